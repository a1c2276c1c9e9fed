import { createHash, randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { StoreLocation } from '../database/open-database.ts'
import { storeFileIn } from '../database/sqlite/open-sqlite.ts'
import { backUpEmbedded, restoreEmbedded } from './embedded.ts'
import { backUpPostgres, restorePostgres } from './postgres.ts'
import { scratchFolder } from './scratch-folder.ts'

/** One hash per table over all its rows, in any order. */
type Hashes = Map<string, string>

/**
 * Makes a backup, restores it into a scratch location and compares all rows of all tables with the store as of the backup. Removes both, and
 * returns the number of tables.
 * @throws if a step fails or a table differs
 */
export async function verifyBackup({ dataDir, databaseUrl }: StoreLocation): Promise<number> {
  if (!databaseUrl && !existsSync(storeFileIn(dataDir))) throw new Error(`there is no database in ${dataDir}; check DATA_DIR.`)
  const scratch = scratchFolder(databaseUrl ? tmpdir() : dataDir, 'restore-drill-')
  try {
    const file = join(scratch, 'backup')
    const [before, after] = databaseUrl
      ? await verifyPostgres(databaseUrl, file)
      : await verifyEmbedded(dataDir, file, join(scratch, 'restored'))
    const different = [...new Set([...before.keys(), ...after.keys()])].filter((table) => before.get(table) !== after.get(table))
    if (different.length > 0) throw new Error(`the restored store differs from the real one in: ${different.toSorted().join(', ')}.`)
    return before.size
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

async function verifyEmbedded(dataDir: string, file: string, restored: string): Promise<[Hashes, Hashes]> {
  const reader = new DatabaseSync(storeFileIn(dataDir), { readOnly: true, timeout: 5000 })
  try {
    const writer = new DatabaseSync(storeFileIn(dataDir), { timeout: 5000 })
    try {
      // Blocks writes, so that the backup and the reader's snapshot are the same. Enquiries wait during that time.
      writer.exec('begin immediate')
      reader.exec('begin')
      reader.prepare('select * from sqlite_schema').all()
      backUpEmbedded(dataDir, file)
    } finally {
      writer.close()
    }
    const before = hashEmbedded(reader)
    await restoreEmbedded(restored, file, false, { keepAccess: true })
    const copy = new DatabaseSync(storeFileIn(restored), { readOnly: true })
    try {
      return [before, hashEmbedded(copy)]
    } finally {
      copy.close()
    }
  } finally {
    reader.close()
  }
}

function hashEmbedded(store: DatabaseSync): Hashes {
  const tables = store.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").all()
  return new Map(
    tables.map(({ name }) => {
      const rows: string[] = []
      for (const row of store.prepare(`select * from "${name}"`).iterate()) rows.push(hash(JSON.stringify(row)))
      return [String(name), hash(rows.toSorted().join())]
    }),
  )
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

async function verifyPostgres(url: string, file: string): Promise<[Hashes, Hashes]> {
  const source = await connect(url)
  try {
    await source.query('begin isolation level repeatable read read only')
    const { rows } = await source.query('select pg_export_snapshot() as snapshot, current_database() as name')
    const [{ snapshot, name }] = rows
    await backUpPostgres(url, file, snapshot)
    const before = await hashPostgres(source)
    await source.query('commit')
    await dropAbandoned(source, name)
    const scratch = `${name}_drill_${randomBytes(6).toString('hex')}`
    await createDatabase(source, scratch)
    try {
      const scratchUrl = new URL(url)
      scratchUrl.pathname = `/${scratch}`
      await restorePostgres(scratchUrl.href, file, false, { keepAccess: true })
      const copy = await connect(scratchUrl.href)
      const after = await hashPostgres(copy).finally(() => copy.end())
      return [before, after]
    } finally {
      await source.query(`drop database ${pg.escapeIdentifier(scratch)} with (force)`)
    }
  } finally {
    await source.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  // The running query gets the error too.
  client.on('error', () => {})
  await client.connect()
  return client
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`create database ${pg.escapeIdentifier(name)} template template0`).catch((error) => {
    if (error.code !== '42501') throw error
    const { user = '' } = client
    throw new Error(
      `a restore drill needs a scratch database, and ${user} may not create one. Allow it: alter role ${pg.escapeIdentifier(user)} createdb`,
    )
  })
}

/** Drops the scratch databases of drills that were killed, because they contain personal data. */
async function dropAbandoned(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query(
    `select datname from pg_database where pg_get_userbyid(datdba) = current_user and left(datname, length($1)) = $1
       and substr(datname, length($1) + 1) ~ '^[0-9a-f]{12}$' and not exists (select from pg_stat_activity a where a.datname = pg_database.datname)`,
    [`${name}_drill_`],
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${pg.escapeIdentifier(datname)}`)
}

async function hashPostgres(client: pg.Client): Promise<Hashes> {
  const { rows: tables } = await client.query('select tablename as name from pg_tables where schemaname = current_schema()')
  const hashes: Hashes = new Map()
  for (const { name } of tables) {
    const { rows } =
      await client.query(`select encode(sha256(convert_to(coalesce(string_agg(row, '' order by row), ''), 'UTF8')), 'hex') as hash
      from (select encode(sha256(convert_to(one::text, 'UTF8')), 'hex') as row from ${pg.escapeIdentifier(name)} one) rows`)
    hashes.set(name, rows[0].hash)
  }
  return hashes
}
