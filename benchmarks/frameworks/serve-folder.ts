import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { contentType } from '../../server/http/content-types.ts'
import { compress } from '../../server/http/served-file.ts'

type File = { body: Buffer; headers: Record<string, string> }

/**
 * Serves the files of a folder from memory: `X.br` instead of `X` where it exists, and pages, compressed as our server does it, by the path of
 * their folder, with or without a trailing slash. Pages are revalidated, everything else is immutable.
 */
export async function serveFolder(folder: string): Promise<{ url: string; close(): void }> {
  const files = new Map<string, File>()
  for await (const name of glob('**/*.*', { cwd: folder })) {
    if (/\.(br|gz)$/.test(name)) continue
    const isPage = name.endsWith('.html')
    const dense = isPage || existsSync(join(folder, `${name}.br`))
    const stored = await readFile(join(folder, dense && !isPage ? `${name}.br` : name))
    const body = isPage ? (await compress(stored, 6)).br : stored
    files.set(`/${name}`, {
      body,
      headers: {
        'content-type': contentType(name),
        'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        ...(dense ? { 'content-encoding': 'br' } : {}),
      },
    })
  }
  const server = createServer(({ url = '/', headers }, response) => {
    const path = decodeURIComponent(url.split('?')[0] ?? '')
    const file = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`)
    if (!file) response.writeHead(404).end()
    else if (headers['if-none-match'] === file.headers.etag) response.writeHead(304, file.headers).end()
    else response.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
