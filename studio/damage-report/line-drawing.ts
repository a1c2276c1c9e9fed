import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const drawings = join(import.meta.dirname, '../../art/drawings')

/** A drawing for art/drawings/, in lines. */
export type LineDrawing = { name: string; title: string; width: number; height: number; draw: () => string }

/** Writes a drawing as SVG into art/drawings/. The output is the same on every run. */
export async function writeDrawing({ name, title, width, height, draw }: LineDrawing): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>${title}</title>
<g stroke-linecap="round" stroke-linejoin="round">${draw()}</g>
</svg>
`
  await writeFile(join(drawings, `${name}.svg`), svg)
}
