import type { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { dummyHash } from '../accounts/passwords.ts'
import type { StaffRow } from '../database/tables.ts'

// A backup has the sessions, links and passwords of its time, some of which somebody has ended since. A restore therefore ends all sessions and
// links, and keeps only passwords that are still the same in the store that it replaces.

/** An account in the replaced store. */
export type KnownStaff = Pick<StaffRow, 'id' | 'password' | 'disabled_at'>

/** Returns the accounts in an embedded database. */
export function readStaff(store: DatabaseSync): KnownStaff[] {
  return store.prepare('select id, password, disabled_at from staff').all() as KnownStaff[]
}

/** Returns the emails of the people who have to set a new password. */
export function endAccessInEmbedded(restored: DatabaseSync, known: readonly KnownStaff[]): string[] {
  restored.exec('pragma secure_delete = on; delete from session; delete from invite; delete from feed')
  const byId = new Map(known.map((account) => [account.id, account]))
  for (const { id, password } of readStaff(restored)) {
    const now = byId.get(id)
    if (now?.password !== password) restored.prepare('update staff set password = ? where id = ?').run(dummyHash, id)
    if (now?.disabled_at) restored.prepare('update staff set disabled_at = coalesce(disabled_at, ?) where id = ?').run(now.disabled_at, id)
  }
  return restored
    .prepare('select email from staff where password = ? and disabled_at is null order by email')
    .all(dummyHash)
    .map(({ email }) => String(email))
}

/** Returns SQL that does the same in PostgreSQL, inside a PL/pgSQL block. @param table quotes the name of a table */
export function endAccessInPostgres(table: (name: string) => string, known: readonly KnownStaff[]): string {
  const list = (values: readonly string[]) => `array[${values.map(pg.escapeLiteral).join(', ')}]::text[]`
  const disabled = known.filter(({ disabled_at }) => disabled_at !== null)
  return `delete from ${table('session')};
    delete from ${table('invite')};
    delete from ${table('feed')};
    update ${table('staff')} as account set password = ${pg.escapeLiteral(dummyHash)} where not exists (
      select from unnest(${list(known.map(({ id }) => id))}, ${list(known.map(({ password }) => password))}) as known (id, password)
      where known.id = account.id and known.password = account.password);
    update ${table('staff')} as account set disabled_at = coalesce(account.disabled_at, known.disabled_at::bigint)
      from unnest(${list(disabled.map(({ id }) => id))}, ${list(disabled.map(({ disabled_at }) => String(disabled_at)))}) as known (id, disabled_at)
      where known.id = account.id;`
}
