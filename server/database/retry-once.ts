import { NoResultError } from 'kysely'
import type { Database } from './database.ts'
import { StoreUnavailable } from './group-commit.ts'
import type { Store } from './store.ts'

/** Class 40 of SQLSTATE: a transaction was rolled back because of another one, such as a deadlock. */
const rolledBack = /^40/

/**
 * Runs one of the desk's transactions, and retries it once if another one conflicted with it: an erasure that locked the same rows, or an action with
 * the same id on another enquiry.
 * @throws StoreUnavailable when the store can't be read or written
 */
export async function retryOnce<T>(database: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work().catch((error) => {
      if (!database.isRowError(error) && !rolledBack.test(String((error as { code?: unknown }).code))) throw error
      return work()
    })
  } catch (error) {
    // A bug, not an unavailable store.
    if (error instanceof TypeError || error instanceof NoResultError || database.isRowError(error)) throw error
    const code = database.errorOf(error)
    if (code === 'error') throw error
    throw Object.assign(new StoreUnavailable('The store can’t be read or written.', { cause: error }), { code })
  }
}

/** Runs one of the desk's transactions with stored times that aren't in the future, and with `retryOnce`. */
export async function reliably<T>(store: Store, work: () => Promise<T>): Promise<T> {
  await store.present()
  return await retryOnce(store, work)
}
