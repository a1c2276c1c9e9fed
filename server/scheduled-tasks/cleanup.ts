import { tasks } from '../alarms/find-alarms.ts'
import type { Log } from '../log.ts'
import { deleteMailFiles } from '../mail/delete-mail-files.ts'
import type { Store } from '../store/store.ts'
import type { TaskRun } from '../store/types.ts'

const day = 86_400_000

/** The clock went this far since the last cleanup, which comes every hour: it jumped, or the server was off for long. */
const jump = 3 * day

/**
 * Deletes what is too old, with the files of its mails. A clock that jumps ahead must not delete everything: after a jump nothing
 * is deleted until a day has passed on the clock without another, so that somebody can see the alarm and put the clock right.
 */
export async function cleanUp(
  store: Pick<Store, 'lastRun' | 'recordRun' | 'forgetOld'>,
  mailFolder: string,
  now: number,
  log: Log,
): Promise<void> {
  const last = await store.lastRun(tasks.cleanup)
  const held = holdAfterJump(last, now)
  await store.recordRun(tasks.cleanup, now, held)
  if (held) {
    if (held !== last?.outcome && last) {
      log.error(
        { days: Math.round((now - last.ranAt) / day) },
        'The clock is days ahead of the last cleanup: nothing is deleted for a day. Is it right?',
      )
    }
    return
  }
  const { enquiries, mails } = await store.forgetOld()
  await deleteMailFiles(mailFolder, mails)
  if (enquiries > 0) log.info({ enquiries }, 'Enquiries were deleted, because their time was over.')
}

/** Why nothing may be deleted now, with the moment from which the day counts ('jumped 1795000000000'); undefined when cleaning up is safe. */
export function holdAfterJump(last: TaskRun | undefined, now: number): string | undefined {
  // A store that has never been cleaned up may come from a version that did not note it.
  if (!last) return `new ${now}`
  if (now - last.ranAt > jump) return `jumped ${now}`
  // Put back: what was held is held no more.
  if (now < last.ranAt || !last.outcome) return undefined
  return now - Number(last.outcome.split(' ')[1]) < day ? last.outcome : undefined
}
