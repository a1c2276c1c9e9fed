import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { prepareEnquiry } from './prepare-enquiry.ts'
import { insertEnquiries, newReference, referenceFrom } from './reference.ts'

const shape = /^[2-9B-DF-HJ-NP-TV-Z]{3}-[2-9B-DF-HJ-NP-TV-Z]{4}$/

test('a reference has no characters that look alike and no vowels', () => {
  const drawn = Array.from({ length: 2000 }, newReference)
  for (const reference of drawn) {
    expect(reference).toMatch(shape)
    expect(reference).not.toMatch(/[01AEIOUL]/)
  }
  // Now and then two of them are the same.
  expect(new Set(drawn).size).toBeGreaterThan(1990)
})

test.for(['K7M-4QXR', 'k7m-4qxr', ' K7M4QXR ', 'k7 m4 qx r', 'K7M\u20134QXR', 'K7M - 4QXR'])('%j is understood as K7M-4QXR', (typed) => {
  expect(referenceFrom(typed)).toBe('K7M-4QXR')
})

test.for(['', 'K7M-4QX', 'K7M-4QXRR', 'K7M-40XR', 'K7M_4QXR', "K7M-4QX'", '019a0000-0000-7000-8000-000000000000', 'K'.repeat(100_000)])(
  'text that cannot be a reference gives undefined',
  (typed) => {
    expect(referenceFrom(typed)).toBeUndefined()
  },
)

/** Draws these, then others. */
function drawing(...first: string[]): () => string {
  return () => first.shift() ?? newReference()
}

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('references', () => {
    let testDb: TestDatabase
    let database: Database
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        return prepareEnquiry({ kind: 'booking', answers: { ...goodBooking, message: `${index}` } }, 'key', 1_760_000_000_000 + index).row
      })
    const references = async () => (await database.db.selectFrom('enquiry').select('reference').execute()).map(({ reference }) => reference)

    beforeEach(async () => {
      testDb = await create()
      database = (await openDatabase(testDb)).database
    })

    afterEach(async () => {
      await database.db.destroy()
      await testDb.remove()
    })

    test('are drawn again when an earlier enquiry or one in the same commit has them, and nothing is lost', async () => {
      await insertEnquiries(database.db, rows(1), drawing('BBB-BBBB'))
      await database.db
        .transaction()
        .execute((trx) => insertEnquiries(trx, rows(3), drawing('CCC-CCCC', 'BBB-BBBB', 'CCC-CCCC', 'CCC-CCCC', 'DDD-DDDD')))
      const found = await references()
      expect(found).toHaveLength(4)
      expect(new Set(found).size).toBe(4)
      expect(found).toEqual(expect.arrayContaining(['BBB-BBBB', 'CCC-CCCC', 'DDD-DDDD', expect.stringMatching(shape)]))
    })

    test('are unique in the database itself', async () => {
      const [one, two] = rows(2).map((row) => ({ ...row, reference: 'BBB-BBBB' }))
      if (!one || !two) return
      await database.db.insertInto('enquiry').values(one).execute()
      await expect(database.db.insertInto('enquiry').values(two).execute()).rejects.toThrow(/unique/i)
    })
  })
})
