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
 * The rule that every field starts from: text, cleaned, bounded, and present when it is required.
 * @param clean `cleanLine` for answers of one line, `cleanText` where line breaks belong
 */
export function textRule(label: string, longest: number, { required = true, clean = cleanLine } = {}) {
  const missing = `${label} is required.`
  return v.pipe(
    v.optional(v.string(required ? missing : `${label} must be text.`), ''),
    v.transform(clean),
    v.minLength(required ? 1 : 0, missing),
    v.maxLength(longest, () => `${label} can have ${longest.toLocaleString('en-NZ')} characters at most.`),
  )
}

/**
 * Takes out what no keyboard types and a database or a mail header cannot carry (control characters, lone
 * surrogates), makes line ends uniform, and trims. Line breaks and tabs stay.
 */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is what this line is for
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g, '')
      .trim()
  )
}

/** As `cleanText`, with line breaks made spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s*\n\s*/g, ' ')
}
