import type { FactField, Sent, Subject, SubjectName } from '../../../domain/facts/subjects.ts'
import type { FieldErrors } from '../../../domain/form.ts'
import button from '../../../ui/button/button.module.css'
import { ActionForm, ReloadDocument, SubmitButton } from '../action-form/action-form.tsx'
import layout from '../action-form/form-layout.module.css'
import page from '../desk-page/desk-page.module.css'
import { FactInput } from './fact-input.tsx'
import styles from './workshop.module.css'

type Props = {
  name: SubjectName
  subject: Pick<Subject, 'groups'>
  /** The version of the facts that the form shows. */
  version: number
  answers: Sent
  errors?: FieldErrors | undefined
  /** Other hidden fields. */
  hidden?: Sent
  label: string
  /** In the first run. */
  step?: number | undefined
}

/** The form of a subject. It is posted as a whole page, so that what was typed comes back whatever happens. */
export function SubjectForm({ name, subject, version, answers, errors = {}, hidden = {}, label, step }: Props) {
  return (
    <ReloadDocument value={true}>
      <ActionForm
        action={`/workshop/${name}${step ? `?step=${step}` : ''}`}
        hidden={{ version, ...hidden }}
        label={label}
        className={page.form}
      >
        {subject.groups.map(({ legend, fields }) => {
          const inputs = { fields, answers, errors }
          return legend ? (
            <fieldset key={legend} className={styles.group}>
              <legend>{legend}</legend>
              <Inputs {...inputs} />
            </fieldset>
          ) : (
            <Inputs key={fields[0]?.name} {...inputs} />
          )
        })}
        <div className={styles.end}>
          <SubmitButton primary busy="Saving…">
            Save
          </SubmitButton>
          {[
            ['/', 'See it on the home page'],
            ['/contact', 'See it on the contact page'],
          ].map(([page = '', text]) => (
            <button
              key={page}
              type="submit"
              className={button.quiet}
              formAction={`/desk/workshop/${name}/preview?${new URLSearchParams({ page })}`}
              formTarget="_blank"
            >
              {text}
            </button>
          ))}
        </div>
      </ActionForm>
    </ReloadDocument>
  )
}

/** The fields of a group. Those of a second opening on the same day are out of the way until somebody needs them. */
function Inputs({ fields, answers, errors }: { fields: readonly FactField[]; answers: Sent; errors: FieldErrors }) {
  const isSecond = ({ name }: FactField) => /^re(?:opens|closes)/.test(name)
  const row = (shown: readonly FactField[]) => (
    <div className={shown.every(({ type }) => type === 'time' || type === 'date') ? layout.pair : styles.fields}>
      {shown.map((field) => (
        <FactInput key={field.name} field={field} value={answers[field.name]} error={errors[field.name]} />
      ))}
    </div>
  )
  const seconds = fields.filter(isSecond)
  if (seconds.length === 0) return row(fields)
  return (
    <>
      {row(fields.filter((field) => !isSecond(field)))}
      <details className={styles.second} open={seconds.some(({ name }) => answers[name] || errors[name])}>
        <summary>Closed in between?</summary>
        {row(seconds)}
      </details>
    </>
  )
}
