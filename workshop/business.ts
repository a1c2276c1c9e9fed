/**
 * The single source of the business facts: pages, emails and structured data all read from here.
 *
 * `placeholders` names the facts that still need a real value from the owner. `npm start` lists them, so the
 * site can't go live with a made-up phone number unnoticed. After filling one in, remove its name from the list.
 * `closedDays` are the days in workshop/closed-days.ts and the line about them in workshop/hours.ts: remove it once you've checked both.
 */
export type Business = {
  name: string
  /** Shown under the icon on a phone's home screen: at most 12 characters. */
  shortName: string
  /** One sentence, shown in the footer. */
  tagline: string
  street: string
  suburb: string
  /** New Zealand postcode, four digits. */
  postcode: string
  landline: PhoneNumber
  mobile: PhoneNumber
  email: string
  social: readonly SocialLink[]
  /** The year the workshop opened. */
  since: number
  copyrightYear: number
  placeholders: readonly (keyof Business | 'closedDays')[]
}

export type PhoneNumber = {
  /** With spaces, as New Zealanders write it: '06 555 0100'. */
  shown: string
  /** E.164, for tel: links: '+6465550100'. */
  dial: string
}

export type SocialLink = { name: string; url: string }

export const business: Business = {
  name: 'Cloverlea Auto Workshop',
  shortName: 'Cloverlea',
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
  placeholders: ['name', 'street', 'landline', 'mobile', 'email', 'social', 'closedDays'],
}

/** The address on one line: '1 Example Street, Cloverlea, 4412'. */
export function addressLine(facts: Business = business): string {
  return `${facts.street}, ${facts.suburb}, ${facts.postcode}`
}

/** Returns the URL of directions to the workshop, which phones open in their maps app. */
export function directionsUrl(facts: Business = business): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${addressLine(facts)}, New Zealand` })}`
}
