import { findAlarms, succeeded, tasks } from '../alarms/find-alarms.ts'
import type { Store } from '../database/store.ts'
import { lastRun, recordRun } from '../database/task-runs.ts'
import type { Health } from '../database/types.ts'
import { enqueueReport } from '../enquiries/quarantine.ts'
import { fillSearchTexts } from '../enquiries/search-text.ts'
import { type Log, safeError } from '../log.ts'
import { type Alarm, alertMail } from '../mail/alarm.ts'
import { enqueueMail } from '../mail/stored-mails.ts'
import { cleanUp } from './cleanup.ts'

/** The server's hourly background tasks. */
type ScheduledTasks = {
  start(log: Log): void
  /** Resolves once running tasks have ended. */
  stop(): Promise<void>
}

type ScheduledTasksOptions = {
  store: Store
  health(): Promise<Health>
  outbox: { wake(): void }
  /** Alarms that the store doesn't know of. */
  otherAlarms(): readonly Alarm[]
  mailFolder: string
  /** Milliseconds between two runs. */
  every?: number
}

const day = 86_400_000

/** Returns the tasks, not yet started. Daily ones also run hourly and check whether they are due, so that a restart doesn't delay them by a day. */
export function createScheduledTasks(options: ScheduledTasksOptions): ScheduledTasks {
  const { store, health, outbox, mailFolder, otherAlarms, every = 3_600_000 } = options
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const list: Readonly<Record<string, (log: Log) => Promise<void>>> = {
    cleanup: (log) => cleanUp(store, mailFolder, log),
    'quarantine report': () => enqueueReport(store),
    'find index': async () => void (await fillSearchTexts(store)),
    async 'integrity check'(log) {
      const last = await lastRun(store, tasks.integrityCheck)
      if (last && Math.abs(store.now() - last.ran_at) < day) return
      const intact = await store.checkIntegrity()
      if (!intact) log.error({}, 'The store is damaged: restore a backup (docs/how-to/back-up-and-restore.md).')
      await recordRun(store, tasks.integrityCheck, store.now(), intact ? succeeded : 'damaged')
    },
    async alarms(log) {
      for (const { name, facts } of [...(await findAlarms(store, await health())), ...otherAlarms()]) {
        log.error({ alarm: name, ...facts }, 'An alarm is active.')
        await enqueueMail(store, alertMail({ name, facts }, store.now(), day))
      }
    },
  }

  async function run(log: Log): Promise<void> {
    for (const [task, work] of Object.entries(list)) {
      await work(log).catch((error) => log.error({ task, err: safeError(error) }, 'A scheduled task failed; it runs again within an hour.'))
    }
    outbox.wake()
    running = undefined
  }

  return {
    start(log) {
      const begin = () => {
        running ??= run(log)
      }
      timer = setInterval(begin, every)
      begin()
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
