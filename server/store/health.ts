import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Health } from './store.ts'

/** How long the store may take to say that it is well, in milliseconds. */
const patience = 2000

/** Never rejects: a store that does not answer is not reachable. */
export async function askHealth({ db }: Database, now: number): Promise<Health> {
  const unreachable: Health = { reachable: false, due: 0, oldestDueSeconds: 0, failed: 0 }
  const { promise: late, resolve } = Promise.withResolvers<Health>()
  const timer = setTimeout(resolve, patience, unreachable)
  // Two questions, each answered by the index of its state: mails that were sent are many, and not read.
  const due = db
    .selectFrom('mail')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('state', '=', sql.lit('due'))
  const failed = db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', sql.lit('failed'))
  const asked = Promise.all([due.executeTakeFirstOrThrow(), failed.executeTakeFirstOrThrow()])
    .then(([due, failed]): Health => {
      const oldestDueSeconds = due.oldest === null ? 0 : Math.max(0, Math.round((now - due.oldest) / 1000))
      return { reachable: true, due: due.count, oldestDueSeconds, failed: failed.count }
    })
    .catch(() => unreachable)
  const health = await Promise.race([asked, late])
  clearTimeout(timer)
  return health
}
