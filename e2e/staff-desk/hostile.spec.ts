import { request } from 'node:http'
import fc from 'fast-check'
import { mostly } from '../../server/fuzz/nasty-bodies.ts'
import { nastyText } from '../../server/fuzz/nasty-text.ts'
import { bookAsVisitor, expect, ownDay, type Person, type StaffDesk, test } from './desk-fixture.ts'
import { deskPaths } from './desk-paths.ts'

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

type Sent = { method?: string; body?: string | undefined; headers?: Record<string, string>; person?: Person }

/** Sends a path as it is, where fetch and browsers would resolve '..' and remove line breaks. */
function ask({ url }: StaffDesk, path: string, { method = 'GET', body, headers = {}, person }: Sent = {}) {
  const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  const cookie = person ? { cookie: `${person.cookie.name}=${person.cookie.value}` } : {}
  return new Promise<{ status: number; location: string; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const sent = request({ hostname, port, path, method, headers: { ...type, ...cookie, ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', text }))
    })
    sent.on('error', reject).end(body)
  })
}

test('signing in never leads to another site, whatever the link', async ({ desk }) => {
  const { email, password } = desk.colleague
  for (const to of [
    '/desk//evil.example',
    '/desk/\\evil.example',
    '/desk/\n/evil.example',
    '//evil.example',
    'https://evil.example/desk',
  ]) {
    const { status, location } = await ask(desk, '/desk/sign-in', { method: 'POST', body: form({ email, password, to }) })
    expect([status, location], to).toEqual([303, '/desk/inbox'])
    const page = await ask(desk, `/desk/sign-in?${form({ to })}`)
    expect(page.text, to).not.toContain('evil.example"')
  }
  const body = form({ email, password, to: '/desk?state=new' })
  expect((await ask(desk, '/desk/sign-in', { method: 'POST', body })).location).toBe('/desk?state=new')
})

test('no spelling of a path gets staff into owners’ pages, or anybody into staff’s', async ({ desk, workshop }) => {
  const { path } = await bookAsVisitor(desk, workshop, 'spelling')
  const spellings = [
    '/desk/%2e%2e/desk/invites',
    '/desk/enquiries/%2e%2e',
    '/desk/enquiries/%2e%2e/notes',
    '/desk/join/%2e%2e/invites',
    '/desk/join/../invites',
    '/desk/sign-in/%2e%2e/inbox',
    '/desk//inbox',
    '/desk/inbox%00',
    '/desk/inbox;x',
    '/desk/__manifest?p=/desk/invites',
    '/desk/inbox.data.data',
    '/DESK/inbox',
    `//evil.example${path}`,
    `/desk/sign-in?_routes=routes/invites`,
    `/desk/sign-in.data?_routes=routes/workbench,routes/inbox`,
  ]
  for (const spelling of spellings) {
    const nobody = await ask(desk, spelling)
    expect(nobody.status, spelling).toBeLessThan(500)
    expect(nobody.text, spelling).not.toMatch(/Hana|Team<|tama@workshop/)
    const staff = await ask(desk, spelling, { person: desk.colleague })
    expect(staff.status, spelling).toBeLessThan(500)
    expect(staff.text, spelling).not.toContain('mere@workshop.test')
  }
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])
    expect((await ask(desk, `${path}/notes`, { method, person: desk.owner })).status, method).toBeGreaterThanOrEqual(400)
})

test('an action can’t be used on another enquiry, and a repeated id acts once', async ({ desk, workshop }) => {
  const [first, second] = [await bookAsVisitor(desk, workshop, 'first'), await bookAsVisitor(desk, workshop, 'second')]
  const person = desk.owner
  const action = crypto.randomUUID()
  const body = form({ action, version: '0', text: 'Rang' })
  const post = (path: string, sent = body) => ask(desk, path, { method: 'POST', body: sent, person })
  expect((await post(`${first.path}/notes`)).status).toBe(303)
  expect((await post(`${first.path}/notes`)).location).toContain(`done=${action}`)
  expect((await post(`${second.path}/notes`)).status).toBe(404)
  expect((await post(`${first.path}/replies`)).status).toBe(404)
  expect((await post(`${first.path}/notes`, form({ action: action.toUpperCase(), version: '1', text: 'x' }))).status).toBe(400)
  expect((await post(`/desk/actions/${action}/undo`, form({ action, kind: 'reply' }))).status).toBe(404)
  expect((await ask(desk, `${second.path}?done=${action}`, { person })).text).not.toContain('Note saved.')
  expect((await ask(desk, `${first.path}?done=${action}`, { person: desk.colleague })).text).not.toContain('Note saved.')
})

test('Undo of a new job gives the same answer twice, and its form saves one job', async ({ desk }) => {
  const person = desk.colleague
  const post = (path: string, fields: Record<string, string>) => ask(desk, path, { method: 'POST', body: form(fields), person })
  const [action, undo] = [crypto.randomUUID(), crypto.randomUUID()]
  const typed = { name: 'Aroha "Rangi"', phone: '021 555 0142', service: 'Repair Services', message: 'It squeals,\nsometimes' }
  const saved = await post('/desk/new', { action, ...typed })
  const page = await ask(desk, saved.location.replace('#done', ''), { person })
  const hidden = [...(page.text.match(/<form[^>]*undo.*?<\/form>/s)?.[0] ?? '').matchAll(/name="(\w+)" value="([^"]*)"/gs)]
  const carried = Object.fromEntries(hidden.map(([, field = '', value = '']) => [field, value.replaceAll('&quot;', '"')]))
  expect(carried).toMatchObject(typed)
  const press = () => post(`/desk/actions/${action}/undo`, { ...carried, action: undo })
  const shown = ({ text }: { text: string }) => text.match(/<main.*<\/main>/s)?.[0].replaceAll(/«?_?r_?\w*_?»?/gi, '')
  const [first, second] = [await press(), await press()]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.text).toContain('The job is gone.')
  expect(first.text).toContain('It squeals,')
  expect(shown(second)).toBe(shown(first))
  const again = await post('/desk/new', { action: undo, ...typed })
  expect([again.status, (await post('/desk/new', { action: undo, ...typed })).location]).toEqual([303, again.location])
  for (const path of [`/desk/actions/x/undo`, `/desk/actions/${action.toUpperCase()}/undo`])
    expect((await post(path, { ...carried, action: undo })).status).toBe(404)
})

test('a post that does nothing says so with its status, and keeps the text', async ({ desk, workshop }) => {
  const { path } = await bookAsVisitor(desk, workshop, 'statuses')
  const beforeWeOpen = { date: ownDay(), time: '05:55', minutes: '60' }
  for (const [step, fields, status, kept] of [
    ['notes', { text: `Rang twice${'!'.repeat(2000)}` }, 422, 'Rang twice'],
    ['notes', { text: 'Rang them', version: '1' }, 409, 'Rang them'],
    ['appointments', beforeWeOpen, 409, 'value="05:55"'],
  ] as const) {
    const body = form({ action: crypto.randomUUID(), version: '0', ...fields })
    const answer = await ask(desk, `${path}/${step}`, { method: 'POST', body, person: desk.owner })
    expect([answer.status, answer.text], step).toEqual([status, expect.stringContaining(kept)])
  }
  const body = form({ action: crypto.randomUUID(), version: '0', text: 'Rang them back' })
  const out = await ask(desk, `${path}/notes`, { method: 'POST', body })
  expect([out.status, out.text]).toEqual([401, expect.stringContaining('Rang them back')])
})

test('a refused press of a single button says why in the alert', async ({ page, openDesk, desk, workshop }) => {
  const { path } = await bookAsVisitor(desk, workshop, 'refused-press')
  for (const [step, field, value, why] of [
    ['assign', 'to', '', 'That’s how it is already.'],
    ['state', 'state', 'booked', 'There’s no appointment yet. Press Book to make one.'],
  ] as const) {
    await openDesk(`${path}/${step}`)
    const button = page.locator(`#work button[name="${field}"]`).first()
    await button.evaluate((element, to) => element.setAttribute('value', to), value)
    await button.click()
    await expect(page.getByRole('alert')).toHaveText(why)
  }
})

test('a GET never changes anything, not even at a form’s address', async ({ desk, workshop }) => {
  const { id: enquiry, path, email } = await bookAsVisitor(desk, workshop, 'opened')
  const [person, action] = [desk.owner, crypto.randomUUID()]
  await ask(desk, `${path}/notes`, { method: 'POST', body: form({ action, version: '0', text: 'Rang' }), person })
  const before = workshop.stored(email)
  const query = form({ action: crypto.randomUUID(), version: '1', state: 'done', outcome: 'reached', urgent: 'yes', text: 'x' })
  for (const pattern of deskPaths) {
    const id = pattern.includes('/actions/') ? action : enquiry
    const address = pattern.replace(':id', id).replace(':date', '2027-03-09').replace(':file', 'x.ics')
    for (const each of [address, `${address}.data`]) {
      const { status } = await ask(desk, `${each}?${query}`, { person })
      expect(status, each).toBeLessThan(500)
    }
  }
  expect(workshop.stored(email)).toEqual(before)
  expect((await ask(desk, `${path}?done=${action}`, { person })).text).toContain('Note saved.')
})

test('whatever is posted to the running desk, it answers without a 5xx', async ({ desk, workshop }) => {
  test.slow()
  const { path } = await bookAsVisitor(desk, workshop, 'fuzzed')
  const paths = ['/notes', '/call', '/call-back', '/assign', '/urgent', '/replies', '/details', '/state', '/appointments', ''].map(
    (step) => path + step,
  )
  const field = fc.constantFrom(
    'action',
    'version',
    'text',
    'outcome',
    'said',
    'to',
    'urgent',
    'state',
    'date',
    'minutes',
    'name',
    'phone',
    'email',
    'plate',
    'readyTime',
    'anyway',
    '__proto__',
    'carried',
  )
  const usual = { action: fc.uuid({ version: 4 }), version: fc.nat(3).map(String) }
  const odd = fc.array(fc.tuple(field, nastyText('a')), { maxLength: 12 })
  const body = fc.tuple(fc.record(usual), odd).map(([stamp, fields]) => {
    const texts = fields.map(([name, text]) => [name, text.toWellFormed()])
    return new URLSearchParams([...Object.entries(stamp), ...texts] as [string, string][]).toString()
  })
  const sent = fc.record({
    path: fc.constantFrom(
      ...paths,
      ...paths.map((each) => `${each}.data`),
      '/desk/sign-in',
      '/desk/join?key=x',
      '/desk/invites',
      '/desk/inbox',
    ),
    body: mostly(body, 20, fc.constantFrom(undefined, '', '%', '&&==', 'a'.repeat(70_000), '\0')),
    person: fc.constantFrom(desk.owner, desk.colleague),
  })
  const property = fc.asyncProperty(sent, async ({ path: to, ...given }) => {
    expect((await ask(desk, to, { method: 'POST', ...given })).status).toBeLessThan(500)
  })
  await fc.assert(property, { numRuns: 100 })
})
