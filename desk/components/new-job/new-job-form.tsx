import { useState } from 'react'
import { newJobForm } from '../../../domain/actions/new-job.ts'
import type { FreeTime } from '../../../domain/appointments/appointment.ts'
import type { KnownPlate } from '../../../domain/desk.ts'
import type { Instant } from '../../../domain/instant.ts'
import { CheckField } from '../../../ui/check-field/check-field.tsx'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import { Field as Control } from '../../../ui/form-field/field.tsx'
import fieldStyles from '../../../ui/form-field/form-field.module.css'
import { bookableServices } from '../../../workshop/bookable-services.ts'
import type { Failure as Failed } from '../../run-use-case.ts'
import { dayAndTime } from '../../when.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import formStyles from '../action-form/form-layout.module.css'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { Field } from '../field/field.tsx'
import card from '../sign-in-card/sign-in-card.module.css'
import styles from './new-job.module.css'
import { contactOf, PlateHints } from './plate-hints.tsx'

type Props = {
  id: string
  plate: string
  known?: KnownPlate | undefined
  similar?: readonly string[]
  fill?: boolean
  /** A free time that was pressed on a day's page: the booking form opens with it. */
  slot?: FreeTime | undefined
  failure: Failed | undefined
  /** Initial values. */
  start?: Readonly<Record<string, string>>
  now: Instant
}

/** The form for a new job, once its plate is known. */
export function NewJobForm({ id: given, plate, known, similar = [], fill = false, slot, failure, start, now }: Props) {
  // Kept while the form is open, so that sending it again after a lost response doesn't create a second job.
  const [id] = useState(given)
  const errors = errorsOf(failure)
  const isTwice = failure?.outcome === 'twice'
  const offered: Readonly<Record<string, string>> = fill && known ? { plate, ...contactOf(known) } : { plate }
  const answers = failure?.answers ?? start ?? offered
  const { fields } = newJobForm
  const field = (name: keyof typeof fields) => ({ name, field: fields[name], error: errors[name], defaultValue: answers[name] })
  return (
    <FormCard title={plate || 'No plate'}>
      <PlateHints plate={plate} known={known} similar={similar} isFilled={fill} slot={slot} now={now} />
      <ActionForm
        action="/new"
        hidden={{ action: id, ...slot, ...(isTwice && { anyway: failure.anyway }) }}
        label="New job"
        className={card.form}
        draft={plate}
      >
        <Failure failure={failure} now={now} />
        <Field {...field('plate')} className={`${fieldStyles.input} ${fieldStyles.plate}`} />
        <Field {...field('name')} autoComplete="off" data-start />
        <div className={styles.pair}>
          <Field {...field('phone')} autoComplete="off" hint="" />
          <Field {...field('email')} autoComplete="off" label="Email (optional)" />
        </div>
        <Control id="service" label={fields.service.label} error={errors.service}>
          {(props) => (
            <select {...props} name="service" required defaultValue={answers.service ?? ''}>
              <option value="" disabled>
                Choose one
              </option>
              {bookableServices.map((service) => (
                <option key={service} value={service}>
                  {service}
                </option>
              ))}
            </select>
          )}
        </Control>
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
          <p className={formStyles.quiet}>Next, you can book it in{slot ? ` for ${dayAndTime(slot.date, slot.time)}` : ''}.</p>
        </div>
        <fieldset className={styles.here}>
          <legend>Is the car here already?</legend>
          <Field {...field('since')} hint="If it came earlier today. Leave it empty if it’s just arrived." />
          <SubmitButton name="here" value="yes" busy="Saving…">
            {isTwice ? 'Save anyway, it’s here now' : 'Save, it’s here now'}
          </SubmitButton>
          <p className={formStyles.quiet}>It’ll be on today’s page, with the usual time for the service.</p>
        </fieldset>
      </ActionForm>
    </FormCard>
  )
}
