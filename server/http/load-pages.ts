import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import * as v from 'valibot'
import { contentType } from './content-types.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One form of a file, ready to be sent. `etag` with its quotes. */
export type Form = { body: Buffer; etag: string }

export type ServedFile = {
  type: string
  cacheControl: string
  status: number
  /** The whole Content-Security-Policy, for pages. */
  csp?: string
  /** Addresses of the style sheets of the page, for when it is rendered anew. */
  stylesheets?: string[]
  forms: { identity: Form } & Partial<Record<Encoding, Form>>
}

/** The built site in memory. A path that is not in the map cannot be reached, whatever it looks like. */
export type Pages = { byPath: ReadonlyMap<string, ServedFile>; notFound: ServedFile }

const pageList = v.object({
  pages: v.record(
    v.string(),
    v.object({ file: v.string(), csp: v.string(), status: v.number(), stylesheets: v.optional(v.array(v.string())) }),
  ),
})

const forever = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'
const askEachTime = 'no-cache'

/**
 * Reads the built site: `pages.json`, which says what each path shows ('*' for those that don't exist), and `client/`
 * with every file and its `.br` and `.gz` forms.
 * @param buildDir the folder of the build
 * @throws when there is no build, or its list names a file that is missing
 */
export async function loadPages(buildDir: string): Promise<Pages> {
  const { pages } = v.parse(pageList, JSON.parse(await readFile(join(buildDir, 'pages.json'), 'utf8')))
  const client = join(buildDir, 'client')
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1))
  const contents = new Map(
    await Promise.all(names.map(async (name) => [name.replaceAll(sep, '/'), await readFile(join(client, name))] as const)),
  )

  function served(file: string, cacheControl: string, page: Pick<ServedFile, 'csp' | 'status' | 'stylesheets'>): ServedFile {
    const whole = contents.get(file)
    if (!whole) throw new Error(`The build is not complete: pages.json names ${file}, and there is no such file. Build the site again.`)
    const forms: ServedFile['forms'] = { identity: form(whole, '') }
    const br = contents.get(`${file}.br`)
    const gzip = contents.get(`${file}.gz`)
    if (br) forms.br = form(br, '-br')
    if (gzip) forms.gzip = form(gzip, '-gz')
    return { type: contentType(file), cacheControl, forms, ...page }
  }

  const byPath = new Map<string, ServedFile>()
  for (const file of contents.keys()) {
    // Pages are reached by their paths alone, so that each has one address and its own policy.
    const isForm = /\.(br|gz)$/.test(file) && contents.has(file.slice(0, file.lastIndexOf('.')))
    if (isForm || file.endsWith('.html')) continue
    byPath.set(`/${file}`, served(file, file.startsWith('assets/') ? forever : anHour, { status: 200 }))
  }
  for (const [path, { file, ...page }] of Object.entries(pages)) if (path !== '*') byPath.set(path, served(file, askEachTime, page))

  const other = pages['*']
  if (!other) throw new Error("The build is not complete: pages.json has no page '*' for paths that don't exist. Build the site again.")
  return { byPath, notFound: served(other.file, askEachTime, { csp: other.csp, status: 404 }) }
}

function form(body: Buffer, suffix: string): Form {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}${suffix}"` }
}
