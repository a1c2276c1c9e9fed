import type { Observed } from './observe.ts'
import type { spamReasons } from './spam-reasons.ts'

/** All inputs of the decision: the enquiry itself, and how it compares with others. */
export type Evidence = Observed & {
  /** How many email addresses sent the same long text within a day, including this one; 0 for a short text. */
  addressesWithSameText: number
  /** Whether it is above an hourly limit; see `Limits`. */
  flood: boolean
}

/** Quarantine is for behaviour that no person shows. A flag is for anything unusual, and delays nothing. */
const effects = {
  'hidden field': 'quarantine',
  'instant submit': 'quarantine',
  flood: 'quarantine',
  'mass text': 'quarantine',
  'several links': 'flag',
  markup: 'flag',
  'repeated text': 'flag',
} as const satisfies Record<keyof typeof spamReasons, 'quarantine' | 'flag'>

/** The name of a spam signal, as stored. */
type Signal = keyof typeof effects

type Assessment = { outcome: 'accept' | 'quarantine'; signals: Signal[] }

/**
 * Milliseconds. A page takes over 100 ms to load, hydrate and paint, and a person at least 200 ms to react to it. That is
 * also true for somebody who reloads after a failure and sends the restored draft, or whose browser fills in the form.
 */
const fastestPerson = 300

/** Characters. Many people write 'WoF please', but two people hardly ever write the same long text. */
export const longText = 40

/** Decides whether an enquiry is accepted or quarantined, and its signals. Never looks at its words or language. */
export function assess({ honeypotFilled, pageAge, flood, addressesWithSameText, linkedHosts, markup }: Evidence): Assessment {
  const found: Record<Signal, boolean> = {
    'hidden field': honeypotFilled,
    'instant submit': pageAge !== undefined && pageAge < fastestPerson,
    flood,
    'mass text': addressesWithSameText >= 10,
    // People link to a listing and to their photos: two websites.
    'several links': linkedHosts >= 3,
    markup,
    'repeated text': addressesWithSameText >= 3 && addressesWithSameText < 10,
  }
  const signals = (Object.keys(found) as Signal[]).filter((signal) => found[signal])
  return { outcome: signals.some((signal) => effects[signal] === 'quarantine') ? 'quarantine' : 'accept', signals }
}

/** Returns those signals that mark an enquiry. Ignores unknown names, which another version may have stored. */
export function flagsOf(signals: readonly string[]): string[] {
  return signals.filter((signal) => Object.hasOwn(effects, signal) && effects[signal as Signal] === 'flag')
}
