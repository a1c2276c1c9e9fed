import type { Observed } from './observe.ts'

/** All that the decision is made from: the enquiry itself, and how it compares with others. */
export type Facts = Observed & {
  /** E-mail addresses that sent the same long text within a day, this one included; 0 for a short text. */
  sendersOfText: number
  /** More came than is mailed at once: see `Limits`. */
  flood: boolean
}

/** Quarantines are for what no person does; marks are for what looks odd, and delay nobody. */
const effects = {
  'hidden field': 'quarantine',
  'instant submit': 'quarantine',
  flood: 'quarantine',
  'mass text': 'quarantine',
  'several links': 'mark',
  markup: 'mark',
  'repeated text': 'mark',
} as const

/** The name of a spam signal, as the store keeps it. */
export type Signal = keyof typeof effects

export type Assessment = { outcome: 'deliver' | 'quarantine'; signals: Signal[] }

/**
 * Milliseconds. A page takes longer than 100 ms to arrive, hydrate and show itself, and a person 200 ms to react to what
 * they see: this holds also for somebody who reloads the page after a failure and sends the draft that it kept, and for
 * one whose password manager filled the form.
 */
const fastestPerson = 300

/** Characters. Many people write 'WoF please'; nobody else writes the same two sentences. */
export const longText = 40

/** Decides what becomes of an enquiry. Never by its words or its language. */
export function assess({ trapped, pageAge, flood, sendersOfText, linkedHosts, markup }: Facts): Assessment {
  const found: Record<Signal, boolean> = {
    'hidden field': trapped,
    'instant submit': pageAge !== undefined && pageAge < fastestPerson,
    flood,
    'mass text': sendersOfText >= 10,
    // People send a listing and their photos: two websites.
    'several links': linkedHosts >= 3,
    markup,
    'repeated text': sendersOfText >= 3 && sendersOfText < 10,
  }
  const signals = (Object.keys(found) as Signal[]).filter((signal) => found[signal])
  return { outcome: signals.some((signal) => effects[signal] === 'quarantine') ? 'quarantine' : 'deliver', signals }
}

/** Those of an enquiry's signals that mark it. The store may hold names of another version. */
export function marksOf(signals: readonly string[]): string[] {
  return signals.filter((signal) => Object.hasOwn(effects, signal) && effects[signal as Signal] === 'mark')
}
