import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cardAlt, type cardPictures, cardPictures as list } from '../art/cards.ts'
import { pictures } from '../art/pictures.ts'
import { writeIfChanged } from './write-if-changed.ts'

const folder = new URL('../site/public/assets/cards/', import.meta.url)

/** Makes the pictures of shared links: 1200 × 630 pixels, JPEG, because many who show links read nothing newer. */
export async function makeCards(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const have = new Set(await readdir(folder))
  const made: Record<string, { path: string; alt: string }> = {}
  for (const [name, { picture, focus }] of Object.entries(list)) {
    const original = await readFile(new URL(`../art/originals/${pictures[picture].original}`, import.meta.url))
    const file = `${name}.${createHash('sha256').update(original).update(focus).digest('hex').slice(0, 10)}.jpg`
    if (!have.delete(file)) {
      const image = sharp(original).rotate().resize(1200, 630, { fit: 'cover', position: focus })
      await writeFile(new URL(file, folder), await image.jpeg({ quality: 80, mozjpeg: true }).toBuffer())
    }
    made[name] = { path: `/assets/cards/${file}`, alt: cardAlt(name as keyof typeof cardPictures) }
  }
  for (const file of have) await rm(new URL(file, folder))
  await writeIfChanged(
    new URL('../art/cards.generated.ts', import.meta.url),
    `// Made by scripts/cards.ts; not kept in git.\nexport const cards = ${JSON.stringify(made, null, 2)} as const\n\nexport type CardName = keyof typeof cards\n`,
  )
}
