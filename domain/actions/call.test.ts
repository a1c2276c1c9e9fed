import { expect, test } from 'vitest'
import { callIn, callOutcomes, callText } from './call.ts'

test('a call’s outcome and line are read from what is stored of it', () => {
  for (const outcome of callOutcomes) {
    for (const said of ['', 'it’s the: front left']) expect(callIn(callText({ outcome, said }))).toEqual({ outcome, said })
  }
})
