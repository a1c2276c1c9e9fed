import type { Database } from './database.ts'
import type { TaskRunRow } from './tables.ts'

export async function recordRun({ db }: Database, name: string, ranAt: number, outcome: string | null = null): Promise<void> {
  const run = { ran_at: ranAt, outcome }
  await db
    .insertInto('task_run')
    .values({ name, ...run })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(run))
    .execute()
}

export async function lastRun({ db }: Database, name: string): Promise<TaskRunRow | undefined> {
  return await db.selectFrom('task_run').selectAll().where('name', '=', name).executeTakeFirst()
}
