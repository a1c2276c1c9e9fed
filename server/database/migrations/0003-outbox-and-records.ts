import { type Kysely, sql } from 'kysely'

/**
 * Servers of the previous version may still be running: they write `mail` and `suspicion`, and don't know the new tables.
 * Their rows in `mail` are moved to `outbox`; see `adoptMails`.
 */
export const outboxAndRecords = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // Unchecked, so that a new kind needs no migration.
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull().check(sql`recipient in ('workshop', 'visitor')`))
      .addColumn('enquiry_id', 'text', (column) => column.references('enquiry.id').onDelete('cascade'))
      .addColumn('content', 'text')
      .addColumn('once_key', 'text', (column) => column.unique())
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('due', 'sent', 'failed', 'withdrawn')`))
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('unanswered', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .execute()
    // The outbox polls for due emails, and nearly all rows are sent ones.
    await sql`create index outbox_due on outbox (due_at) where state = 'due'`.execute(db)
    await sql`create index outbox_failed on outbox (created_at) where state = 'failed'`.execute(db)
    await db.schema.createIndex('outbox_enquiry').on('outbox').column('enquiry_id').execute()

    await db.schema.alterTable('enquiry').addColumn('spam_signals', 'text').execute()
    await sql`update enquiry set spam_signals = suspected_for`.execute(db)
    await db.schema
      .alterTable('recent_enquiry')
      .addColumn('keyed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()

    await db.schema
      .createTable('task_run')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('ran_at', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .execute()

    await db.schema
      .createTable('erasure')
      .addColumn('enquiry_id', 'text', (column) => column.primaryKey())
      .addColumn('erased_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
