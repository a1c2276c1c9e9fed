import type { Kysely } from 'kysely'

/** The workshop's facts, as owners have changed them. server/database/tables.ts says what the columns mean. */
export const workshop = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('facts')
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
