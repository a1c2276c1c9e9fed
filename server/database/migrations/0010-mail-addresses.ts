import type { Kysely } from 'kysely'

/** Where an email was sent, because staff can change an enquiry's address. Servers of the previous version leave it out. */
export const mailAddresses = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('outbox').addColumn('sent_to', 'text').execute()
  },
}
