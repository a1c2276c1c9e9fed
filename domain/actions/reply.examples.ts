import type { FieldErrors } from '../form.ts'
import type { ReplyAnswers } from './reply.ts'

/** A typical reply. */
export const goodReply: ReplyAnswers = {
  text: 'Kia ora Hana,\n\nThanks for getting in touch. We can look at the brakes on Tuesday. Would 8.30 suit you?',
}

/** Valid replies that a stricter rule might reject, with the reason. */
export const goodReplies: readonly { because: string; answers: ReplyAnswers }[] = [
  { because: 'everything is as usual', answers: goodReply },
  { because: 'it is one word', answers: { text: 'Sure!' } },
  { because: 'it is as long as allowed', answers: { text: 'x'.repeat(5000) } },
]

/** Invalid replies, with the message that staff should see. */
export const badReplies: readonly { because: string; answers: Partial<ReplyAnswers>; fieldErrors: FieldErrors }[] = [
  { because: 'it is empty', answers: { text: '' }, fieldErrors: { text: 'Reply is required.' } },
  { because: 'it is not sent at all', answers: {}, fieldErrors: { text: 'Reply is required.' } },
  { because: 'it is only white space', answers: { text: ' \n\u200b ' }, fieldErrors: { text: 'Reply is required.' } },
  {
    because: 'it is too long',
    answers: { text: 'x'.repeat(5001) },
    fieldErrors: { text: 'Reply must be 5,000 characters or fewer.' },
  },
]
