import { tasks } from '../alarms/find-alarms.ts'
import type { Store } from '../database/store.ts'
import type { TaskRunRow } from '../database/tables.ts'
import { lastRun, recordRun } from '../database/task-runs.ts'
import type { Log } from '../log.ts'
import { deleteMailFiles } from '../mail/delete-mail-files.ts'
import { deleteExpired } from '../privacy/delete-expired.ts'

const day = 86_400_000

/** With a cleanup every hour, a longer gap means that the clock jumped or the server was off. */
const jump = 3 * day

/**
 * Deletes expired data with its mail files. A clock that jumps ahead must not delete everything: after a jump nothing is
 * deleted until a day has passed without another, so that somebody can see the alarm and correct the clock.
 */
export async function cleanUp(store: Store, mailFolder: string, log: Log): Promise<void> {
  const now = store.now()
  const last = await lastRun(store, tasks.cleanup)
  const pausedBecause = last && pauseAfterJump(last, now)
  await recordRun(store, tasks.cleanup, now, pausedBecause)
  if (pausedBecause) {
    if (pausedBecause !== last.outcome) {
      log.error(
        { days: Math.round((now - last.ran_at) / day) },
        'The clock is days ahead of the last cleanup, so nothing is deleted for a day. Check that the clock is right.',
      )
    }
    return
  }
  const { enquiries, mails } = await deleteExpired(store)
  await deleteMailFiles(mailFolder, mails)
  if (enquiries > 0) log.info({ enquiries }, 'Expired enquiries were deleted.')
}

/** Returns why nothing may be deleted now, with the start of the waiting day ('jumped 1795000000000'); undefined when it's safe. */
export function pauseAfterJump(last: Pick<TaskRunRow, 'ran_at' | 'outcome'>, now: number): string | undefined {
  if (now - last.ran_at > jump) return `jumped ${now}`
  // The clock was set back, so the pause ends.
  if (now < last.ran_at || !last.outcome) return undefined
  return now - Number(last.outcome.split(' ')[1]) < day ? last.outcome : undefined
}
