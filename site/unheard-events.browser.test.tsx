import { expect, test, vi } from 'vitest'
import { withoutUnheardEvents } from './unheard-events.ts'

test('who takes hold of the document so hears a click but no mouse, and who comes later hears both', () => {
  const then = vi.fn()
  const later = vi.fn()
  withoutUnheardEvents(() => {
    for (const type of ['mouseup', 'click']) document.addEventListener(type, ({ type }) => then(type), { once: true })
  })
  for (const type of ['mouseup', 'click']) document.addEventListener(type, ({ type }) => later(type), { once: true })
  for (const type of ['mouseup', 'click']) document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  expect(then.mock.calls).toEqual([['click']])
  expect(later.mock.calls).toEqual([['mouseup'], ['click']])
})
