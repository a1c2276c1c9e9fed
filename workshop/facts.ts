/** Everything about the workshop that its owner changes at the desk. Pages, emails, structured data and rules all read from here. */
export type Facts = {
  business: Business
  hours: WeekHours
  /** Earliest first, each day in one entry only. */
  specialDays: readonly SpecialDays[]
  /** How many cars can be worked on at once. The desk warns before it books one more. */
  bays: number
  /** How long the work of each bookable service usually takes, by the service's name, in minutes. */
  usualMinutes: Readonly<Record<string, number>>
  /** Minutes from the agreed time within which a car is dropped off: 60 is said as 'between 8.00am and 9.00am'. Absent if it comes at that time. */
  dropOffWindow?: number
  beforeYouCome: BeforeYouCome
  notice?: Notice
}

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
}

type PhoneNumber = {
  /** With spaces, as New Zealanders write it: '06 555 0100'. */
  shown: string
  /** E.164, for tel: links: '+6465550100'. */
  dial: string
}

type SocialLink = { name: string; url: string }

/** From opening to closing, as New Zealand wall-clock time: 'HH:MM', 24 hours. */
export type Span = { opens: string; closes: string }

/** The hours of one day, earliest first. Empty on a day off; two when it closes over lunch. */
export type DayHours = readonly Span[]

/** The usual hours of each weekday, Sunday first. */
export type WeekHours = readonly DayHours[]

/** Consecutive days with other hours than usual, `to` included. Dates are ISO 8601. */
export type SpecialDays = {
  from: string
  to: string
  /** Shown after 'Closed for'. */
  reason: string
  /** Absent when the workshop is closed. */
  hours?: DayHours
}

/** What opening times follow from. */
export type OpeningTimes = Pick<Facts, 'hours' | 'specialDays'>

/** What customers ask before they come. Every fact is optional: the site never invents one, and leaves out those that are missing. */
export type BeforeYouCome = {
  /** In dollars, GST included: 75 */
  wofFee?: number
  /** An hour of labour, in dollars, GST included: 125 */
  hourlyRate?: number
  /** In dollars, GST included: 95 */
  diagnosticRate?: number
  /** 'Free while we’ve got yours. Ask when you book.' */
  courtesyCar?: string
  /** 'Slot beside the office door. Write your rego on the envelope.' */
  keyDrop?: string
  /** ['EFTPOS', 'Visa', 'Mastercard', 'bank transfer'] */
  payment?: readonly string[]
  /** '12 months or 20,000 km on parts and labour' */
  guarantee?: string
  /** 'Three visitor parks in front of the office' */
  parking?: string
  /** Where customers' reviews can be read: { name: 'Google', url: 'https://…' } */
  reviews?: { name: string; url: string }
}

/** A line at the top of every page, from the first date to the last, both included. */
export type Notice = { text: string; from: string; until: string }

/** In the order in which they are shown. */
export const factLabels = {
  wofFee: 'WoF',
  hourlyRate: 'Labour, per hour',
  diagnosticRate: 'Diagnostic check',
  courtesyCar: 'Courtesy car',
  keyDrop: 'After-hours key drop',
  payment: 'Ways to pay',
  guarantee: 'Guarantee',
  parking: 'Parking',
  reviews: 'Reviews',
} as const satisfies Record<keyof BeforeYouCome, string>

export const factNames = Object.keys(factLabels) as readonly (keyof BeforeYouCome)[]

/** Returns the names of the facts that are given, in the order in which they are shown. */
export const givenFacts = (facts: BeforeYouCome) => factNames.filter((name) => facts[name] !== undefined)

/** The address on one line: '1 Example Street, Cloverlea, 4412'. */
export function addressLine({ street, suburb, postcode }: Business): string {
  return `${street}, ${suburb}, ${postcode}`
}

/** Returns the URL of directions to the workshop, which phones open in their maps app. */
export function directionsUrl(business: Business): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${addressLine(business)}, New Zealand` })}`
}
