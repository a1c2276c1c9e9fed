import type { Kysely } from 'kysely'

/** The form that made a link, so that sending it again doesn't create a second one. Servers of the previous version leave it out. */
export const linkForms = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['feed', 'invite']) {
      await db.schema.alterTable(table).addColumn('form_id', 'text').execute()
      await db.schema.createIndex(`${table}_form`).on(table).column('form_id').unique().execute()
    }
  },
}
