import { type Kysely, sql } from 'kysely'

export const quarantineAndCounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    // One column a statement: SQLite takes no more.
    await db.schema.alterTable('enquiry').addColumn('quarantined_at', 'bigint').execute()
    await db.schema
      .alterTable('enquiry')
      .addColumn('suspicion', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('enquiry').addColumn('suspected_for', 'text').execute()
    // Counts of the last hour and what is too old to be kept are found by it.
    await db.schema.createIndex('enquiry_received').on('enquiry').column('received_at').execute()
    await sql`create index enquiry_quarantined on enquiry (quarantined_at) where quarantined_at is not null`.execute(db)
    // When an enquiry is deleted, its fingerprint goes with it, and must be found.
    await db.schema.createIndex('recent_enquiry_of').on('recent_enquiry').column('enquiry_id').execute()

    await db.schema
      .createTable('sender')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('enquiries', 'integer', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('quarantine_report')
      // The next report begins where the last one ended, so two processes cannot both begin it.
      .addColumn('since', 'bigint', (column) => column.primaryKey())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('leased_until', 'bigint')
      .addColumn('sent_at', 'bigint')
      .execute()

    await db.schema
      .createTable('secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
