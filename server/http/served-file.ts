import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType } from './content-types.ts'

const brotli = promisify(brotliCompress)
const gz = promisify<Buffer, { level: number }, Buffer>(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** One encoding of a file, ready to send. `etag` includes its quotes. */
export type Variant = { body: Uint8Array; etag: string }

export type ServedFile = {
  type: string
  cacheControl: string
  status: number
  /** The whole Content-Security-Policy, for pages. */
  csp?: string
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>
}

export const forever = 'public, max-age=31536000, immutable'
export const anHour = 'public, max-age=3600'
const revalidate = 'no-cache'

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

/** Returns a file of a folder with its compressed variants. @throws when it doesn't exist */
export function servedFile(contents: ReadonlyMap<string, Buffer>, file: string, cacheControl: string): ServedFile {
  const whole = contents.get(file)
  if (!whole) throw new Error(`The build is incomplete: there is no ${file}. Build the site again.`)
  const br = contents.get(`${file}.br`)
  const gzip = contents.get(`${file}.gz`)
  return { type: contentType(file), cacheControl, status: 200, variants: variants(whole, br, gzip) }
}

/** Returns a text that may change with its compressed variants. `name`: a file name, for its type. */
export async function compressed(name: string, text: string, page: Pick<ServedFile, 'csp' | 'status'>): Promise<ServedFile> {
  const whole = Buffer.from(text)
  // Better qualities save 6 to 8 % of the bytes, and take 20 to 50 times as long: seconds, whenever a fact changes.
  const { br, gzip } = await compress(whole, 6)
  return { type: contentType(name), cacheControl: revalidate, variants: variants(whole, br, gzip), ...page }
}

/** Compresses a file in Node's thread pool. `quality`: Brotli's, up to 11. */
export async function compress(whole: Buffer, quality: number): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length }
  const [br, gzip] = await Promise.all([brotli(whole, { params }), gz(whole, { level: 9 })])
  return { br, gzip }
}

function variants(whole: Buffer, br: Buffer | undefined, gzip: Buffer | undefined): ServedFile['variants'] {
  return { identity: variant(whole, ''), ...(br && { br: variant(br, '-br') }), ...(gzip && { gzip: variant(gzip, '-gz') }) }
}

function variant(body: Buffer, suffix: string): Variant {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}${suffix}"` }
}
