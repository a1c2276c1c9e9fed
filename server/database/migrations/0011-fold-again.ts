import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Empties the texts of Find, so that they are filled in again: they fold more letters, and have the subject and the starts of words. */
export const foldAgain = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (db.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`update find_text set text = null where text is not null`.execute(db)
      return
    }
    // The index is emptied as a whole, because removing each text from it takes minutes.
    const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where name = 'find_text_changed'`.execute(db)
    await sql`drop trigger find_text_changed`.execute(db)
    await sql`insert into find_index (find_index) values ('delete-all')`.execute(db)
    await sql`update find_text set text = null where text is not null`.execute(db)
    for (const trigger of rows) await sql.raw(trigger.sql).execute(db)
  },
}
