import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const drawings = join(import.meta.dirname, '../../art/drawings')
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
  /** The widest that shows `small`, in CSS pixels, although the lettering can still be read or there is none. */
  smallUpTo?: number
  /** `small` is shown instead of all the rest where the lettering would be hidden. */
  draw: () => { lines: readonly string[]; lettering: readonly string[]; small?: readonly string[] }
}

/** Writes a drawing as SVG into art/drawings/. The output is the same on every run. */
export async function writeDrawing({ name, title, width, height, smallest = 0, smallUpTo = 0, draw }: LineDrawing): Promise<void> {
  const { lines, lettering, small } = draw()
  const illegible = lettering.length > 0 ? Math.ceil((legible * width) / smallest) - 1 : 0
  const below = Math.max(small ? smallUpTo : 0, illegible)
  const style = `${small ? '.s{display:none}' : ''}@media(max-width:${below}px){.m{display:none}${small ? '.s{display:inline}' : ''}}`
  const shown = small ? `<g class="s">${small.join('')}</g><g class="m">${lines.join('')}</g>` : lines.join('')
  const hidden = lettering.length > 0 ? `<g class="m">${lettering.join('')}</g>\n` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>${title}</title>
${below > 0 ? `<style>${style}</style>\n` : ''}<g stroke-linecap="round" stroke-linejoin="round">${shown}</g>
${hidden}</svg>
`
  await writeFile(join(drawings, `${name}.svg`), svg)
}
