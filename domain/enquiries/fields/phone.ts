import * as v from 'valibot'
import { cleanCode, type Field, textRule } from './field.ts'

const label = 'Phone'
const maxLength = 40
// Ten characters, not ten digits: a New Zealand landline has nine digits and is valid with its spaces.
const number = /^\+?[\d\s-]{10,}$/
const malformed = 'Please enter a valid phone number.'

export const phone: Field = {
  label,
  hint: 'Include the area code and spaces, e.g. 06\u00a0555\u00a00100',
  required: true,
  maxLength,
  rule: v.pipe(textRule(label, maxLength, { clean: cleanPhone }), v.regex(number, malformed)),
  suggest: spacePhone,
  input: { type: 'tel', autoComplete: 'tel' },
}

export const optionalPhone: Field = {
  ...phone,
  required: false,
  rule: v.pipe(
    textRule(label, maxLength, { required: false, clean: cleanPhone }),
    v.check((text) => text === '' || number.test(text), malformed),
  ),
}

/** As `cleanCode`, without the 'tel:' of a copied link. */
export function cleanPhone(text: string): string {
  return cleanCode(text).replace(/^tel: */i, '')
}

/**
 * Returns a number as the rule wants it: '06 555 0100' for '(06) 555 0100', '06.555.0100' and '065550100', which the rule refuses because
 * it has nine characters. Returns a number with words in it unchanged: an extension would become part of it.
 * Landlines have an area code of 03, 04, 06, 07 or 09 and seven digits, mobiles start with 02, and freephone numbers with 0800 or 0508 (NZ
 * Telecommunications Numbering Plan).
 */
export function spacePhone(typed: string): string {
  if (/\p{L}/u.test(typed)) return typed
  return withoutTrunkZero(typed)
    .replaceAll(/[^\d+]+/g, ' ')
    .trim()
    .replace(/^(0[34679]|02\d|0[58]0\d)(\d{2,3})(\d{3,4})$/, '$1 $2 $3')
}

/**
 * Returns the digits of a number without New Zealand's country code and the leading 0: 215550142 for 021 555 0142, +64 21 555 0142,
 * 0064 (0)21 555 0142 and 64-21-5550142. New Zealand numbers have eight to ten digits after the 0; other countries' keep their code.
 */
export function nationalDigits(text: string): string {
  return internationalDigits(text)
    .replace(/^64(?=0?\d{8,10}$)/, '')
    .replace(/^0/, '')
}

/**
 * Returns a tel: URL for a phone number in any notation, or undefined if there are too few digits to dial. With the country code (E.164), so
 * that it can be dialled from anywhere, unless the area code is missing.
 */
export function telLink(phone: string): string | undefined {
  const digits = internationalDigits(phone)
  if (digits.length < 7) return undefined
  const national = nationalDigits(phone)
  if (national !== digits) return `tel:+64${national}`
  return /^\D*(?:\+|00)/.test(phone) ? `tel:+${digits}` : `tel:${digits}`
}

/**
 * Returns an sms: URL with a text for a number that can be a mobile's, in any notation; undefined for New Zealand's landlines and freephone numbers, and
 * for a number without its area code. iOS reads what follows '&', Android what follows '?' (RFC 5724).
 */
export function smsLink(phone: string, text: string): string | undefined {
  const [, dialled = ''] = /^tel:(\+\d+)$/.exec(telLink(phone) ?? '') ?? []
  if (!dialled || /^\+64(?!2)/.test(dialled)) return undefined
  return `sms:${dialled}?&body=${encodeURIComponent(text.toWellFormed())}`
}

function internationalDigits(text: string): string {
  return withoutTrunkZero(text).replaceAll(/\D/g, '').replace(/^00/, '')
}

/** Without the 0 in '+64 (0)21', which is not dialled after a country code. */
function withoutTrunkZero(text: string): string {
  return text.replace(/(\d\s*)\(0\)/, '$1')
}
