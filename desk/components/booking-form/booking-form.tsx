import { type ChangeEvent, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { longestVisit, shortestVisit } from '../../../workshop/check-bays.ts'
import { appointment } from '../../actions/appointment.ts'
import { listSearch } from '../../list-search.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import { errorsOf, Failure, type FormProps, stampOf } from '../failure/failure.tsx'
import { Field } from '../field/field.tsx'
import styles from '../reply-form/reply-form.module.css'
import { type BookingStart, readyAfter } from './booking-start.ts'

type Props = FormProps & { start: BookingStart }

/** Books the car in. "Ready about" starts empty, which means when the work is done; with scripts it follows the start until it is edited. */
export function BookingForm({ start, ...props }: Props) {
  const { card, failure, now } = props
  const [search] = useSearchParams()
  const errors = errorsOf(failure)
  const answers: Readonly<Record<string, string>> = failure?.answers ?? start
  const readySet = useRef(failure !== undefined || start.readyDate !== '' || start.readyTime !== '')
  const times = useRef<HTMLDivElement>(null)
  const { fields } = appointment
  const field = (name: keyof BookingStart) => ({ name, field: fields[name], error: errors[name], defaultValue: answers[name] })

  useEffect(showReady, [])

  function followStart({ target }: ChangeEvent<HTMLElement>) {
    if (target instanceof HTMLInputElement && target.name.startsWith('ready')) readySet.current = true
    showReady()
  }

  function showReady() {
    const form = times.current?.closest('form')
    if (!form || readySet.current) return
    const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement
    const ready = readyAfter(input('date').value, input('time').value, Number(input('minutes').value))
    if (!ready) return
    input('readyDate').value = ready.readyDate
    input('readyTime').value = ready.readyTime
  }

  return (
    <ActionForm
      action={`/enquiries/${card.id}/appointments${listSearch(search)}#work`}
      hidden={stampOf(props)}
      label="Book it in"
      className={styles.form}
    >
      <Failure failure={failure} now={now} />
      <div className={styles.pair} ref={times} onChange={followStart}>
        <Field {...field('date')} label="Day" />
        <Field {...field('time')} label="Drop-off" />
        <Field {...field('minutes')} label="Minutes of work" hint="" inputMode="numeric" min={shortestVisit} max={longestVisit} />
        <span />
        <Field {...field('readyDate')} label="Ready about" />
        <Field {...field('readyTime')} label="At" />
      </div>
      <p className={styles.quiet}>Leave “Ready about” empty if it’s ready when the work is done.</p>
      <div className={styles.end}>
        <SubmitButton primary busy="Booking…">
          Book it in
        </SubmitButton>
        {failure?.outcome === 'full' ? (
          <SubmitButton name="anyway" value="yes" busy="Booking…">
            Book anyway
          </SubmitButton>
        ) : null}
      </div>
      <p className={styles.quiet}>
        {card.answers.email
          ? `We’ll email a calendar invite to ${card.answers.email}.`
          : 'There’s no email address, so ring them to confirm.'}
      </p>
    </ActionForm>
  )
}
