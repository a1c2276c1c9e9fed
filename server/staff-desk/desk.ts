import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readInterruptedForm } from '../../domain/accounts/interrupted-form.ts'
import type { DeskContext } from '../../domain/context.ts'
import { describeError } from '../../domain/error-wording.ts'
import { isPublicPath } from '../../domain/public-paths.ts'
import { sha256 } from '../accounts/keys.ts'
import { compressPage } from '../http/compress-page.ts'
import { reportError } from '../http/errors.ts'
import { acceptSameOriginOnly } from '../http/own-origin.ts'
import { pathOf } from '../http/unmatched.ts'
import { replaceNul } from '../http/well-formed.ts'
import { safeError } from '../log.ts'
import { sendFile, sendPlainNotFound } from '../pages/page-routes.ts'
import { browserLabel } from './browser-label.ts'
import { confirmRequest, formOf, isConfirmed } from './confirmation.ts'
import { documentPath, isDataPath } from './data-path.ts'
import { readToken, writeToken } from './desk-cookie.ts'
import { deskEvents } from './desk-events.ts'
import { deskHeaders, formAgain, fromElsewhere, policyWithNonce, sendDeskPage, signedInAgain } from './desk-page.ts'
import { guardDesk } from './guard-desk.ts'
import type { Live } from './live.ts'
import type { BuiltDesk } from './load-desk.ts'
import { requireHttps } from './require-https.ts'
import type { Services, UseCases } from './use-cases.ts'

export type DeskOptions = {
  built: BuiltDesk
  services: Services
  cases?: UseCases
  live: Live
  publicUrl: string
  renderDraft?: DeskContext['renderDraft']
}

/** In bytes. No form of the desk can be longer. */
const bodyLimit = 64 * 1024

/** The desk's assets, and its application behind sessions. Nothing outside this plugin reads the cookie. */
export async function deskRoutes(
  app: FastifyInstance,
  { built, services, cases, live, publicUrl, renderDraft }: DeskOptions,
): Promise<void> {
  app.get('/desk/assets/*', { config: { isFile: true } }, (request, reply) => {
    const file = built.assets.get(pathOf(request))
    reply.header('x-robots-tag', 'noindex')
    return file ? sendFile(request, reply, file) : sendPlainNotFound(reply)
  })
  const { sessions } = services
  await app.register(application)

  async function application(scope: FastifyInstance): Promise<void> {
    requireHttps(scope, publicUrl)
    acceptSameOriginOnly(scope, publicUrl)
    await scope.register(cookie)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, replaceNul(String(body))),
    )
    scope.setErrorHandler((error: Error, request, reply) => {
      const status = reportError(error, request, reply)
      return sendDeskPage(reply, status, deskPageOf(status, request), { asText: isDataPath(pathOf(request)) })
    })
    deskEvents(scope, { services, live })
    // React Router requests the data of the page /desk from /desk.data.
    for (const url of ['/desk', '/desk.data', '/desk/*']) {
      scope.route({ method: ['GET', 'POST'], url, handler: respond })
    }
  }

  async function respond(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request)
    const asText = isDataPath(path)
    reply.headers(deskHeaders)
    const token = readToken(request)
    const session = token === undefined ? undefined : await sessions.find(sha256(token), isBackgroundRefresh(request))
    const { staff } = session ?? {}
    const sender = { role: staff?.role ?? 'anonymous', isConfirmed: isConfirmed(session, services.store.now()) } as const
    if (staff) request.log = request.log.child({ staff: staff.id })
    // The application responds to a post without a session: 401, with what was typed.
    if (!staff && !isPublicPath(documentPath(path)) && request.method !== 'POST') return toSignIn(request, reply)

    const { desk: guarded, reported } = guardDesk(services, sender, { log: request.log, cases })
    const nonce = randomBytes(16).toString('base64')
    const client = { address: request.ip, label: browserLabel(request.headers['user-agent']) }
    const { body, password } = formOf(request)
    const context: DeskContext = {
      desk: guarded,
      facts: services.store.facts(),
      renderDraft,
      staff,
      client,
      nonce,
      token,
      setSession,
      logError: (error) => request.log.error({ err: safeError(error) }, 'A page of the desk failed.'),
    }
    const confirming = token && staff && password !== undefined ? await guarded.confirm(token, staff, { password }, client) : undefined
    const failure = confirming?.outcome === 'confirmed' ? undefined : confirming
    let response = failure ? undefined : await built.handleDesk(requestOf(request, publicUrl, body), context)
    if (!response || (reported.passwordNeeded && staff)) {
      await response?.body?.cancel()
      const formToConfirm = {
        action: pageUrlOf(request),
        fields: Object.fromEntries(new URLSearchParams(body)),
        email: staff?.email ?? '',
        failure,
      }
      response = await built.handleDesk(confirmRequest(publicUrl, { isData: asText }), { ...context, formToConfirm })
    }
    const hasSignedIn = path === '/desk/sign-in' && response.status === 303
    const interrupted = hasSignedIn ? readInterruptedForm(new URLSearchParams(body).get('carried')) : undefined
    if (interrupted) {
      await response.body?.cancel()
      return sendDeskPage(reply, 200, signedInAgain(interrupted))
    }
    const { notAllowed, unavailable, retryAfter } = reported
    if (notAllowed) {
      await response.body?.cancel()
      return sendDeskPage(reply, 403, describeError(403), { asText })
    }
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    // In a data request, the page still has what was typed, so it gets the application's own response.
    if (unavailable && !asText) {
      await response.body?.cancel()
      throw unavailable
    }
    reply.header('content-security-policy', policyWithNonce(nonce))
    return await sendResponse(request, reply, response, unavailable ? reportError(unavailable, request, reply) : response.status)

    function setSession(session: Parameters<DeskContext['setSession']>[0]): void {
      writeToken(request, reply, session)
      // So that neither Back nor another tab shows anything from storage.
      if (!session) reply.header('clear-site-data', '"cache", "storage"')
      // Ends the browser's previous session, which nobody uses again.
      else if (token !== undefined)
        sessions
          .end(sha256(token))
          .catch((error) => request.log.warn({ err: safeError(error) }, 'Could not end the previous session of this browser.'))
    }
  }
}

/** Whether a page is refreshing itself: it then asks for some of its routes, not for all as a navigation does. See desk/live/. */
function isBackgroundRefresh(request: FastifyRequest): boolean {
  return request.method === 'GET' && isDataPath(pathOf(request)) && new URLSearchParams(request.url.split('?')[1]).has('_routes')
}

/** Returns the path and query of the page that a request is for, which may ask for its data only. */
function pageUrlOf(request: FastifyRequest): string {
  const path = pathOf(request)
  const query = new URLSearchParams(request.url.slice(path.length))
  // Data URLs only.
  query.delete('_routes')
  return `${documentPath(path)}${query.size > 0 ? `?${query}` : ''}`
}

/** Redirects to the sign-in page, which returns to the page afterwards. A data request gets React Router's kind of redirect, without the base path. */
function toSignIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request)
  const back = pageUrlOf(request)
  const to = back.length <= 500 ? `?${new URLSearchParams({ to: back })}` : ''
  if (!isDataPath(path)) return reply.redirect(`/desk/sign-in${to}`, 303)
  return reply
    .code(204)
    .headers({ 'x-remix-redirect': `/sign-in${to}`, 'x-remix-status': '303', 'x-remix-reload-document': 'true' })
    .send()
}

/** Returns the request as the application sees it: without cookies, and without the Origin header, which has been checked already. */
function requestOf({ method, url, headers }: FastifyRequest, publicUrl: string, body: string): Request {
  const names = ['accept', 'accept-language', 'content-type', 'if-none-match', 'user-agent'] as const
  const given = names.flatMap((name): [string, string][] => (headers[name] ? [[name, headers[name]]] : []))
  // A post without a body may have no type. Other types have been refused.
  if (method === 'POST' && !headers['content-type']) given.push(['content-type', 'application/x-www-form-urlencoded'])
  return new Request(`${publicUrl}${url}`, { method, headers: given, ...(method === 'POST' && { body }) })
}

/** Sends the application's response. Only the server sets cookies and the headers in `deskHeaders`. */
async function sendResponse({ headers }: FastifyRequest, reply: FastifyReply, response: Response, status: number): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (!(name in deskHeaders) && name !== 'set-cookie') reply.header(name, value)
  // A calendar must store the file to send If-None-Match for it.
  if (response.headers.has('etag')) reply.header('cache-control', 'private, no-cache')
  reply.code(status).header('vary', 'Accept-Encoding')
  if (!response.body) return reply.send()
  const { body, encoding } = await compressPage(Buffer.from(await response.arrayBuffer()), headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** Returns an error page. If a post couldn't be stored, the page repeats its form. */
function deskPageOf(status: number, request: FastifyRequest) {
  const page = status === 403 ? fromElsewhere : describeError(status)
  const isKept = status === 503 && typeof request.body === 'string'
  return isKept ? { ...page, form: formAgain(request.url, new URLSearchParams(String(request.body))) } : page
}
