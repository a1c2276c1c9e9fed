import { expect, test } from 'vitest'
import { noteText, quickNoteIn, quickNotes } from './note.ts'

test('a quick note is recognised in what is stored, with its text and without', () => {
  for (const quick of quickNotes) {
    for (const text of ['', 'it’s the: front left']) expect(quickNoteIn(noteText({ quick, text }))).toEqual({ quick, text })
  }
})

test('a note that only starts with the same words isn’t a quick note', () => {
  for (const note of ['', 'Called for in the car park', 'Calledback', 'called']) expect(quickNoteIn(note)).toBeUndefined()
})
