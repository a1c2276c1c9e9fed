import { type Kysely, sql } from 'kysely'

/**
 * Servers of the previous version may still be running: they book appointments without `state_since` and a reminder, and write invitations
 * without `appointment_id` and `version`, which `adoptInvitations` fills in. To them, a car that is here holds no bay.
 */
export const appointments = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('appointment').addColumn('state_since', 'bigint').execute()

    // Appointments that were booked without one have no reminder.
    await db.schema
      .alterTable('appointment')
      .addColumn('reminder', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()

    await db.schema.alterTable('outbox').addColumn('appointment_id', 'text').execute()
    await db.schema.alterTable('outbox').addColumn('version', 'integer').execute()
    await db.schema.alterTable('outbox').addColumn('expires_at', 'bigint').execute()
    await sql`update outbox set
      appointment_id = (select appointment_id from action where action.id = outbox.action_id),
      version = (select version from action where action.id = outbox.action_id)
      where kind = 'invitation'`.execute(db)
    await sql`create index outbox_appointment on outbox (appointment_id, version) where appointment_id is not null`.execute(db)
    await sql`create index outbox_expiring on outbox (expires_at) where expires_at is not null and state = 'due'`.execute(db)

    await db.schema
      .createTable('feed')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('feed_staff').on('feed').column('staff_id').execute()
    // The calendar feed, and the day and week pages.
    await db.schema.createIndex('appointment_starts').on('appointment').column('starts_at').execute()
  },
}
