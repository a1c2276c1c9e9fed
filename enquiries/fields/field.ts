import * as v from 'valibot'

/**
 * One question of a form: its words, its rule, and how a browser should help to answer it.
 * The rule takes anything and gives the cleaned answer or issues whose messages are shown as they are.
 */
export type Field = {
  label: string
  /** Stands under the label and is read out with the field. */
  hint?: string
  required: boolean
  /** The longest answer, in UTF-16 code units, as `maxlength` counts them. */
  longest: number
  rule: v.GenericSchema<unknown, string>
  /** Mends what was typed when the visitor leaves the field. */
  tidy?: (typed: string) => string
  input: {
    type?: 'text' | 'email' | 'tel'
    autoComplete: string
    autoCapitalize?: 'words' | 'characters' | 'none'
    spellCheck?: boolean
  }
}

/**
 * The rule that every field starts from: text, bounded, cleaned, and present when it is required.
 * @param clean `cleanLine` for answers of one line, `cleanText` where line breaks belong
 * @param tooLong the message for an answer of more than `longest` characters
 */
export function textRule(
  label: string,
  longest: number,
  { required = true, clean = cleanLine, tooLong = tooLongFor(label, longest) } = {},
) {
  const missing = `${label} is required.`
  return v.pipe(
    v.optional(v.string(required ? missing : `${label} must be text.`), ''),
    bounded(longest, tooLong),
    v.transform(clean),
    v.minLength(required ? 1 : 0, missing),
    v.maxLength(longest, tooLong),
  )
}

/**
 * Refuses what stays too long however well it is cleaned, before anything works on it. Blanks at both ends don't count,
 * and within there is room for line ends of two characters and spaces that were pasted along.
 */
export function bounded(longest: number, tooLong: string) {
  return v.check((text: string) => text.trim().length <= 4 * longest + 1000, tooLong)
}

function tooLongFor(label: string, longest: number): string {
  return `${label} must be ${longest.toLocaleString('en-NZ')} characters or fewer.`
}

/**
 * Takes out what no keyboard types and a database or a mail header cannot carry (control characters, lone
 * surrogates), makes line ends uniform, and trims. Line breaks and tabs stay. Text that nobody can see is none.
 */
export function cleanText(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is what this line is for
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g, '')
    .trim()
  return isBlank(cleaned) ? '' : cleaned
}

/**
 * As `cleanText`, with line breaks made spaces and without the characters that set the direction of text: in a mail's
 * subject or a sender's name they could make one address look like another. Arabic and Hebrew need none of them.
 */
export function cleanLine(text: string): string {
  // Each run of blanks is met once: a pattern with blanks on both sides of the break takes the square of their number.
  return cleanText(text.replaceAll(/\p{Bidi_Control}/gu, '')).replaceAll(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks))
}

/** Whether nothing of a text can be seen: blanks, joiners, fillers (U+2800 is the empty braille cell), selectors of variants. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)
}
