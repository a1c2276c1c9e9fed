import type { Signal } from './assess.ts'

/** What each spam signal means, for the workshop. The name itself is in the subject of a marked enquiry. */
const sentences: Record<Signal, string> & Partial<Record<string, string>> = {
  'hidden field': "It fills in a field that people can't see.",
  'instant submit': 'It was sent faster than a person can press a button.',
  flood: 'It came in a flood of enquiries.',
  'mass text': 'Ten or more email addresses sent the same text within a day.',
  'several links': 'It links to three or more websites.',
  markup: 'It contains HTML or forum code.',
  'repeated text': 'Three or more email addresses sent the same text within a day.',
}

export const spamWording = {
  subject: (signals: readonly string[], subject: string) => `[Check: ${signals.join(', ')}] ${subject}`,
  /** In the workshop's mail about a marked enquiry. */
  marked: (signals: readonly string[]) => `Check before you reply. ${reasons(signals)} The sender hasn't been sent a confirmation.`,
  heldBack: (signals: readonly string[]) => `Held back because: ${reasons(signals)}`,
}

// The store may hold names of another version, which stand for themselves.
function reasons(signals: readonly string[]): string {
  return signals.map((signal) => sentences[signal] ?? `(${signal})`).join(' ')
}
