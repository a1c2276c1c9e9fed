import { useEffect, useRef, useState } from 'react'
import type { Appointment } from '../../../domain/appointments/appointment.ts'
import { appointmentForm, longestAppointment, shortestAppointment } from '../../../domain/appointments/appointment-form.ts'
import { closedTimes } from '../../../domain/appointments/closed-times.ts'
import { isDate } from '../../../domain/appointments/day.ts'
import { useFacts } from '../../../ui/facts.ts'
import layout from '../action-form/form-layout.module.css'
import { Field } from '../field/field.tsx'
import styles from './booking-form.module.css'
import { type BookingStart, readyAfter } from './booking-start.ts'
import { DateInWords } from './date-in-words.tsx'
import { MinutesChoices } from './minutes-choices.tsx'

type Props = {
  start: BookingStart
  /** What was typed, after a failure. */
  answers: Readonly<Record<string, string>> | undefined
  errors: Readonly<Record<string, string | undefined>>
  existing: Appointment | undefined
  /** The last day that can be chosen. */
  max: string
  /** Called when the times are edited. */
  onEdit: () => void
}

const names = ['date', 'time', 'minutes', 'readyDate', 'readyTime'] as const

/** The drop-off and ready times. With scripts, "Ready about" follows the drop-off until it is edited, and dates are also shown in words. */
export function AppointmentTimes({ start, answers, errors, existing, max, onEdit }: Props) {
  const facts = useFacts()
  const isHere = existing?.state === 'here'
  const values: BookingStart = { ...start, ...answers }
  // Once a car is here, its ready time no longer depends on the drop-off.
  const isReadySet = useRef(answers !== undefined || isHere || (!existing && start.readyTime !== ''))
  // Any other ready time was typed.
  const filledIn = useRef<Pick<BookingStart, 'readyDate' | 'readyTime'>>(values)
  const fields = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(values)
  const ready = typed.readyTime ? typed : readyAfter(typed.date, typed.time, Number(typed.minutes), facts)
  const closed = isDate(typed.date)
    ? closedTimes({ ...typed, readyDate: typed.date, readyTime: typed.time, ...ready }, facts, existing)
    : []
  const field = (name: (typeof names)[number]) => ({
    name,
    field: appointmentForm.fields[name],
    error: errors[name],
    defaultValue: values[name],
  })

  function input(name: string): HTMLInputElement | undefined {
    return fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? undefined
  }

  function showReady() {
    const { date, time, minutes } = inForm()
    const follows = isReadySet.current ? undefined : readyAfter(date, time, Number(minutes), facts)
    if (!follows) return
    filledIn.current = follows
    for (const name of ['readyDate', 'readyTime'] as const) {
      const target = input(name)
      if (target) target.value = follows[name]
    }
  }

  function inForm(): BookingStart {
    return { ...values, ...Object.fromEntries(names.map((name) => [name, input(name)?.value ?? ''])) }
  }

  function read() {
    showReady()
    onEdit()
    setTyped(inForm())
  }

  // What was typed before hydration counts like any other edit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration
  useEffect(() => {
    const early = inForm()
    if (names.every((name) => early[name] === values[name])) return
    const { readyDate, readyTime } = filledIn.current
    if (early.readyDate !== readyDate || early.readyTime !== readyTime) isReadySet.current = true
    read()
  }, [])

  useEffect(() => {
    if (!existing) showReady()
  })

  return (
    <div
      className={`${layout.pair} ${styles.fields}`}
      ref={fields}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name.startsWith('ready')) isReadySet.current = true
        read()
      }}
    >
      <Field {...field('date')} label="Day" max={max} readOnly={isHere} />
      <Field {...field('time')} label="Drop-off" readOnly={isHere} />
      <DateInWords date={typed.date} closed={closed.find(({ of }) => of === 'drop-off')} />
      <Field {...field('minutes')} label="Minutes of work" hint="" inputMode="numeric" min={shortestAppointment} max={longestAppointment} />
      <MinutesChoices
        chosen={Number(typed.minutes)}
        choose={(minutes) => {
          const target = input('minutes')
          if (target) {
            target.value = String(minutes)
            // Kept in the draft, like what is typed.
            target.dispatchEvent(new Event('input', { bubbles: true }))
          }
          read()
        }}
      />
      <Field {...field('readyDate')} label="Ready about" />
      <Field {...field('readyTime')} label="At" />
      <DateInWords date={ready?.readyDate ?? ''} closed={closed.find(({ of }) => of === 'ready')} />
    </div>
  )
}
