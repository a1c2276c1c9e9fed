import { type Kysely, sql } from 'kysely'

export const enquiriesAndMails = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('enquiry')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('booking', 'contact')`))
      .addColumn('name', 'text')
      .addColumn('email', 'text')
      .addColumn('phone', 'text')
      .addColumn('plate', 'text')
      .addColumn('service', 'text')
      .addColumn('subject', 'text')
      .addColumn('message', 'text')
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('recent_enquiry')
      .addColumn('fingerprint', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      // Deferred, because the fingerprint is inserted first, and its enquiry only if that succeeded.
      .addForeignKeyConstraint('recent_enquiry_enquiry', ['enquiry_id'], 'enquiry', ['id'], (key) =>
        key.onDelete('cascade').deferrable().initiallyDeferred(),
      )
      .execute()

    await db.schema
      .createTable('mail')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('recipient', 'text', (column) => column.notNull().check(sql`recipient in ('workshop', 'visitor')`))
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('due', 'sent', 'failed')`))
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addUniqueConstraint('mail_once_for_each_recipient', ['enquiry_id', 'recipient'])
      .execute()

    // The outbox polls for due emails, and nearly all rows are sent ones.
    await sql`create index mail_due on mail (due_at) where state = 'due'`.execute(db)
    await sql`create index mail_failed on mail (created_at) where state = 'failed'`.execute(db)
  },
}
