import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { DeskContext } from '../../domain/context.ts'
import type { Desk } from '../../domain/desk.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Store } from '../database/store.ts'
import { createLive } from '../staff-desk/live.ts'
import type { BuiltDesk } from '../staff-desk/load-desk.ts'
import { createServices, useCases } from '../staff-desk/use-cases.ts'
import { testApp } from './test-app.ts'

/** A path of each kind, with what its page calls. */
const pages: Readonly<Record<string, keyof Desk | undefined>> = {
  '/desk': 'changeToken',
  '/desk/sign-in': undefined,
  '/desk/sign-out': undefined,
  '/desk/join': undefined,
  '/desk/invites': 'team',
  '/desk/invites/01a2': 'team',
  '/desk/workshop': 'workshop',
  '/desk/numbers': 'numbers',
  '/desk/mail': 'mailPage',
  '/desk/enquiries/01a2': 'changeToken',
  '/desk/enquiries/01a2/notes': 'changeToken',
  '/desk/days/2027-03-09': 'changeToken',
  '/desk/days/2027-03-09/outage': 'changeToken',
}

export const deskPaths = Object.keys(pages)

/** Replaces the built desk: its responses show what it was given. */
export const fakeDesk: BuiltDesk = {
  assets: new Map([
    [
      '/desk/assets/desk-1a2b.js',
      {
        type: 'text/javascript',
        cacheControl: 'public, max-age=31536000, immutable',
        status: 200,
        variants: { identity: { body: Buffer.from('run()'), etag: '"x"' } },
      },
    ],
  ]),
  async handleDesk(request, context) {
    const { pathname } = new URL(request.url)
    const form = Object.fromEntries(new URLSearchParams(await request.text()))
    if (request.method === 'POST') {
      if (context.formToConfirm) return Response.json({ path: pathname, ...context.formToConfirm }, { status: 401 })
      if (pathname === '/desk/sign-in') return await signIn(form, context)
      if (!context.staff && !form.call) return new Response('Sign in again', { status: 401 })
      if (pathname === '/desk/sign-out') return await signOut(context)
      if (form.fail) throw new Error('internals')
      if (form.broken) context.logError(new Error(`Expected a date instead of ${form.broken}`))
      // As if a page called what it shouldn't. React Router turns what an action throws into an error page.
      const called = form.call && (await (context.desk[form.call as keyof Desk] as () => Promise<unknown>)().catch((error) => error))
      if (called instanceof Error) return new Response(`The error page of ${called.name}`, { status: 500 })
    }
    const { staff, client, token, nonce } = context
    const read = pages[pathname.replace(/\/_\.data$|\.data$/, '')]
    // React Router turns what a loader throws into an error page.
    if (read) await (context.desk[read] as () => Promise<unknown>)().catch(() => {})
    const shown = { staff, client, token, nonce, url: request.url, headers: Object.fromEntries(request.headers), form }
    return Response.json(shown, { headers: { 'cache-control': 'public', 'set-cookie': 'a=b', 'x-remix-response': 'yes' } })
  },
}

async function signIn(form: object, { desk, client, setSession }: DeskContext): Promise<Response> {
  const result = await desk.signIn(form, client)
  if (result.outcome !== 'signed in') return Response.json(result, { status: 422 })
  setSession(result)
  return new Response(null, { status: 303, headers: { location: '/desk' } })
}

async function signOut({ desk, token = '', setSession }: DeskContext): Promise<Response> {
  await desk.signOut(token)
  setSession(undefined)
  return new Response(null, { status: 303, headers: { location: '/desk/sign-in' } })
}

export type DeskApp = {
  app: FastifyInstance
  logged: string[]
  ask(given: InjectOptions & { token?: string }): Promise<LightMyRequestResponse>
}

/** Use cases that are replaced. `findSession`: see `Sessions`. */
type Changes = Partial<Desk> & { findSession?: Sessions['find'] }

/** Builds the app with a desk, behind an https proxy. `ask` sends a request like a browser's; a header given as '' is left out. */
export async function testDesk(store: Store, changes: Changes = {}, publicUrl = 'https://www.example.nz'): Promise<DeskApp> {
  const logged: string[] = []
  const { findSession, ...others } = changes
  const services = createServices(store, 'no-mails')
  const sessions = { ...services.sessions, ...(findSession && { find: findSession }) }
  const replaced = Object.entries(others).map(([name, call]) => [
    name,
    { ...useCases[name as keyof Desk], run: (_: unknown, ...given: never[]) => (call as (...given: never[]) => unknown)(...given) },
  ])
  const app = await testApp({
    settings: { publicUrl, trustedProxies: ['127.0.0.1'], allowedOrigins: ['https://pages.example.nz'], rateLimit: true },
    desk: {
      built: fakeDesk,
      services: { ...services, sessions },
      cases: { ...useCases, ...Object.fromEntries(replaced) },
      live: createLive({ store, sessions }),
    },
    log: { write: (line) => void logged.push(line) },
  })
  const usual = { host: 'www.example.nz', 'x-forwarded-proto': 'https', origin: 'https://www.example.nz' }
  return {
    app,
    logged,
    ask: ({ token, headers, ...given }) =>
      app.inject({
        ...given,
        headers: present({
          ...usual,
          ...(given.method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(token && { cookie: `other=1; __Host-desk=${token}` }),
          ...headers,
        }),
      }),
  }
}

function present(headers: NonNullable<InjectOptions['headers']>) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
}
