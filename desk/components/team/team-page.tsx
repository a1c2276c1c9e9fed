import type { FieldErrors } from '../../../enquiries/enquiry.ts'
import fieldStyles from '../../../site/forms/form-field.module.css'
import { JobCard } from '../../../site/forms/job-card.tsx'
import type { Instant, Invite, Role, Team } from '../../actions/desk.ts'
import { invite as inviteForm } from '../../actions/invite.ts'
import { when } from '../../when.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import { Field } from '../field/field.tsx'
import { NewLink } from './new-link.tsx'
import styles from './team.module.css'

type Props = Team & {
  /** The id of the signed-in owner. */
  me: string
  now: Instant
  result:
    | { outcome: 'refused'; fieldErrors: FieldErrors; answers: Readonly<Record<string, string>> }
    | { outcome: 'invited'; link: string; invite: Invite; now: Instant }
    | undefined
}

const roles: Readonly<Record<Role, string>> = { staff: 'Staff', owner: 'Owner' }

/** The accounts, the unused links, and the form that makes a new link. */
export function TeamPage({ staff, invites, me, now, result }: Props) {
  const refused = result?.outcome === 'refused' ? result : undefined
  const { fields } = inviteForm
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} data-arrival>
        Team
      </h1>
      {result?.outcome === 'invited' ? <NewLink key={result.link} {...result} /> : null}
      <ul className={styles.people}>
        {staff.map((person) => (
          <li key={person.id} data-disabled={person.disabled}>
            <p className={styles.who}>
              <strong>{person.name}</strong> <span>{roles[person.role]}</span>
              <span>{person.email}</span>
              <span>{person.disabled ? 'Disabled' : person.lastSeen ? `Last seen ${when(person.lastSeen, now)}` : 'Not signed in'}</span>
            </p>
            <div className={styles.buttons}>
              {person.disabled ? (
                <IntentButton intent="enable" id={person.id} text="Enable" />
              ) : (
                <>
                  <ActionForm action="/invites" hidden={{ email: person.email, role: person.role }} label={`New link for ${person.name}`}>
                    <SubmitButton busy="Making it…">New password link</SubmitButton>
                  </ActionForm>
                  {person.id === me ? null : <IntentButton intent="disable" id={person.id} text="Disable" />}
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {invites.length > 0 ? (
        <section className={styles.open} aria-labelledby="open">
          <h2 id="open">Unused links</h2>
          <ul className={styles.people}>
            {invites.map(({ id, email, role, expiresAt }) => (
              <li key={id}>
                <p className={styles.who}>
                  <strong>{email || 'First owner'}</strong> <span>{roles[role]}</span>
                  <span>Expires {when(expiresAt, now)}</span>
                </p>
                <IntentButton intent="withdraw" id={id} text="Withdraw" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <JobCard title="Invite a colleague">
        <ActionForm action="/invites" hidden={{ intent: 'invite' }} label="Invite a colleague" className={styles.form}>
          <Field
            name="email"
            field={fields.email}
            autoComplete="off"
            defaultValue={refused?.answers.email}
            error={refused?.fieldErrors.email}
          />
          <div className={fieldStyles.field}>
            <label className={fieldStyles.label} htmlFor="role">
              {fields.role.label}
            </label>
            <p className={fieldStyles.hint} id="role-hint">
              {fields.role.hint}
            </p>
            <select
              className={fieldStyles.input}
              id="role"
              name="role"
              aria-describedby="role-hint"
              defaultValue={refused?.answers.role ?? 'staff'}
            >
              {Object.entries(roles).map(([role, name]) => (
                <option key={role} value={role}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <SubmitButton primary busy="Making it…">
            Make a link
          </SubmitButton>
        </ActionForm>
      </JobCard>
    </div>
  )
}

function IntentButton({ intent, id, text }: { intent: string; id: string; text: string }) {
  return (
    <ActionForm action="/invites" hidden={{ intent, id }} label={text}>
      <SubmitButton busy="Saving…">{text}</SubmitButton>
    </ActionForm>
  )
}
