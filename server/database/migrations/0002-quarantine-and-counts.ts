import { type Kysely, sql } from 'kysely'

export const quarantineAndCounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    // SQLite can add only one column per statement.
    await db.schema.alterTable('enquiry').addColumn('quarantined_at', 'bigint').execute()
    await db.schema
      .alterTable('enquiry')
      .addColumn('suspicion', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('enquiry').addColumn('suspected_for', 'text').execute()
    // For counting the last hour, and finding expired enquiries.
    await db.schema.createIndex('enquiry_received').on('enquiry').column('received_at').execute()
    await sql`create index enquiry_quarantined on enquiry (quarantined_at) where quarantined_at is not null`.execute(db)
    // For deleting an enquiry's fingerprint with it.
    await db.schema.createIndex('recent_enquiry_of').on('recent_enquiry').column('enquiry_id').execute()

    await db.schema
      .createTable('sender')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('enquiries', 'integer', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('quarantine_report')
      // Each report begins where the last one ended, so two processes can't both create it.
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
