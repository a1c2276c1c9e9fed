import type { Kysely } from 'kysely'

/** When somebody last gave their password, by session. server/database/tables.ts says what the columns mean. */
export const owners = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('session')
      .addColumn('confirmed_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
