import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const drawings = join(import.meta.dirname, '../drawings')
/** Lettering less high than this is hidden, in CSS pixels. */
export const legible = 7.5

/** A drawing for art/drawings/: its lines, and the lettering that is hidden where it would be too small to read. Heights are in units of the drawing. */
export type LineDrawing = {
  name: string
  title: string
  width: number
  height: number
  /** The height of its smallest letters. */
  smallest?: number
  draw: () => { lines: readonly string[]; lettering: readonly string[] }
}

/** Writes a drawing as SVG into art/drawings/. The output is the same on every run. */
export async function writeDrawing({ name, title, width, height, smallest = 0, draw }: LineDrawing): Promise<void> {
  const { lines, lettering } = draw()
  const small = Math.ceil((legible * width) / smallest) - 1
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>${title}</title>
${lettering.length > 0 ? `<style>@media(max-width:${small}px){.m{display:none}}</style>\n` : ''}<g stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>
${lettering.length > 0 ? `<g class="m">${lettering.join('')}</g>\n` : ''}</svg>
`
  await writeFile(join(drawings, `${name}.svg`), svg)
}
