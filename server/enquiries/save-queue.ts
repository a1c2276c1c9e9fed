import { groupCommit, StoreUnavailable } from '../database/group-commit.ts'
import type { Store } from '../database/store.ts'
import type { StoreError } from '../database/types.ts'
import { type NewEnquiry, type PreparedEnquiry, prepareEnquiry } from './prepare-enquiry.ts'
import { type SaveResult, saveEnquiries } from './save-enquiries.ts'

/** Saves the enquiries that arrive at the same time in one commit. */
export type SaveQueue = {
  /**
   * Stores an enquiry with its emails, unless its address is over the limit. Resolves once all are on the disk.
   * @throws StoreUnavailable after `timeoutMs` without success; nothing is stored
   */
  save(enquiry: NewEnquiry): Promise<SaveResult>
  /** The error of the last commit, at milliseconds of `performance.now()`; undefined if it succeeded. */
  lastFailure(): { error: StoreError; at: number } | undefined
  /** Waits for enquiries in progress. */
  drained(): Promise<void>
}

/** `timeoutMs`: milliseconds after which `save` gives up. */
export function createSaveQueue(store: Store, timeoutMs = 8000): SaveQueue {
  let lastFailure: ReturnType<SaveQueue['lastFailure']>
  const commits = groupCommit<PreparedEnquiry, SaveResult>({
    async commit(entries, stillWanted) {
      await store.present()
      return await store.db.transaction().execute(async (trx) => {
        const result = await saveEnquiries(trx, entries, store)
        stillWanted()
        return result
      })
    },
    isEntryError: store.isRowError,
    onCommit(error) {
      lastFailure = error === undefined ? undefined : { error: store.errorOf(error), at: performance.now() }
    },
    maxBatch: 100,
    timeoutMs,
  })
  return {
    async save(enquiry) {
      return await commits.add(prepareEnquiry(enquiry, store.key, store.now())).catch((error) => {
        if (error instanceof StoreUnavailable && error.cause) error.code = store.errorOf(error.cause)
        throw error
      })
    },
    lastFailure: () => lastFailure,
    drained: commits.drained,
  }
}
