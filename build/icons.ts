import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const logo = new URL('../site/public/favicon.svg', import.meta.url)
/** The width and height of the logo's viewBox. */
const logoSize = 40
/** As in ui/tokens.css. */
const ink = '#15181d'

/** `share` is the logo's share of the icon's width; icons with a background fill their square. */
type Icon = { size: number; share?: number; ground?: string }

// The web app manifests (site/site-files.ts and desk/app.webmanifest) name them.
const files: Readonly<Record<string, Icon>> = {
  'apple-touch-icon.png': { size: 180, share: 0.86, ground: ink },
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  // Maskable icons are cropped: the logo must stay within the safe zone, a circle of 80 % of the width.
  'icon-maskable-512.png': { size: 512, share: 0.8, ground: ink },
}

/** Writes the favicons and app icons into the folder. */
export async function writeIcons(folder: URL): Promise<void> {
  for (const [name, icon] of Object.entries(files)) await writeFile(new URL(name, folder), await drawIcon(icon))
  await writeFile(new URL('favicon.ico', folder), await icoFile([16, 32, 48]))
}

async function drawIcon({ size, share = 1, ground }: Icon): Promise<Buffer> {
  const width = Math.round(size * share)
  const drawn = await sharp(await readFile(logo), { density: (72 * width) / logoSize })
    .resize(width, width)
    .png()
    .toBuffer()
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background } }).composite([{ input: drawn }])
  return await (ground ? canvas.removeAlpha() : canvas).png({ compressionLevel: 9 }).toBuffer()
}

/** Returns an ICO file with a PNG for each size (ICONDIR and ICONDIRENTRY of the format's documentation at Microsoft). */
async function icoFile(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => drawIcon({ size })))
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let offset = head.length
  for (const [i, image] of images.entries()) {
    const at = 6 + 16 * i
    head.writeUInt8(sizes[i] ?? 0, at)
    head.writeUInt8(sizes[i] ?? 0, at + 1)
    // One colour plane of 32 bits.
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(image.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += image.length
  }
  return Buffer.concat([head, ...images])
}
