import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Receive } from '../domain/enquiries/receive.ts'
import type { Facts } from '../workshop/facts.ts'
import { inviteFirstOwner } from './accounts/invites.ts'
import { findAlarms } from './alarms/find-alarms.ts'
import { buildApp } from './app.ts'
import type { WaitForDatabase } from './database/open-database.ts'
import { openStore, type Store } from './database/store.ts'
import { mailFolderOf, storeSettings } from './database/store-settings.ts'
import { createHealth } from './enquiries/health.ts'
import { listQuarantine } from './enquiries/quarantine.ts'
import { createReceive } from './enquiries/receive.ts'
import { createSaveQueue } from './enquiries/save-queue.ts'
import type { HealthSource } from './http/healthz.ts'
import type { LogStream } from './http/logging.ts'
import { fileTransport } from './mail/file-transport.ts'
import { createOutbox, type OutboxOptions } from './mail/outbox.ts'
import { smtpTransport } from './mail/smtp-transport.ts'
import { keepPagesCurrent } from './pages/keep-pages-current.ts'
import type { Site } from './pages/load-site.ts'
import { keepUnavailablePage } from './pages/unavailable-page.ts'
import { createScheduledTasks } from './scheduled-tasks/scheduled-tasks.ts'
import { deskUrlOf, type Settings } from './settings.ts'
import { createLive } from './staff-desk/live.ts'
import type { BuiltDesk } from './staff-desk/load-desk.ts'
import { createServices } from './staff-desk/use-cases.ts'

export type StartOptions = {
  /** Loads the site. Without it only the JSON endpoints and health checks are served. */
  site?: ((facts: () => Facts) => Promise<Partial<Site>>) | undefined
  /** The built desk. Without it there is none. */
  desk?: BuiltDesk | undefined
  log?: LogStream | false
  /** Milliseconds since 1970. */
  now?: () => number
  /** Shorter delays of the outbox, for tests. */
  outbox?: Pick<OutboxOptions, 'pollEvery' | 'lease' | 'deadline' | 'delay' | 'reportEvery'>
  /** Milliseconds between two runs of the scheduled tasks. */
  tasksEvery?: number | undefined
  /** Another limit of emails to customers, for tests. */
  mailsPerHour?: number
  /** Without it an unreachable PostgreSQL is an error. */
  waitForDatabase?: WaitForDatabase
  /** Wraps the handling of enquiries, for tests. */
  around?: (receive: Receive) => Receive
}

export type RunningServer = {
  /** Its URL on this machine, like 'http://localhost:3000'. */
  url: string
  port: number
  app: FastifyInstance
  store: Store
  /** The key of the first owner's link, while the desk has no staff. */
  ownerKey?: string | undefined
  /**
   * Fails the readiness check and keeps serving for the `stopDelay`; then finishes open requests, returns unsent emails to
   * the store, and closes.
   */
  stop(): Promise<void>
}

/** Milliseconds that open requests get to finish on shutdown. */
const drainTimeout = 10_000

/**
 * Opens the store, starts the outbox and the scheduled tasks, and listens. One process can run several servers, each with
 * its own data folder.
 * @throws whatever prevents the start; then nothing is left running
 */
export async function startServer(settings: Settings, options: StartOptions = {}): Promise<RunningServer> {
  const { desk, log, now, waitForDatabase, around = (receive) => receive } = options
  const fromSettings = storeSettings(settings)
  const { mailsPerHour = fromSettings.mailsPerHour } = options
  const store = await openStore({ ...fromSettings, now, mailsPerHour, waitForDatabase })
  const saveQueue = createSaveQueue(store)
  const health = createHealth(store, saveQueue.lastFailure)
  const mailFolder = mailFolderOf(settings)
  const transport = settings.smtpUrl ? smtpTransport(settings.smtpUrl, settings.smtpName) : fileTransport(mailFolder)
  const deskUrl = desk && deskUrlOf(settings)
  const outbox = createOutbox({
    store,
    health,
    listQuarantine: (since, until) => listQuarantine(store, since, until),
    transport,
    addresses: settings,
    deskUrl,
    ...options.outbox,
  })
  let site: Partial<Site> | undefined
  const writeUnavailablePage = keepUnavailablePage(settings.unavailablePage, store.facts)
  const pages = keepPagesCurrent(store.readFacts, async () => {
    await site?.refresh?.()
    await writeUnavailablePage()
  })
  const scheduledTasks = createScheduledTasks({ store, health, outbox, mailFolder, otherAlarms: pages.alarms, every: options.tasksEvery })
  let app: FastifyInstance | undefined
  let stopping = false
  let ownerKey: string | undefined

  async function stop(): Promise<void> {
    stopping = true
    if (app?.server.listening) await wait(settings.stopDelay)
    // A request that never ends must not block the shutdown.
    const cut = setTimeout(() => app?.server.closeAllConnections(), drainTimeout)
    await app?.close()
    clearTimeout(cut)
    await pages.stop()
    await scheduledTasks.stop()
    await outbox.stop()
    await saveQueue.drained()
    await store.close()
  }

  try {
    site = await options.site?.(store.facts)
    const receive = around(createReceive(saveQueue, outbox))
    const healthSource: HealthSource = {
      health,
      findAlarms: async (current) => [...(await findAlarms(store, current)), ...pages.alarms()],
      halted: outbox.halted,
    }
    const services = createServices(store, mailFolder, pages)
    const live = createLive({
      store,
      sessions: services.sessions,
      stopping: () => stopping,
      log: { warn: (...line) => app?.log.warn(...line) },
    })
    app = await buildApp({
      settings,
      facts: store.facts,
      healthSource,
      receive,
      stopping: () => stopping,
      site,
      desk: desk && { built: desk, services, live },
      log,
    })
    // Suppresses Fastify's 'listening' lines: the start message says it better.
    app.log.level = 'warn'
    await app.listen({ port: settings.port, host: settings.host })
    app.log.level = 'info'
    ownerKey = desk && (await inviteFirstOwner(store))
    outbox.start(app.log)
    scheduledTasks.start(app.log)
    pages.start(app.log)
  } catch (error) {
    await stop()
    throw error
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  return { url: `http://localhost:${port}`, port, app, store, ownerKey, stop }
}
