import type { Signal } from './assess.ts'

/** Explains each spam signal to the workshop. The name itself is in the subject of a flagged enquiry's email. */
const sentences: Record<Signal, string> & Partial<Record<string, string>> = {
  'hidden field': 'A field that people can’t see was filled in.',
  'instant submit': 'It was sent faster than a person can press a button.',
  flood: 'It came in a flood of messages.',
  'mass text': 'Ten or more email addresses sent the same text within a day.',
  'several links': 'The message links to three or more websites.',
  markup: 'The message contains HTML or forum code.',
  'repeated text': 'Three or more email addresses sent the same text within a day.',
}

export const spamWording = {
  subject: (signals: readonly string[], subject: string) => `[Check: ${signals.join(', ')}] ${subject}`,
  /** In the workshop's email about a flagged enquiry. */
  flagged: (signals: readonly string[]) => `Check before you reply. ${reasons(signals)} The sender hasn’t been sent a confirmation.`,
  heldBack: (signals: readonly string[]) =>
    signals.length > 0 ? `Why it was held back: ${reasons(signals)}` : 'Held back by an older version of the website.',
}

// Unknown names, stored by another version, are shown as they are.
function reasons(signals: readonly string[]): string {
  return signals.map((signal) => sentences[signal] ?? `(${signal})`).join(' ')
}
