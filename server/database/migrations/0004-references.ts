import { type Kysely, sql } from 'kysely'

/**
 * Servers of the previous version may run alongside this one and store enquiries without a reference, so the column is nullable. Rows without
 * one get it when a server starts or when they are first read; see `assignReferences`.
 */
export const references = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('enquiry').addColumn('reference', 'text').execute()
    await sql`create unique index enquiry_reference on enquiry (reference)`.execute(db)
  },
}
