import { cleanText, textRule } from '../enquiries/fields/field.ts'
import { greetingName } from '../enquiries/greeting-name.ts'
import type { Form } from '../form.ts'
import { longestReply } from './reply.ts'

/** A text to begin a reply with. `number`: from 1. `title`: on its button. `text`: may have placeholders. */
export type SavedReply = { number: number; title: string; text: string }

/** What placeholders stand for. `time`: when the car is booked or ready, in words; undefined if it isn't known. */
type Filling = { name: string | undefined; plate: string | undefined; time: string | undefined }

const firstTexts = [
  {
    title: 'Tell us more',
    text: 'Kia ora [name],\n\nThanks for getting in touch about [plate]. Before we can say more, could you tell us what it’s doing, when it started, and whether it’s getting worse? You can reply to this email, or give us a ring.',
  },
  {
    title: 'Offer a time',
    text: 'Kia ora [name],\n\nThanks for getting in touch. We could have a look at [plate] on [time]. Does that suit you? Reply to this email or give us a ring, and we’ll book it in.',
  },
  {
    title: 'Couldn’t reach you',
    text: 'Kia ora [name],\n\nWe tried to ring you about [plate] and couldn’t reach you. Could you give us a ring, or reply with a good time to call?',
  },
  {
    title: 'You’re booked in',
    text: 'Kia ora [name],\n\nJust confirming that [plate] is booked in for [time]. If that doesn’t suit any more, give us a ring and we’ll find another time.',
  },
  {
    title: 'It’s ready',
    text: 'Kia ora [name],\n\nGood news: [plate] is ready to pick up. If you can’t make it while we’re open, give us a ring.',
  },
]

/** What they are until the owner changes them. */
export const firstReplies: readonly SavedReply[] = firstTexts.map((reply, index) => ({ number: index + 1, ...reply }))

/** Where the owner changes a saved reply. */
export const savedReplyForm = {
  fields: {
    title: {
      label: 'Name',
      hint: 'What it’s called at the desk. Customers don’t see it.',
      required: true,
      maxLength: 40,
      rule: textRule('Name', 40),
      input: { autoComplete: 'off' },
    },
    text: {
      label: 'Text',
      hint: 'Write [name], [plate] or [time] where the customer’s first name, their plate or the time belongs.',
      required: true,
      maxLength: longestReply,
      rule: textRule('Text', longestReply, { clean: cleanText }),
      input: { autoComplete: 'off', spellCheck: true },
    },
  },
} satisfies Form

/** Why a change is refused that would overwrite another's. */
export const savedReplyChanged = 'Somebody else has changed this text since you opened it. Copy yours, open the page again, and compare.'

/** Returns a text with its placeholders filled in. A time that isn't known stays a placeholder, for a person to fill in. */
export function fillIn(text: string, { name = '', plate, time }: Filling): string {
  const first = greetingName(name)
  return text
    .replaceAll(/ ?\[name\]/gi, (found) => (first ? found.replace(/\[name\]/i, () => first) : ''))
    .replaceAll(/\[plate\]/gi, () => plate || 'your car')
    .replaceAll(/\[time\]/gi, (found) => time ?? found)
}

/** Whether choosing a saved reply may replace this text without asking: it is empty, or one of them as it was filled in. */
export function mayReplace(typed: string, filled: readonly string[]): boolean {
  const text = cleanText(typed)
  return text === '' || filled.some((one) => cleanText(one) === text)
}
