import { sampleIdPrefix } from '../../domain/enquiries/sample.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Store } from '../database/store.ts'

const week = 7 * 86_400_000

/** Without samples. */
const isReal = ['id', 'not like', `${sampleIdPrefix}%`] as const

/**
 * When enquiries arrived from the website, to tell an outage from a quiet day. `first`, `last`: of the oldest and the newest; undefined when there is
 * none. `sameSpan`: how many arrived in the span since `last`, shifted back by one, two, three and four weeks.
 */
type EnquiryHistory = { first: Instant | undefined; last: Instant | undefined; sameSpan: number[] }

export async function readEnquiryHistory({ db, ...store }: Store): Promise<EnquiryHistory> {
  const now = store.now()
  const { first, last } = await db
    .selectFrom('enquiry')
    .select((eb) => [eb.fn.min('received_at').as('first'), eb.fn.max('received_at').as('last')])
    .where('source', '=', 'website')
    .where(...isReal)
    .where('received_at', '<=', now)
    .executeTakeFirstOrThrow()
  if (last === null) return { first: undefined, last: undefined, sameSpan: [] }
  const sameSpan = [1, 2, 3, 4].map(async (weeks) => {
    const { count } = await db
      .selectFrom('enquiry')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('received_at', '>', last - weeks * week)
      .where('received_at', '<=', now - weeks * week)
      .where('source', '=', 'website')
      .where(...isReal)
      .executeTakeFirstOrThrow()
    return count
  })
  return { first, last, sameSpan: await Promise.all(sameSpan) }
}
