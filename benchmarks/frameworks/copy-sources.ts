import { copyFile, cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { buildSettings } from '../../build/build-settings.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * Copies the sources of the pages (components, styles, wording, rules, facts, fonts, pictures) into the folder of another framework.
 * @param change adapts the text of a file to that framework
 */
export async function copySources(folder: string, change: (file: string, text: string) => string): Promise<void> {
  for (const generated of ['site', 'ui', 'content', 'domain', 'workshop', 'art', 'public'])
    await rm(join(folder, generated), { recursive: true, force: true })
  await cp(join(root, 'site', 'public'), join(folder, 'public'), { recursive: true })
  await cp(join(root, 'ui', 'fonts'), join(folder, 'public', 'assets', 'fonts'), { recursive: true })
  for await (const file of glob(['{site,ui,content,domain,workshop,art}/**/*.{ts,tsx,css}', 'ui/**/*.svg', 'postcss.config.js'], {
    cwd: root,
  })) {
    if (/\.test\.tsx?$|\.d\.ts$|^site\/(public|pages\/design-system)/.test(file)) continue
    const text = await readFile(join(root, file), 'utf8')
    const target = join(folder, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, change(file, await inlineBuildValues(text, file, folder)))
  }
}

/** What components get without the providers that our server puts around them. */
const firstValues = { Facts: 'firstFacts', Rendering: "{ origin: '', moment: new Date(), facts: firstFacts }" }

/** Replaces what our server or build would: the facts, asset imports with URLs, copying the files into the public folder, and build settings. */
async function inlineBuildValues(text: string, file: string, folder: string): Promise<string> {
  let result = text.replaceAll("'./fonts/", "'/assets/fonts/")
  for (const [line, name = '', path = ''] of text.matchAll(/^import (\w+) from '([^']+)\?url'$/gm)) {
    const from = join(root, dirname(file), path)
    await copyFile(from, join(folder, 'public', 'assets', basename(from)))
    result = result.replace(line, `const ${name} = '/assets/${basename(from)}'`)
  }
  for (const [call, path = ''] of text.matchAll(/import\.meta\.glob<string>\('([^']+)\*\.svg'[^)]*\)/g)) {
    const addresses: Record<string, string> = {}
    for await (const name of glob('*.svg', { cwd: join(root, dirname(file), path) })) {
      await copyFile(join(root, dirname(file), path, name), join(folder, 'public', 'assets', name))
      addresses[path + name] = `/assets/${name}`
    }
    result = result.replace(call, JSON.stringify(addresses))
  }
  for (const [context, value] of Object.entries(firstValues)) {
    const start = `createContext<${context} | undefined>(`
    if (!result.includes(`${start}undefined)`)) continue
    result = `import { firstFacts } from '${importPath(file, 'workshop/first-facts.ts')}'\n${result.replace(`${start}undefined)`, `${start}${value})`)}`
  }
  return result
    .replaceAll('__BOOKING_ENDPOINT__', JSON.stringify(buildSettings.endpoints.booking))
    .replaceAll('__CONTACT_ENDPOINT__', JSON.stringify(buildSettings.endpoints.contact))
}

/** The output of `site/head.ts` as a React component. */
export const headComponent = `
  import { firstFacts } from '../workshop/first-facts.ts'
  import { headOf } from './head.ts'
  export const Head = ({ path }) => {
    const { title, tags } = headOf(path, { origin: '', facts: firstFacts })
    return <><title>{title}</title>{tags.map(({ tag: Tag, attributes }) => <Tag key={JSON.stringify(attributes)} {...attributes} />)}</>
  }`

/** Returns the relative path with which one file imports another. */
export function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

/** Writes files by path. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

/** @throws when the text is missing, because the project has changed and the benchmark must follow */
export function replaceOnce(text: string, found: string | RegExp, replacement: string): string {
  const changed = text.replace(found, replacement)
  if (changed === text) throw new Error(`The sources no longer contain ${found}: update benchmarks/frameworks.`)
  return changed
}

/** What postcss.config.js needs. */
export const stylePackages = ['@csstools/postcss-global-data', 'postcss-custom-media']

/** Returns the versions that the project itself uses. */
export async function ownVersions(...names: string[]): Promise<Record<string, string>> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  return Object.fromEntries(names.map((name) => [name, dependencies[name] ?? devDependencies[name]]))
}
