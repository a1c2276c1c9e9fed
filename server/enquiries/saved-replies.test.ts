import { describe, expect, onTestFinished, test } from 'vitest'
import { firstReplies, savedReplyChanged } from '../../domain/actions/saved-replies.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk } from '../testing/open-test-desk.ts'
import { addStaff } from '../testing/staff.ts'

describe.each(databases)('$name', ({ missing, create }) => {
  test.skipIf(missing)('a saved reply is what an owner last made of it, and the others stay as they are', async () => {
    const { desk, store, mere: owner, close } = await openTestDesk(create, Date.now)
    onTestFinished(close)
    expect(await desk.savedReplies()).toEqual(firstReplies)
    for (const title of ['Ring us', 'Please ring us'])
      expect(await desk.changeSavedReply(3, { title, text: 'Kia ora [name],\r\nring us.' }, owner)).toEqual({ outcome: 'done' })
    const [first, second, , ...rest] = firstReplies
    const changed = { number: 3, title: 'Please ring us', text: 'Kia ora [name],\nring us.' }
    expect(await desk.savedReplies()).toEqual([first, second, changed, ...rest])
    expect(await desk.changeSavedReply(3, { title: '', text: 'x'.repeat(5001) }, owner)).toEqual({
      outcome: 'refused',
      fieldErrors: { title: 'Name is required.', text: 'Text must be 5,000 characters or fewer.' },
    })
    for (const number of [0, 6, 1.5]) expect(await desk.changeSavedReply(number, changed, owner)).toEqual({ outcome: 'missing' })
    const opened = { was: changed.text.replace('\n', '\r\n'), title: 'Ring us', text: 'Ring us, please.' }
    expect(await desk.changeSavedReply(3, opened, owner)).toEqual({ outcome: 'done' })
    expect(await desk.changeSavedReply(3, { ...opened, text: 'Mine.' }, owner)).toEqual({
      outcome: 'refused',
      fieldErrors: { text: savedReplyChanged },
    })
    // Sent twice.
    expect(await desk.changeSavedReply(3, opened, owner)).toEqual({ outcome: 'done' })
    const staff = await addStaff(store, { email: 'staff@example.co.nz' })
    expect(await desk.changeSavedReply(3, changed, staff)).toMatchObject({ outcome: 'refused' })
  })
})
