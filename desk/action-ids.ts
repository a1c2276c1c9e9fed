import { type ActionName, actions } from '../domain/actions/actions.ts'
import { appointmentStates } from '../domain/appointments/appointment.ts'

/** Buttons that are a form of their own, beside the action's. */
const moreForms = [...appointmentStates, 'done', 'declined', 'undo', 'callBackOff'] as const

/** The hidden id of each form. No two forms share one, so pressing Back and then another button counts as another action. */
export type ActionIds = Readonly<Record<ActionName | (typeof moreForms)[number], string>>

export function newIds(): ActionIds {
  return Object.fromEntries([...Object.keys(actions), ...moreForms].map((form) => [form, crypto.randomUUID()])) as ActionIds
}

/** The hidden ids of the buttons that move one appointment to a state. */
export type AppointmentIds = Pick<ActionIds, (typeof appointmentStates)[number]>

export function newAppointmentIds(): AppointmentIds {
  return Object.fromEntries(appointmentStates.map((form) => [form, crypto.randomUUID()])) as AppointmentIds
}

/** The key of a car's ids on a day's page: they change with each action on its enquiry. */
export function stepOf({ enquiry, version }: { enquiry: string; version: number }): string {
  return `${enquiry} ${version}`
}
