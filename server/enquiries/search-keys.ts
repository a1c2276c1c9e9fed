import { type Kysely, sql } from 'kysely'
import { asciiAddress } from '../../domain/enquiries/fields/email.ts'
import { nationalDigits } from '../../domain/enquiries/fields/phone.ts'
import { type Database, forUpdate } from '../database/database.ts'
import type { EnquiryRow, Tables } from '../database/tables.ts'

/** Normalises what people and cars are found by, so that the usual notations of an email, phone number or plate match. */
export const normalisers = {
  email: (text: string) => asciiAddress(text.trim()).toLowerCase(),
  phone: nationalDigits,
  plate: (text: string) => text.toUpperCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, ''),
}

/** Returns the normalised answers that are stored with an enquiry; '' for missing ones. */
export function searchKeysOf({ email, phone, plate }: Pick<EnquiryRow, 'email' | 'phone' | 'plate'>) {
  return {
    email_key: normalisers.email(email ?? ''),
    phone_key: normalisers.phone(phone ?? ''),
    plate_key: normalisers.plate(plate ?? ''),
  }
}

/** Fills in the search keys of enquiries that a server of the previous version has stored. Several processes may run it at once. */
export async function assignSearchKeys({ db, hasRowLocks }: Database): Promise<void> {
  // A cheap query without a transaction first, since there is nearly always nothing.
  for (let left = true; left; ) {
    const any = await db.selectFrom('enquiry').select('id').where('email_key', 'is', null).limit(1).execute()
    left = any.length > 0 && (await db.transaction().execute((trx) => assignSome(trx, hasRowLocks)))
  }
}

/** Resolves to false when there was nothing to do. */
async function assignSome(trx: Kysely<Tables>, hasRowLocks: boolean): Promise<boolean> {
  const found = trx.selectFrom('enquiry').select(['id', 'email', 'phone', 'plate']).where('email_key', 'is', null).orderBy('id').limit(500)
  // In order, so that processes that run it at once can't deadlock.
  const rows = await forUpdate(hasRowLocks, found).execute()
  if (rows.length === 0) return false
  const values = rows.map((row) => {
    const { email_key, phone_key, plate_key } = searchKeysOf(row)
    return sql`(${row.id}, ${email_key}, ${phone_key}, ${plate_key})`
  })
  await sql`with keys (id, email_key, phone_key, plate_key) as (values ${sql.join(values)})
    update enquiry set email_key = keys.email_key, phone_key = keys.phone_key, plate_key = keys.plate_key
    from keys where enquiry.id = keys.id`.execute(trx)
  return true
}
