import { Form, Link } from 'react-router'
import { newJobForm } from '../../../domain/actions/new-job.ts'
import type { FreeTime } from '../../../domain/appointments/appointment.ts'
import type { KnownPlate } from '../../../domain/desk.ts'
import type { Instant } from '../../../domain/instant.ts'
import button from '../../../ui/button/button.module.css'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import fieldStyles from '../../../ui/form-field/form-field.module.css'
import { restoreDraft } from '../../drafts.ts'
import type { Failure } from '../../run-use-case.ts'
import { slotIn, slotQuery } from '../../slot.ts'
import { dayAndTime } from '../../when.ts'
import formStyles from '../action-form/form-layout.module.css'
import { Field } from '../field/field.tsx'
import card from '../sign-in-card/sign-in-card.module.css'
import { NewJobForm } from './new-job-form.tsx'

type Props = {
  /** The form's hidden id. */
  id: string
  /** Undefined until entered; '' if it isn't known. */
  plate: string | undefined
  /** The plate as typed, and why it isn't valid. */
  typed: string | undefined
  error: string | undefined
  known: KnownPlate | undefined
  /** Known plates that may have been meant. */
  similar: readonly string[]
  /** Whether to fill in the known name, number and email. */
  fill: boolean
  /** A free time that was pressed on a day's page. */
  slot: FreeTime | undefined
  failure: Failure | undefined
  now: Instant
}

/** Enters a job for a phone call or a walk-in: the plate first, then the rest. */
export function NewJobPage({ plate, typed, error, failure, slot, ...form }: Props) {
  return (
    <div className={card.page}>
      <h1 className={card.title} tabIndex={-1} data-arrival>
        New job
      </h1>
      {slot ? (
        <p>
          For <strong>{dayAndTime(slot.date, slot.time)}</strong>
        </p>
      ) : null}
      {plate === undefined && !failure ? (
        <FormCard title="Which car?">
          <Form ref={restoreDraft} action="/new" aria-label="Which car?" className={card.form}>
            <Field
              name="plate"
              field={newJobForm.fields.plate}
              hint="We’ll look up who brought it in last."
              className={`${fieldStyles.input} ${fieldStyles.plate}`}
              maxLength={newJobForm.fields.plate.maxLength}
              defaultValue={typed}
              error={error}
              required
              data-start
            />
            {Object.entries(slot ?? {}).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} readOnly />
            ))}
            <div className={formStyles.end}>
              <button className={button.primary} type="submit">
                Next
              </button>
              <Link className={button.quiet} to={`/new${slotQuery(slot, { plate: '' })}`}>
                No plate
              </Link>
            </div>
          </Form>
        </FormCard>
      ) : (
        <NewJobForm
          key={plate}
          plate={plate ?? failure?.answers?.plate ?? ''}
          failure={failure}
          slot={slot ?? slotIn(failure?.answers ?? {})}
          {...form}
        />
      )}
    </div>
  )
}
