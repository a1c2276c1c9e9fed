import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { addressKey } from './address-key.ts'
import type { Database } from './database.ts'
import { migrate, StoreOfAnotherVersion } from './migrate.ts'
import { isUnreachable } from './postgres/is-unreachable.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { StoreDamaged } from './sqlite/integrity.ts'
import { openSqlite, storeFileIn } from './sqlite/open-sqlite.ts'
import { StoreIncomplete } from './sqlite/saved-count.ts'

export type StoreLocation = {
  /** Absolute path. Holds the embedded store, unless there is a `databaseUrl`. */
  dataDir: string
  databaseUrl?: string
}

export type OpenOptions = {
  /** Throws NoStore instead of creating a store. */
  mustExist?: boolean
  /** Without it an unreachable PostgreSQL is an error. */
  waitForDatabase?: WaitForDatabase
}

/** How to wait for an unreachable PostgreSQL. */
export type WaitForDatabase = {
  /** Ends the waiting. */
  signal: AbortSignal
  /** Prints a line when the waiting begins, and every half minute from then on. */
  print(line: string): void
}

/** There is no store. Without this check, a command with the wrong settings would create an empty one. */
export class NoStore extends Error {
  override name = 'NoStore'

  constructor({ dataDir, databaseUrl }: StoreLocation) {
    const where = databaseUrl ? 'the database that DATABASE_URL names' : `${dataDir} (DATA_DIR)`
    super(`there is no workshop store in ${where}. Run this command with the server's settings: its DATA_DIR or DATABASE_URL.`)
  }
}

/** Milliseconds between two attempts to reach the database, and between two lines about it. */
const retryEvery = 1500
const printEvery = 30_000

/**
 * Opens the database and migrates it. `key`: see `addressKey`.
 * @throws StoreDamaged, StoreIncomplete, NoStore, or why it can't be reached or written; the message names the setting
 */
export async function openDatabase(
  location: StoreLocation,
  { mustExist = false, waitForDatabase }: OpenOptions = {},
): Promise<{ database: Database; key: string }> {
  const { dataDir, databaseUrl } = location
  let database: Database | undefined
  let migrating: Database | undefined
  try {
    if (!databaseUrl && mustExist && !existsSync(storeFileIn(dataDir))) throw new NoStore(location)
    database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
    migrating = databaseUrl ? openPostgres(databaseUrl, { patient: true }) : database
    const { db } = migrating
    const prepare = async () => {
      if (mustExist && !(await hasTables(db))) throw new NoStore(location)
      await migrate(db)
      return await addressKey(db)
    }
    return { database, key: await (waitForDatabase ? whenReachable(prepare, waitForDatabase) : prepare()) }
  } catch (error) {
    await database?.db.destroy()
    if (error instanceof StoreDamaged || error instanceof StoreIncomplete || error instanceof NoStore) throw error
    if (error instanceof StoreOfAnotherVersion)
      throw new Error(`the store ${databaseUrl ? 'that DATABASE_URL names' : `in ${dataDir} (DATA_DIR)`} can't be used: ${error.message}`, {
        cause: error,
      })
    const { message, code } = error as NodeJS.ErrnoException
    throw new Error(`the store can't be opened, see ${databaseUrl ? 'DATABASE_URL' : `DATA_DIR, now ${dataDir}`}: ${message || code}`, {
      cause: error,
    })
  } finally {
    if (migrating !== database) await migrating?.db.destroy()
  }
}

async function hasTables(db: Database['db']): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return ['enquiry', 'kysely_migration'].every((name) => tables.some((table) => table.name === name))
}

/** Retries while the database is unreachable. @throws any other error, and the signal's reason */
async function whenReachable<T>(work: () => Promise<T>, { signal, print }: WaitForDatabase): Promise<T> {
  let lastPrinted: number | undefined
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isUnreachable(error)) throw error
      if (lastPrinted === undefined || performance.now() - lastPrinted > printEvery) {
        const { code, message } = error as NodeJS.ErrnoException
        print(`${lastPrinted === undefined ? 'Waiting' : 'Still waiting'} for the database, see DATABASE_URL: ${code ?? message}`)
        lastPrinted = performance.now()
      }
    }
    await wait(retryEvery, undefined, { signal })
  }
}
