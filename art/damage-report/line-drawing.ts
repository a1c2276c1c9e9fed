import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const drawings = join(import.meta.dirname, '../drawings')
/** How high a drawing's smallest figures are: as its dimensions in art/scenes/kit/line/measure.py, in units of the drawing. */
export const figureHeight = 26
/** Figures less high than this are hidden, in CSS pixels. */
const legible = 7.5

/** A drawing for art/drawings/: its lines, and the lettering that is hidden where it would be too small to read. */
export type LineDrawing = {
  name: string
  title: string
  width: number
  height: number
  draw: () => { lines: readonly string[]; lettering: readonly string[] }
}

/** Writes a drawing as SVG into art/drawings/. The output is the same on every run. */
export async function writeDrawing({ name, title, width, height, draw }: LineDrawing): Promise<void> {
  const { lines, lettering } = draw()
  const small = Math.ceil((legible * width) / figureHeight) - 1
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>${title}</title>
${lettering.length > 0 ? `<style>@media(max-width:${small}px){.m{display:none}}</style>\n` : ''}<g stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>
${lettering.length > 0 ? `<g class="m">${lettering.join('')}</g>\n` : ''}</svg>
`
  await writeFile(join(drawings, `${name}.svg`), svg)
}
