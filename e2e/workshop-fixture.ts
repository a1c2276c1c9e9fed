import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { wallClockAt } from '../domain/opening-hours/dates.ts'
import { freePort } from '../server/testing/free-port.ts'
import { type ReceivedMail, startRelay } from '../server/testing/relay.ts'

/**
 * The complete system: the built site on its server, its database, and an SMTP server that receives its emails, apart from those to addresses that
 * begin with 'no-such-', which it refuses.
 */
export type Workshop = {
  url: string
  /** What the server has printed. */
  said: () => string
  /** A visitor's enquiries in the database by email address, oldest first. */
  stored: (email: string) => Record<string, string | null>[]
  /** Locks the database against writing, as a full disk would, once no email is being sent. Returns a function that unlocks it. */
  lockStore: () => Promise<() => void>
  /** Moves an enquiry's appointment to start this many minutes from now. Returns its date. */
  moveAppointment: (enquiry: string, minutes: number) => string
  /** Makes an enquiry's callback due. */
  callBackNow: (enquiry: string) => void
  /** Marks every enquiry as done, so that the inbox is empty. */
  emptyInbox: () => void
  /** Counts the passwords of everybody who is signed in as given now, or as given more than ten minutes ago. */
  confirmPasswords: (isLately?: boolean) => void
  /** Holds the emails of staff about an enquiry for another minute, so that they can be taken back however slow the machine is. */
  holdMails: (enquiry: string) => void
  /** Waits until this many emails contain the text and are recorded as sent, and returns them. Staff emails are sent without the ten-second wait. */
  mails: (text: string, count: number) => Promise<ReceivedMail[]>
}

/** Opens a page as it is before its scripts run, on a desktop unless a width is given. */
type Read = (path: string, width?: number) => Promise<Page>

/** `read` uses the same browser page for all tests of a worker, because they only read. Tests of what scripts do use `page`. */
export const test = base.extend<{ read: Read }, { workshop: Workshop; reader: BrowserContext }>({
  workshop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const { workshop, stop } = await startWorkshop()
      await use(workshop)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      await context.newPage()
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  read: async ({ reader, workshop }, use) => {
    const [page] = reader.pages()
    if (!page) throw new Error('The page was closed.')
    await use(async (path, width = 1440) => {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
      await page.goto(workshop.url + path, { waitUntil: 'domcontentloaded' })
      // Sections below the fold have no layout otherwise.
      await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))
      return page
    })
  },
  baseURL: async ({ workshop }, use) => use(workshop.url),
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(page)
    // Some browsers ignore the option, and then a test without scripts proves nothing.
    if (javaScriptEnabled) return
    expect(await page.evaluate(() => matchMedia('(scripting: none)').matches), 'the page had no scripts').toBe(true)
  },
})

export { expect }

const sendingNow = "select count(*) as mails from outbox where state = 'due' and attempts > 0"

/** `setClock` moves the server's clock, if the system was started with one of its own. `stop` checks that the server exits cleanly. */
export type Started = { workshop: Workshop; setClock: (at: number) => Promise<void>; stop: () => Promise<void> }

/**
 * Starts the complete system on its own data folder.
 * @param startsAt the server's clock goes on from here, in milliseconds since 1970; the machine's by default
 */
export async function startWorkshop({ startsAt }: { startsAt?: number } = {}): Promise<Started> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'workshop-'))
  const relay = await startRelay({ refuse: (to) => (to.startsWith('no-such-') ? 550 : undefined) })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const clock = startsAt === undefined ? [] : ['--import', './e2e/moved-clock.js']
  const server = spawn(process.execPath, [...clock, '--enable-source-maps', 'dist/server-main/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      STARTS_AT: String(startsAt),
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      SMTP_URL: relay.url,
      MAIL_FROM: 'website@workshop.test',
      WORKSHOP_EMAIL: 'counter@workshop.test',
      RATE_LIMIT: 'off',
    },
  })
  let said = ''
  server.stdout?.on('data', (chunk) => {
    said += chunk
  })
  // The server prints its message once it listens.
  await waitForServer(`${url}/healthz`, server, () => said !== '')

  function withDatabase<T>(work: (database: DatabaseSync) => T): T {
    const database = new DatabaseSync(join(dataFolder, 'workshop.sqlite'), { timeout: 5000 })
    try {
      return work(database)
    } finally {
      database.close()
    }
  }

  const workshop: Workshop = {
    url,
    said: () => said,
    stored: (email) => {
      const query = 'select * from enquiry where email = ? order by received_at'
      return withDatabase((database) => database.prepare(query).all(email)) as Record<string, string | null>[]
    },
    lockStore: async () => {
      // The server may be writing.
      const database = new DatabaseSync(join(dataFolder, 'workshop.sqlite'), { timeout: 5000 })
      const lockBetweenMails = () => {
        database.exec('begin immediate')
        const { mails } = database.prepare(sendingNow).get() ?? {}
        if (mails !== 0) database.exec('rollback')
        return mails
      }
      // The result of an email couldn't be recorded, so until its lease ends it would seem to be on its way.
      await expect.poll(lockBetweenMails, 'emails that are being sent').toBe(0)
      return () => database.close()
    },
    moveAppointment: (enquiry, minutes) => {
      const startsAt = Math.floor(Date.now() / 60_000 + minutes) * 60_000
      const readyAt = startsAt + 3_600_000
      const [start, ready] = [wallClockAt(new Date(startsAt)), wallClockAt(new Date(readyAt))]
      const update =
        'update appointment set date = ?, time = ?, starts_at = ?, ready_date = ?, ready_time = ?, ready_at = ? where enquiry_id = ?'
      withDatabase((database) => database.prepare(update).run(start.date, start.time, startsAt, ready.date, ready.time, readyAt, enquiry))
      return start.date
    },
    callBackNow: (enquiry) =>
      void withDatabase((database) =>
        database.prepare('update enquiry set call_back_at = ? where id = ?').run(Date.now() - 60_000, enquiry),
      ),
    emptyInbox: () => withDatabase((database) => database.exec("update enquiry set state = 'done', call_back_at = null")),
    confirmPasswords: (isLately = true) =>
      void withDatabase((database) => database.prepare('update session set confirmed_at = ?').run(isLately ? Date.now() : 0)),
    holdMails: (enquiry) => {
      const update = 'update outbox set due_at = due_at + 60000 where enquiry_id = ? and action_id is not null and attempts = 0'
      const { changes } = withDatabase((database) => database.prepare(update).run(enquiry))
      expect(changes, 'emails that have not been sent').toBeGreaterThan(0)
    },
    mails: async (text, count) => {
      const release =
        "update outbox set due_at = created_at where state = 'due' and action_id is not null and expires_at is null and attempts = 0"
      withDatabase((database) => database.exec(release))
      const found = () => relay.received.filter(({ email }) => JSON.stringify(email).includes(text))
      await expect.poll(() => found().length, { message: `emails with '${text}'`, timeout: 30_000, intervals: [50] }).toBe(count)
      const sending = () => withDatabase((database) => database.prepare(sendingNow).get()?.mails)
      await expect.poll(sending, { message: 'emails that are being sent', intervals: [50] }).toBe(0)
      return found()
    },
  }

  async function setClock(at: number): Promise<void> {
    const moved = once(server, 'message')
    server.send(at)
    await moved
  }

  async function stop(): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    expect(await ended, 'the server exits cleanly on SIGTERM').toBe(0)
    await relay.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
  return { workshop, setClock, stop }
}

/** Moves the pointer until the page is hydrated, which removes its speculation rules. */
export async function hydrated(page: Page): Promise<void> {
  let x = 0
  const rules = page.locator('script[type="speculationrules"]')
  const move = async () => {
    x = 1 - x
    await page.mouse.move(x, 0)
    return await rules.count()
  }
  await expect.poll(move, { intervals: [50] }).toBe(0)
}

/** Follows a link of the footer with Enter. Under a click, the link could move: the first scroll replaces estimated heights. */
export async function followFooterLink(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name }).press('Enter')
}

/** Makes the page think that its visitor saves data: then it prefetches only what is hovered, touched or focused. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** Delays requests that match the pattern. Returns a function that releases them. */
export async function delayRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return resolve
}

async function waitForServer(url: string, server: ChildProcess, started: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (server.exitCode !== null) throw new Error(`The server exited with ${server.exitCode} before it responded; see its output above.`)
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok && started()) return
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error(`The server did not respond at ${url} within 50 s.`)
}
