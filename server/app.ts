import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Receive } from '../enquiries/receive.ts'
import { answerClientError } from './http/client-errors.ts'
import { enquiryRoutes } from './http/enquiry-routes.ts'
import { answerErrors } from './http/errors.ts'
import { formPosts } from './http/form-posts.ts'
import { healthz, type Watched } from './http/healthz.ts'
import { type LogStream, logAnswers, loggerOptions } from './http/logging.ts'
import { acceptOwnOriginOnly } from './http/own-origin.ts'
import { pageRoutes, sendNotFound } from './http/pages.ts'
import { sendProblem } from './http/problem.ts'
import { redirectOldPaths } from './http/redirects.ts'
import { countRefusals } from './http/refusals.ts'
import { sendSecurityHeaders, setSecurityHeaders } from './http/security-headers.ts'
import { endConnectionsWhen, type Stopping } from './http/stopping.ts'
import { answerUnmatched } from './http/unmatched.ts'
import { refuseMalformed } from './http/well-formed.ts'
import type { Site } from './load-site.ts'
import type { Settings } from './settings.ts'

export type AppParts = {
  settings: Pick<Settings, 'publicUrl' | 'trustedProxies' | 'allowedOrigins' | 'rateLimit'>
  watched: Watched
  receive: Receive
  /** Absent: it never is. */
  stopping?: Stopping
  /** The built site; absent: the calls alone. */
  site?: Partial<Site>
  log?: LogStream | false
  /** Milliseconds that somebody on a slow line may take to send a request; nobody may hold a connection for ever. */
  requestTimeout?: number
}

/** The server as a list. Ready to listen, or to be asked by `inject`. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, watched, receive, stopping = () => false, site = {}, log = process.stdout, requestTimeout = 30_000 } = parts
  const { pages, renderFormPage } = site
  const app = fastify({
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    requestTimeout,
    http: {
      // Node takes the longer of the two for the whole request, and looks at its connections only every 30 s unless told.
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: requestTimeout / 30,
      // `refuseMalformed` looks at it, with all our headers.
      requireHostHeader: false,
    },
    // What arrives at the very end, on a connection that is still open, is answered like the rest.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // Before any route is known, for instance when a path is not even encoded rightly.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, settings.publicUrl)
      return sendProblem(reply, error.statusCode ?? 400)
    },
  })

  logAnswers(app)
  answerErrors(app)
  endConnectionsWhen(app, stopping)
  sendSecurityHeaders(app, settings)
  refuseMalformed(app)
  acceptOwnOriginOnly(app, settings)
  answerUnmatched(app, (request, reply) => sendNotFound(request, reply, pages))

  await app.register(healthz, { watched, stopping })
  const refusals = settings.rateLimit ? countRefusals() : undefined
  await app.register(enquiryRoutes, { receive, refusals })
  if (renderFormPage) await app.register(formPosts, { receive, renderFormPage, pages, refusals })
  redirectOldPaths(app)
  if (pages) await app.register(pageRoutes, { pages })
  return app
}
