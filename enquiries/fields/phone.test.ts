import * as v from 'valibot'
import { expect, test } from 'vitest'
import { phone, spaceLandline, telLink } from './phone.ts'

test.for([
  ['065550100', '06 555 0100'],
  [' 035550100 ', '03 555 0100'],
  ['06 555 0100', '06 555 0100'],
  ['0215550100', '0215550100'],
  ['021555010', '021555010'],
  ['055550100', '055550100'],
  ['+6465550100', '+6465550100'],
  ['', ''],
])("'%s' becomes '%s' when the field loses focus", ([typed, shown]) => {
  expect(spaceLandline(typed as string)).toBe(shown)
})

test('bidi marks that a contacts app copies along with a number are dropped', () => {
  expect(v.parse(phone.rule, '\u202a021 555 0142\u202c')).toBe('021 555 0142')
})

test('a number is dialled without its spaces, and not at all if it has too few digits', () => {
  expect(telLink('(06) 355-0000')).toBe('tel:063550000')
  expect(telLink('+64 21 555 0142')).toBe('tel:+64215550142')
  expect(telLink('- - - - 12')).toBeUndefined()
})
