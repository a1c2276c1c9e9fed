import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding } from './accept-encoding.ts'
import type { Encoding, Form, Pages, ServedFile } from './load-pages.ts'
import { fileHeaders, isKnown } from './pages.ts'
import { headersFor } from './security-headers.ts'
import type { Stopping } from './stopping.ts'
import { namesOneHost } from './well-formed.ts'

type Answer = { status: number; headers: string[]; form: Form }

/**
 * Answers GET of a page or file of the site before the framework sees the request. Nothing has to be decided for these,
 * and what the framework does for each request costs as much again as the answer itself. Whatever is special goes on to
 * it, and it answers the same.
 */
export function answerFilesAtOnce(app: FastifyInstance, pages: Pages, publicUrl: string, stopping: Stopping): void {
  const answers = new Map([...pages.byPath].map(([url, file]) => [url, answersOf(file, publicUrl)]))
  const [onward] = app.server.listeners('request') as [(request: IncomingMessage, response: ServerResponse) => void]

  app.server.removeListener('request', onward)
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request
    const forms = method === 'GET' ? answers.get(url) : undefined
    // The protocol that a proxy speaks for us may be another one, connections may have to end, and some requests are refused.
    const special = headers['x-forwarded-proto'] ?? headers.expect ?? headers['content-encoding']
    if (!forms || special !== undefined || stopping() || !namesOneHost(request)) return onward(request, response)

    const { status, headers: list, form } = forms[chooseEncoding(headers['accept-encoding'], forms)] ?? forms.identity
    if (isKnown(headers['if-none-match'], form.etag)) return onward(request, response)
    response.writeHead(status, list).end(form.body)
  })
}

/** The answer in each form of the file, its headers as Node takes them at once: names and values in turn. */
function answersOf(file: ServedFile, publicUrl: string): { identity: Answer } & Partial<Record<Encoding, Answer>> {
  const answer = (encoding: Encoding, form: Form): Answer => {
    const headers = {
      ...headersFor(publicUrl.startsWith('https:')),
      ...fileHeaders(file, encoding),
      'content-length': String(form.body.length),
    }
    return { status: file.status, headers: Object.entries(headers).flat(), form }
  }
  const { identity, br, gzip } = file.forms
  return { identity: answer('identity', identity), ...(br && { br: answer('br', br) }), ...(gzip && { gzip: answer('gzip', gzip) }) }
}
