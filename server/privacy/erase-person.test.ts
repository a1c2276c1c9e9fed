import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookedAnyway, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'

const now = Date.parse('2027-03-01T00:00:00Z')

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('a person’s data at the desk', () => {
    let opened: TestDesk

    beforeEach(async () => {
      opened = await openTestDesk(create, () => now)
    })
    afterEach(() => opened.close())

    test('is found with what was sent, done and emailed, given as JSON, and erased with appointments still to come', async () => {
      const { desk, mere } = opened
      const sent = { email: 'Fantail@Bird.example.nz', plate: 'TUI123', message: 'WoF, please' }
      const enquiry = await opened.arrive(sent)
      const other = await opened.arrive({ email: 'other@bird.example.nz', plate: 'KEA123' })
      const appointment = { ...goodAppointment, date: '2027-03-09', time: '09:00', readyDate: '2027-03-09', readyTime: '11:00' }
      expect(await desk.book(await opened.stampFor(enquiry), { ...appointment, ...bookedAnyway(appointment) })).toMatchObject({
        outcome: 'done',
      })
      expect(await desk.assign(await opened.stampFor(enquiry), { to: mere.id })).toMatchObject({ outcome: 'done' })
      const search = { by: 'email', value: ' FANTAIL@bird.example.nz' }
      const found = await desk.findPersonalData(search)
      if (found.outcome !== 'found') throw new Error(JSON.stringify(found))
      expect(found.records).toMatchObject([{ id: enquiry, open: ['9 Mar 2027, 9.00am, TUI123: still to come'] }])
      expect(found.records[0]?.answers).toContainEqual({ label: 'Email', answer: sent.email })
      expect(found.records[0]?.events.map(({ text }) => text)).toEqual(expect.arrayContaining([expect.stringContaining('book')]))
      const exported = await desk.exportPersonalData({ by: 'plate', value: 'tui 123' })
      for (const shown of [found, exported]) {
        expect(JSON.stringify(shown)).toContain('assign')
        expect(JSON.stringify(shown)).not.toContain(mere.id)
      }
      expect(exported.outcome === 'exported' && JSON.parse(exported.json)).toMatchObject([{ id: enquiry, answers: sent }])

      expect(await desk.erasePersonalData(search)).toMatchObject({
        outcome: 'erased',
        enquiries: 1,
        open: [expect.stringContaining('TUI123')],
      })
      expect(await desk.findPersonalData(search)).toMatchObject({ outcome: 'found', records: [] })
      expect([await desk.enquiry(enquiry), (await desk.enquiry(other))?.id]).toEqual([undefined, other])
      expect(await desk.erasePersonalData(search)).toMatchObject({ outcome: 'erased', enquiries: 0, open: [] })
      expect(await opened.arrive(sent), 'what is erased can be sent again').not.toBe(enquiry)
    })

    test('is not looked for by half a number, or by anything but email, phone and plate', async () => {
      for (const sent of [
        { by: 'phone', value: '021' },
        { by: 'email', value: '@' },
        { by: 'plate', value: '' },
        { by: 'name', value: 'Hana' },
        {},
      ]) {
        for (const call of [opened.desk.findPersonalData, opened.desk.exportPersonalData, opened.desk.erasePersonalData])
          expect(await call(sent)).toMatchObject({ outcome: 'refused' })
      }
    })
  })
})
