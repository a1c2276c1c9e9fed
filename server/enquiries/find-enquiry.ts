import type { Database } from '../database/database.ts'
import type { StoredEnquiry } from '../database/types.ts'
import { storedEnquiry } from '../mail/stored-mails.ts'
import { referenceFrom } from './reference.ts'

/** Finds an enquiry by its id, or by its reference in any notation. */
export async function findEnquiry(database: Database, idOrReference: string): Promise<StoredEnquiry | undefined> {
  const reference = referenceFrom(idOrReference)
  const [row] = await database.db
    .selectFrom('enquiry')
    .selectAll()
    .where((eb) => (reference ? eb('reference', '=', reference) : eb('id', '=', idOrReference)))
    .execute()
  return row && storedEnquiry(row)
}
