/** Explains each spam signal to the workshop, in emails and at the desk. The name itself is in the subject of a flagged enquiry's email. */
export const spamReasons = {
  'hidden field': 'A field that people can’t see was filled in.',
  'instant submit': 'It was sent faster than a person can press a button.',
  flood: 'It came in a flood of messages.',
  'mass text': 'Ten or more email addresses sent the same text within a day.',
  'several links': 'The message links to three or more websites.',
  markup: 'The message contains HTML or forum code.',
  'repeated text': 'Three or more email addresses sent the same text within a day.',
}

/** Returns the reasons as sentences. Unknown names, stored by another version, are shown as they are. */
export function describeSignals(signals: readonly string[]): string {
  const sentences: Partial<Record<string, string>> = spamReasons
  return signals.map((signal) => sentences[signal] ?? `(${signal})`).join(' ')
}
