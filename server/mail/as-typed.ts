import { encodeWord } from 'nodemailer/lib/mime-funcs'

// nodemailer passes on what looks like an encoded word ('=?utf-8?Q?…?=', RFC 2047): bare in a subject, in quotation marks in a name,
// which many mail programs decode too. The reader would see something other than what was typed.

/** Returns a subject that mail programs show as it was typed. */
export function subjectAsTyped(subject: string): string {
  // As long as nodemailer's own encoded words, so that no header line is longer than 76 characters.
  return subject.includes('=?') ? encodeWord(subject, 'B', 52) : subject
}

/** Returns a sender's name that mail programs show as it was typed. */
export function nameAsTyped(name: string): string {
  // nodemailer encodes a name only if it isn't ASCII; the no-break space at the end makes it so.
  return name.includes('=?') ? `${name}\u00a0` : name
}
