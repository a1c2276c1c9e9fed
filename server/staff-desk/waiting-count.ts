import type { Waiting } from '../../domain/desk.ts'
import type { Store } from '../database/store.ts'
import { countWaiting } from '../enquiries/waiting.ts'
import { readChanges } from './changes.ts'

/** Milliseconds after which it is counted again even if the change token is the same: old enquiries are deleted without changing it. */
const maxAge = 60_000

/** Returns a function that counts who is waiting, once for all open pages until something changes. */
export function createWaitingCount(store: Store): () => Promise<Waiting> {
  let counted: { changeToken: string; at: number; waiting: Promise<number> } | undefined

  return async () => {
    const { changeToken } = await readChanges(store)
    const now = store.now()
    if (counted?.changeToken !== changeToken || Math.abs(now - counted.at) >= maxAge) {
      const waiting = countWaiting(store.db, now)
      counted = { changeToken, at: now, waiting }
      // The next page tries again.
      waiting.catch(() => {
        counted = undefined
      })
    }
    return { waiting: await counted.waiting, changeToken }
  }
}
