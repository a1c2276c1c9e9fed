import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { openPostgres } from '../../server/database/postgres/open-postgres.ts'
import { openSqlite } from '../../server/database/sqlite/open-sqlite.ts'
import { openStore } from '../../server/database/store.ts'
import { heldFor } from '../../server/enquiries/timeline.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { startRelay } from '../../server/testing/relay.ts'
import { type ProcessOptions, type ServerProcess, startServerProcess } from '../../server/testing/server-process.ts'
import { addStaff } from '../../server/testing/staff.ts'
import { until } from '../../server/testing/until.ts'
import { clientCount, createClients, type PostPlan, postPlans } from './clients.ts'
import { findStaffViolations } from './find-staff-violations.ts'
import { countMail, type Deliveries, findViolations, type Stored } from './find-violations.ts'
import { createStaff } from './staff.ts'

/** The store under test. */
export type ChaosStore = {
  dataDir: string
  databaseUrl?: string
  /** Kills the database and starts it again. Absent for the embedded store, which runs inside the server. */
  crash?(): Promise<void>
}

export type ChaosOptions = {
  store: ChaosStore
  rounds: number
  /** The same seed repeats the posts and the times of the kills, as far as timing is reproducible. A failure isn't shrunk. */
  seed: number
  variant?: ProcessOptions['variant']
  print?: (line: string) => void
}

export type ChaosReport = {
  /** What was lost, duplicated or changed, as sentences; see `findViolations`. */
  failures: string[]
  sent: number
  received: number
  stored: number
  /** Actions of staff that were answered with success. */
  acted: number
  mails: number
  /** Duplicate deliveries, with the same Message-ID. */
  duplicateMails: number
  serverKills: number
  databaseKills: number
}

/** Latest time of a round's kill, in milliseconds. Mostly counted from the round's first successes, so that the kill happens under load on a busy machine too. */
const latestKill = 250

/** Milliseconds by which each server's clock is ahead of the one before, so that the replies of a round are due in the next one. */
const aheadEachRound = heldFor + 1000

/** What happens in a round; times in milliseconds. `databaseCrash`: the database is killed first, and the server `untilEnd` later. */
type RoundPlan = { posts: PostPlan[][]; untilKill: number; databaseCrash: boolean; untilEnd: number }

const roundPlan: fc.Arbitrary<RoundPlan> = fc.record({
  posts: postPlans,
  untilKill: fc.nat(latestKill),
  databaseCrash: fc.nat(99).map((percent) => percent < 40),
  untilEnd: fc.nat(latestKill),
})

const addresses = { MAIL_FROM: 'website@workshop.example.nz', WORKSHOP_EMAIL: 'counter@workshop.example.nz' }

/**
 * Kills a server repeatedly, at random times from the seed, while fifty clients post and staff act. Then lets a last server send the
 * remaining emails, and compares the responses with what the store and the mail relay have. Needs a build, for the desk.
 */
export async function runChaos({ store, rounds, seed, variant, print = () => {} }: ChaosOptions): Promise<ChaosReport> {
  const clients = createClients()
  const staff = createStaff(await signInStaff(store), clients.stored)
  // The others report ids that aren't stored.
  const staffed = variant === undefined
  let servers = 0
  const deliveries: Deliveries = new Map()
  const relay = await startRelay()
  const kills = { server: 0, database: 0 }
  const start = async () =>
    startServerProcess(
      {
        ...addresses,
        PORT: String(await freePort()),
        DATA_DIR: store.dataDir,
        DATABASE_URL: store.databaseUrl ?? '',
        SMTP_URL: relay.url,
      },
      { variant, lease: 3000, desk: staffed, ahead: servers++ * aheadEachRound },
    )

  /** @param underLoad whether `untilKill` counts from the first success of a visitor and of staff, so that each such round has some */
  async function round({ posts, untilKill, databaseCrash, untilEnd }: RoundPlan, underLoad: boolean): Promise<void> {
    const server = await start()
    let over = false
    const before = { clients: clients.received(), staff: staff.answered() }
    const posting = Promise.all([clients.send(server.url, posts, () => over), staffed && staff.act(server.url, () => over)])
    try {
      if (underLoad) await until(() => clients.received() > before.clients && (!staffed || staff.answered() > before.staff), 30_000)
      await wait(untilKill)
      if (store.crash && databaseCrash) {
        kills.database++
        await store.crash()
        // Some enquiries are retried on the restarted database, some fail when the server is killed.
        await wait(untilEnd)
      }
    } finally {
      over = true
      kills.server++
      await server.end('SIGKILL')
      await posting
    }
  }

  try {
    for (const [at, plan] of fc.sample(fc.noBias(roundPlan), { seed, numRuns: rounds }).entries()) {
      await round(plan, at % 4 !== 3)
      for (const mail of relay.received.splice(0)) countMail(deliveries, mail)
      if ((at + 1) % 10 === 0) print(`round ${at + 1} of ${rounds}: ${clients.submissions.length} enquiries sent`)
    }
    await letFinish(await start())
    for (const mail of relay.received.splice(0)) countMail(deliveries, mail)
  } finally {
    await relay.close()
  }

  const stored = await readStore(store)
  const mails = deliveries.values().reduce((all, times) => all + times, 0)
  return {
    failures: [
      ...findViolations(clients.submissions, stored, deliveries, addresses.WORKSHOP_EMAIL),
      ...findStaffViolations(staff.acts, stored),
    ],
    sent: clients.submissions.length,
    received: clients.submissions.filter(({ successes }) => successes.length > 0).length,
    stored: stored.enquiries.length,
    acted: staff.acts.filter(({ answered }) => answered > 0).length,
    mails,
    duplicateMails: mails - deliveries.size,
    serverKills: kills.server,
    databaseKills: kills.database,
  }
}

/** Returns the cookies of three people at the desk. */
async function signInStaff({ dataDir, databaseUrl }: ChaosStore): Promise<string[]> {
  const store = await openStore({ dataDir, ...(databaseUrl && { databaseUrl }), mailDomain: 'workshop.example.nz' })
  const cookies: string[] = []
  for (const name of ['Mere', 'Tama', 'Aroha']) {
    const { token } = await addStaff(store, { name, email: `${name.toLowerCase()}@workshop.example.nz` })
    cookies.push(`desk=${token}`)
  }
  await store.close()
  return cookies
}

/** Waits until all emails are sent, then shuts the server down cleanly. */
async function letFinish(server: ServerProcess): Promise<void> {
  const finished = async () => {
    const health = await fetch(`${server.url}/healthz`)
    return health.ok && (await health.json()).mail.due === 0
  }
  try {
    await until(finished, 10 * 60_000)
  } finally {
    await server.end('SIGTERM')
  }
}

async function readStore({ dataDir, databaseUrl }: ChaosStore): Promise<Stored> {
  const { db } = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
  try {
    return {
      enquiries: await db.selectFrom('enquiry').selectAll().execute(),
      mails: await db.selectFrom('outbox').selectAll().execute(),
      actions: await db.selectFrom('action').selectAll().execute(),
    }
  } finally {
    await db.destroy()
  }
}

/** Formats a report as one line. */
export function reportLine(report: ChaosReport): string {
  const { failures, sent, received, stored, acted, mails, duplicateMails, serverKills, databaseKills } = report
  return [
    `server killed ${serverKills} times${databaseKills > 0 ? ` and the database ${databaseKills} times` : ''} under ${clientCount} clients`,
    `${sent} enquiries sent, ${received} acknowledged, ${stored} stored`,
    `${acted} actions of staff acknowledged`,
    `${mails} emails delivered, ${duplicateMails} of them duplicates with the same Message-ID`,
    `${failures.length} failures`,
  ].join('; ')
}
