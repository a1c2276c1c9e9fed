import type { Browser, BrowserContext, Page, Route } from '@playwright/test'
import { bookedAnyway } from '../../domain/appointments/appointment-form.examples.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { addDays, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { openDayFrom } from '../../domain/opening-hours/opening.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { test as base, expect, type Workshop } from '../workshop-fixture.ts'

/** A staff member with their session cookie. */
export type Person = { name: string; email: string; password: string; cookie: { name: string; value: string } }

/** The desk of the worker's server, with an owner and a colleague. */
export type StaffDesk = { url: string; owner: Person; colleague: Person }

const passwords = ['tuatara waxeye lantern gumboot', 'paperbark ferry nutmeg cardigan']

/** Signs somebody in, the owner unless told otherwise, and opens a page of the desk. With scripts, it waits for hydration. */
export type OpenDesk = (path: string, person?: Person) => Promise<void>

type TestFixtures = { ownInbox: undefined; openDesk: OpenDesk; violations: string[] }

export const test = base.extend<TestFixtures, { desk: StaffDesk }>({
  desk: [
    async ({ workshop }, use) => {
      const url = deskUrl(workshop)
      const owner = await join(ownerLink(workshop), { name: 'Mere Tautahi', email: 'mere@workshop.test', password: passwords[0] ?? '' })
      const link = await inviteLink(url, owner, 'tama@workshop.test')
      const colleague = await join(link, { name: 'Tama Lee', email: 'tama@workshop.test', password: passwords[1] ?? '' })
      await use({ url, owner, colleague })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ workshop }, use) => use(deskUrl(workshop)),
  // The tests of a worker share a store, and the inbox shows fifty enquiries.
  ownInbox: [
    async ({ workshop }, use) => {
      workshop.emptyInbox()
      // They last longer than the ten minutes for which an owner's password counts.
      workshop.confirmPasswords()
      await use(undefined)
    },
    { auto: true },
  ],
  openDesk: async ({ context, page, desk, javaScriptEnabled }, use) => {
    await use(async (path, person = desk.owner) => {
      await signIn(context, desk.url, person)
      await page.goto(path)
      await hydratedDesk(page, javaScriptEnabled ?? true)
    })
  },
  // Covers every page of the test's browser context.
  violations: [
    async ({ context }, use) => {
      const violations: string[] = []
      context.on('console', (message) => {
        if (/content security policy|hydrat/i.test(message.text())) violations.push(message.text())
      })
      await use(violations)
      expect(violations, 'content security policy violations and hydration errors').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

let lastDay = addDays(wallClockAt(new Date()).date, 30)

/** Returns an open day that no other test of this worker's server gets. */
export function ownDay(): string {
  lastDay = openDayFrom(addDays(lastDay, 1), firstFacts)
  return lastDay
}

/** The desk's URL: without https it works only on localhost. */
export function deskUrl({ url }: Workshop): string {
  return url.replace('127.0.0.1', 'localhost')
}

/** Returns the one-time link that the server prints while nobody can use the desk. */
export function ownerLink(workshop: Workshop): string {
  const [link] = /http\S+\/desk\/join\S+/.exec(workshop.said()) ?? []
  if (!link) throw new Error('The server printed no link for the first owner. Its message is in server/start-message.ts.')
  return link
}

/** Signs a person in, in a browser of their own. */
export async function browserOf(browser: Browser, { url }: StaffDesk, person: Person, javaScriptEnabled: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled })
  await signIn(context, url, person)
  return context
}

export async function signIn(context: BrowserContext, url: string, { cookie }: Person): Promise<void> {
  await context.addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }])
}

/** Fills in the sign-in form that is open, and sends it. */
export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in on the page that a form leads to once the session has ended. */
export async function signInAgain(page: Page, person: Person): Promise<void> {
  await expect(page.getByText('You’ve been signed out, so nothing was sent or changed.')).toBeVisible()
  await fillSignIn(page, person)
}

/** Posts a booking as a visitor's browser without scripts would. Returns the path of its page at the desk. */
export async function bookAsVisitor(
  { url }: StaffDesk,
  workshop: Workshop,
  name: string,
  answers: Partial<typeof goodBooking> = {},
): Promise<{ id: string; path: string; email: string }> {
  const email = `${name}@visitor.test`
  const response = await post(`${url}/appointment`, { ...goodBooking, message: `${goodBooking.message} (${name})`, ...answers, email })
  expect(response.status).toBe(201)
  const id = workshop.stored(email)[0]?.id ?? ''
  return { id, path: `/desk/enquiries/${id}`, email }
}

/** Books an enquiry's car in, as a colleague's browser without scripts does. Times are New Zealand's, as '2027-03-09T08:30'. */
export async function bookIn(desk: StaffDesk, path: string, starts: string, ready: string, version = 0): Promise<void> {
  const [date = '', time = ''] = starts.split('T')
  const [readyDate = '', readyTime = ''] = ready.split('T')
  const appointment = bookedAnyway({ date, time, minutes: '60', readyDate, readyTime })
  await sendAsColleague(desk, `${path}/appointments`, { version: String(version), ...appointment })
}

/** Sends a form of the desk as a colleague's browser without scripts does. */
export async function sendAsColleague({ url, colleague }: StaffDesk, path: string, fields: Record<string, string>): Promise<void> {
  const response = await post(`${url}${path}`, { action: crypto.randomUUID(), ...fields }, colleague)
  expect(response.status, path).toBe(303)
}

/** Books with the form that is open, even if other tests have taken the bays. */
export async function bookItIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book it in' }).click()
  const anyway = page.getByRole('button', { name: 'Book anyway' })
  const booked = page.getByRole('status').getByText('Booked for')
  await expect(anyway.or(booked)).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(booked).toBeVisible()
}

/** Handles a request that reaches the server and whose answer is lost on its way to the page. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch({ maxRedirects: 0 })
  await route.abort()
}

/** Waits for hydration, so that a test with scripts doesn't post the form without them. */
export async function hydratedDesk(page: Page, scripts: boolean): Promise<void> {
  if (!scripts) return
  await page.waitForFunction(() => {
    // A page without results has none in its main part.
    const control = document.querySelector('main :is(a, button)') ?? document.querySelector('a, button')
    return control && Object.keys(control).some((key) => key.startsWith('__react'))
  })
}

/** Joins the desk with a link, as a browser without scripts does. */
export async function join(link: string, person: Omit<Person, 'cookie'>): Promise<Person> {
  const response = await post(link, { name: person.name, email: person.email, password: person.password })
  expect(response.status, await response.text()).toBe(303)
  const [cookie = ''] = response.headers.getSetCookie()
  const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
  return { ...person, cookie: { name, value } }
}

async function inviteLink(url: string, owner: Person, email: string): Promise<string> {
  const response = await post(`${url}/desk/invites`, { intent: 'invite', action: crypto.randomUUID(), email, role: 'staff' }, owner)
  const [link = ''] = /http:[^"&]+\/desk\/join\?key=[\w-]+/.exec(await response.text()) ?? []
  return link
}

async function post(url: string, fields: Record<string, string>, person?: Person): Promise<Response> {
  const { origin } = new URL(url)
  return await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { origin, ...(person && { cookie: `${person.cookie.name}=${person.cookie.value}` }) },
  })
}
