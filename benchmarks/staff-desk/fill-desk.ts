import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { goodReply } from '../../domain/actions/reply.examples.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { hashPassword } from '../../server/accounts/passwords.ts'
import { openDatabase, type StoreLocation } from '../../server/database/open-database.ts'
import { openStore } from '../../server/database/store.ts'
import { readInbox } from '../../server/enquiries/inbox.ts'
import { addStaff } from '../../server/testing/staff.ts'
import { deskOf, saveEnquiry } from '../../server/testing/store.ts'
import { bookableServices } from '../../workshop/bookable-services.ts'

/** What a benchmark needs from the filled desk. `cookie`: a staff session. `lastPage`: the cursor of page 200. */
export type FilledDesk = { cookie: string; enquiry: string; lastPage: string; email: string; password: string }

const enquiryCount = 10_000
const linesPerPage = 50
/** Enquiries of one car. */
const appointmentsPerCar = 4

/**
 * Stores 10,000 bookings from two years, whose emails have been sent, and a staff member whose password has the usual hashing cost. One
 * enquiry has ten notes and a reply, and its car has been here before.
 */
export async function fillDesk(location: StoreLocation): Promise<FilledDesk> {
  const email = 'mere@example.nz'
  const password = 'gravel tui lantern sixpence'
  const hour = 3_600_000
  const start = Date.now() - 2 * 365 * 24 * hour
  let clock = start
  const store = await openStore({ ...location, mailDomain: 'example.nz', now: () => clock })
  let added = 0
  const add = async () => {
    while (added < enquiryCount) {
      const number = added++
      clock = start + number * 1.7 * hour
      const car = number % (enquiryCount / appointmentsPerCar)
      await saveEnquiry(store, {
        kind: 'booking',
        answers: {
          ...goodBooking,
          name: `Hana Visitor ${car}`,
          email: `visitor-${car}@example.nz`,
          phone: `021 55${String(car).padStart(5, '0')}`,
          plate: `KAR${car}`,
          service: bookableServices[number % bookableServices.length] ?? '',
          message: `${goodBooking.message} (No. ${number})`,
        },
      })
    }
  }
  await Promise.all(Array.from({ length: 64 }, add))
  clock = Date.now()

  const staff = await addStaff(store, { email: 'aroha@example.nz', role: 'owner' })
  const busy = await addStaff(store, { email, name: 'Mere Tautahi' })
  const [enquiry = ''] = (await readInbox(store, {})).lines.map(({ id }) => id)
  const desk = deskOf(store)
  for (let version = 0; version < 11; version++) {
    const stamp = { id: randomUUID(), enquiry, version, staff: staff.id }
    await (version === 5 ? desk.reply(stamp, goodReply) : desk.note(stamp, { text: `Rang about the brakes, No. ${version}.` }))
  }
  let before: string | undefined
  for (let page = 1; page < enquiryCount / linesPerPage; page++) before = (await readInbox(store, { before })).next
  await store.close()

  const { database } = await openDatabase(location)
  await database.db.updateTable('outbox').set({ state: 'sent', sent_at: clock, attempts: 1 }).execute()
  await database.db
    .updateTable('staff')
    .set({ password: await hashPassword(password) })
    .where('id', '=', busy.id)
    .execute()
  // As PostgreSQL does by itself after a minute.
  await sql`analyze`.execute(database.db)
  await database.db.destroy()
  return { cookie: `desk=${staff.token}`, enquiry, lastPage: before ?? '', email, password }
}
