import * as v from 'valibot'
import { business } from '../../workshop/business.ts'
import { type Field, textRule } from './field.ts'

const label = 'Phone'
const maxLength = 40
// Ten characters, not ten digits: a New Zealand landline has nine digits and is valid with its spaces.
const number = /^\+?[\d\s-]{10,}$/
const malformed = 'Please enter a valid phone number.'

export const phone: Field = {
  label,
  hint: `Include the area code and spaces, e.g. ${business.landline.shown.replaceAll(' ', '\u00a0')}`,
  required: true,
  maxLength,
  rule: v.pipe(textRule(label, maxLength), v.regex(number, malformed)),
  tidy: spaceLandline,
  input: { type: 'tel', autoComplete: 'tel' },
}

export const optionalPhone: Field = {
  ...phone,
  required: false,
  rule: v.pipe(
    textRule(label, maxLength, { required: false }),
    v.check((text) => text === '' || number.test(text), malformed),
  ),
}

/**
 * Adds spaces to a landline typed without them ('061234567' becomes '06 123 4567'); returns anything else unchanged.
 * New Zealand landlines have an area code of 03, 04, 06, 07 or 09 and seven digits (NZ Telecommunications
 * Numbering Plan); without the spaces the rule above would reject a valid number.
 */
export function spaceLandline(typed: string): string {
  return typed.replace(/^\s*(0[34679])(\d{3})(\d{4})\s*$/, '$1 $2 $3')
}

/** Returns a tel: URL for a phone number in any notation, or undefined if there are too few digits to dial. */
export function telLink(phone: string): string | undefined {
  const dialled = phone.replaceAll(/[^\d+]/g, '')
  return dialled.length < 7 ? undefined : `tel:${dialled}`
}
