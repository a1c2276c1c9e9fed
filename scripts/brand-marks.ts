import { mkdir, writeFile } from 'node:fs/promises'
import { siAudi, siBmw, siHonda, siHyundai, siKia, siMitsubishi, siSuzuki, siToyota, siVolkswagen } from 'simple-icons'

const folder = new URL('../site/public/assets/brands/', import.meta.url)
const marks = [siToyota, siMitsubishi, siSuzuki, siHonda, siKia, siHyundai, siBmw, siAudi, siVolkswagen]

/** Writes the marks of the car brands as files of one colour, the ink of the pages. */
export async function makeBrandMarks(): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { slug, path } of marks) {
    await writeFile(
      new URL(`${slug}.svg`, folder),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#15181d" d="${path}"/></svg>\n`,
    )
  }
}
