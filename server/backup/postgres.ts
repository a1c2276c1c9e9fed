import { writeFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { dummyHash } from '../accounts/passwords.ts'
import { versions } from '../database/migrate.ts'
import type { ErasureRow } from '../database/tables.ts'
import { runCommand } from '../run-command.ts'
import { endAccessInPostgres, type KnownStaff } from './end-access.ts'
import type { RestoreOptions, RestoreResult } from './erasures.ts'
import { findInstalledPrograms } from './find-postgres-programs.ts'

/**
 * Backs up a consistent snapshot of the database, while servers may be writing to it.
 * @param snapshot exported by an open transaction, to back up the same state that it sees
 */
export async function backUpPostgres(url: string, file: string, snapshot?: string): Promise<void> {
  // Private before anything is written to it.
  writeFileSync(file, '', { mode: 0o600, flag: 'wx' })
  const snapshotOption = snapshot ? [`--snapshot=${snapshot}`] : []
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-acl', ...snapshotOption, `--file=${file}`], url)
}

/** Drops everything in our schema but extensions, including tables of later versions, in the same transaction as the restore. */
const dropTables = `do $$ declare one record; begin
  for one in select tablename from pg_tables where schemaname = current_schema() loop
    execute format('drop table %I cascade', one.tablename);
  end loop;
  for one in select oid::regprocedure as name from pg_proc where pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
    execute format('drop routine %s cascade', one.name);
  end loop;
end $$`

/**
 * Replaces all tables of the database with a backup, repeats the erasures made since, and ends all sessions and links.
 * @throws if the file is not a valid backup, if there are tables and `force` is false, or if a server is using them; in each case nothing is changed
 */
export async function restorePostgres(
  url: string,
  file: string,
  force: boolean,
  { keepAccess = false }: RestoreOptions = {},
): Promise<RestoreResult> {
  const { tables, others, schema, erasures, staff } = await inspect(url)
  if (tables > 0 && !force) throw new Error('This database already has tables. Use --force to overwrite all of them.')
  if (others > 0) throw new Error('There are open connections to the database. Stop the server first.')
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  try {
    // Unpacked completely before any of it is run.
    const [script, afterwards] = [join(folder, 'restore.sql'), join(folder, 'afterwards.sql')]
    await run('pg_restore', ['--no-owner', '--no-acl', `--file=${script}`, file])
    await writeFile(afterwards, checkAndErase(schema, erasures, keepAccess ? undefined : staff))
    const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1']
    await run('psql', [...options, `--command=${dropTables}`, `--file=${script}`, `--file=${afterwards}`], url)
  } finally {
    await rm(folder, { recursive: true })
  }
  return { erasures: 'applied', newPasswords: keepAccess ? [] : await peopleWithoutPassword(url) }
}

async function peopleWithoutPassword(url: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const people = await client.query('select email from staff where password = $1 and disabled_at is null order by email', [dummyHash])
    return people.rows.map(({ email }) => String(email))
  } finally {
    await client.end()
  }
}

/**
 * Returns SQL that rejects other databases and later versions, records and repeats the erasures, and ends access, in the transaction of the restore.
 * @param staff the accounts in the replaced store; undefined to keep all access
 */
function checkAndErase(schema: string, erasures: readonly ErasureRow[], staff: readonly KnownStaff[] | undefined): string {
  const list = (texts: readonly string[]) => `array[${texts.map(pg.escapeLiteral).join(', ')}]::text[]`
  const table = (name: string) => `${pg.escapeIdentifier(schema)}.${name}`
  return `do $$ begin
    if not exists (select from ${table('kysely_migration')} where name = ${pg.escapeLiteral(versions[0] ?? '')}) then
      raise exception 'This is not a backup of the workshop''s store.';
    end if;
    if exists (select from ${table('kysely_migration')} where name <> all (${list(versions)})) then
      raise exception 'The backup comes from a later version of the server. Update the server first.';
    end if;
    insert into ${table('erasure')} (enquiry_id, erased_at)
      select id, at::bigint from unnest(${list(erasures.map(({ enquiry_id }) => enquiry_id))}, ${list(erasures.map(({ erased_at }) => String(erased_at)))}) as erased (id, at)
      on conflict do nothing;
    delete from ${table('enquiry')} where id in (select enquiry_id from ${table('erasure')});
    ${staff ? endAccessInPostgres(table, staff) : ''}
  end $$`
}

type Found = { tables: number; others: number; schema: string; erasures: ErasureRow[]; staff: KnownStaff[] }

async function inspect(url: string): Promise<Found> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const look = async () => {
      const { rows } = await client.query(`select
        (select count(*)::int from pg_tables where schemaname = current_schema()) as tables,
        (select count(*)::int from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
        current_schema() as schema, to_regclass('erasure') is not null as has_erasures,
        to_regclass('staff') is not null as has_staff`)
      return rows[0]
    }
    let seen = await look()
    // PostgreSQL lists the connections of a server that has just stopped for a moment longer.
    for (const pause of [100, 300, 1000]) {
      if (seen.others === 0) break
      await wait(pause)
      seen = await look()
    }
    const { has_erasures, has_staff, ...found } = seen
    const erasures = has_erasures ? (await client.query('select enquiry_id, erased_at::float8 as erased_at from erasure')).rows : []
    const staff = has_staff ? (await client.query('select id, password, disabled_at::float8 as disabled_at from staff')).rows : []
    return { ...found, erasures, staff }
  } finally {
    await client.end()
  }
}

/** Runs one of PostgreSQL's programs, connected to `url` if given. */
async function run(program: string, args: readonly string[], url?: string): Promise<void> {
  const folder = await findInstalledPrograms()
  const { argument, env } = url ? connectionTo(url) : { argument: [], env: {} }
  const command = [folder ? join(folder, program) : program, ...args, ...argument]
  const { code, output } = await runCommand(command, { quiet: true, env })
  if (code !== 0) throw new Error(`${program} failed:\n${output.trim()}`)
}

/** Passes the password separately, because every user of the machine can read a program's arguments. */
function connectionTo(url: string): { argument: string[]; env: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const { password } = address
  address.password = ''
  return { argument: [`--dbname=${address.href}`], env: password ? { PGPASSWORD: decodeURIComponent(password) } : {} }
}
