import { writeFile } from 'node:fs/promises'
import * as icons from 'simple-icons'
import { brands } from '../workshop/brands.ts'

const file = new URL('../art/brands.generated.svg', import.meta.url)
/** Of a mark, as Simple Icons draws them. */
const size = 24

/**
 * Writes the marks of the makes in one colour, the ink of the pages, one below the other into one file: a browser makes a document of
 * each SVG that it shows. A mark is shown by its name at the end of the address.
 */
export async function makeBrandMarks(): Promise<void> {
  const paths = new Map(Object.values(icons).map(({ slug, path }) => [slug, path]))
  const marks = brands.map(({ slug }, i) => {
    const path = paths.get(slug)
    if (!path) throw new Error(`Simple Icons has no mark named ${slug}: mend workshop/brands.ts.`)
    const top = i * size
    return `<view id="${slug}" viewBox="0 ${top} ${size} ${size}"/><path transform="translate(0 ${top})" d="${path}"/>`
  })
  const height = brands.length * size
  await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${height}" fill="#15181d">${marks.join('')}</svg>\n`)
}
