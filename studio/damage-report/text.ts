import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'
import type { Point } from './vector.ts'

const require = createRequire(import.meta.url)
const archivo = await readFile(require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'))
const letters = `${Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')}−–·×°±µ’`

async function fontWith(wght: number, wdth: number) {
  const font = await subsetFont(archivo, letters, { targetFormat: 'sfnt', variationAxes: { wght, wdth }, keepFeatures: ['kern'] })
  return opentype.parse(Uint8Array.from(font).buffer)
}

/** Wide figures and narrow capitals for labels, as on the website. */
const fonts = { figure: await fontWith(650, 116), label: await fontWith(600, 80) }
const tracking = { figure: -0.01, label: 0.07 }

export type Words = { text: string; at: Point; size: number; style: keyof typeof fonts; anchor?: 'start' | 'middle' | 'end' }

const shown = ({ text, style }: Pick<Words, 'text' | 'style'>) => (style === 'label' ? text.toUpperCase() : text)

export function widthOf(words: Pick<Words, 'text' | 'style' | 'size'>): number {
  const { style, size } = words
  return fonts[style].getAdvanceWidth(shown(words), size, { letterSpacing: tracking[style] })
}

const pathOf = (words: Words) => {
  const { at, size, style, anchor = 'start' } = words
  const left = at[0] - { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(words)
  return fonts[style].getPath(shown(words), left, at[1], size, { letterSpacing: tracking[style] })
}

/** Returns the box round the letters of a text, down to their baseline. */
export function boxOf(words: Words): [left: number, top: number, right: number, bottom: number] {
  const { x1, y1, x2 } = pathOf(words).getBoundingBox()
  return [x1, y1, x2, words.at[1]]
}

/** Returns where the gaps between its words begin and end. */
export function gapsOf(words: Words): [left: number, right: number][] {
  const [left] = boxOf(words)
  const until = (end: number) => left + widthOf({ ...words, text: words.text.slice(0, end) })
  return [...words.text.matchAll(/\S(?=[ \u00a0])/g)].map(({ index }) => [until(index + 1), until(index + 2)])
}

/** Returns text as SVG path data, so that showing it needs no font. `place` maps each point, for example onto a surface. */
export function outlined(words: Words, place: (point: Point) => Point = (point) => point): string {
  const { commands } = pathOf(words)
  const put = (...numbers: number[]) => {
    const points: string[] = []
    for (let i = 0; i < numbers.length; i += 2)
      points.push(
        place([numbers[i] ?? 0, numbers[i + 1] ?? 0])
          .map((n) => n.toFixed(2))
          .join(' '),
      )
    return points.join(' ')
  }
  return commands
    .map(({ type, x, y, x1, y1, x2, y2 }) => {
      if (type === 'Z') return 'Z'
      if (type === 'C') return `C${put(x1, y1, x2, y2, x, y)}`
      return type === 'Q' ? `Q${put(x1, y1, x, y)}` : `${type}${put(x, y)}`
    })
    .join('')
}
