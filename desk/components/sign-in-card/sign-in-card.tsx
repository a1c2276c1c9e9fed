import { signInForm } from '../../../domain/accounts/sign-in.ts'
import type { FieldErrors } from '../../../domain/form.ts'
import { CheckField } from '../../../ui/check-field/check-field.tsx'
import { useFactsIfKnown } from '../../../ui/facts.ts'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import layout from '../../../ui/layout.module.css'
import { ActionForm, ReloadDocument, SubmitButton } from '../action-form/action-form.tsx'
import { Field } from '../field/field.tsx'
import { PasswordField } from '../field/password-field.tsx'
import styles from './sign-in-card.module.css'

type Props = {
  /** The page to go to afterwards. */
  to?: string | undefined
  /** Another form that was sent without scripts after the session had ended, as JSON. It can be sent again after signing in. */
  interruptedForm?: string | undefined
  /** Whether the session has ended. */
  expired?: boolean
  email?: string | undefined
  /** 'yes' if it was ticked. */
  keep?: string | undefined
  fieldErrors?: FieldErrors
  /** Why signing in failed, if no field is to blame. */
  problem?: string | undefined
}

/** The sign-in form. */
export function SignInCard({ to, interruptedForm, expired = false, email, keep, fieldErrors = {}, problem }: Props) {
  const { fields } = signInForm
  return (
    <div className={styles.page}>
      <h1 className={layout.label} tabIndex={-1} data-arrival>
        {useFactsIfKnown()?.business.name ?? 'Desk'}
      </h1>
      {expired ? (
        <p className={styles.expired} role="alert">
          You’ve been signed out, so nothing was sent or changed. We’ve kept what you typed: sign in to carry on.
        </p>
      ) : null}
      <FormCard title="Sign in to the desk">
        <ReloadDocument value={interruptedForm !== undefined}>
          <ActionForm
            action="/sign-in"
            hidden={{ ...(to && { to }), ...(interruptedForm && { carried: interruptedForm }) }}
            label="Sign in"
            className={styles.form}
          >
            {problem ? (
              <p className={styles.problem} role="alert">
                {problem}
              </p>
            ) : null}
            <Field name="email" field={fields.email} defaultValue={email} error={fieldErrors.email} />
            <PasswordField field={fields.password} error={fieldErrors.password} />
            <CheckField
              name="keep"
              value="yes"
              label={fields.keep.label}
              defaultChecked={keep === 'yes'}
              text="Only on the workshop’s own devices. Otherwise you’re signed out after 30 minutes of inactivity."
            />
            <SubmitButton primary busy="Signing in…">
              Sign in
            </SubmitButton>
            <p className={styles.quiet}>Forgotten your password? Ask an owner for a new link.</p>
          </ActionForm>
        </ReloadDocument>
      </FormCard>
    </div>
  )
}
