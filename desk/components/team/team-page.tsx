import { Link } from 'react-router'
import type { Invite, Team } from '../../../domain/accounts/staff.ts'
import type { Instant } from '../../../domain/instant.ts'
import type { Failure as Failed } from '../../run-use-case.ts'
import { when } from '../../when.ts'
import { Press } from '../action-form/press.tsx'
import page from '../desk-page/desk-page.module.css'
import { DeskPage } from '../desk-page/desk-page.tsx'
import { DoneLine } from '../done-message/done-line.tsx'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { useFormId } from '../use-form-id.ts'
import { InviteForm } from './invite-form.tsx'
import { NewLink } from './new-link.tsx'
import { roles } from './role-field.tsx'
import styles from './team.module.css'

type Props = Team & {
  /** The hidden ids of the forms that make links: by person, and `new` for a colleague's. */
  ids: Readonly<Record<string, string>>
  /** The id of the signed-in owner. */
  me: string
  now: Instant
  /** What was just done; `who`: the id of the person it was done to. */
  done: { what: string; who: string } | undefined
  result:
    | Failed
    | { outcome: 'invited'; link: string; invite: Invite; now: Instant; next: string }
    | { outcome: 'duplicate'; next: string }
    | undefined
}

/** The accounts, the unused links, and the form that makes a new link. */
export function TeamPage({ staff, invites, ids, me, now, done, result }: Props) {
  const failure = result && 'answers' in result ? result : undefined
  const id = useFormId(ids.new ?? '', result && 'next' in result ? result.next : undefined)
  const errors = errorsOf(failure)
  const message =
    done && !result
      ? doneWords(
          done.what,
          staff.find(({ id }) => id === done.who),
        )
      : undefined
  return (
    <DeskPage title="Team">
      <Failure failure={failure} now={now} reason={errors.account ?? errors.link} />
      {message ? <DoneLine>{message}</DoneLine> : null}
      {result?.outcome === 'invited' ? (
        <NewLink key={result.link} {...result} role={staff.find(({ email }) => email === result.invite.email)?.role} />
      ) : null}
      {result?.outcome === 'duplicate' ? (
        <DoneLine>
          You’ve already made this link, and it’s only shown once. If you didn’t copy it, make another, which replaces it.
        </DoneLine>
      ) : null}
      <ul className={page.rows}>
        {staff.map((person) => (
          <li key={person.id} data-disabled={person.disabled}>
            <p className={styles.who}>
              <Link className={page.touch} to={`/invites/${person.id}`}>
                {person.name}
              </Link>{' '}
              <span>{roles[person.role]}</span>
              <span>{person.email}</span>
              <span>{person.disabled ? 'Disabled' : lastSeen(person, now)}</span>
            </p>
            <div className={styles.buttons}>
              {person.disabled ? (
                <Press action="/invites" hidden={{ intent: 'enable', id: person.id }} label="Enable" text="Enable" />
              ) : (
                <>
                  <Press
                    action="/invites"
                    hidden={{ action: ids[person.id] ?? '', email: person.email, role: person.role }}
                    label={`New link for ${person.name}`}
                    text="New password link"
                    busy="Making it…"
                  />
                  {person.id === me ? null : (
                    <Press action="/invites" hidden={{ intent: 'disable', id: person.id }} label="Disable" text="Disable" />
                  )}
                </>
              )}
            </div>
            {person.feeds.map((feed) => (
              <div key={feed.id} className={styles.feed}>
                <span>
                  Calendar link “{feed.label}”, made {when(feed.madeAt, now)}
                </span>
                <Press
                  action="/invites"
                  hidden={{ intent: 'end-feed', id: feed.id }}
                  label={`Remove ${feed.label} of ${person.name}`}
                  text="Remove"
                  busy="Removing…"
                />
              </div>
            ))}
          </li>
        ))}
      </ul>
      {invites.length > 0 ? (
        <section className={styles.open} aria-labelledby="open">
          <h2 id="open">Unused links</h2>
          <ul className={page.rows}>
            {invites.map(({ id, email, role, expiresAt }) => (
              <li key={id}>
                <p className={styles.who}>
                  <strong>{email || 'First owner'}</strong> <span>{roles[role]}</span>
                  <span>Expires {when(expiresAt, now)}</span>
                </p>
                <Press action="/invites" hidden={{ intent: 'withdraw', id: id }} label="Withdraw" text="Withdraw" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <InviteForm
        key={id}
        id={id}
        answers={failure?.answers.id ? undefined : failure?.answers}
        errors={failure?.answers.id ? {} : errors}
      />
    </DeskPage>
  )
}

function lastSeen({ sessions: [latest] }: Team['staff'][number], now: Instant): string {
  return latest ? `Last seen ${when(latest.seenAt, now)}` : 'Signed out'
}

/** Says what was done, and how to undo it. Undefined if it's no longer true. */
function doneWords(what: string, person: Team['staff'][number] | undefined): string | undefined {
  if (what === 'withdrawn') return 'Link withdrawn. It no longer works. You can make another.'
  if (what === 'changed' && person) return `Saved: ${person.name}, ${person.email}, ${roles[person.role].toLowerCase()}.`
  if (what === 'ended') return 'Calendar link removed. Calendars that use it will stop updating.'
  if (what === 'disabled' && person?.disabled) return `${person.name} is disabled and signed out everywhere. To undo it, press Enable.`
  if (what === 'enabled' && person?.disabled === false) return `${person.name} can sign in again. To undo it, press Disable.`
  return undefined
}
