import * as v from 'valibot'

/**
 * One field of a form. Its rule takes untrusted input and returns the cleaned answer, or issues whose messages are shown
 * to the visitor as they are.
 */
export type Field = {
  label: string
  /** Shown under the label, and announced with the field by screen readers. */
  hint?: string
  required: boolean
  /** Maximum length in UTF-16 code units, as `maxlength` counts. */
  maxLength: number
  rule: v.GenericSchema<unknown, string>
  /** Returns what a refused answer probably means, for `suggestionFor`. */
  suggest?: (cleaned: string) => string
  input: {
    type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'number' | 'password' | 'checkbox'
    autoComplete: string
    autoCapitalize?: 'words' | 'characters' | 'none'
    spellCheck?: boolean
  }
}

type Message = string | (() => string)
type TextRuleOptions = { required?: boolean; clean?: (text: string) => string; tooLong?: Message }

/**
 * Returns the rule that fields build on: a string, cleaned, not empty if required, at most `maxLength` characters.
 * @param clean `cleanLine` for single-line answers, `cleanText` for multi-line ones
 * @param tooLong the message for an answer of more than `maxLength` characters
 */
export function textRule(
  label: string,
  maxLength: number,
  { required = true, clean = cleanLine, tooLong = tooLongFor(label, maxLength) }: TextRuleOptions = {},
) {
  const missing = `${label} is required.`
  return v.pipe(
    v.optional(v.string(required ? missing : `${label} must be text.`), ''),
    bounded(maxLength, tooLong),
    v.transform(clean),
    v.minLength(required ? 1 : 0, missing),
    v.maxLength(maxLength, tooLong),
  )
}

/**
 * Rejects text that would still be too long after cleaning, so that no expensive step runs on it. Leading and trailing
 * whitespace doesn't count, and there is room for CRLF line ends and pasted indentation.
 */
export function bounded(maxLength: number, tooLong: Message) {
  return v.check((text: string) => isBounded(text, maxLength), tooLong)
}

function isBounded(text: string, maxLength: number): boolean {
  return text.trim().length <= 4 * maxLength + 1000
}

/** Returns the valid answer that a refused one probably means, if there is one. The visitor is offered it, and decides. */
export function suggestionFor({ maxLength, rule, suggest }: Field, refused: string): string | undefined {
  if (!suggest || !isBounded(refused, maxLength)) return undefined
  const suggestion = suggest(cleanCode(refused))
  return v.is(rule, suggestion) ? suggestion : undefined
}

/** Returns the message as a function: formatting a number loads locale data, which a page needn't do unless an answer is too long. */
function tooLongFor(label: string, maxLength: number): Message {
  return () => `${label} must be ${maxLength.toLocaleString('en-NZ')} characters or fewer.`
}

/**
 * Removes what databases and mail headers can't carry (control characters, lone surrogates), normalises line ends to
 * LF, and trims. Keeps line breaks and tabs. Returns '' for text without a visible character.
 */
export function cleanText(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose of this line
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g, '')
    .trim()
  return isBlank(cleaned) ? '' : cleaned
}

/**
 * As `cleanText`, on one line and without bidi control characters: in an email's subject or a sender's name those could
 * make one address look like another. Arabic and Hebrew names don't need them.
 */
export function cleanLine(text: string): string {
  // A pattern with `\s*` on both sides of the line break would take quadratic time.
  return cleanText(text.replaceAll(/\p{Bidi_Control}/gu, '')).replaceAll(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks))
}

/**
 * As `cleanLine`, for answers that are never free text: emails, phone numbers and plates. What a document, a contacts app or another keyboard
 * puts in that nobody can see goes: invisible characters, full-width forms, other kinds of hyphens and spaces.
 */
export function cleanCode(text: string): string {
  return cleanLine(
    text
      .normalize('NFKC')
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replaceAll(/\p{Dash}/gu, '-')
      .replaceAll(/\s/g, ' '),
  )
}

/** Whether a text has no visible character: only whitespace, joiners, fillers (U+2800 is the empty braille cell), variation selectors. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)
}
