import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { MadePicture, Picture } from '../art/picture.ts'
import { fallbackWidth, fileOf, pictureWidths } from '../art/picture-files.ts'
import { pictureLists, pictures } from '../art/pictures.ts'

const originals = new URL('../art/originals/', import.meta.url)
/** In the site's public folder, whose files are served unchanged. */
const folder = new URL('../site/public/assets/pictures/', import.meta.url)

/** AVIF effort 4 takes six times the CPU time of 3, for 8 % fewer bytes. */
const avif = { quality: 56, effort: 3 }
/** For browsers from before 2023 without AVIF support; in one width, because they are few. */
const webp = { quality: 74, effort: 5 }

/**
 * Makes every picture as AVIF in several widths and as WebP in one. Files are named by the hash of original and recipe, so only changed
 * pictures are made again. Also writes a module for each list of pictures, which the pages import.
 */
export async function makePictures(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const photographs = await listOriginals()
  const have = new Set(await readdir(folder))
  const wanted = new Set<string>()
  const described: Record<string, MadePicture> = {}
  const names = Object.entries<Picture>(pictures)
  let made = 0
  for (const [i, [name, picture]] of names.entries()) {
    const { original, crop } = await originalOf(name, picture, photographs)
    const recipe = JSON.stringify([crop, avif, webp])
    const hash = createHash('sha256').update(original).update(recipe).digest('hex').slice(0, 10)
    const image = () => (crop ? sharp(original).rotate().extract(crop) : sharp(original).rotate())
    const { width, height } = crop ?? (await rotatedSize(original))

    const files = [
      ...pictureWidths(width).map((each) => ({ file: basename(fileOf(name, hash, each)), make: () => image().resize(each).avif(avif) })),
      { file: basename(fileOf(name, hash)), make: () => image().resize(fallbackWidth(width)).webp(webp) },
    ]
    for (const { file } of files) wanted.add(file)
    await Promise.all(
      files
        .filter(({ file }) => !have.has(file))
        .map(async ({ file, make }) => {
          await writeFile(new URL(file, folder), await make().toBuffer())
          made += 1
          progress(`Pictures: ${i + 1} of ${names.length}, ${file}`)
        }),
    )
    described[name] = { name, width, height, hash, alt: picture.alt, ...((await hasDarkEdges(image())) ? { dark: true as const } : {}) }
  }
  for (const file of have) if (!wanted.has(file)) await rm(new URL(file, folder))
  if (made > 0) progress(`Pictures: ${names.length} ready, ${made} files made.\n`)
  for (const [list, members] of Object.entries(pictureLists)) await writeModule(list, members, described)
}

async function writeModule(list: string, members: Record<string, Picture>, described: Record<string, MadePicture>): Promise<void> {
  const pictures = Object.fromEntries(Object.keys(members).map((name) => [name, described[name]]))
  await writeIfChanged(
    new URL(`../art/${list}-pictures.generated.ts`, import.meta.url),
    `// Made by scripts/pictures.ts; not kept in git.
import type { MadePicture } from './picture.ts'

export const ${list}Pictures = ${JSON.stringify(pictures, null, 2)} as const satisfies Record<string, MadePicture>
`,
  )
}

/** Lists the files that pictures are made from. */
export function listOriginals(): Promise<string[]> {
  return readdir(originals)
}

/** Returns the bytes of a picture's original, and its crop. */
export async function originalOf(name: string, picture: Picture, files: readonly string[]) {
  const { file, crop } = sourceOf(name, picture, files)
  return { original: await readFile(new URL(file, originals)), crop }
}

/** Returns the file that a picture is made from: one with its own name, uncropped, or else its original with its crop. */
export function sourceOf(name: string, { original, crop }: Picture, files: readonly string[]): { file: string; crop?: Picture['crop'] } {
  const own = ['jpg', 'png', 'webp'].map((form) => `${name}.${form}`).find((file) => files.includes(file))
  return own ? { file: own, crop: own === original ? crop : undefined } : { file: original, crop }
}

/** Returns the size after EXIF rotation: phones store portrait photos in landscape. */
async function rotatedSize(original: Buffer): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0, orientation = 1 } = await sharp(original).metadata()
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

/** Tells whether the outermost 6 % of a picture have less than 40 % of white's brightness on average. */
async function hasDarkEdges(image: Sharp): Promise<boolean> {
  const cells = 16
  const grey = await image.resize(cells, cells, { fit: 'fill' }).greyscale().raw().toBuffer()
  const edge = [...grey].filter((_, i) => i < cells || i >= grey.length - cells || i % cells === 0 || i % cells === cells - 1)
  return edge.reduce((sum, value) => sum + value, 0) / edge.length < 0.4 * 255
}

function progress(line: string): void {
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : line.endsWith('\n') ? line : '')
}

/** Writes a file unless it already holds this text, so that file watchers aren't triggered needlessly. */
export async function writeIfChanged(file: URL, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, text)
}
