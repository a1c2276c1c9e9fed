import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Receive } from '../domain/enquiries/receive.ts'
import { describeError } from '../domain/error-wording.ts'
import type { Facts } from '../workshop/facts.ts'
import { enquiryRoutes } from './enquiries/enquiry-routes.ts'
import { formPosts } from './enquiries/form-posts.ts'
import { countInvalidPosts } from './enquiries/invalid-post-limit.ts'
import { admitRequests } from './http/admission.ts'
import { handleClientError } from './http/client-errors.ts'
import { createBoundedServer } from './http/connections.ts'
import { handleErrors } from './http/errors.ts'
import { type HealthSource, healthz } from './http/healthz.ts'
import { type LogStream, loggerOptions, logResponses } from './http/logging.ts'
import { acceptOwnOriginOnly } from './http/own-origin.ts'
import { sendProblem, wantsPage } from './http/problem.ts'
import { redirectOldPaths } from './http/redirects.ts'
import { sendSecurityHeaders, setSecurityHeaders } from './http/security-headers.ts'
import { securityTxt } from './http/security-txt.ts'
import { closeConnectionsWhen, type Stopping } from './http/stopping.ts'
import { handleUnmatched, pathOf } from './http/unmatched.ts'
import { pathAndQuery, rejectMalformed } from './http/well-formed.ts'
import type { Site } from './pages/load-site.ts'
import { pageRoutes, sendFile, sendPlainNotFound } from './pages/page-routes.ts'
import type { Settings } from './settings.ts'
import { type DeskOptions, deskRoutes } from './staff-desk/desk.ts'
import { sendDeskPage } from './staff-desk/desk-page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The workshop's, as they are now. */
    facts(): Facts
  }
}

export type AppOptions = {
  settings: Pick<Settings, 'publicUrl' | 'trustedProxies' | 'allowedOrigins' | 'rateLimit'>
  /** The workshop's, as they are now. */
  facts: () => Facts
  healthSource: HealthSource
  receive: Receive
  /** Default: never. */
  stopping?: Stopping
  /** Without it only the JSON endpoints and health checks are served. */
  site?: Partial<Omit<Site, 'refresh'>> | undefined
  /** The built desk, what its use cases work on, and its streams, which end with the app. Without it there is no desk. */
  desk?: Omit<DeskOptions, 'publicUrl' | 'renderDraft'> | undefined
  log?: LogStream | false
  /**
   * Milliseconds a client may take to send a request; one and a half times as long it may go without reading any of the response. Long
   * enough for slow connections, but nobody can hold one open forever.
   */
  requestTimeout?: number
}

/** Builds the Fastify app from its hooks and routes, in the order they run. Ready for `listen` or `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    settings,
    facts,
    healthSource,
    receive,
    stopping = () => false,
    site = {},
    desk,
    log = process.stdout,
    requestTimeout = 30_000,
  } = options
  const { current, renderFormPage, renderDraft } = site
  const app = fastify({
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    serverFactory: (handler) =>
      createBoundedServer(handler, {
        // Longer, so that a request that never ends gets its 408.
        idleTimeout: 1.5 * requestTimeout,
        proxies: settings.trustedProxies,
        // Longer than proxies usually keep connections, so that they don't send a request on one that is being closed.
        keepAliveTimeout: 72_000,
        requestTimeout,
        // Node applies the longer of the two timeouts to the whole request, and by default checks connections only every 30 s.
        headersTimeout: requestTimeout,
        connectionsCheckingInterval: requestTimeout / 30,
        // `rejectMalformed` checks it, and responds with our headers.
        requireHostHeader: false,
      }),
    // Requests that arrive during shutdown on open connections are still answered.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => handleClientError(error, socket, facts),
    rewriteUrl: pathAndQuery,
    // Errors before routing: a path that can't be decoded, so there's no page at it.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, settings.publicUrl)
      const status = error.statusCode ?? 400
      if (wantsPage(request) && pathOf(request).startsWith('/desk/')) return sendDeskPage(reply, status, describeError(404))
      if (wantsPage(request) && current) return sendFile(request, reply, { ...current().notFound, status })
      return sendProblem(reply, status)
    },
  })

  app.decorate('facts', facts)
  logResponses(app)
  handleErrors(app)
  closeConnectionsWhen(app, stopping)
  sendSecurityHeaders(app, settings)
  rejectMalformed(app)
  acceptOwnOriginOnly(app, settings)
  admitRequests(app)
  handleUnmatched(app, (request, reply) => (current ? sendFile(request, reply, current().notFound) : sendPlainNotFound(reply)))

  await app.register(healthz, { healthSource, stopping })
  const invalidPosts = settings.rateLimit ? countInvalidPosts() : undefined
  await app.register(enquiryRoutes, { receive, invalidPosts })
  if (renderFormPage) await app.register(formPosts, { receive, current, renderFormPage, invalidPosts })
  if (desk) await app.register(deskRoutes, { ...desk, publicUrl: settings.publicUrl, renderDraft })
  securityTxt(app, { publicUrl: settings.publicUrl, facts })
  redirectOldPaths(app)
  if (current) await app.register(pageRoutes, { current })
  return app
}
