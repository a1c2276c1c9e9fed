import type { Answers, FieldErrors } from '../form.ts'

/** The result of a no-JavaScript form post, from which its page is rendered. `status`: the HTTP status. */
export type FormPost =
  | { outcome: 'sent'; received: Answers; confirmation: boolean }
  | { outcome: 'invalid'; answers: Answers; fieldErrors: FieldErrors }
  | { outcome: 'failed'; answers: Answers; status: number }

/** The name of the honeypot field, which is hidden from people: only bots fill it in. */
export const honeypot = 'comment'

/** Messages of both forms, exactly as the specification quotes them. */
export const wording = {
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again.',
}

/** Why a form wasn't accepted. Callers append what to do instead. */
export const refusals = {
  tooLong: 'Your message is too long to send.',
  tooMany: 'We’ve had a lot of messages from your connection today.',
}
