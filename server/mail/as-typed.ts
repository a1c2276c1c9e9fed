import { encodeWord } from 'nodemailer/lib/mime-funcs'

// What looks like an encoded word ('=?utf-8?Q?…?=', RFC 2047) passes nodemailer as it is: in a subject bare, in a name between
// quotation marks, where many mail programs decode too. The reader would see something else than was typed.

/** A subject that the reader's mail program shows as it was typed. */
export function subjectAsTyped(subject: string): string {
  // As long as nodemailer's own words, so that no line of the head has more than 76 characters.
  return subject.includes('=?') ? encodeWord(subject, 'B', 52) : subject
}

/** A sender's name that the reader's mail program shows as it was typed. */
export function nameAsTyped(name: string): string {
  // Only a name that is not ASCII is encoded, so a space at its end isn't.
  return name.includes('=?') ? `${name}\u00a0` : name
}
