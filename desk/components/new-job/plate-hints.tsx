import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import type { FreeTime } from '../../../domain/appointments/appointment.ts'
import type { KnownPlate, OpenEnquiry } from '../../../domain/desk.ts'
import type { Instant } from '../../../domain/instant.ts'
import button from '../../../ui/button/button.module.css'
import { useFacts } from '../../../ui/facts.ts'
import { describeLastAppointment } from '../../appointment-wording.ts'
import { slotQuery } from '../../slot.ts'
import { sinceWhen, stateNames, when } from '../../when.ts'
import styles from './new-job.module.css'

type Props = {
  plate: string
  known: KnownPlate | undefined
  /** Known plates that may have been meant. */
  similar: readonly string[]
  /** Whether the known name, number and email are in the form already. */
  isFilled: boolean
  /** A free time that was pressed on a day's page. */
  slot: FreeTime | undefined
  now: Instant
}

/** What the desk knows about a plate, above the form for a new job. */
export function PlateHints({ plate, known, similar, isFilled, slot, now }: Props) {
  return (
    <>
      {similar.length > 0 ? <Similar plates={similar} slot={slot} /> : null}
      {known?.appointment ? <AppointmentHint appointment={known.appointment} now={now} /> : null}
      {known?.open.map((enquiry) => (
        <EnquiryHint key={enquiry.enquiry} {...enquiry} slot={slot} now={now} />
      ))}
      {known && !isFilled ? <ContactHint known={known} plate={plate} slot={slot} now={now} /> : null}
    </>
  )
}

/** Suggests known plates for an unknown one that may be mistyped. */
function Similar({ plates, slot }: { plates: readonly string[]; slot: FreeTime | undefined }) {
  return (
    <div className={styles.known}>
      <p>This plate’s new to us. Did you mean one of these?</p>
      {plates.map((plate) => (
        <Link key={plate} className={button.quiet} to={`/new${slotQuery(slot, { plate })}`}>
          {plate}
        </Link>
      ))}
    </div>
  )
}

/** Links to the car's open appointment, which may be what the call is about. */
function AppointmentHint({ appointment, now }: { appointment: NonNullable<KnownPlate['appointment']>; now: Instant }) {
  return (
    <div className={styles.known}>
      <p>
        <strong>{describeLastAppointment(appointment, now, useFacts())}</strong>: {appointment.about}
      </p>
      <Link className={button.quiet} to={`/enquiries/${appointment.enquiry}`}>
        Open this appointment
      </Link>
    </div>
  )
}

/** Links to an enquiry about the same car that nobody has booked or closed, which may be what the call is about. */
function EnquiryHint({ enquiry, state, about, receivedAt, slot, now }: OpenEnquiry & { slot: FreeTime | undefined; now: Instant }) {
  return (
    <div className={styles.known}>
      <p>
        <strong>
          {state === 'new' ? `Waiting since ${sinceWhen(receivedAt, now)}` : `${stateNames[state]}, came in ${when(receivedAt, now)}`}
        </strong>
        : {about}
      </p>
      <Link className={button.quiet} to={`/enquiries/${enquiry}${slot ? `/appointments${slotQuery(slot)}` : ''}`}>
        {slot ? 'Book this enquiry' : 'Open this enquiry'}
      </Link>
    </div>
  )
}

/** Returns the answers that the form can be filled in with. */
export function contactOf({ name, phone, email }: KnownPlate) {
  return { name, phone, email }
}

/** Offers the name, number and email of the last enquiry. With scripts, they are filled in without reloading the form. */
function ContactHint({ known, plate, slot, now }: { known: KnownPlate; plate: string; slot: FreeTime | undefined; now: Instant }) {
  const { name, phone, email, receivedAt } = known
  const [used, setUsed] = useState(false)
  const offered = ['name', ...(phone ? ['number'] : []), ...(email ? ['email'] : [])]
  function fill(event: MouseEvent<HTMLElement>) {
    const form = event.currentTarget.closest('section')?.querySelector('form')
    if (!form) return
    event.preventDefault()
    for (const [field, text] of Object.entries(contactOf(known))) {
      const input = form.elements.namedItem(field)
      if (!(input instanceof HTMLInputElement)) continue
      input.value = text
      // Kept in the draft, like what is typed.
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    setUsed(true)
    form.querySelector<HTMLInputElement>('[name=name]')?.focus()
  }
  return (
    <div className={styles.known}>
      <p>
        Last enquiry {when(receivedAt, now)}: <strong>{name}</strong> <strong className={styles.number}>{phone}</strong> {email}
      </p>
      <Link className={button.quiet} to={`/new${slotQuery(slot, { plate, fill: 'yes' })}`} onClick={fill}>
        {used ? 'Filled in' : `Use this ${new Intl.ListFormat('en-NZ').format(offered)}`}
      </Link>
    </div>
  )
}
