import type { Kysely } from 'kysely'

/** Notes on days, and times in which a bay is out of use. server/database/tables.ts says what the columns mean. */
export const days = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('day_note')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('day_note_date').on('day_note').column('date').execute()
    await db.schema
      .createTable('outage')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('outage_ends').on('outage').column('ends_at').execute()
  },
}
