import { type Kysely, sql } from 'kysely'

/** Servers of the previous version may still be running: they don't know callbacks, and don't say who has which enquiry open. */
export const callBacks = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('enquiry').addColumn('call_back_at', 'bigint').execute()
    await sql`create index enquiry_call_back on enquiry (call_back_at) where call_back_at is not null`.execute(db)

    await db.schema
      .createTable('viewer')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute()
    // For deleting an enquiry's rows with it.
    await db.schema.createIndex('viewer_enquiry').on('viewer').column('enquiry_id').execute()

    // For counting the latest actions, every other second.
    await db.schema.createIndex('action_at').on('action').column('at').execute()
  },
}
