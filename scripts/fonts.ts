import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const folder = new URL('../site/design/fonts/', import.meta.url)

const characters = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
export const latin = `${characters(0x20, 0x7e)}\u00a0©°·×½éèüçñ–—‘’“”•…−`
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

/** Subsets the two families to the pages' characters: about 34 kB together, with macrons in separate files. Skips files newer than this script. */
export async function generateFonts(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const recipe = (await stat(new URL(import.meta.url))).mtimeMs
  for (const { file, source, text, axes } of subsets) {
    const target = new URL(file, folder)
    const existing = await stat(target).catch(() => undefined)
    if (existing && existing.mtimeMs > recipe) continue
    const font = await subsetFont(await readFile(require.resolve(source)), text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'ccmp'],
      noHinting: true,
    })
    await writeFile(target, font)
    console.log(`Font ${file}: ${(font.length / 1024).toFixed(1)} kB`)
  }
}
