import type { Store } from '../database/store.ts'
import { lastRun } from '../database/task-runs.ts'
import type { Health } from '../database/types.ts'
import type { Alarm } from '../mail/alarm.ts'
import { readEnquiryHistory } from './enquiry-history.ts'

const hour = 3_600_000
const day = 24 * hour

/** Names under which tasks record their last run, and the outcome of a successful one. A failed backup leaves the last good one known. */
export const tasks = {
  backup: 'backup',
  failedBackup: 'failed-backup',
  restoreDrill: 'restore-drill',
  integrityCheck: 'integrity-check',
  cleanup: 'cleanup',
} as const
export const succeeded = 'ok'

/** Backups run every night, so after a day and a half one is overdue. A new store has two days for its first. */
const backupEvery = 1.5 * day
const firstBackup = 2 * day

/** Enquiries in the same hours of each of the last four weeks. With fewer than these, the present silence may be chance. */
const usualAtLeast = 3
const usualOnAverage = 6

/** Returns an alarm for each thing that is wrong without raising an error: missing backups, silence, failed background work. */
export async function findAlarms(store: Store, { failed }: Pick<Health, 'failed'>): Promise<Alarm[]> {
  const now = store.now()
  const [backup, failedBackup, drill, check, cleanup, history] = await Promise.all([
    lastRun(store, tasks.backup),
    lastRun(store, tasks.failedBackup),
    lastRun(store, tasks.restoreDrill),
    lastRun(store, tasks.integrityCheck),
    lastRun(store, tasks.cleanup),
    readEnquiryHistory(store),
  ])
  const alarms: Alarm[] = []

  const backedUp = backup?.ran_at
  const since = backedUp ?? history.first
  if (since !== undefined && now - since > (backedUp === undefined ? firstBackup : backupEvery)) {
    const failedAt = failedBackup?.ran_at ?? 0
    alarms.push({
      name: 'backup-overdue',
      facts: {
        hours: Math.floor((now - since) / hour),
        any: backedUp === undefined ? 0 : 1,
        ...(failedAt > (backedUp ?? 0) && { failedAt }),
      },
    })
  }
  if (drill && drill.outcome !== succeeded) alarms.push({ name: 'restore-drill-failed', facts: { ranAt: drill.ran_at } })
  if (check && check.outcome !== succeeded) alarms.push({ name: 'store-damaged', facts: { ranAt: check.ran_at } })
  if (cleanup?.outcome) alarms.push({ name: 'clock-jumped', facts: { now } })
  if (failed > 0) alarms.push({ name: 'mails-failed', facts: { count: failed } })

  const usual = history.sameSpan
  const average = usual.reduce((sum, count) => sum + count, 0) / (usual.length || 1)
  if (history.last !== undefined && usual.every((count) => count >= usualAtLeast) && average >= usualOnAverage) {
    alarms.push({ name: 'silence', facts: { since: history.last, usual: Math.round(average) } })
  }
  return alarms
}
