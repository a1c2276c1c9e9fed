import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The first schema. server/database/tables.ts says what its columns mean. */
export const schema = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createStaff(db)
    await createEnquiries(db)
    await createAppointments(db)
    await createActions(db)
    await createOutbox(db)
    await createRecords(db)
    await (db.getExecutor().adapter instanceof PostgresAdapter ? createFindInPostgres(db) : createFindInSqlite(db))
    await sql`create index find_text_empty on find_text (id) where text is null`.execute(db)
  },
}

async function createEnquiries(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('quarantined_at', 'bigint')
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('spam_signals', 'text')
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('new', 'answered', 'booked', 'done', 'declined')`))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull().check(sql`source in ('website', 'desk')`))
    .addColumn('plate_key', 'text', (column) => column.notNull())
    .addColumn('phone_key', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('call_back_at', 'bigint')
    .addColumn('assignee_id', 'text', (column) => column.references('staff.id'))
    .addColumn('urgent', 'integer', (column) => column.notNull())
    .addColumn('appointment_at', 'bigint', (column) => column.notNull())
    .execute()
  // For counting the last hour, and finding expired enquiries.
  await db.schema.createIndex('enquiry_received').on('enquiry').column('received_at').execute()
  await sql`create index enquiry_quarantined on enquiry (quarantined_at) where quarantined_at is not null`.execute(db)
  await sql`create index enquiry_call_back on enquiry (call_back_at) where call_back_at is not null`.execute(db)
  for (const key of ['plate_key', 'phone_key', 'email_key']) {
    // Includes the time, so that the newest are found without sorting.
    await db.schema.createIndex(`enquiry_${key}`).on('enquiry').columns([key, 'received_at']).execute()
  }
  // For the inbox, filtered by state and not: newest first, a page at a time. Includes quarantined_at, so that SQLite counts the states without
  // reading the rows.
  await sql`create index enquiry_state on enquiry (state, received_at, id, quarantined_at) where quarantined_at is null`.execute(db)
  await sql`create index enquiry_inbox on enquiry (received_at, id) where quarantined_at is null`.execute(db)
  // What is marked as urgent, while it isn't closed: few rows.
  await sql`create index enquiry_urgent on enquiry (received_at, id) where urgent = 1 and quarantined_at is null`.execute(db)
  // What is booked, by appointment, and what is somebody's, a page at a time. With all columns that a count reads.
  await sql`create index enquiry_booked on enquiry (appointment_at, id) where state = 'booked' and quarantined_at is null`.execute(db)
  await sql`create index enquiry_assignee on enquiry (assignee_id, received_at, id, state, quarantined_at)
    where assignee_id is not null and state not in ('done', 'declined') and quarantined_at is null`.execute(db)

  await db.schema
    .createTable('recent_enquiry')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('keyed', 'integer', (column) => column.notNull())
    // Deferred, because the fingerprint is inserted first, and its enquiry only if that succeeded.
    .addForeignKeyConstraint('recent_enquiry_enquiry', ['enquiry_id'], 'enquiry', ['id'], (key) =>
      key.onDelete('cascade').deferrable().initiallyDeferred(),
    )
    .execute()
  // For deleting an enquiry's fingerprint with it.
  await db.schema.createIndex('recent_enquiry_of').on('recent_enquiry').column('enquiry_id').execute()

  await db.schema
    .createTable('counter')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('quarantine_report')
    // Each report begins where the last one ended, so two processes can't both create it.
    .addColumn('since', 'bigint', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('viewer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
  // For deleting an enquiry's rows with it.
  await db.schema.createIndex('viewer_enquiry').on('viewer').column('enquiry_id').execute()
}

async function createStaff(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_staff').on('session').column('staff_id').execute()

  await db.schema
    .createTable('invite')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('owner', 'staff')`))
    .addColumn('email', 'text')
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    // Unique, so that sending a form again doesn't create a second link.
    .addColumn('form_id', 'text', (column) => column.unique())
    .execute()

  await db.schema
    .createTable('feed')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('form_id', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema.createIndex('feed_staff').on('feed').column('staff_id').execute()
}

async function createAppointments(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('state_since', 'bigint', (column) => column.notNull())
    .addColumn('reminder', 'integer', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('appointment_enquiry').on('appointment').column('enquiry_id').execute()
  await db.schema.createIndex('appointment_held').on('appointment').columns(['ready_at', 'starts_at']).execute()
  // The calendar feed, and the day and week pages.
  await db.schema.createIndex('appointment_starts').on('appointment').column('starts_at').execute()

  await db.schema
    .createTable('day')
    .addColumn('date', 'text', (column) => column.primaryKey())
    .execute()

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
}

async function createActions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('action')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('appointment_id', 'text', (column) => column.references('appointment.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    // Unchecked, so that a new kind needs no migration.
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('before', 'text', (column) => column.notNull())
    // Unique, so that an action is undone once.
    .addColumn('undoes', 'text', (column) => column.unique().references('action.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    // Unique, so that no two actions can follow the same version.
    .addUniqueConstraint('action_version', ['enquiry_id', 'version'])
    .execute()
  // For deleting an enquiry's actions with its appointments.
  await db.schema.createIndex('action_appointment').on('action').column('appointment_id').execute()
  // For counting the latest actions, every other second.
  await db.schema.createIndex('action_at').on('action').column('at').execute()
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('unanswered', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('leased_until', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('action_id', 'text')
    .addColumn('appointment_id', 'text')
    .addColumn('version', 'integer')
    .addColumn('expires_at', 'bigint')
    .addColumn('sent_to', 'text')
    .execute()
  // The outbox polls for due emails, and nearly all rows are sent ones.
  await sql`create index outbox_due on outbox (due_at) where state = 'due'`.execute(db)
  await sql`create index outbox_failed on outbox (created_at) where state = 'failed'`.execute(db)
  await sql`create index outbox_expiring on outbox (expires_at) where expires_at is not null and state = 'due'`.execute(db)
  await sql`create index outbox_appointment on outbox (appointment_id, version) where appointment_id is not null`.execute(db)
  await db.schema.createIndex('outbox_enquiry').on('outbox').column('enquiry_id').execute()
  await db.schema.createIndex('outbox_action').on('outbox').column('action_id').execute()
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('task_run')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('ran_at', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .execute()

  await db.schema
    .createTable('facts')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('saved_reply')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('erasure')
    .addColumn('enquiry_id', 'text', (column) => column.primaryKey())
    .addColumn('erased_at', 'bigint', (column) => column.notNull())
    .execute()
}

/** The text by which an enquiry is found, and an index of its trigrams. A trigger adds a row without text, which `fillSearchTexts` fills in. */
async function createFindInSqlite(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // An explicit id, because VACUUM may change implicit row ids, which the index refers to.
    `create table find_text (id integer primary key, enquiry_id text not null unique references enquiry (id) on delete cascade, text text)`,
    // Without positions: rows with all of a word's trigrams are compared with the word itself.
    `create virtual table find_index using fts5 (text, content = 'find_text', content_rowid = 'id',
      tokenize = 'trigram case_sensitive 1', detail = 'none', columnsize = 0)`,
    // Removes deleted entries immediately, instead of when parts of the index are merged.
    `insert into find_index (find_index, rank) values ('secure-delete', 1)`,
    `create trigger find_enquiry after insert on enquiry begin
      insert into find_text (enquiry_id) values (new.id);
    end`,
    `create trigger find_text_changed after update of text on find_text when old.text is not null begin
      insert into find_index (find_index, rowid, text) values ('delete', old.id, old.text);
    end`,
    `create trigger find_text_filled after update of text on find_text when new.text is not null begin
      insert into find_index (rowid, text) values (new.id, new.text);
    end`,
    `create trigger find_text_deleted after delete on find_text when old.text is not null begin
      insert into find_index (find_index, rowid, text) values ('delete', old.id, old.text);
    end`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

async function createFindInPostgres(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table find_text (id bigint generated by default as identity primary key,
      enquiry_id text not null unique references enquiry (id) on delete cascade, text text)`,
    // The cost keeps the planner from computing them for every row instead of reading the index.
    `create function find_trigrams(text) returns text[] language plpgsql immutable strict parallel safe cost 100000 as $$
      declare
        letters text[] := string_to_array($1, null);
        trigrams text[] := '{}';
      begin
        for at in 1 .. cardinality(letters) - 2 loop
          trigrams[at] := letters[at] || letters[at + 1] || letters[at + 2];
        end loop;
        return trigrams;
      end $$`,
    // A short list of pending entries (kB), because every search reads it.
    `create index find_index on find_text using gin (find_trigrams(text)) with (gin_pending_list_limit = 256)`,
    // ANALYZE would compute the trigrams of 30,000 rows.
    `alter index find_index alter column 1 set statistics 0`,
    `create function find_enquiry() returns trigger language plpgsql
      as $$ begin insert into find_text (enquiry_id) values (new.id); return null; end $$`,
    `create trigger find_enquiry after insert on enquiry for each row execute function find_enquiry()`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
