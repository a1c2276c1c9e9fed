import { useState } from 'react'
import type { Appointment, FreeTime } from '../../../domain/appointments/appointment.ts'
import { appointmentForm, lastDay, tellThemByPhone } from '../../../domain/appointments/appointment-form.ts'
import { shortDayAndMonth } from '../../../domain/opening-hours/dates.ts'
import { formatTime } from '../../../domain/opening-hours/opening.ts'
import { CheckField } from '../../../ui/check-field/check-field.tsx'
import { EnquiryActionForm, type FormProps, SubmitButton } from '../action-form/action-form.tsx'
import styles from '../action-form/form-layout.module.css'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { AppointmentTimes } from './appointment-times.tsx'
import type { BookingStart } from './booking-start.ts'

type Props = FormProps & {
  start: BookingStart
  /** The appointment that gets another time; absent for a new one. */
  existing?: Appointment | undefined
}

/** Books the car in, or changes its appointment. Without "Ready about" the car is ready when the work is done. */
export function BookingForm({ start, existing, ...props }: Props) {
  const { card, failure, now } = props
  const verb = existing ? 'Change' : 'Book'
  const busy = existing ? 'Changing…' : 'Booking…'
  const answers: Readonly<Record<string, string>> = failure?.answers ?? start
  const { noReminder } = appointmentForm.fields
  // A refusal no longer applies once the times have been edited.
  const [outdated, setOutdated] = useState<typeof failure>()
  const isRefusal = failure?.outcome === 'full' || failure?.outcome === 'closed' || failure?.outcome === 'twice'
  const refusal = isRefusal && failure !== outdated ? failure : undefined
  return (
    <EnquiryActionForm
      {...props}
      path={existing ? 'change' : 'appointments'}
      hash="failure"
      label={existing ? 'Change the appointment' : 'Book it in'}
    >
      {isRefusal ? null : <Failure failure={failure} now={now} />}
      <AppointmentTimes
        start={start}
        answers={failure?.answers}
        errors={errorsOf(failure)}
        existing={existing}
        max={lastDay(now)}
        onEdit={() => setOutdated(failure)}
      />
      <p className={styles.quiet}>
        Leave “Ready about” empty if the car’s ready as soon as the work is done. Work that isn’t done when we close carries over to the
        next day we’re open.
      </p>
      {existing?.state === 'here' || !card.answers.email ? null : (
        <CheckField
          name="noReminder"
          value="yes"
          label={noReminder.label}
          defaultChecked={answers.noReminder === 'yes'}
          text="Otherwise they get one at 9.00am the day before, if there’s still time."
        />
      )}
      {/* Beside the buttons, so that a phone shows both. */}
      <Failure failure={refusal} now={now} />
      <div className={styles.end}>
        <SubmitButton primary busy={busy}>
          {existing ? 'Change it' : 'Book it in'}
        </SubmitButton>
        {refusal?.free ? (
          <SubmitButton name="instead" value={refusal.free.instead} busy={busy}>
            {`${existing ? 'Change to' : 'Book'} ${describeFreeTime(refusal.free, refusal.answers.date)}`}
          </SubmitButton>
        ) : null}
        {refusal ? (
          <SubmitButton name="anyway" value={refusal.anyway} busy={busy}>
            {`${verb} anyway`}
          </SubmitButton>
        ) : null}
      </div>
      <p className={styles.quiet}>
        {card.answers.email ? `We’ll email ${existing ? 'the new time' : 'a calendar invite'} to ${card.answers.email}.` : tellThemByPhone}
      </p>
    </EnquiryActionForm>
  )
}

/** Returns '9.45am', or 'Wed 10 Mar, 8.00am' if it isn't the day that was asked for. */
function describeFreeTime({ date, time }: FreeTime, asked: string | undefined): string {
  return date === asked ? formatTime(time) : `${shortDayAndMonth(date)}, ${formatTime(time)}`
}
