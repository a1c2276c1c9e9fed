import { type ActionName, actions } from '../domain/actions/actions.ts'

/** The buttons that move an appointment to a state. */
const appointmentStateForms = ['set', 'here', 'ready', 'collected', 'no-show'] as const

/** Buttons that are a form of their own, beside the action's. */
const moreForms = ['called', 'leftMessage', 'wroteBack', 'done', 'declined', 'undo', 'callBackOff', ...appointmentStateForms] as const

/** The hidden id of each form. No two forms share one, so pressing Back and then another button counts as another action. */
export type ActionIds = Readonly<Record<ActionName | (typeof moreForms)[number], string>>

export function newIds(): ActionIds {
  return Object.fromEntries([...Object.keys(actions), ...moreForms].map((form) => [form, crypto.randomUUID()])) as ActionIds
}

/** The hidden ids of the buttons that move one appointment to a state. */
export type AppointmentIds = Pick<ActionIds, (typeof appointmentStateForms)[number]>

export function newAppointmentIds(): AppointmentIds {
  return Object.fromEntries(appointmentStateForms.map((form) => [form, crypto.randomUUID()])) as AppointmentIds
}
