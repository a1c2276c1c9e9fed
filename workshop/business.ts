/**
 * The business facts. They stand here and nowhere else: pages, mails and structured data read them from this file.
 *
 * `placeholders` names the facts that still wait for the owner's real value. `npm start` lists them, so that
 * nobody goes live with an invented phone number. Put the real value in, then take its name off the list.
 */
export type Business = {
  name: string
  /** What the business does for people, in one sentence: the footer's line. */
  tagline: string
  street: string
  suburb: string
  /** New Zealand postcode, four digits. */
  postcode: string
  landline: PhoneNumber
  mobile: PhoneNumber
  email: string
  social: readonly SocialLink[]
  /** First year of service. */
  since: number
  copyrightYear: number
  placeholders: readonly (keyof Business)[]
}

export type PhoneNumber = {
  /** As a New Zealander writes it, spaced: '06 555 0100'. */
  shown: string
  /** E.164, for tel: links: '+6465550100'. */
  dial: string
}

export type SocialLink = { name: string; url: string }

export const business: Business = {
  name: 'Cloverlea Auto Workshop',
  tagline: 'Keeping people moving with precision, trust and unmatched care.',
  street: '1 Example Street',
  suburb: 'Cloverlea',
  postcode: '4412',
  landline: { shown: '06 555 0100', dial: '+6465550100' },
  mobile: { shown: '021 555 0100', dial: '+64215550100' },
  email: 'workshop@example.co.nz',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/example' },
    { name: 'Instagram', url: 'https://www.instagram.com/example' },
    { name: 'X', url: 'https://x.com/example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/example' },
  ],
  since: 2021,
  copyrightYear: 2024,
  placeholders: ['name', 'street', 'landline', 'mobile', 'email', 'social'],
}

/** The address on one line: '1 Example Street, Cloverlea, 4412'. */
export function addressLine(facts: Business = business): string {
  return `${facts.street}, ${facts.suburb}, ${facts.postcode}`
}
