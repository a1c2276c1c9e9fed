import { randomUUID } from 'node:crypto'
import type { Action } from '../../domain/actions/action.ts'
import { type ActionName, actions } from '../../domain/actions/actions.ts'
import type { EnquiryKind } from '../../domain/enquiries/enquiry.ts'
import { sampleIdPrefix } from '../../domain/enquiries/sample.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Store } from '../database/store.ts'
import { deleteEnquiries } from '../privacy/delete-expired.ts'
import { act } from './act.ts'
import { rowOf } from './prepare-enquiry.ts'
import { insertEnquiries } from './reference.ts'

/** An enquiry to be added as a sample. `steps`: what was done with it, in order. */
export type Sample = {
  kind: EnquiryKind
  answers: Readonly<Record<string, string>>
  receivedAt: Instant
  steps: readonly Step[]
}

/** An action with its form's fields. */
export type Step = { at: Instant; action: ActionName; sent: Readonly<Record<string, string>> }

/** Adds sample enquiries, which no email is ever sent about. What was done with them is by the person whose account is the oldest. Returns undefined if nobody has one. */
export async function addSamples(store: Store, samples: readonly Sample[]): Promise<{ by: string } | undefined> {
  const staff = await store.db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst()
  if (!staff) return undefined
  for (const { steps, receivedAt, ...enquiry } of samples) {
    const id = `${sampleIdPrefix}${randomUUID().slice(sampleIdPrefix.length)}`
    await insertEnquiries(store.db, [{ ...rowOf(enquiry, receivedAt), id }])
    for (const [version, step] of steps.entries()) await take(store, step, { enquiry: id, version, staff: staff.id })
  }
  return { by: staff.name }
}

/** Does what staff do, as if it were then. Where the desk would ask, it goes ahead: the workshop may have fewer bays than the samples need. */
async function take(store: Store, { at, action, sent }: Step, stamp: { enquiry: string; version: number; staff: string }): Promise<void> {
  const then = { ...store, now: () => at }
  const use = (fields: object) => act(then, actions[action] as Action, { id: randomUUID(), ...stamp }, fields)
  const first = await use(sent)
  const result = 'anyway' in first ? await use({ ...sent, anyway: first.anyway }) : first
  if (result.outcome !== 'done') throw new Error(`A sample could not be made: ${action} was ${result.outcome}.`)
}

export async function countSamples({ db }: Pick<Store, 'db'>): Promise<number> {
  return (await sampleIds(db)).length
}

/** Deletes the samples, with everything that was done with them. Returns how many there were. */
export async function removeSamples(store: Store): Promise<number> {
  return (await deleteEnquiries(store, await sampleIds(store.db))).enquiries
}

async function sampleIds(db: Store['db']): Promise<string[]> {
  const rows = await db.selectFrom('enquiry').select('id').where('id', 'like', `${sampleIdPrefix}%`).execute()
  return rows.map(({ id }) => id)
}
