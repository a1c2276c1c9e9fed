import type { Appointment } from '../../../domain/appointments/appointment.ts'
import { appointmentStateForm, nextAppointmentStates, tooEarly } from '../../../domain/appointments/appointment-state.ts'
import type { Instant } from '../../../domain/instant.ts'
import { wallClockAt } from '../../../domain/opening-hours/dates.ts'
import { CheckField } from '../../../ui/check-field/check-field.tsx'
import { useFacts } from '../../../ui/facts.ts'
import type { AppointmentIds } from '../../action-ids.ts'
import { useClock } from '../../live/use-clock.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import styles from './appointment-states.module.css'

type Props = {
  appointment: Pick<Appointment, 'state' | 'date' | 'time' | 'startsAt'>
  /** Where its forms are posted. */
  action: string
  /** The id and version of its enquiry. */
  enquiry: string
  version: number
  ids: AppointmentIds
  /** Whether there is an email address, so that "Ready" can be emailed. */
  canTell: boolean
  /** The car in words, for the names of the forms: 'KLM482'. */
  car: string
  now: Instant
  /** Only with the buttons for what happens next. Its forms have names of their own, because the car's card is on the same page. */
  isBrief?: boolean
}

/**
 * Buttons for when a car arrives, is ready or leaves. Each is a form with its own id. On the day of the appointment, a button that isn't possible yet
 * leaves its space empty, so that nothing moves when it appears.
 */
export function AppointmentStates({ appointment, action, enquiry, version, ids, canTell, car, now, isBrief = false }: Props) {
  const facts = useFacts()
  const clock = useClock(now)
  const today = wallClockAt(new Date(clock)).date
  return (
    <div className={styles.states}>
      {nextAppointmentStates[appointment.state].map((state) => {
        const isEarly = tooEarly(state, appointment, clock, facts) !== undefined
        const step = `${appointment.state} ${state}`
        if (isEarly && (isBrief || appointment.date > today || step === 'set collected')) return null
        if (isBrief && !next.includes(step)) return null
        const hidden = { action: ids[state], enquiry, version, state }
        const text = step === 'set here' && appointment.date > today ? 'Car’s here early' : (buttonTexts[step] ?? state)
        return (
          <div key={state} className={styles.place} data-early={isEarly}>
            <ActionForm
              action={action}
              hidden={hidden}
              label={`${car}${isBrief ? ' now' : ''}: ${text}`}
              className={usual.includes(step) ? styles.usual : styles.correction}
            >
              <SubmitButton busy="Saving…">{text}</SubmitButton>
              {step === 'here ready' && canTell ? (
                <CheckField
                  name="tell"
                  value="yes"
                  label={appointmentStateForm.fields.tell.label}
                  text={isBrief ? undefined : appointmentStateForm.fields.tell.hint}
                />
              ) : null}
            </ActionForm>
          </div>
        )
      })}
    </div>
  )
}

/** From one state to the next. */
const next = ['set here', 'set no-show', 'set collected', 'here ready', 'ready collected']

/** Those, and steps that skip one. All others correct a mistake. */
const usual = [...next, 'here collected', 'no-show here']

/** By the states before and after, because a correction is worded differently. */
const buttonTexts: Readonly<Record<string, string>> = {
  'set here': 'Car’s here',
  'set no-show': 'No-show',
  'set collected': 'Collected',
  'here ready': 'Ready',
  'here collected': 'Collected',
  'here set': 'Not here yet',
  'ready collected': 'Collected',
  'ready here': 'Not ready yet',
  'collected ready': 'Still here',
  'no-show here': 'Came after all',
}
