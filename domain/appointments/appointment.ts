import type { Instant } from '../instant.ts'

/** The latest appointment of an enquiry. `date`, `time`: when it starts, in New Zealand. `since`: when somebody gave it its state; undefined if nobody did. */
export type LastAppointment = { state: AppointmentState; date: string; time: string; since?: Instant | undefined }

/** Where a car's appointment is: agreed, in the workshop, ready to be picked up, gone; or it never came, or isn't coming. */
export const appointmentStates = ['set', 'here', 'ready', 'collected', 'no-show', 'cancelled'] as const

export type AppointmentState = (typeof appointmentStates)[number]

/** A car's appointment. Dates ('2027-04-04') and times ('08:30') are New Zealand's. `since`: when it came into its state. */
export type Appointment = {
  id: string
  date: string
  time: string
  minutes: number
  readyDate: string
  readyTime: string
  startsAt: Instant
  readyAt: Instant
  state: AppointmentState
  since: Instant
  /** Whether the customer is to be reminded the day before. */
  reminder: boolean
}

/** A time in which a bay can't be used. `by`: the name of who said so. */
export type Outage = { id: string; startsAt: Instant; endsAt: Instant; reason: string; by: string }

/** A note of staff on a date. `by`: the name of its writer. */
export type DayNote = { id: string; date: string; text: string; by: string }

/** Why a bay is taken at the requested time: a car is in it, or it's out of use. */
export type BayHolder = BookedCar | { outage: Outage }

/** A car that holds a bay. */
export type BookedCar = {
  plate?: string | undefined
  name: string
  date: string
  time: string
  readyDate: string
  readyTime: string
  /** Whether it should have been ready by now, and is still here. */
  isOverdue?: boolean
}

/** A drop-off at which a bay is free. */
export type FreeTime = { date: string; time: string }

/** The next free time after a refusal. `instead`: send it back with the form to book that one. */
export type NextFree = FreeTime & { instead: string }

/** The booking form's initial values. `minutes`: the usual duration for the service. */
export type BookingTime = FreeTime & { minutes: number }

/** A car's appointment with its bay. `bay`: kept after the car has left; 1 is the first, undefined when there are more cars than bays. */
export type BayAppointment = {
  enquiry: string
  version: number
  plate?: string | undefined
  name: string
  phone?: string | undefined
  hasEmail: boolean
  about: string
  /** The customer's message on one line. Only on the day's page, like the notes. */
  message?: string | undefined
  /** The latest three notes, oldest first. */
  notes?: readonly string[] | undefined
  appointment: Appointment
  /** Whether it has left or never came, so that it holds no bay. */
  isGone: boolean
  /** Until when it holds its bay, or held it: see `leavesAt` in domain/appointments/day.ts. */
  leavesAt: Instant
  bay?: number | undefined
}

/** A time with more cars than bays that can be used, in minutes since midnight. */
export type Overbooked = { from: number; to: number; cars: number; bays: number }

/**
 * A day at the workshop. `cars`: in order of start time. `unmarked`: today, the cars of earlier days of which nobody said whether they came.
 * `outages`: those of the day, each with the bay that it is shown in, if there is one, and from when on, if a
 * car is in it first. `closed`: why, such as 'Easter', or '' for the weekly day off;
 * undefined when we open.
 */
export type Day = {
  date: string
  cars: readonly BayAppointment[]
  unmarked: readonly BayAppointment[]
  overbooked: readonly Overbooked[]
  outages: readonly (Outage & { bay?: number | undefined; bayFrom?: Instant | undefined })[]
  notes: readonly DayNote[]
  closed?: string | undefined
}

/** A drop-off or ready time outside opening hours. `because`: 'We’re closed on Saturdays.' */
export type ClosedTime = { of: 'drop-off' | 'ready'; date: string; time: string; because: string }
