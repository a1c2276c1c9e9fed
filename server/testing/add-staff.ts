import { randomUUID } from 'node:crypto'
import { openDatabase } from '../store/open-database.ts'
import type { TestDatabase } from './databases.ts'

/** Adds an account that can't sign in, and returns its id. */
export async function addStaff(place: TestDatabase, name: string): Promise<string> {
  const { database } = await openDatabase(place)
  const id = randomUUID()
  await database.db
    .insertInto('staff')
    .values({ id, name, email: `${id}@example.nz`, role: 'staff', password: '-', created_at: 1, disabled_at: null })
    .execute()
  await database.db.destroy()
  return id
}
