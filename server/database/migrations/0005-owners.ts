import type { Kysely } from 'kysely'

/** When passwords were last given, and the replies that owners prepare. server/database/tables.ts says what the columns mean. */
export const owners = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('session')
      .addColumn('confirmed_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('saved_reply')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute()
  },
}
