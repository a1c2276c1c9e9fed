/** The buttons that move an appointment to a state. */
const appointmentStateForms = ['set', 'here', 'ready', 'collected', 'no-show'] as const

/** The forms that an enquiry's page can have. */
const forms = [
  'reply',
  'note',
  'called',
  'leftMessage',
  'wroteBack',
  'details',
  'book',
  'state',
  'done',
  'declined',
  'undo',
  ...appointmentStateForms,
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

/** The hidden ids of the buttons that move one appointment to a state. */
export type AppointmentIds = Pick<ActionIds, (typeof appointmentStateForms)[number]>

export function newAppointmentIds(): AppointmentIds {
  return Object.fromEntries(appointmentStateForms.map((form) => [form, crypto.randomUUID()])) as AppointmentIds
}
