import { randomUUID } from 'node:crypto'
import type { StaffMember } from '../../domain/accounts/staff.ts'
import type { ActionResult, ActionStamp, Desk, EnquiryCard, UndoResult } from '../../domain/desk.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Facts } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { openStore, type Store } from '../database/store.ts'
import { claimDueMails, markSent } from '../mail/stored-mails.ts'
import type { TestDatabase } from './databases.ts'
import { addStaff } from './staff.ts'
import { deskOf, saveEnquiry } from './store.ts'

export type TestDesk = {
  testDb: TestDatabase
  store: Store
  desk: Desk
  /** An owner, who acts unless a test names somebody else. */
  mere: StaffMember
  /** Opens the store once more, as a second server does. */
  openAgain(): Promise<Store>
  /** Stores a booking and sends its emails. Returns its id. */
  arrive(answers?: Partial<typeof goodBooking>): Promise<string>
  /** Returns an enquiry's card. Throws if there is no such enquiry. */
  cardOf(enquiry: string): Promise<EnquiryCard>
  /** Returns what the forms on an enquiry's page post alongside their answers. */
  stampFor(enquiry: string, staff?: string): Promise<ActionStamp>
  /** Undoes an action. Returns the outcome. */
  undo(enquiry: string, result: ActionResult): Promise<UndoResult['outcome']>
  /** Closes and removes the store. */
  close(): Promise<void>
}

/**
 * Opens a new store with the desk's use cases on it.
 * @param now the test's clock
 * @param facts those that differ from the first ones
 */
export async function openTestDesk(create: () => Promise<TestDatabase>, now: () => Instant, facts: Partial<Facts> = {}): Promise<TestDesk> {
  const testDb = await create()
  const opened: Store[] = []
  const open = async () => {
    const store = await openStore({ ...testDb, mailDomain: 'example.nz', now, first: { ...firstFacts, ...facts } })
    opened.push(store)
    return store
  }
  const store = await open()
  const desk = deskOf(store)
  const mere = await addStaff(store, { email: 'mere@example.nz', name: 'Mere Tautahi', role: 'owner' })
  async function cardOf(enquiry: string): Promise<EnquiryCard> {
    const card = await desk.enquiry(enquiry)
    if (!card) throw new Error('There is no such enquiry.')
    return card
  }
  async function stampFor(enquiry: string, staff = mere.id): Promise<ActionStamp> {
    return { id: randomUUID(), enquiry, version: (await cardOf(enquiry)).version, staff }
  }
  return {
    testDb,
    store,
    desk,
    mere,
    openAgain: open,
    async arrive(answers = {}) {
      const { id } = await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message: randomUUID(), ...answers } })
      for (const mail of await claimDueMails(store, 10, 60_000)) await markSent(store, mail)
      return id
    },
    cardOf,
    stampFor,
    async undo(enquiry, result) {
      if (result.outcome !== 'done') throw new Error(result.outcome)
      return (await desk.undo(result.action, await stampFor(enquiry))).outcome
    },
    async close() {
      for (const each of opened) await each.close()
      await testDb.remove()
    },
  }
}
