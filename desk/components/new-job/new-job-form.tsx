import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import button from '../../../site/components/button/button.module.css'
import { CheckField } from '../../../site/components/check-field/check-field.tsx'
import fieldStyles from '../../../site/forms/form-field.module.css'
import { JobCard } from '../../../site/forms/job-card.tsx'
import { bookableServices } from '../../../workshop/bookable-services.data.ts'
import type { Failure as Failed } from '../../act.ts'
import type { Instant, KnownPlate, OpenEnquiry } from '../../actions/desk.ts'
import { newJob } from '../../actions/new-job.ts'
import { visitWords } from '../../visit-words.ts'
import { sinceWhen, stateNames, when } from '../../when.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import formStyles from '../action-form/form-layout.module.css'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { Field } from '../field/field.tsx'
import card from '../sign-in-card/sign-in-card.module.css'
import styles from './new-job.module.css'

type Props = {
  id: string
  plate: string
  known?: KnownPlate | undefined
  similar?: readonly string[]
  fill?: boolean
  failure: Failed | undefined
  /** Initial values. */
  start?: Readonly<Record<string, string>>
  now: Instant
}

/** The form for a new job, once its plate is known. */
export function NewJobForm({ id: given, plate, known, similar = [], fill = false, failure, start, now }: Props) {
  // Kept while the form is open, so that sending it again after a lost response makes no second job.
  const [id] = useState(given)
  const errors = errorsOf(failure)
  const offered: Readonly<Record<string, string>> = fill && known ? { plate, ...contactOf(known) } : { plate }
  const answers = failure?.answers ?? start ?? offered
  const { fields } = newJob
  const field = (name: keyof typeof fields) => ({ name, field: fields[name], error: errors[name], defaultValue: answers[name] })
  return (
    <JobCard title={plate || 'No plate'}>
      {similar.length > 0 ? <Similar plates={similar} /> : null}
      {known?.visit ? <OpenVisit visit={known.visit} now={now} /> : null}
      {known?.open.map((enquiry) => (
        <Open key={enquiry.enquiry} {...enquiry} now={now} />
      ))}
      {known && !fill ? <Known known={known} plate={plate} now={now} /> : null}
      <ActionForm action="/new" hidden={{ action: id }} label="New job" className={card.form}>
        <Failure failure={failure} now={now} />
        <Field {...field('plate')} className={`${fieldStyles.input} ${fieldStyles.plate}`} />
        <Field {...field('name')} autoComplete="off" data-start />
        <div className={styles.pair}>
          <Field {...field('phone')} autoComplete="off" hint="" />
          <Field {...field('email')} autoComplete="off" label="Email (optional)" />
        </div>
        <div className={fieldStyles.field} data-invalid={errors.service ? true : undefined}>
          <label className={fieldStyles.label} htmlFor="service">
            {fields.service.label}
          </label>
          <select
            className={fieldStyles.input}
            id="service"
            name="service"
            required
            defaultValue={answers.service ?? ''}
            aria-invalid={errors.service ? true : undefined}
          >
            <option value="" disabled>
              Choose one
            </option>
            {bookableServices.map((service) => (
              <option key={service}>{service}</option>
            ))}
          </select>
          {errors.service ? <p className={fieldStyles.error}>{errors.service}</p> : null}
        </div>
        <Field {...field('message')} label="What they want (optional)" rows={4} />
        <CheckField
          name="confirm"
          value="yes"
          label={fields.confirm.label}
          text="Otherwise nobody gets an email."
          defaultChecked={answers.confirm === 'yes'}
        />
        <div className={formStyles.end}>
          <SubmitButton primary busy="Saving…">
            Save job
          </SubmitButton>
          <p className={formStyles.quiet}>Next, you can book it in.</p>
        </div>
        <fieldset className={styles.here}>
          <legend>Is the car here already?</legend>
          <Field {...field('since')} hint="Earlier today, or empty for now" />
          <SubmitButton name="here" value="yes" busy="Saving…">
            Save, it’s here now
          </SubmitButton>
          <p className={formStyles.quiet}>It’ll be on today’s page, with the usual time for the service.</p>
        </fieldset>
      </ActionForm>
    </JobCard>
  )
}

/** Suggests known plates for an unknown one that may be mistyped. */
function Similar({ plates }: { plates: readonly string[] }) {
  return (
    <div className={styles.known}>
      <p>This plate’s new to us. Did you mean one of these?</p>
      {plates.map((plate) => (
        <Link key={plate} className={button.quiet} to={`/new?${new URLSearchParams({ plate })}`}>
          {plate}
        </Link>
      ))}
    </div>
  )
}

/** Links to the car's open visit, which may be what the call is about. */
function OpenVisit({ visit, now }: { visit: NonNullable<KnownPlate['visit']>; now: Instant }) {
  return (
    <div className={styles.known}>
      <p>
        <strong>{visitWords(visit, now)}</strong>: {visit.about}
      </p>
      <Link className={button.quiet} to={`/enquiries/${visit.enquiry}`}>
        Open this visit
      </Link>
    </div>
  )
}

/** Links to an enquiry about the same car that nobody has booked or closed, which may be what the call is about. */
function Open({ enquiry, state, about, receivedAt, now }: OpenEnquiry & { now: Instant }) {
  return (
    <div className={styles.known}>
      <p>
        <strong>
          {state === 'new' ? `Waiting since ${sinceWhen(receivedAt, now)}` : `${stateNames[state]}, came in ${when(receivedAt, now)}`}
        </strong>
        : {about}
      </p>
      <Link className={button.quiet} to={`/enquiries/${enquiry}`}>
        Open this enquiry
      </Link>
    </div>
  )
}

/** Returns what can be filled in. */
function contactOf({ name, phone, email }: KnownPlate) {
  return { name, phone, email }
}

/** Offers the name, number and email of the last enquiry. With scripts, they are filled in without reloading the form. */
function Known({ known, plate, now }: { known: KnownPlate; plate: string; now: Instant }) {
  const { name, phone, email, receivedAt } = known
  const [used, setUsed] = useState(false)
  const offered = ['name', ...(phone ? ['number'] : []), ...(email ? ['email'] : [])]
  function fill(event: MouseEvent<HTMLElement>) {
    const form = event.currentTarget.closest('section')?.querySelector('form')
    if (!form) return
    event.preventDefault()
    for (const [field, text] of Object.entries(contactOf(known))) {
      const input = form.elements.namedItem(field)
      if (input instanceof HTMLInputElement) input.value = text
    }
    setUsed(true)
    form.querySelector<HTMLInputElement>('[name=name]')?.focus()
  }
  return (
    <div className={styles.known}>
      <p>
        Last enquiry {when(receivedAt, now)}: <strong>{name}</strong> <strong className={styles.number}>{phone}</strong> {email}
      </p>
      <Link className={button.quiet} to={`/new?${new URLSearchParams({ plate, fill: 'yes' })}`} onClick={fill}>
        {used ? 'Filled in' : `Use this ${new Intl.ListFormat('en-NZ').format(offered)}`}
      </Link>
    </div>
  )
}
