import { type EnquiryDesk, enquiryDesk } from '../staff/enquiry-actions.ts'
import { openStore, type Store } from '../store/store.ts'
import type { TestDatabase } from './databases.ts'

/** A new store with the desk's use cases on it. `close` removes it. */
export type TestDesk = { place: TestDatabase; store: Store; desk: EnquiryDesk; close(): Promise<void> }

/** @param now the test's clock: milliseconds since 1970 */
export async function openTestDesk(
  create: () => Promise<TestDatabase>,
  now: () => number,
  options: { bays?: number } = {},
): Promise<TestDesk> {
  const place = await create()
  const store = await openStore({ ...place, mailDomain: 'example.nz', now, ...options })
  return {
    place,
    store,
    desk: enquiryDesk(store, now),
    async close() {
      await store.close()
      await place.remove()
    },
  }
}
