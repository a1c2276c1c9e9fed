import { randomUUID } from 'node:crypto'
import type { StaffMember } from '../../domain/accounts/staff.ts'
import type { Desk } from '../../domain/desk.ts'
import { sha256 } from '../accounts/keys.ts'
import type { Store } from '../database/store.ts'
import type { EnquiryRow } from '../database/tables.ts'
import type { Health } from '../database/types.ts'
import { createHealth } from '../enquiries/health.ts'
import { type NewEnquiry, rowOf } from '../enquiries/prepare-enquiry.ts'
import type { SaveResult } from '../enquiries/save-enquiries.ts'
import { createSaveQueue, type SaveQueue } from '../enquiries/save-queue.ts'
import { guardDesk } from '../staff-desk/guard-desk.ts'
import { createServices, useCases } from '../staff-desk/use-cases.ts'

type Call = (...given: never[]) => Promise<unknown>

const queues = new WeakMap<Store, SaveQueue>()

/** Returns the queue of a store, as its server has one. */
export function queueOf(store: Store): SaveQueue {
  const queue = queues.get(store) ?? createSaveQueue(store)
  queues.set(store, queue)
  return queue
}

/** Stores an enquiry. @throws when its address is over the limit */
export async function saveEnquiry(store: Store, enquiry: NewEnquiry): Promise<Exclude<SaveResult, { outcome: 'limited' }>> {
  const saved = await queueOf(store).save(enquiry)
  if (saved.outcome === 'limited') throw new Error('Too many enquiries came from one address.')
  return saved
}

/** Inserts enquiries as rows, without emails. `columns`: those in which they differ from an empty booking, by index. */
export async function insertRows({ db }: Store, count: number, columns: (index: number) => Partial<EnquiryRow>): Promise<EnquiryRow[]> {
  const rows = Array.from({ length: count }, (_, index): EnquiryRow => {
    const id = randomUUID()
    // Of thousands of random references, two are sometimes the same.
    return { ...rowOf({ kind: 'booking', answers: {} }, 0), id, reference: id, ...columns(index) }
  })
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('enquiry')
      .values(rows.slice(at, at + 500))
      .execute()
  return rows
}

export async function healthOf(store: Store): Promise<Health> {
  return await createHealth(store, queueOf(store).lastFailure)()
}

const owner = { role: 'owner', isConfirmed: true } as const

/** `findSession`: who has a session with this token; see `Sessions`. */
export type OwnersDesk = Desk & { findSession(token: string, isBackgroundRefresh?: boolean): Promise<StaffMember | undefined> }

/** Returns the desk's use cases, each as in a request of an owner who has just given their password. */
export function deskOf(store: Store): OwnersDesk {
  const services = createServices(store, 'no-mails')
  const names = Object.keys(useCases) as (keyof Desk)[]
  const calls = names.map((name) => [name, (...given: never[]) => (guardDesk(services, owner).desk[name] as Call)(...given)])
  const findSession: OwnersDesk['findSession'] = async (token, isBackgroundRefresh) =>
    (await services.sessions.find(sha256(token), isBackgroundRefresh))?.staff
  return { ...(Object.fromEntries(calls) as Desk), findSession }
}
