import { type Kysely, sql } from 'kysely'

/**
 * Who has an enquiry, whether it's urgent, and when its appointment starts. server/database/tables.ts says what the columns mean. With defaults, because
 * the previous version may still be running. Its notes "Called", "Left a message" and "They wrote back" become actions of their own.
 */
export const atAGlance = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('enquiry')
      .addColumn('assignee_id', 'text', (column) => column.references('staff.id'))
      .execute()
    await db.schema
      .alterTable('enquiry')
      .addColumn('urgent', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('enquiry')
      .addColumn('appointment_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    const statements = [
      `update enquiry set appointment_at = coalesce((select max(starts_at) from appointment
        where enquiry_id = enquiry.id and state in ('set', 'here', 'ready')), 0) where state = 'booked'`,
      ...[
        ['Called', 'reached'],
        ['Left a message', 'message'],
      ].map(
        ([note = '', outcome]) => `update action set kind = 'call', text = '${outcome}' || substr(text, ${note.length + 1})
          where kind = 'note' and (text = '${note}' or substr(text, 1, ${note.length + 2}) = '${note}: ')`,
      ),
      // They didn't make it wait again, which a text would say.
      `update action set kind = 'wrote-back', text = null where kind = 'note' and text = 'They wrote back'`,
      // What is marked as urgent, while it isn't closed: few rows.
      'create index enquiry_urgent on enquiry (received_at, id) where urgent = 1 and quarantined_at is null',
      // What is booked, by appointment, and what is somebody's, a page at a time. With all columns that a count reads.
      `create index enquiry_booked on enquiry (appointment_at, id) where state = 'booked' and quarantined_at is null`,
      `create index enquiry_assignee on enquiry (assignee_id, received_at, id, state, quarantined_at)
        where assignee_id is not null and state not in ('done', 'declined') and quarantined_at is null`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
