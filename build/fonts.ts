import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const folder = new URL('../ui/fonts/', import.meta.url)

const characters = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
export const latin = `${characters(0x20, 0x7e)}\u00a0©°·×½¾éèüçñ–—‘’“”•…−`
/** Te reo Māori needs vowels with macrons, which are in the families' Latin Extended files. */
const macrons = 'ĀāĒēĪīŌōŪū'

type Subset = { file: string; source: string; text: string; axes: Record<string, number | { min: number; max: number }> }

const archivo = { wght: 650, wdth: { min: 75, max: 125 } }
const plex = { wght: { min: 400, max: 650 } }

const subsets: readonly Subset[] = [
  { file: 'archivo.woff2', source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2', text: latin, axes: archivo },
  {
    file: 'archivo-macrons.woff2',
    source: '@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2',
    text: macrons,
    axes: archivo,
  },
  {
    file: 'plex-sans.woff2',
    source: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    text: latin,
    axes: plex,
  },
  {
    file: 'plex-sans-macrons.woff2',
    source: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2',
    text: macrons,
    axes: plex,
  },
]

const settings = { targetFormat: 'woff2' as const, keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'ccmp'], noHinting: true }

/**
 * Subsets the two families to the pages' characters: about 34 kB together, with macrons in separate files. Skips files whose source, recipe
 * and tool haven't changed since.
 */
export async function generateFonts(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { version } = require('subset-font/package.json') as { version: string }
  const recorded = new URL('recipes.json', folder)
  const recipes: Record<string, string> = await readFile(recorded, 'utf8').then(JSON.parse, () => ({}))
  for (const { file, source, text, axes } of subsets) {
    const target = new URL(file, folder)
    const original = await readFile(require.resolve(source))
    const recipe = createHash('sha256')
      .update(original)
      .update(JSON.stringify([text, axes, settings, version]))
      .digest('hex')
    if (recipes[file] === recipe && existsSync(target)) continue
    const font = await subsetFont(original, text, { ...settings, variationAxes: axes })
    await writeFile(target, font)
    recipes[file] = recipe
    await writeFile(recorded, JSON.stringify(recipes))
    console.log(`Font ${file}: ${(font.length / 1024).toFixed(1)} kB`)
  }
}
