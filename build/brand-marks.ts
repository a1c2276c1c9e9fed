import * as icons from 'simple-icons'
import { brands } from '../content/brands.ts'
import { writeIfChanged } from './write-if-changed.ts'

const file = new URL('../art/brands.generated.svg', import.meta.url)
/** The size of a Simple Icons logo. */
const size = 24

/**
 * Writes the car makers' logos into one SVG, stacked, in the pages' text colour. One file, because browsers create a document for each SVG
 * image. The URL's fragment selects a logo.
 */
export async function generateBrandMarks(): Promise<void> {
  const paths = new Map(Object.values(icons).map(({ slug, path }) => [slug, path]))
  const marks = brands.map(({ slug }, i) => {
    const path = paths.get(slug)
    if (!path) throw new Error(`Simple Icons has no logo named ${slug}: correct content/brands.ts.`)
    const top = i * size
    return `<view id="${slug}" viewBox="0 ${top} ${size} ${size}"/><path transform="translate(0 ${top})" d="${path}"/>`
  })
  const height = brands.length * size
  await writeIfChanged(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${height}" fill="#15181d">${marks.join('')}</svg>\n`,
  )
}
