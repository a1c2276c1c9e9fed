import type { Business, PhoneNumber } from './business.ts'

/** Returns the problems with the business facts, one sentence each, or an empty list. */
export function checkBusiness(facts: Business): string[] {
  const problems: string[] = []
  const expect = (ok: boolean, problem: string) => {
    if (!ok) problems.push(problem)
  }

  for (const key of ['name', 'shortName', 'tagline', 'street', 'suburb'] as const) {
    expect(facts[key].trim() !== '', `workshop/business.ts: ${key} is empty.`)
  }
  expect(facts.shortName.length <= 12, `workshop/business.ts: shortName '${facts.shortName}' is longer than 12 characters.`)
  expect(/^\d{4}$/.test(facts.postcode), `workshop/business.ts: postcode '${facts.postcode}' is not four digits.`)
  expect(/^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+$/.test(facts.email), `workshop/business.ts: email '${facts.email}' is not an email address.`)
  for (const key of ['landline', 'mobile'] as const) {
    expect(dialsAsShown(facts[key]), `workshop/business.ts: ${key} shows '${facts[key].shown}' but dials '${facts[key].dial}'.`)
  }
  for (const { name, url } of facts.social) {
    expect(URL.canParse(url) && url.startsWith('https://'), `workshop/business.ts: the ${name} link '${url}' is not an https URL.`)
  }
  return problems
}

// In E.164, +64 replaces the leading 0 of a New Zealand number.
function dialsAsShown({ shown, dial }: PhoneNumber): boolean {
  const digits = shown.replaceAll(' ', '')
  return /^0\d{8,10}$/.test(digits) && dial === `+64${digits.slice(1)}`
}
