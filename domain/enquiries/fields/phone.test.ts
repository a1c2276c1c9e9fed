import * as v from 'valibot'
import { expect, test } from 'vitest'
import { suggestionFor } from './field.ts'
import { nationalDigits, phone, smsLink, telLink } from './phone.ts'

test.for([
  ['(06) 555 0100', '06 555 0100'],
  ['021.555.0142', '021 555 0142'],
  ['06/555-0100', '06 555 0100'],
  ['065550100', '06 555 0100'],
  [' 035550100 ', '03 555 0100'],
  ['021555010', '021 555 010'],
  ['080012345', '0800 12 345'],
  ['+64 (0)21 555 0142', '+64 21 555 0142'],
  ['(+64) 21 555 0142', '+64 21 555 0142'],
])('a refused %j suggests %j, which is accepted', ([typed, suggested]) => {
  expect(v.is(phone.rule, typed)).toBe(false)
  expect(suggestionFor(phone, typed as string)).toBe(suggested)
  expect(v.is(phone.rule, suggested)).toBe(true)
})

test.for(['', '555 0100', '0800 WORKSHOP', '06 555 0100 ext 12', '055550100', '('.repeat(1_000_000)])('%.20s suggests nothing', (typed) => {
  expect(suggestionFor(phone, typed)).toBeUndefined()
})

test.for([
  ['\u202a021 555 0142\u202c', '021 555 0142'],
  ['\u200b021 555 0142', '021 555 0142'],
  ['021\u00a0555\u20110142', '021 555-0142'],
  ['０２１　５５５　０１４２', '021 555 0142'],
  ['\uff0b64 21 555 0142', '+64 21 555 0142'],
  ['tel:+6421\u2013555\u20130142', '+6421-555-0142'],
])('%j, as it is pasted, is %j', ([pasted, kept]) => {
  expect(v.parse(phone.rule, pasted)).toBe(kept)
})

test.for([
  ['(06) 355-0000', '+6463550000'],
  ['021 555 0142', '+64215550142'],
  ['+64 21 555 0142', '+64215550142'],
  ['+64 (0)21 555 0142', '+64215550142'],
  ['+64 021 555 0142', '+64215550142'],
  ['0064 (0) 21 555 0142', '+64215550142'],
  ['64-21-5550142', '+64215550142'],
  ['0800 123 456', '+64800123456'],
  ['+61 (0)412 345 678', '+61412345678'],
  ['0044 20 7946 0000', '+442079460000'],
  ['+39 06 1234 5678', '+390612345678'],
  ['555 0100', '5550100'],
])('a link to %s dials %s', ([typed, dialled]) => {
  expect(telLink(typed as string)).toBe(`tel:${dialled}`)
})

test.for(['021 555 0142', '+64 (0)21 555 0142', '64-21-5550142'])('a text can be written to %s', (typed) => {
  expect(smsLink(typed, 'It’s ready, & “free”?')).toBe('sms:+64215550142?&body=It%E2%80%99s%20ready%2C%20%26%20%E2%80%9Cfree%E2%80%9D%3F')
})

test('a text can be written abroad, and not to what can’t be a mobile', () => {
  expect(smsLink('+61 412 345 678', 'Hi')).toBe('sms:+61412345678?&body=Hi')
  for (const typed of ['06 555 0100', '+64 6 555 0100', '0800 123 456', '555 0100', '', '12'])
    expect(smsLink(typed, 'Hi'), typed).toBeUndefined()
})

test('a number with too few digits has no link', () => {
  expect(telLink('- - - - 12')).toBeUndefined()
})

test.for(['021 555 0142', '+64 21 555 0142', '+64 (0)21 555 0142', '+64 021 555 0142', '0064 21 5550142', '64-21-5550142'])(
  '%s is found by the same digits',
  (typed) => {
    expect(nationalDigits(typed)).toBe('215550142')
  },
)
