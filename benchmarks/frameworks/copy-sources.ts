import { copyFile, cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { buildSettings } from '../../scripts/build-settings.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * Copies what a page is made of (components, styles, wordings, rules, facts, fonts, pictures) into the folder of another framework.
 * @param change gives the text of a file as that framework wants it
 */
export async function copySources(folder: string, change: (file: string, text: string) => string): Promise<void> {
  for (const made of ['site', 'workshop', 'enquiries', 'art', 'public']) await rm(join(folder, made), { recursive: true, force: true })
  await cp(join(root, 'site', 'public'), join(folder, 'public'), { recursive: true })
  await cp(join(root, 'site', 'design', 'fonts'), join(folder, 'public', 'assets', 'fonts'), { recursive: true })
  for await (const file of glob('{site,workshop,enquiries,art}/**/*.{ts,tsx,css}', { cwd: root })) {
    if (/\.test\.tsx?$|\.d\.ts$|^site\/(public|pages\/design-system)/.test(file)) continue
    const text = await readFile(join(root, file), 'utf8')
    const put = join(folder, file)
    await mkdir(dirname(put), { recursive: true })
    await writeFile(put, change(file, await giveAddresses(text, file, folder)))
  }
}

/** What our build puts in stands there already: addresses of files, which go into the public folder, and settings. */
async function giveAddresses(text: string, file: string, folder: string): Promise<string> {
  let given = text.replaceAll("'./fonts/", "'/assets/fonts/")
  for (const [line, name = '', path = ''] of text.matchAll(/^import (\w+) from '([^']+)\?url'$/gm)) {
    const from = join(root, dirname(file), path)
    await copyFile(from, join(folder, 'public', 'assets', basename(from)))
    given = given.replace(line, `const ${name} = '/assets/${basename(from)}'`)
  }
  for (const [call, path = ''] of text.matchAll(/import\.meta\.glob<string>\('([^']+)\*\.svg'[^)]*\)/g)) {
    const addresses: Record<string, string> = {}
    for await (const name of glob('*.svg', { cwd: join(root, dirname(file), path) })) {
      await copyFile(join(root, dirname(file), path, name), join(folder, 'public', 'assets', name))
      addresses[path + name] = `/assets/${name}`
    }
    given = given.replace(call, JSON.stringify(addresses))
  }
  return given
    .replaceAll('__BOOKING_ENDPOINT__', JSON.stringify(buildSettings.endpoints.booking))
    .replaceAll('__CONTACT_ENDPOINT__', JSON.stringify(buildSettings.endpoints.contact))
    .replaceAll('__PUBLIC_URL__', JSON.stringify(buildSettings.publicUrl))
}

/** What `site/head.ts` says, as a component of React. */
export const headComponent = `
  import { headOf } from './head.ts'
  export const Head = ({ path }) => {
    const { title, tags } = headOf(path)
    return <><title>{title}</title>{tags.map(({ tag: Tag, attributes }) => <Tag key={JSON.stringify(attributes)} {...attributes} />)}</>
  }`

/** The path by which one file of the folder imports another. */
export function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

/** Writes the files of an app, by their paths. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

/** @throws when the text is not there: the project has changed, and the benchmark must follow */
export function exchange(text: string, found: string | RegExp, put: string): string {
  const changed = text.replace(found, put)
  if (changed === text) throw new Error(`${found} is not there any more: mend benchmarks/frameworks.`)
  return changed
}

/** The versions that the project itself uses. */
export async function ownVersions(...names: string[]): Promise<Record<string, string>> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  return Object.fromEntries(names.map((name) => [name, dependencies[name] ?? devDependencies[name]]))
}
