/**
 * What customers ask before they come. Every fact is optional: the site never invents one, and leaves out those that are missing.
 * `npm start` lists the missing ones.
 */
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

export const beforeYouCome: BeforeYouCome = {}

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

/** Returns the problems with the facts that are given, one sentence each, or an empty list. */
export function checkBeforeYouCome(facts: BeforeYouCome): string[] {
  const wrong = factNames.filter((name) => {
    const fact = facts[name]
    if (fact === undefined) return false
    if (typeof fact === 'number') return !(fact > 0 && Number.isFinite(fact))
    const texts = typeof fact === 'string' ? [fact] : 'url' in fact ? [fact.name] : fact
    const isLink = !(typeof fact === 'object' && 'url' in fact) || (URL.canParse(fact.url) && fact.url.startsWith('https://'))
    return !isLink || texts.length === 0 || texts.some((text) => text.trim() === '')
  })
  return wrong.map(
    (name) => `workshop/before-you-come.ts: ${name} is not valid. Write it like the example in its comment, or leave it out.`,
  )
}
