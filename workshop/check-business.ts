import type { Business, PhoneNumber } from './business.ts'

/** Returns what is wrong with the business facts, one sentence each; empty when all is well. */
export function checkBusiness(facts: Business): string[] {
  const faults: string[] = []
  const needs = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }

  for (const key of ['name', 'tagline', 'street', 'suburb'] as const) {
    needs(facts[key].trim() !== '', `workshop/business.ts: ${key} is empty.`)
  }
  needs(/^\d{4}$/.test(facts.postcode), `workshop/business.ts: postcode '${facts.postcode}' is not four digits.`)
  needs(/^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+$/.test(facts.email), `workshop/business.ts: email '${facts.email}' is not an e-mail address.`)
  for (const key of ['landline', 'mobile'] as const) {
    needs(dialsAsShown(facts[key]), `workshop/business.ts: ${key} shows '${facts[key].shown}' but dials '${facts[key].dial}'.`)
  }
  for (const { name, url } of facts.social) {
    needs(URL.canParse(url) && url.startsWith('https://'), `workshop/business.ts: the ${name} link '${url}' is not an https address.`)
  }
  return faults
}

// New Zealand numbers: the leading 0 of the shown form is +64 when dialled from anywhere.
function dialsAsShown({ shown, dial }: PhoneNumber): boolean {
  const digits = shown.replaceAll(' ', '')
  return /^0\d{8,10}$/.test(digits) && dial === `+64${digits.slice(1)}`
}
