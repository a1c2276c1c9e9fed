import type { Invite } from '../../../domain/accounts/staff.ts'
import type { FieldErrors, Fields } from '../../../domain/form.ts'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import { steps } from '../../first-run.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import { Field } from '../field/field.tsx'
import { PasswordField } from '../field/password-field.tsx'
import styles from './sign-in-card.module.css'

type Props = {
  invite: Invite
  /** When the link expires, in words. */
  until: string
  fields: Fields
  fieldErrors?: FieldErrors
  /** What was typed, without the password. */
  answers?: Readonly<Record<string, string>> | undefined
  problem?: string | undefined
}

/** The form that a link opens: to join, or to choose a new password. */
export function JoinCard({ invite, until, fields, fieldErrors = {}, answers = {}, problem }: Props) {
  const { name, email, role } = invite
  return (
    <div className={styles.page}>
      {email ? null : <p className={styles.quiet}>Step 1 of {steps}: who you are</p>}
      <h1 className={styles.title} tabIndex={-1} data-arrival>
        {name ? `Kia ora ${name}, choose a new password` : 'Join the desk'}
      </h1>
      <p>
        {name ? null : `You’ll join as ${role === 'owner' ? 'an owner' : 'staff'}. `}This link works once and expires {until}.
      </p>
      <FormCard title={email || 'First owner'}>
        <ActionForm hidden={{}} label="Join" className={styles.form}>
          {problem ? (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          ) : null}
          {/* Password managers save the password under this name. */}
          {email ? (
            <input className="visually-hidden" tabIndex={-1} aria-hidden="true" autoComplete="username" value={email} readOnly />
          ) : null}
          {Object.entries(fields).map(([field, rule]) =>
            field === 'password' ? (
              <PasswordField key={field} field={rule} error={fieldErrors.password} />
            ) : (
              <Field key={field} name={field} field={rule} defaultValue={answers[field]} error={fieldErrors[field]} />
            ),
          )}
          <SubmitButton primary busy="One moment…">
            {name ? 'Set password' : 'Join'}
          </SubmitButton>
        </ActionForm>
      </FormCard>
    </div>
  )
}
