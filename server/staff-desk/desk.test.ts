import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { notYourPassword } from '../../domain/accounts/confirm.ts'
import { goodSignIn } from '../../domain/accounts/sign-in.examples.ts'
import type { Desk } from '../../domain/desk.ts'
import { StoreUnavailable } from '../database/group-commit.ts'
import { openStore, type Store } from '../database/store.ts'
import { embedded } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf } from '../testing/store.ts'
import { type DeskApp, deskPaths, testDesk } from '../testing/test-desk.ts'
import { guardDesk } from './guard-desk.ts'
import { createServices, useCases } from './use-cases.ts'

const client = { address: '192.0.2.7', label: 'Firefox on Android' }
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const away = async () => {
  throw new StoreUnavailable('secret')
}
const note = { method: 'POST', url: '/desk/enquiries/01a2/notes' } as const

let store: Store
let clock: number
let desk: DeskApp

beforeEach(async () => {
  const testDb = await embedded()
  clock = Date.now()
  store = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock })
  desk = await testDesk(store)
  onTestFinished(async () => {
    await desk.app.close()
    await store.close()
    await testDb.remove()
  })
})

/** Whose loaders call what only owners may. */
const ownersPages = ['/desk/invites', '/desk/invites/01a2', '/desk/workshop', '/desk/mail', '/desk/numbers']

describe('authorisation', () => {
  test('covers every page and use case, for nobody, staff, owners and those whose session is over', async () => {
    const first = await addStaff(store, { email: 'first@example.co.nz', role: 'owner' })
    const disabled = await addStaff(store, { email: 'disabled@example.co.nz', role: 'owner' })
    clock += 31 * 60_000
    const owner = await addStaff(store, { email: 'owner@example.co.nz', role: 'owner' })
    await deskOf(store).disable(disabled.id, owner)
    const people = [
      { name: 'anonymous', role: 'anonymous' },
      { name: 'forged', role: 'anonymous', token: 'x'.repeat(43) },
      { name: 'expired', role: 'anonymous', token: first.token },
      { name: 'disabled', role: 'anonymous', token: disabled.token },
      { name: 'staff', role: 'staff', token: (await addStaff(store)).token },
      { name: 'owner', role: 'owner', token: owner.token },
    ] as const
    for (const { name, role, ...rest } of people) {
      for (const url of deskPaths) {
        const context = `${name} ${url}`
        const isOpen = url === '/desk/sign-in' || url === '/desk/join'
        const page = await desk.ask({ url: `${url}?a=b`, ...rest })
        const data = await desk.ask({ url: `${url}.data?a=b&_routes=x`, ...rest })
        const to = form({ to: `${url}?a=b` })
        if (role === 'anonymous' && !isOpen) {
          expect([page.statusCode, page.headers.location], context).toEqual([303, `/desk/sign-in?${to}`])
          expect([data.statusCode, data.headers['x-remix-redirect']], context).toEqual([204, `/sign-in?${to}`])
        } else {
          const status = ownersPages.includes(url) && role === 'staff' ? 403 : 200
          expect([page.statusCode, data.statusCode], context).toEqual([status, status])
        }
      }
      for (const [useCase, { who }] of Object.entries(useCases)) {
        const mayCall = who === 'anonymous' || role === 'owner' || who === role
        const { reported, desk: guarded } = guardDesk(createServices(store, 'no-mails'), { role, isConfirmed: true })
        await (guarded[useCase as keyof Desk] as (...given: unknown[]) => Promise<unknown>)(...Array(4).fill({})).catch(() => {})
        expect(reported.notAllowed ?? false, `${name} calls ${useCase}`).toBe(!mayCall)
      }
    }
  })

  test('is needed for every path that only looks like a public page', async () => {
    for (const url of [
      '/desk/SIGN-IN',
      '/desk/sign-in/',
      '/desk/%73ign-in',
      '/desk/sign-in/x',
      '/desk/feed',
      '/desk/feed/a/b',
      '/desk/secrets',
    ])
      for (const path of [url, `${url}.data`]) expect([303, 204], path).toContain((await desk.ask({ url: path })).statusCode)
  })

  test('refuses a page that calls what its visitor may not use', async () => {
    const [owner, staff] = [await addStaff(store, { email: 'o@example.co.nz', role: 'owner' }), await addStaff(store)]
    const call = async (name: string, token?: string) =>
      (await desk.ask({ method: 'POST', url: '/desk/join', token, payload: form({ call: name }) })).statusCode
    for (const name of [
      'team',
      'workshop',
      'numbers',
      'enquiryList',
      'saveFacts',
      'restoreFacts',
      'mailPage',
      'sendAgain',
      'release',
      'invite',
      'withdrawInvite',
      'disable',
      'enable',
    ]) {
      expect([await call(name), await call(name, staff.token)], name).toEqual([403, 403])
    }
    expect([await call('changeToken'), await call('changeToken', staff.token), await call('team', owner.token)]).toEqual([403, 200, 200])
  })

  test('a post from another origin is refused, even from one in ALLOWED_ORIGINS', async () => {
    const { token } = await addStaff(store)
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'https://pages.example.nz' },
      { origin: 'http://www.example.nz' },
      { origin: 'null' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
      { origin: '', 'sec-fetch-site': 'same-site' },
    ]) {
      const which = JSON.stringify(headers)
      const answer = await desk.ask({ ...note, token, payload: 'text=x', headers })
      expect([answer.statusCode, answer.headers['content-type']], which).toEqual([403, 'text/html; charset=utf-8'])
      expect(answer.headers, which).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      expect(answer.headers['access-control-allow-origin'], which).toBeUndefined()
    }
  })
})

describe('the password', () => {
  const ownersCases = Object.entries(useCases).filter(([, { who }]) => who === 'owner')
  const send = (url: string, token: string, fields: Record<string, string>) =>
    desk.ask({ method: 'POST', url, token, payload: form(fields) })

  test('is asked for by every use case of owners that doesn’t only read, once ten minutes have passed', async () => {
    const { token } = await addStaff(store, { role: 'owner' })
    const asks = async (call: string) => (await send('/desk/invites', token, { call })).statusCode === 401
    for (const [name] of ownersCases) expect(await asks(name), name).toBe(false)
    clock += 10 * 60_000 - 1
    for (const [name] of ownersCases) expect(await asks(name), name).toBe(false)
    clock += 1
    const asking = (await Promise.all(ownersCases.map(async ([name]) => ((await asks(name)) ? [name] : [])))).flat()
    expect(asking.sort()).toEqual([
      'changePerson',
      'changeSavedReply',
      'disable',
      'enable',
      'endFeed',
      'endSession',
      'enquiryList',
      'erasePersonalData',
      'exportPersonalData',
      'invite',
      'markAdvertising',
      'release',
      'restoreFacts',
      'saveFacts',
      'sendAgain',
      'sendAllAgain',
      'withdrawInvite',
    ])
  })

  test('is asked for with the form that was sent, which then does what it should, and counts for ten minutes', async () => {
    const called: unknown[][] = []
    desk = await testDesk(store, { saveFacts: async (...given) => void called.push(given) as never })
    const { token, email } = await addStaff(store, { role: 'owner' })
    const typed = { call: 'saveFacts', text: '\nClosed\r\n<b>early</b>', version: '3' }
    clock += 11 * 60_000
    for (const url of ['/desk/workshop/notice?a=b', '/desk/workshop/notice.data?a=b&_routes=x']) {
      const asked = await send(url, token, typed)
      expect([asked.statusCode, called]).toEqual([401, []])
      expect(asked.json()).toEqual({
        path: url.includes('.data') ? '/desk/confirm.data' : '/desk/confirm',
        action: '/desk/workshop/notice?a=b',
        fields: typed,
        email,
      })
    }
    const wrong = await send('/desk/workshop/notice?a=b', token, { ...typed, password: 'a wrong one' })
    expect([wrong.statusCode, called]).toEqual([401, []])
    expect(wrong.json()).toMatchObject({ fields: typed, failure: { outcome: 'refused', fieldErrors: { password: notYourPassword } } })
    expect(wrong.body).not.toContain('a wrong one')
    const right = await send('/desk/workshop/notice?a=b', token, { ...typed, password: goodSignIn.password })
    expect([right.statusCode, called.length]).toEqual([200, 1])
    // The pages of the desk never see it.
    expect(right.json().form).toEqual(typed)
    clock += 10 * 60_000 - 1
    expect((await send('/desk/workshop/notice', token, typed)).statusCode).toBe(200)
    clock += 1
    expect((await send('/desk/workshop/notice', token, typed)).statusCode).toBe(401)
  })

  test('is limited like signing in, also when it is right, and nothing is done', async () => {
    const called: unknown[][] = []
    desk = await testDesk(store, { disable: async (...given) => void called.push(given) as never })
    const { token } = await addStaff(store, { role: 'owner' })
    clock += 11 * 60_000
    for (let failure = 0; failure < 10; failure++) await send('/desk/invites', token, { call: 'disable', password: `wrong ${failure}` })
    const limited = await send('/desk/invites', token, { call: 'disable', password: goodSignIn.password })
    expect([limited.statusCode, limited.headers['retry-after'], called]).toEqual([401, '900', []])
    expect((await send('/desk/sign-in', '', goodSignIn)).statusCode).toBe(422)
  })

  test('of somebody else, or of another session, doesn’t count', async () => {
    const owner = await addStaff(store, { role: 'owner' })
    const other = await addStaff(store, { email: 'other@example.co.nz', role: 'owner' })
    clock += 11 * 60_000
    expect((await send('/desk/invites', other.token, { call: 'team', password: goodSignIn.password })).statusCode).toBe(200)
    expect((await send('/desk/invites', owner.token, { call: 'enable' })).statusCode).toBe(401)
    expect(await deskOf(store).confirm(owner.token, other, { password: goodSignIn.password }, client)).toMatchObject({ outcome: 'refused' })
    expect((await send('/desk/invites', owner.token, { call: 'enable' })).statusCode).toBe(401)
  })

  test('is asked of nobody who works at the counter', async () => {
    const { token } = await addStaff(store)
    clock += 11 * 60_000
    expect((await send(note.url, token, { text: 'Rang' })).statusCode).toBe(200)
    expect((await send('/desk/invites', token, { call: 'disable' })).statusCode).toBe(403)
  })

  test('can’t be asked for by a post to its page', async () => {
    const { token } = await addStaff(store, { role: 'owner' })
    const answer = await send('/desk/confirm', token, { action: 'https://evil.example' })
    expect(answer.json()).not.toHaveProperty('action')
  })
})

describe('the application', () => {
  test('gets the staff member and the form, but no cookies, and its response gets our headers', async () => {
    const { token, ...staff } = await addStaff(store)
    const headers = {
      'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
      'x-forwarded-for': '203.0.113.9',
    }
    const answer = await desk.ask({ ...note, url: `${note.url}?x=1`, token, headers, payload: 'text=Ng%C4%81+mihi' })
    const { nonce, ...shown } = answer.json()
    expect(shown).toMatchObject({
      staff,
      token,
      client: { address: '203.0.113.9', label: 'Firefox on Android' },
      url: `https://www.example.nz${note.url}?x=1`,
      form: { text: 'Ngā mihi' },
    })
    expect(Object.keys(shown.headers).sort()).toEqual(['content-type', 'user-agent'])
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'x-remix-response': 'yes',
      'content-security-policy': `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const again = await desk.ask({ url: '/desk', token })
    expect(again.json().nonce).not.toBe(nonce)
    expect((await desk.ask({ method: 'HEAD', url: '/desk', token })).statusCode).toBe(200)
  })

  test('compresses long pages in an encoding that the browser accepts', async () => {
    const { token } = await addStaff(store)
    const text = 'brakes '.repeat(1000)
    for (const [accepted, encoding, read] of [
      ['br, gzip', 'br', brotliDecompressSync],
      ['gzip;q=1', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
    ] as const) {
      const headers = { 'accept-encoding': accepted }
      const answer = await desk.ask({ ...note, token, headers, payload: form({ text }) })
      expect([answer.headers['content-encoding'], answer.headers.vary], accepted).toEqual([encoding, 'Accept-Encoding'])
      expect(JSON.parse(read(answer.rawPayload).toString()).form, accepted).toEqual({ text })
      if (encoding) expect(answer.rawPayload.length, accepted).toBeLessThan(text.length / 5)
      expect((await desk.ask({ ...note, token, headers, payload: 'text=short' })).headers['content-encoding'], accepted).toBeUndefined()
    }
  })

  test('gets an empty form from a post without a body', async () => {
    const { token } = await addStaff(store)
    const answer = await desk.ask({ ...note, token, headers: { 'content-type': '' } })
    expect([answer.statusCode, answer.json().form]).toEqual([200, {}])
    expect(answer.json().headers['content-type']).toBe('application/x-www-form-urlencoded')
  })

  test('refuses malformed requests and other methods, as the rest of the site does', async () => {
    const { token } = await addStaff(store)
    const statuses = await Promise.all([
      desk.ask({ ...note, token, payload: 'x', headers: { 'content-encoding': 'gzip' } }),
      desk.ask({ ...note, token, payload: '{}', headers: { 'content-type': 'application/json' } }),
      desk.ask({ method: 'PUT', url: '/desk', token }),
      desk.ask({ url: '/desk/%zz', token }),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([415, 415, 405, 400])
    const page = await desk.ask({ url: '/desk/%zz', token, headers: { accept: 'text/html' } })
    expect([page.statusCode, page.headers['cache-control'], page.body]).toEqual([
      400,
      'no-store',
      expect.stringContaining('Back to the desk'),
    ])
  })

  test('serves its assets to everyone, cached for good, and nothing else from its build', async () => {
    const answer = await desk.app.inject({ url: '/desk/assets/desk-1a2b.js' })
    expect([answer.statusCode, answer.body]).toEqual([200, 'run()'])
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'x-robots-tag': 'noindex' })
    for (const url of ['/desk/assets/desk-0000.js', '/desk/assets/../server/index.js', '/desk/assets/%2e%2e/server/index.js'])
      expect([303, 403, 404], url).toContain((await desk.app.inject({ url })).statusCode)
  })

  test('accepts a form of 64 kB, and answers a longer one with an error page', async () => {
    const { token } = await addStaff(store)
    expect((await desk.ask({ ...note, token, payload: `text=${'x'.repeat(65_000)}` })).statusCode).toBe(200)
    const answer = await desk.ask({ ...note, token, payload: `text=${'x'.repeat(66_000)}` })
    expect([answer.statusCode, answer.body]).toEqual([413, expect.stringContaining('your text is still there')])
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('the cookie', () => {
  const signIn = (fields = {}, rest = {}) =>
    desk.ask({ method: 'POST', url: '/desk/sign-in', payload: form({ ...goodSignIn, ...fields }), ...rest })
  const cookieOf = (answer: Awaited<ReturnType<DeskApp['ask']>>) => String(answer.headers['set-cookie'])

  test('changes at each sign-in, which ends the previous session', async () => {
    const { token } = await addStaff(store)
    const answer = await signIn({}, { token })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk'])
    const [, fresh = ''] = /^__Host-desk=([\w-]{43}); Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(cookieOf(answer)) ?? []
    expect(fresh).not.toBe('')
    expect((await desk.ask({ url: '/desk', token: fresh })).statusCode).toBe(200)
    expect((await desk.ask({ url: '/desk', token })).statusCode).toBe(303)
  })

  test('lasts for twelve hours when it is kept for the day', async () => {
    await addStaff(store)
    expect(cookieOf(await signIn({ keep: 'yes' }))).toMatch(/; Max-Age=43200; Path=\/;/)
  })

  test('is removed on signing out, which also clears cache and storage', async () => {
    const { token } = await addStaff(store)
    const answer = await desk.ask({ method: 'POST', url: '/desk/sign-out', token, payload: '' })
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
    expect(cookieOf(answer)).toMatch(/^__Host-desk=; .*Expires=Thu, 01 Jan 1970/)
    expect((await desk.ask({ url: '/desk', token })).statusCode).toBe(303)
  })

  test('is neither read nor set on public routes', async () => {
    const { token } = await addStaff(store)
    desk = await testDesk(store, { findSession: () => Promise.reject(new Error('asked')) })
    for (const url of ['/healthz', '/nothing', '/desk/assets/desk-1a2b.js', '/.well-known/security.txt']) {
      const answer = await desk.ask({ url, token })
      expect([answer.statusCode < 500, answer.headers['set-cookie']], url).toEqual([true, undefined])
    }
  })
})

describe('without https', () => {
  const plain = { 'x-forwarded-proto': 'http', origin: '' }

  test('every request is refused, with the reason', async () => {
    const { token } = await addStaff(store)
    for (const request of [{ url: '/desk/sign-in' }, { url: '/desk', token }, { ...note, token, payload: 'text=x' }]) {
      const answer = await desk.ask({ ...request, headers: plain })
      expect(answer.statusCode).toBe(403)
      expect(answer.body).toContain('Open https://www.example.nz/desk')
      expect(answer.body).toContain('TRUSTED_PROXIES')
      expect(answer.headers['x-robots-tag']).toBe('noindex')
    }
    // A proxy that passes on its own host name.
    expect((await desk.ask({ url: '/desk/sign-in', headers: { ...plain, host: 'localhost:3000' } })).statusCode).toBe(403)
  })

  test('the machine itself is accepted, with a cookie that works without https', async () => {
    await addStaff(store)
    desk = await testDesk(store, {}, 'http://localhost:3000')
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      const headers = { ...plain, host }
      const answer = await desk.ask({ method: 'POST', url: '/desk/sign-in', payload: form(goodSignIn), headers })
      const [, cookie = ''] = /^(desk=[\w-]{43}); Path=\/; HttpOnly; SameSite=Lax$/.exec(String(answer.headers['set-cookie'])) ?? []
      expect((await desk.ask({ url: '/desk', headers: { ...headers, cookie } })).statusCode, host).toBe(200)
      const elsewhere = { ...headers, host: 'www.example.nz', cookie }
      expect((await desk.ask({ url: '/desk', headers: elsewhere })).statusCode, host).toBe(403)
    }
  })
})

describe('while the store is unavailable', () => {
  const typed = { action: '0190-1', version: '3', text: '\nKia ora <b>Hana</b>,\nit\'s "ready"' }

  test('a post gets an error page with a form that keeps the text and posts it again', async () => {
    const { token } = await addStaff(store)
    desk = await testDesk(store, { note: away })
    const answer = await desk.ask({ ...note, url: `${note.url}?a=1&b=2`, token, payload: form({ ...typed, call: 'note' }) })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
    expect(answer.body).toContain(`<form method="post" action="${note.url}?a=1&amp;b=2">`)
    expect(answer.body).toContain('<input type="hidden" name="action" value="0190-1">')
    expect(answer.body).toContain('rows="8" cols="60">\n\nKia ora &lt;b&gt;Hana&lt;/b&gt;,\nit&#39;s &quot;ready&quot;</textarea>')
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(answer.body).not.toContain('secret')
  })

  test('a post whose session cannot be read also keeps the text, and a page asks to try again', async () => {
    const { token } = await addStaff(store)
    desk = await testDesk(store, { findSession: away })
    const answer = await desk.ask({ ...note, token, payload: form(typed) })
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('Kia ora')])
    const page = await desk.ask({ url: '/desk', token })
    expect([page.statusCode, page.body]).toEqual([503, expect.not.stringContaining('<form')])
    const data = await desk.ask({ url: '/desk.data', token })
    expect([data.statusCode, data.headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8'])
  })

  test('the error page does not repeat a password', async () => {
    desk = await testDesk(store, { signIn: away })
    const carried = '{"path":"/desk/enquiries/a/replies","fields":{"text":"Kia ora Hana"}}'
    const answer = await desk.ask({ method: 'POST', url: '/desk/sign-in', payload: form({ ...goodSignIn, carried }) })
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('type="password"')
    expect(answer.body).not.toContain(goodSignIn.password)
    // Text that is carried along isn't to be edited there.
    expect(answer.body).toContain(`<input type="hidden" name="carried" value="${carried.replaceAll('"', '&quot;')}">`)
  })

  test('a form sent without scripts after the session had ended can be sent again after signing in', async () => {
    await addStaff(store)
    desk = await testDesk(store)
    const carried = (path: string) => JSON.stringify({ path, fields: { text: 'Kia ora "Hana"', version: '3' } })
    const signIn = (path: string, url = '/desk/sign-in') =>
      desk.ask({ method: 'POST', url, payload: form({ ...goodSignIn, carried: carried(path) }) })
    const again = await signIn('/desk/enquiries/a/replies')
    expect([again.statusCode, again.headers['set-cookie']]).toEqual([200, expect.stringContaining('desk=')])
    expect(again.body).toContain('<form method="post" action="/desk/enquiries/a/replies">')
    expect(again.body).toContain('Kia ora &quot;Hana&quot;</textarea>')
    for (const path of ['/contact', '/desk/sign-in', '/desk/../contact', 'https://example.com/desk/x', '/desk/x?y'])
      expect((await signIn(path)).body).not.toContain('<form')
  })

  test("a data request gets the application's own response, with status 503", async () => {
    desk = await testDesk(store, { team: away })
    const owner = await addStaff(store, { email: 'o@example.co.nz', role: 'owner' })
    const answer = await desk.ask({
      method: 'POST',
      url: '/desk/invites.data',
      token: owner.token,
      payload: form({ call: 'team', text: 'x' }),
    })
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([503, '10', 'The error page of StoreUnavailable'])
  })
})

test('a target in absolute form is read as its path', async () => {
  const { token } = await addStaff(store)
  expect((await desk.ask({ url: 'https://www.example.nz/desk?a=b' })).headers.location).toBe(`/desk/sign-in?${form({ to: '/desk?a=b' })}`)
  expect((await desk.ask({ url: 'https://www.example.nz/desk?a=b', token })).json().url).toBe('https://www.example.nz/desk?a=b')
})

test('a limited sign-in gets a Retry-After header', async () => {
  desk = await testDesk(store, { signIn: async () => ({ outcome: 'limited', retryAfter: 77 }) })
  expect((await desk.ask({ method: 'POST', url: '/desk/sign-in', payload: form(goodSignIn) })).headers['retry-after']).toBe('77')
})

test('the log has outcomes and ids of staff, and nothing that was typed', async () => {
  const { id, token } = await addStaff(store)
  await desk.ask({ method: 'POST', url: '/desk/sign-in', payload: form({ ...goodSignIn, password: 'wrong one' }) })
  await desk.ask({ method: 'POST', url: '/desk/sign-in', payload: form(goodSignIn) })
  await desk.ask({ ...note, token, payload: 'text=Something+personal' })
  await desk.ask({ ...note, token, payload: 'broken=Something+personal' })
  const lines = desk.logged.map((line) => JSON.parse(line))
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ useCase: 'signIn', outcome: 'refused' }),
      expect.objectContaining({ useCase: 'signIn', outcome: 'signed in', staff: id }),
      expect.objectContaining({ msg: 'request completed', route: '/desk/*', status: 200, staff: id }),
      expect.objectContaining({
        level: 'error',
        msg: 'A page of the desk failed.',
        staff: id,
        err: expect.objectContaining({ type: 'Error' }),
      }),
    ]),
  )
  expect(desk.logged.join()).not.toMatch(/aroha|wrong|gravel|personal|127\.0|www\.example/i)
})

test('an exception becomes an error page without internals', async () => {
  const { token } = await addStaff(store)
  const answer = await desk.ask({ ...note, token, payload: form({ fail: 'yes' }) })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(answer.body).not.toContain('internals')
})
