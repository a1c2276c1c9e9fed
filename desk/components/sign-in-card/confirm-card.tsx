import { Link } from 'react-router'
import { confirmForm, type FormToConfirm } from '../../../domain/accounts/confirm.ts'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import { signInFailure } from '../../sign-in-failure.ts'
import { ActionForm, ReloadDocument, SubmitButton } from '../action-form/action-form.tsx'
import { PasswordField } from '../field/password-field.tsx'
import styles from './sign-in-card.module.css'

/** Asks for the password again before an owner's form does what it should. It carries the form's fields, so nothing typed is lost. */
export function ConfirmCard({ action, fields, email, failure }: FormToConfirm) {
  const why = failure && signInFailure(failure)
  const path = action.replace(/^\/desk/, '')
  const [page = ''] = /^\/[^/?]+/.exec(path) ?? []
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1} data-arrival>
        Enter your password again
      </h1>
      <p>It’s been more than ten minutes since you last did. Nothing you typed is lost: we’ll finish what you started once you’re in.</p>
      <FormCard title={email}>
        {/* As a whole page: the form may lead to a file. */}
        <ReloadDocument value={true}>
          <ActionForm action={path} hidden={fields} label="Confirm it’s you" className={styles.form}>
            {why?.problem ? (
              <p className={styles.problem} role="alert">
                {why.problem}
              </p>
            ) : null}
            {/* For password managers. */}
            <input className="visually-hidden" tabIndex={-1} aria-hidden="true" autoComplete="username" value={email} readOnly />
            <PasswordField field={confirmForm.fields.password} error={why?.fieldErrors.password} isFirst />
            <SubmitButton primary busy="Checking…">
              Continue
            </SubmitButton>
            <p className={styles.quiet}>
              <Link to={page}>Go back</Link>
            </p>
          </ActionForm>
        </ReloadDocument>
      </FormCard>
    </div>
  )
}
