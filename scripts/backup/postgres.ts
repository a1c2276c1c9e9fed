import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { lookForPrograms } from '../find-postgres-programs.ts'
import { runCommand } from '../run-command.ts'

/** Copies the database as it is at one moment, while servers may be writing to it. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  // For nobody else's eyes, before anything is in it.
  writeFileSync(file, '', { mode: 0o600 })
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`], url)
}

/** Everything in our schema goes in the same transaction in which the backup comes, also what a later version has added. */
const dropTables = `do $$ declare one record; begin
  for one in select tablename from pg_tables where schemaname = current_schema() loop
    execute format('drop table %I cascade', one.tablename);
  end loop;
end $$`

/**
 * Puts a backup in the place of all tables of the database.
 * @throws when the file is no backup, when there are tables and `force` is not given, or when a server uses them; then nothing has changed
 */
export async function restorePostgres(url: string, file: string, force: boolean): Promise<void> {
  const { tables, others } = await lookAt(url)
  if (tables > 0 && !force) throw new Error('There are tables in this database already. With --force all of them are overwritten.')
  if (others > 0) throw new Error('Somebody is connected to the database. Stop the server first.')
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  try {
    // Whole before any of it is run.
    const script = join(folder, 'restore.sql')
    await run('pg_restore', ['--no-owner', '--no-acl', `--file=${script}`, file])
    const alone = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1']
    await run('psql', [...alone, `--command=${dropTables}`, `--file=${script}`], url)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function lookAt(url: string): Promise<{ tables: number; others: number }> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query(`select
      (select count(*)::int from pg_tables where schemaname = current_schema()) as tables,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others`)
    return rows[0]
  } finally {
    await client.end()
  }
}

/** Runs one of PostgreSQL's programs, connected to `url` when it is given. */
async function run(program: string, given: readonly string[], url?: string): Promise<void> {
  const folder = await lookForPrograms()
  const { argument, env } = url ? connectionTo(url) : { argument: [], env: {} }
  const command = [folder ? join(folder, program) : program, ...given, ...argument]
  const { code, output } = await runCommand(command, { quiet: true, env })
  if (code !== 0) throw new Error(`${program} failed; it said:\n${output.trim()}`)
}

/** The password goes apart from the address, since all users of a machine may read the arguments of a program. */
function connectionTo(url: string): { argument: string[]; env: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const { password } = address
  address.password = ''
  return { argument: [`--dbname=${address.href}`], env: password ? { PGPASSWORD: decodeURIComponent(password) } : {} }
}
