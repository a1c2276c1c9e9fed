import { expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { openStore } from '../database/store.ts'
import { searchEnquiries } from '../enquiries/search.ts'
import { databases } from '../testing/databases.ts'
import { saveEnquiry } from '../testing/store.ts'
import { findPerson, type Person, SearchTermTooShort } from './personal-data.ts'

const mobile = [
  '021 555 0142',
  '0215550142',
  '+64 21 555 0142',
  '+64215550142',
  '0064 21 555 0142',
  '64 21 555 0142',
  '+64 (0)21 555 0142',
  '(021) 555-0142',
  '+64 021 555 0142',
  '021.555.0142',
  '+64-21-555-0142',
  '21 555 0142',
]
const landline = ['06 123 4567', '+64 6 123 4567', '0064 6 1234567', '(06) 123 4567', '64-6-123-4567']
const australian = ['+61 2 5550 1420', '0061 2 5550 1420']
/** Too short to have a country code, although they begin with 64. */
const local = ['64 555 010', '64555010']

/** Not numbers, but stored under older rules. */
const noDigits = ['----------', '          ', '+---------']

test.for(databases)('a phone number is found in any notation, and finds nobody else: $name', async ({ missing, create }, { skip }) => {
  if (missing) skip()
  const testDb = await create()
  onTestFinished(testDb.remove)
  const store = await openStore({ ...testDb, mailDomain: 'example.nz' })
  onTestFinished(store.close)
  const groups = [mobile, landline, australian, local]
  const written = [...groups.flat(), ...noDigits]
  for (const [index, phone] of written.entries()) {
    await saveEnquiry(store, {
      kind: 'booking',
      answers: { ...goodBooking, phone, plate: index === 0 ? '- -' : 'KLM 482', message: `${index}` },
    })
  }
  const find = async (person: Person) => (await findPerson(store, person)).map(({ answers }) => answers.phone)
  for (const group of groups) for (const phone of group) expect(await find({ phone }), phone).toEqual(group)

  for (const phone of ['abc', '----------', '021', '+64', '  ', '(0)', '555 014']) {
    await expect(find({ phone }), phone).rejects.toBeInstanceOf(SearchTermTooShort)
  }
  expect(await find({ plate: 'klm-482' })).toEqual(written.slice(1))
  for (const plate of ['-', ' - ', '??']) await expect(find({ plate }), plate).rejects.toBeInstanceOf(SearchTermTooShort)
})

test.for(databases)('an address with a macron is found in either form, and Find finds it: $name', async ({ missing, create }, { skip }) => {
  if (missing) skip()
  const testDb = await create()
  onTestFinished(testDb.remove)
  const store = await openStore({ ...testDb, mailDomain: 'example.nz' })
  onTestFinished(store.close)
  const { id } = await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, email: 'hana@tūhoe.nz' } })
  for (const email of ['hana@tūhoe.nz', 'hana@xn--thoe-v7a.nz', 'HANA@TŪHOE.NZ', 'hana@tu\u0304hoe.nz']) {
    expect(
      (await findPerson(store, { email })).map((found) => found.id),
      email,
    ).toEqual([id])
  }
  for (const query of ['hana@tūhoe.nz', 'hana@xn--thoe-v7a.nz', 'hana@tuhoe.nz']) {
    expect(
      (await searchEnquiries(store, query)).lines.map((line) => line.id),
      query,
    ).toEqual([id])
  }
})
