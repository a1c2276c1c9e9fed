import type { Database } from './database.ts'
import { StoreUnavailable } from './group-commit.ts'

/** Runs queries. @throws StoreUnavailable when the database can't be read or written, with the class of its error */
export async function orUnavailable<T>(database: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreUnavailable || database.isRowError(error)) throw error
    throw Object.assign(new StoreUnavailable("The store can't be read or written.", { cause: error }), { code: database.errorOf(error) })
  }
}
