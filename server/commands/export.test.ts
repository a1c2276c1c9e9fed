import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../database/store.ts'
import { readSettings } from '../settings.ts'
import { embedded } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf } from '../testing/store.ts'
import { readStoredFacts } from './export.ts'

test('an export has what the owner has changed, and without a store the first facts', async () => {
  const testDb = await embedded()
  onTestFinished(testDb.remove)
  const settings = readSettings({ DATA_DIR: testDb.dataDir })
  expect(await readStoredFacts(settings)).toBeUndefined()
  const store = await openStore({ ...testDb, mailDomain: 'example.nz' })
  onTestFinished(store.close)
  const by = await addStaff(store, { role: 'owner' })
  const sent = { text: 'Closed early on Friday', from: '2027-03-09', until: '2027-03-12' }
  expect(await deskOf(store).saveFacts({ subject: 'notice', basedOn: 0, sent, by })).toMatchObject({ outcome: 'saved' })
  expect((await readStoredFacts(settings))?.notice).toEqual(sent)
})
