import { randomUUID } from 'node:crypto'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { exampleNow } from '../../domain/appointments/appointment-form.examples.ts'
import { eraseEnquiries } from '../privacy/delete-expired.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'
import { addStaff } from '../testing/staff.ts'
import { createWaitingCount } from './waiting-count.ts'

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('the number of those who wait', () => {
    let clock: number
    let opened: TestDesk

    beforeEach(async () => {
      clock = exampleNow
      opened = await openTestDesk(create, () => clock)
      return opened.close
    })

    test('is that of the inbox, through calls that become due, actions and Undo', async () => {
      const { desk, store, arrive, stampFor } = opened
      const { id: staff } = await addStaff(store)
      const count = createWaitingCount(store)
      const expectCount = async (waiting: number) =>
        expect([(await count()).waiting, (await desk.inbox({ state: 'waiting' })).waiting]).toEqual([waiting, waiting])
      await expectCount(0)
      const [first] = [await arrive(), await arrive()]
      await expectCount(2)
      const answered = await stampFor(first, staff)
      await desk.setState(answered, { state: 'answered' })
      await expectCount(1)
      await desk.undo(answered.id, { id: randomUUID(), staff })
      await expectCount(2)
      await desk.setState(await stampFor(first, staff), { state: 'done' })
      await desk.wroteBack(await stampFor(first, staff))
      await expectCount(2)
      // Deleting an old one changes nothing that the change token counts.
      clock += 7_200_000
      await expectCount(2)
      await eraseEnquiries(store, [first])
      clock += 60_000
      await expectCount(1)
    })

    test('is counted once for ten pages that ask at the same time or later, until something changes', async () => {
      const nodes: RootOperationNode[] = []
      const capture: KyselyPlugin = {
        transformQuery({ node }) {
          nodes.push(node)
          return node
        },
        transformResult: async ({ result }) => result,
      }
      const { store, arrive } = opened
      const count = createWaitingCount({ ...store, db: store.db.withPlugin(capture) })
      const counts = () => nodes.filter((node) => JSON.stringify(node).includes('as waiting')).length
      await Promise.all(Array.from({ length: 10 }, count))
      const shared = counts()
      expect(shared).toBe(1)
      await Promise.all(Array.from({ length: 10 }, count))
      expect(counts()).toBe(shared)
      await arrive()
      expect((await count()).waiting).toBe(1)
      expect(counts()).toBe(shared + 1)
    })
  })
})
