import { personForm } from '../../../domain/accounts/person.ts'
import type { Team } from '../../../domain/accounts/staff.ts'
import type { Instant } from '../../../domain/instant.ts'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import type { Failure as Failed } from '../../run-use-case.ts'
import { when } from '../../when.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import { Press } from '../action-form/press.tsx'
import page from '../desk-page/desk-page.module.css'
import { DeskPage } from '../desk-page/desk-page.tsx'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { Field } from '../field/field.tsx'
import { RoleField } from './role-field.tsx'
import styles from './team.module.css'

type Props = { person: Team['staff'][number]; now: Instant; failure: Failed | undefined }

/** A person's name, email and role, and where they are signed in. */
export function PersonPage({ person, now, failure }: Props) {
  const { id, name, email, role, sessions } = person
  const answers = failure?.answers ?? { name, email, role }
  const errors = errorsOf(failure)
  return (
    <DeskPage title={name} back={{ to: '/invites', name: 'Team' }}>
      <Failure failure={failure} now={now} reason={errors.account} />
      <FormCard title="Name, email and role">
        <ActionForm action={`/invites/${id}`} hidden={{ intent: 'change' }} label={`Change ${name}`} className={page.form}>
          <Field name="name" field={personForm.fields.name} autoComplete="off" defaultValue={answers.name} error={errors.name} />
          <Field name="email" field={personForm.fields.email} autoComplete="off" defaultValue={answers.email} error={errors.email} />
          <RoleField value={answers.role} error={errors.role} />
          <SubmitButton primary busy="Saving…">
            Save
          </SubmitButton>
        </ActionForm>
      </FormCard>
      <section className={styles.open} aria-labelledby="sessions">
        <h2 id="sessions">Signed in</h2>
        {sessions.length > 0 ? (
          <ul className={page.rows}>
            {sessions.map((session) => (
              <li key={session.id}>
                <p className={styles.who}>
                  {session.label} <span>Last seen {when(session.seenAt, now)}</span>
                </p>
                <Press
                  action={`/invites/${id}`}
                  hidden={{ intent: 'end', session: session.id }}
                  label={`Sign ${name} out of ${session.label}`}
                  text="End"
                  busy="Ending…"
                />
              </li>
            ))}
          </ul>
        ) : (
          <p>Nowhere.</p>
        )}
      </section>
    </DeskPage>
  )
}
