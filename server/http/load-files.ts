import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import * as v from 'valibot'
import { contentType } from './content-types.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One encoding of a file, ready to send. `etag` includes its quotes. */
export type Variant = { body: Buffer; etag: string }

export type ServedFile = {
  type: string
  cacheControl: string
  status: number
  /** The whole Content-Security-Policy, for pages. */
  csp?: string
  /** URLs of the page's style sheets, needed to render it again. */
  stylesheets?: string[]
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>
}

/** The built site in memory. Only paths in the map are served, so no request can reach any other file. */
export type BuiltFiles = {
  byPath: ReadonlyMap<string, ServedFile>
  notFound: ServedFile
  /** The PUBLIC_URL that the site was built with. */
  builtFor?: string | undefined
}

/**
 * `pages.json`: the origin that the site was built for, and its pages by path, including the query if it has its own page. `csp`: the
 * Content-Security-Policy.
 */
const pageList = v.object({
  publicUrl: v.optional(v.string()),
  pages: v.record(v.string(), v.object({ file: v.string(), csp: v.string(), status: v.number(), stylesheets: v.array(v.string()) })),
})

export type PageList = v.InferOutput<typeof pageList>

export const forever = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'
const revalidate = 'no-cache'

/**
 * Reads the built site: `pages.json`, which maps paths to files ('*' is the not-found page), and every file in `client/`
 * with its `.br` and `.gz` variants.
 * @throws when there is no build, or `pages.json` names a missing file
 */
export async function loadFiles(buildDir: string): Promise<BuiltFiles> {
  const { pages, publicUrl } = v.parse(pageList, JSON.parse(await readFile(join(buildDir, 'pages.json'), 'utf8')))
  const contents = await readFolder(join(buildDir, 'client'))

  const byPath = new Map<string, ServedFile>()
  for (const file of contents.keys()) {
    // Documents are served only at their page's path, so that each has one URL and its own policy.
    if (isVariant(contents, file) || file.endsWith('.html')) continue
    byPath.set(`/${file}`, servedFile(contents, file, file.startsWith('assets/') ? forever : anHour, { status: 200 }))
  }
  for (const [path, { file, ...page }] of Object.entries(pages))
    if (path !== '*') byPath.set(path, servedFile(contents, file, revalidate, page))

  const other = pages['*']
  if (!other) throw new Error("The build is incomplete: pages.json has no not-found page ('*'). Build the site again.")
  return { byPath, notFound: servedFile(contents, other.file, revalidate, { csp: other.csp, status: 404 }), builtFor: publicUrl }
}

/** Reads all files of a folder, by their path in it with forward slashes. */
export async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return new Map(await Promise.all(names.map(async (name) => [name.replaceAll(sep, '/'), await readFile(join(folder, name))] as const)))
}

/** Whether a file is a compressed variant of another. */
export function isVariant(contents: ReadonlyMap<string, Buffer>, file: string): boolean {
  return /\.(br|gz)$/.test(file) && contents.has(file.slice(0, file.lastIndexOf('.')))
}

/** Returns a file with its compressed variants. @throws when it doesn't exist */
export function servedFile(
  contents: ReadonlyMap<string, Buffer>,
  file: string,
  cacheControl: string,
  page: Pick<ServedFile, 'csp' | 'status' | 'stylesheets'>,
): ServedFile {
  const whole = contents.get(file)
  if (!whole) throw new Error(`The build is incomplete: pages.json names ${file}, which does not exist. Build the site again.`)
  const variants: ServedFile['variants'] = { identity: variant(whole, '') }
  const br = contents.get(`${file}.br`)
  const gzip = contents.get(`${file}.gz`)
  if (br) variants.br = variant(br, '-br')
  if (gzip) variants.gzip = variant(gzip, '-gz')
  return { type: contentType(file), cacheControl, variants, ...page }
}

function variant(body: Buffer, suffix: string): Variant {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}${suffix}"` }
}
