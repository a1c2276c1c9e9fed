import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { assignErrors } from '../../domain/actions/assign.ts'
import { stateErrors } from '../../domain/actions/set-state.ts'
import { exampleNow, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import type { ActionStamp } from '../../domain/desk.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'
import { addStaff } from '../testing/staff.ts'

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('an enquiry', () => {
    let opened: TestDesk
    let owner: TestDesk['mere']
    let tama: TestDesk['mere']
    let enquiry: string

    beforeEach(async () => {
      opened = await openTestDesk(create, () => exampleNow)
      owner = opened.mere
      tama = await addStaff(opened.store, { email: 'tama@example.nz', name: 'Tama Lee' })
      enquiry = await opened.arrive()
      return opened.close
    })

    type Mark = 'assign' | 'setUrgent' | 'setState' | 'book'

    /** Acts as the owner. Returns the result with the action's id. */
    async function act(mark: Mark, sent: object) {
      const stamp = await opened.stampFor(enquiry)
      return { ...(await opened.desk[mark](stamp, sent)), id: stamp.id }
    }
    /** Marks it as a colleague. */
    async function meanwhile(mark: 'assign' | 'setUrgent', sent: object) {
      expect((await opened.desk[mark](await opened.stampFor(enquiry, tama.id), sent)).outcome).toBe('done')
    }
    const undo = (id: string) => opened.desk.undo(id, { id: randomUUID(), staff: owner.id })
    const entries = async () => (await opened.cardOf(enquiry)).timeline.slice(1).map(({ kind, text, assignee }) => [kind, text, assignee])
    const whose = async () => (await opened.cardOf(enquiry)).assignee?.name

    test('is taken, given to a colleague and left, which the history tells and Undo takes back', async () => {
      expect(await whose()).toBeUndefined()
      for (const [to, name] of [
        [owner.id, 'Mere Tautahi'],
        [tama.id, 'Tama Lee'],
      ] as const) {
        expect(await act('assign', { to })).toMatchObject({ outcome: 'done' })
        expect(await whose()).toBe(name)
      }
      const left = await act('assign', { to: '' })
      expect(await whose()).toBeUndefined()
      await undo(left.id)
      expect(await whose()).toBe('Tama Lee')
      expect(await entries()).toEqual([
        ['assign', owner.id, 'Mere Tautahi'],
        ['assign', tama.id, 'Tama Lee'],
        ['assign', '', undefined],
        ['undo', undefined, undefined],
      ])
    })

    test('can’t be given to somebody who doesn’t exist or is disabled; what was theirs shows as such and can be taken', async () => {
      expect(await act('assign', { to: randomUUID() })).toMatchObject({ fieldErrors: { to: assignErrors.gone } })
      expect(await act('assign', { to: 'x' })).toMatchObject({ fieldErrors: { to: 'Choose somebody from the list.' } })
      expect(await act('assign', { to: '' })).toMatchObject({ fieldErrors: { to: assignErrors.same } })
      expect((await opened.desk.colleagues()).map(({ name }) => name)).toEqual(['Mere Tautahi', 'Tama Lee'])
      await act('assign', { to: tama.id })
      await opened.desk.disable(tama.id, owner)
      expect(await opened.desk.colleagues()).toEqual([{ id: owner.id, name: 'Mere Tautahi' }])
      expect((await opened.cardOf(enquiry)).assignee).toEqual({ id: tama.id, name: 'Tama Lee', isDisabled: true })
      expect(await act('assign', { to: owner.id })).toMatchObject({ outcome: 'done' })
      expect(await act('assign', { to: tama.id })).toMatchObject({ fieldErrors: { to: assignErrors.gone } })
      expect(await whose()).toBe('Mere Tautahi')
    })

    test('is urgent until that is cleared or it is closed, and Undo takes both back', async () => {
      const isUrgent = async () => (await opened.cardOf(enquiry)).urgent
      expect(await act('setUrgent', { urgent: '' })).toMatchObject({ fieldErrors: { urgent: stateErrors.same } })
      const marked = await act('setUrgent', { urgent: 'yes' })
      expect(await isUrgent()).toBe(true)
      await undo(marked.id)
      expect(await isUrgent()).toBe(false)
      await act('setUrgent', { urgent: 'yes' })
      await act('book', goodAppointment)
      expect(await isUrgent()).toBe(true)
      const closed = await act('setState', { state: 'done' })
      expect(await isUrgent()).toBe(false)
      expect(await act('setUrgent', { urgent: 'yes' })).toMatchObject({ fieldErrors: { urgent: 'It’s closed. Reopen it first.' } })
      await undo(closed.id)
      expect(await isUrgent()).toBe(true)
      await act('setUrgent', { urgent: '' })
      expect(await isUrgent()).toBe(false)
    })

    test('can still be undone after a colleague has marked it, which stays; a mark can’t after another of its kind', async () => {
      const booked = await act('book', goodAppointment)
      await meanwhile('assign', { to: tama.id })
      await meanwhile('setUrgent', { urgent: 'yes' })
      expect((await opened.desk.findDone(booked.id, owner.id))?.undoUntil).toBeDefined()
      expect(await undo(booked.id)).toMatchObject({ outcome: 'done' })
      expect(await opened.cardOf(enquiry)).toMatchObject({ state: 'new', urgent: true, assignee: { id: tama.id } })
      const taken = await act('assign', { to: owner.id })
      await meanwhile('setUrgent', { urgent: '' })
      expect(await undo(taken.id)).toMatchObject({ outcome: 'done' })
      const again = await act('assign', { to: owner.id })
      await meanwhile('assign', { to: tama.id })
      expect(await undo(again.id)).toMatchObject({ outcome: 'too late' })
    })

    test('accepts a form that was opened before a colleague marked it, once; another mark of the same kind is shown first', async () => {
      const stamps = await Promise.all(Array.from({ length: 5 }, () => opened.stampFor(enquiry)))
      const [noted, booked, take, urgent, ahead] = stamps as [ActionStamp, ActionStamp, ActionStamp, ActionStamp, ActionStamp]
      await meanwhile('assign', { to: tama.id })
      expect(await opened.desk.assign(take, { to: owner.id })).toMatchObject({ outcome: 'changed', since: [{ assignee: 'Tama Lee' }] })
      expect(await opened.desk.setUrgent(urgent, { urgent: 'yes' })).toMatchObject({ outcome: 'done' })
      for (const _ of 'ab') expect(await opened.desk.note(noted, { text: 'Rang' })).toEqual({ outcome: 'done', action: noted.id })
      expect(await entries()).toEqual([
        ['assign', tama.id, 'Tama Lee'],
        ['urgent', 'yes', undefined],
        ['note', 'Rang', undefined],
      ])
      expect(await opened.desk.book(booked, goodAppointment)).toMatchObject({
        outcome: 'changed',
        version: 3,
        since: [{}, {}, { kind: 'note' }],
      })
      expect(await opened.desk.note({ ...ahead, version: 9 }, { text: 'Rang' })).toMatchObject({ outcome: 'changed', since: [] })
    })
  })
})
