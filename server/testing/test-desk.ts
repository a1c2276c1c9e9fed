import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { DeskContext } from '../../domain/context.ts'
import type { Desk } from '../../domain/desk.ts'
import { createTeamUseCases } from '../accounts/team-use-cases.ts'
import type { Store } from '../database/store.ts'
import { createEnquiryUseCases } from '../staff-desk/enquiry-use-cases.ts'
import { createLive } from '../staff-desk/live.ts'
import type { BuiltDesk } from '../staff-desk/load-desk.ts'
import { testApp } from './test-app.ts'

const everybody = { anonymous: true, staff: true, owner: true }
const staffOnly = { anonymous: false, staff: true, owner: true }
const ownersOnly = { anonymous: false, staff: false, owner: true }

/** Replaces the built desk: a route of each kind, and responses that show what it was given. */
export const fakeDesk: BuiltDesk = {
  permissions: [
    { path: '/desk', who: staffOnly },
    { path: '/desk/sign-in', who: everybody },
    { path: '/desk/sign-out', who: staffOnly },
    { path: '/desk/join', who: everybody },
    { path: '/desk/invites', who: ownersOnly },
    { path: '/desk/enquiries/:id', who: staffOnly },
    { path: '/desk/enquiries/:id/notes', who: staffOnly },
  ],
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

export type TestDesk = {
  app: FastifyInstance
  logged: string[]
  ask(given: InjectOptions & { token?: string }): Promise<LightMyRequestResponse>
}

/** Builds the app with a desk, behind an https proxy. `ask` sends a request like a browser's; a header given as '' is left out. */
export async function testDesk(store: Store, changes: Partial<Desk> = {}, publicUrl = 'https://www.example.nz'): Promise<TestDesk> {
  const logged: string[] = []
  const app = await testApp({
    settings: { publicUrl, trustedProxies: ['127.0.0.1'], allowedOrigins: ['https://pages.example.nz'], rateLimit: true },
    desk: {
      built: fakeDesk,
      useCases: { ...createTeamUseCases(store.staff), ...createEnquiryUseCases(store), ...changes },
      live: createLive({ store }),
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
