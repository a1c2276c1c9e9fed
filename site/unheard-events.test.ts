import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** How React names what it makes of them. */
const handlers =
  /\bon(Pointer|GotPointer|LostPointer|Mouse|Touch|AuxClick|Focus|Select|BeforeInput|KeyPress|KeyUp|Wheel|Scroll|Transition|Animation)\w*(?==|: )/g

test('no part of the site answers an event that React does not listen to', async () => {
  const wanted: string[] = []
  let files = 0
  for await (const name of glob('**/*.{ts,tsx}', { cwd: import.meta.dirname })) {
    if (name.includes('.test.')) continue
    files++
    const text = await readFile(`${import.meta.dirname}/${name}`, 'utf8')
    wanted.push(...[...text.matchAll(handlers)].map(([handler]) => `${name}: ${handler}`))
  }
  expect(files).toBeGreaterThan(100)
  expect(wanted, 'Take the event out of unheard-events.ts.').toEqual([])
})
