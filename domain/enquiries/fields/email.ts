/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js'
import * as v from 'valibot'
import { cleanCode, type Field, textRule } from './field.ts'

const label = 'Email'
// RFC 5321, 4.5.3.1.3: a path has 256 octets, two of which are its angle brackets.
const maxLength = 254
const malformed = 'Please enter a valid email address.'
// The HTML standard's rule (`rfcEmail`) also accepts 'someone@localhost', which our email would never reach.
const deliverable = v.pipe(v.string(), v.maxLength(maxLength), v.rfcEmail(), v.regex(/\.[a-z][a-z0-9-]*[a-z0-9]$/i))
// Punycode can encode anything, such as U+FFFD for a lone surrogate, capitals and punctuation. No domain has letters that IDNA replaces by others,
// apart from these two (UTS 46).
const domainCharacters = /^(?:[ßς]|(?!\p{Changes_When_NFKC_Casefolded})[\p{L}\p{M}\p{N}.-])+$/u

export const email: Field = {
  label,
  required: true,
  maxLength,
  rule: emailRule(true),
  input: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
}

export const optionalEmail: Field = { ...email, required: false, rule: emailRule(false) }

/** Whether emails can be sent to an address. */
export function isDeliverable(address: string): boolean {
  return domainCharacters.test(canonicalDomain(address)) && v.is(deliverable, asciiAddress(address))
}

/** Returns an address as emails are sent to it, with its domain in ASCII (IDNA): 'hana@xn--thoe-v7a.nz' for 'hana@tūhoe.nz'. */
export function asciiAddress(address: string): string {
  const { local, domain } = split(address)
  return /[^\0-\x7f]/.test(domain) ? local + punycode.toASCII(canonicalDomain(address)) : address
}

function canonicalDomain(address: string): string {
  return split(address).domain.normalize('NFKC').toLowerCase()
}

function emailRule(required: boolean) {
  return v.pipe(
    textRule(label, maxLength, { required, clean: cleanEmail }),
    v.transform(readableAddress),
    v.check((text) => (text === '' && !required) || isDeliverable(text), malformed),
  )
}

/** As `cleanCode`, without what is copied along with an address: 'mailto:', a name with angle brackets, the full stop of a sentence. */
function cleanEmail(text: string): string {
  const cleaned = cleanCode(text).replaceAll('。', '.')
  const [, bracketed = cleaned] = /^[^<>]*<([^<>]*)>[.,;]?$/.exec(cleaned) ?? []
  return bracketed
    .trim()
    .replace(/^mailto: *([^?]*).*$/i, '$1')
    .replace(/[.,;]$/, '')
}

/** Returns an address as people read it. Chrome's email fields convert a typed domain to ASCII. */
function readableAddress(address: string): string {
  const { local, domain } = split(address)
  try {
    const readable = punycode.toUnicode(domain.toLowerCase())
    const isDomain = domainCharacters.test(readable) && asciiAddress(`${local}${readable}`) === local + domain.toLowerCase()
    return isDomain && readable !== domain.toLowerCase() ? local + readable : address
  } catch {
    return address
  }
}

function split(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@') + 1
  return { local: address.slice(0, at), domain: address.slice(at) }
}
