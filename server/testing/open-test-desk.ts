import { createEnquiryUseCases, type EnquiryUseCases } from '../staff/enquiry-use-cases.ts'
import { openStore, type Store } from '../store/store.ts'
import type { TestDatabase } from './databases.ts'

export type TestDesk = {
  place: TestDatabase
  store: Store
  desk: EnquiryUseCases
  /** Opens the store once more, as a second server does. */
  openAgain(): Promise<Store>
  /** Closes and removes the store. */
  close(): Promise<void>
}

/**
 * Opens a new store with the desk's use cases on it.
 * @param now the test's clock: milliseconds since 1970
 */
export async function openTestDesk(
  create: () => Promise<TestDatabase>,
  now: () => number,
  options: { bays?: number } = {},
): Promise<TestDesk> {
  const place = await create()
  const opened: Store[] = []
  const open = async () => {
    const store = await openStore({ ...place, mailDomain: 'example.nz', now, ...options })
    opened.push(store)
    return store
  }
  const store = await open()
  return {
    place,
    store,
    desk: createEnquiryUseCases(store, now),
    openAgain: open,
    async close() {
      for (const each of opened) await each.close()
      await place.remove()
    },
  }
}
