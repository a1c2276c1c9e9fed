/** The buttons that move a visit to a state. */
const visitStateForms = ['set', 'here', 'ready', 'collected', 'no-show'] as const

/** The forms that an enquiry's page can have. */
const forms = [
  'reply',
  'note',
  'called',
  'leftMessage',
  'wroteBack',
  'details',
  'visit',
  'state',
  'done',
  'declined',
  'undo',
  ...visitStateForms,
  'change',
  'cancel',
  'invitation',
  'callBack',
  'callBackOff',
] as const

/** The hidden id of each form. No two forms share one, so pressing Back and then another button counts as another action. */
export type ActionIds = Readonly<Record<(typeof forms)[number], string>>

export function newIds(): ActionIds {
  return Object.fromEntries(forms.map((form) => [form, crypto.randomUUID()])) as ActionIds
}

/** The hidden ids of the buttons that move one visit to a state. */
export type VisitIds = Pick<ActionIds, (typeof visitStateForms)[number]>

export function newVisitIds(): VisitIds {
  return Object.fromEntries(visitStateForms.map((form) => [form, crypto.randomUUID()])) as VisitIds
}
