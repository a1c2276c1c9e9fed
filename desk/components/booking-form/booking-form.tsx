import { type ChangeEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { CheckField } from '../../../site/components/check-field/check-field.tsx'
import { longestVisit, shortestVisit } from '../../../workshop/check-bays.ts'
import { appointment } from '../../actions/appointment.ts'
import type { Appointment } from '../../actions/desk.ts'
import { listSearch } from '../../list-search.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import { errorsOf, Failure, type FormProps, stampOf } from '../failure/failure.tsx'
import { Field } from '../field/field.tsx'
import styles from '../reply-form/reply-form.module.css'
import { type BookingStart, readyAfter } from './booking-start.ts'

type Props = FormProps & {
  start: BookingStart
  /** The visit that gets another time; absent for a new one. */
  changes?: Appointment | undefined
}

/** Books the car in, or changes its visit. With scripts, "ready about" follows the start until somebody sets it. */
export function BookingForm({ start, changes, ...props }: Props) {
  const { card, failure, now } = props
  const [search] = useSearchParams()
  const errors = errorsOf(failure)
  const verb = changes ? 'Change' : 'Book'
  const busy = changes ? 'Changing…' : 'Booking…'
  const isHere = changes?.state === 'here'
  const answers: Readonly<Record<string, string>> = failure?.answers ?? start
  // The ready time of a car that is here was agreed by itself.
  const readySet = useRef(failure !== undefined || isHere)
  const { fields } = appointment
  const field = (name: keyof BookingStart) => ({ name, field: fields[name], error: errors[name], defaultValue: answers[name] })

  function followStart({ target }: ChangeEvent<HTMLElement>) {
    const form = target.closest('form')
    if (!form || !(target instanceof HTMLInputElement)) return
    if (target.name.startsWith('ready')) readySet.current = true
    if (readySet.current) return
    const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement
    const ready = readyAfter(input('date').value, input('time').value, Number(input('minutes').value))
    if (!ready) return
    input('readyDate').value = ready.readyDate
    input('readyTime').value = ready.readyTime
  }

  return (
    <ActionForm
      action={`/enquiries/${card.id}/${changes ? 'change' : 'appointments'}${listSearch(search)}#work`}
      hidden={stampOf(props)}
      label={changes ? 'Change the visit' : 'Book it in'}
      className={styles.form}
    >
      <Failure failure={failure} now={now} />
      <div className={styles.pair} onChange={followStart}>
        <Field {...field('date')} label="Day" readOnly={isHere} />
        <Field {...field('time')} label="Drop-off" readOnly={isHere} />
        <Field {...field('minutes')} label="Minutes of work" hint="" inputMode="numeric" min={shortestVisit} max={longestVisit} />
        <span />
        <Field {...field('readyDate')} label="Ready about" />
        <Field {...field('readyTime')} label="At" />
      </div>
      {changes || !card.answers.email ? null : (
        <CheckField
          name="noReminder"
          value="yes"
          label={fields.noReminder.label}
          defaultChecked={answers.noReminder === 'yes'}
          text="Otherwise they get one at 9.00am the day before, unless that’s over."
        />
      )}
      <div className={styles.end}>
        <SubmitButton primary busy={busy}>
          {changes ? 'Change it' : 'Book it in'}
        </SubmitButton>
        {failure?.outcome === 'full' ? (
          <SubmitButton name="anyway" value="yes" busy={busy}>
            {`${verb} anyway`}
          </SubmitButton>
        ) : null}
      </div>
      <p className={styles.quiet}>
        {card.answers.email
          ? `The ${changes ? 'new time' : 'invitation'} with a calendar file goes to ${card.answers.email}.`
          : 'There’s no email address, so tell them by phone.'}
      </p>
    </ActionForm>
  )
}
