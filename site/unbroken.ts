/** A phone number within a sentence, kept on one line. */
export function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00a0')
}
