/** The forms that a page about an enquiry can have. */
const forms = [
  'reply',
  'note',
  'called',
  'leftMessage',
  'wroteBack',
  'appointment',
  'state',
  'done',
  'declined',
  'undo',
  // The taps that move a visit to a state.
  'set',
  'here',
  'ready',
  'collected',
  'no-show',
  'change',
  'cancel',
  'callBack',
  'callBackOff',
] as const

/** The hidden id of each form. One id is one action, so two forms never share one: Back, then another button, is another action. */
export type ActionIds = Readonly<Record<(typeof forms)[number], string>>

export function newIds(): ActionIds {
  return Object.fromEntries(forms.map((form) => [form, crypto.randomUUID()])) as ActionIds
}
