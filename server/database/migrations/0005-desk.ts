import { type Kysely, sql } from 'kysely'

/**
 * Servers of the previous version may still be running: they insert enquiries without the new columns, which have defaults or may be null,
 * and emails without an action. What they can't fill in is filled in by `assignSearchKeys`.
 */
export const desk = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('staff')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('owner', 'staff')`))
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('disabled_at', 'bigint')
      .execute()

    await db.schema
      .createTable('session')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('kept', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('session_staff').on('session').column('staff_id').execute()

    await db.schema
      .createTable('invite')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('owner', 'staff')`))
      // Null in the first owner's link.
      .addColumn('email', 'text')
      // The account whose password is forgotten; null for a new colleague.
      .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute()

    await db.schema
      .createTable('sign_in_attempt')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute()

    // SQLite can add only one column per statement.
    await sql`alter table enquiry add column state text not null default 'new'
      check (state in ('new', 'answered', 'booked', 'done', 'declined'))`.execute(db)
    await sql`alter table enquiry add column version integer not null default 0`.execute(db)
    await sql`alter table enquiry add column source text not null default 'website' check (source in ('website', 'desk'))`.execute(db)
    for (const key of ['plate_key', 'phone_key', 'email_key']) {
      await db.schema.alterTable('enquiry').addColumn(key, 'text').execute()
      // Includes the time, so that the newest are found without sorting.
      await db.schema.createIndex(`enquiry_${key}`).on('enquiry').columns([key, 'received_at']).execute()
    }
    // For the inbox, filtered by state and not: newest first, a page at a time.
    // Includes quarantined_at, so that SQLite counts the states without reading the rows.
    await sql`create index enquiry_state on enquiry (state, received_at, id, quarantined_at) where quarantined_at is null`.execute(db)
    await sql`create index enquiry_inbox on enquiry (received_at, id) where quarantined_at is null`.execute(db)

    await db.schema
      .createTable('appointment')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('time', 'text', (column) => column.notNull())
      .addColumn('minutes', 'integer', (column) => column.notNull())
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('ready_date', 'text', (column) => column.notNull())
      .addColumn('ready_time', 'text', (column) => column.notNull())
      .addColumn('ready_at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('set'))
      .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('appointment_enquiry').on('appointment').column('enquiry_id').execute()
    await db.schema.createIndex('appointment_held').on('appointment').columns(['ready_at', 'starts_at']).execute()

    await db.schema
      .createTable('action')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('appointment_id', 'text', (column) => column.references('appointment.id').onDelete('cascade'))
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
      // Unchecked, so that a new kind needs no migration.
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('before', 'text')
      // Unique, so that an action is undone once.
      .addColumn('undoes', 'text', (column) => column.unique().references('action.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      // Unique, so that no two actions can follow the same version.
      .addUniqueConstraint('action_version', ['enquiry_id', 'version'])
      .execute()
    // For deleting an enquiry's actions with its appointments.
    await db.schema.createIndex('action_appointment').on('action').column('appointment_id').execute()

    await db.schema
      .createTable('day')
      .addColumn('date', 'text', (column) => column.primaryKey())
      .execute()

    await db.schema.alterTable('outbox').addColumn('action_id', 'text').execute()
    await db.schema.createIndex('outbox_action').on('outbox').column('action_id').execute()
  },
}
