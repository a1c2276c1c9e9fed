import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import subsetFont from 'subset-font'
import { cardFile } from '../art/card-file.ts'
import { cardOf } from '../art/cards.ts'
import { type PictureName, pictures } from '../art/pictures.ts'
import { business } from '../workshop/business.ts'
import { type PagePath, pages } from '../workshop/pages.ts'
import { listOriginals, originalOf, writeIfChanged } from './pictures.ts'

const require = createRequire(import.meta.url)
const folder = new URL('../site/public/assets/cards/', import.meta.url)
const archivo = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'
/** Pango's name for the font that is made here; the comma keeps it from parsing the weight out of the name. */
const family = 'Archivo SemiBold,'

const size = { width: 1200, height: 630 }
/** Text on the left, picture on the right, signal stripe below; in pixels. */
const words = { left: 64, width: 500 }
const stripe = 14
const colours = { ink: '#15181d', bone: '#f4f1ea', mist: '#a9b1ba', signal: '#ff5a1f' }

/**
 * Makes the Open Graph image of each page: 1200 × 630 pixels, JPEG, because many link previews support nothing newer. If any picture or
 * text has changed, all are made again, which takes seconds.
 */
export async function makeCards(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const paths = Object.keys(pages) as PagePath[]
  const originals = await listOriginals()
  const cards = await Promise.all(
    paths.map(async (path) => {
      const { title, picture } = cardOf(path)
      return { path, title, ...(await originalOf(picture, pictures[picture as PictureName], originals)) }
    }),
  )
  const hashed = createHash('sha256').update(await readFile(new URL(import.meta.url)))
  for (const { path, title, original, crop } of cards) hashed.update(JSON.stringify([path, title, crop, business])).update(original)
  const hash = hashed.digest('hex').slice(0, 10)

  const have = new Set(await readdir(folder))
  const missing = cards.filter(({ path }) => !have.delete(basename(cardFile(path, hash))))
  if (missing.length > 0) {
    const font = await cardFont()
    for (const { path, title, original, crop } of missing) {
      const file = new URL(basename(cardFile(path, hash)), folder)
      await writeFile(file, await drawCard(title, crop ? sharp(original).rotate().extract(crop) : sharp(original).rotate(), font))
    }
  }
  for (const file of have) await rm(new URL(file, folder), { force: true })
  await writeIfChanged(
    new URL('../art/cards.generated.ts', import.meta.url),
    `// Made by scripts/cards.ts; not kept in git.\nexport const cardsHash = '${hash}'\n`,
  )
}

async function drawCard(title: string, picture: Sharp, font: string): Promise<Buffer> {
  const right = { width: size.width - words.left - words.width - 40, height: size.height - stripe }
  const shown = await picture.resize({ ...right, fit: 'cover' }).toBuffer()
  const heading = await text(title, title.length > 26 ? 56 : 68, colours.bone, font)
  const name = await text(business.name, 30, colours.bone, font)
  const reach = await text(`${business.suburb}  ·  ${business.landline.shown}`, 26, colours.mist, font)
  const mark = await sharp(new URL('../site/public/favicon.svg', import.meta.url).pathname, { density: 170 })
    .resize(92)
    .png()
    .toBuffer()
  const line = { create: { width: size.width, height: stripe, channels: 3 as const, background: colours.signal } }
  const layers: OverlayOptions[] = [
    { input: shown, left: size.width - right.width, top: 0 },
    { input: mark, left: words.left - 4, top: 60 },
    { input: heading, left: words.left, top: 200 },
    { input: name, left: words.left, top: 500 },
    { input: reach, left: words.left, top: 548 },
    { input: line, left: 0, top: size.height - stripe },
  ]
  const ground = sharp({ create: { ...size, channels: 3, background: colours.ink } })
  return await ground.composite(layers).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

/** Renders text as a picture, wrapped to the width. */
async function text(content: string, pixels: number, colour: string, fontfile: string): Promise<Buffer> {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const markup = `<span foreground="${colour}" letter_spacing="${-Math.round(pixels * 12)}">${escaped}</span>`
  return await sharp({ text: { text: markup, font: `${family} ${pixels}`, fontfile, width: words.width, rgba: true, dpi: 72 } })
    .png()
    .toBuffer()
}

/** Writes the display font as a file for Pango, with the axes fixed, and returns its path. */
async function cardFont(): Promise<string> {
  const cache = join(import.meta.dirname, '../.cache')
  await mkdir(cache, { recursive: true })
  const letters = Array.from({ length: 0x180 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
  const font = await subsetFont(await readFile(require.resolve(archivo)), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 650, wdth: 118 },
  })
  const file = join(cache, 'archivo-card.ttf')
  await writeFile(file, font)
  return file
}
