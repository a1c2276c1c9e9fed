import { Link, useSearchParams } from 'react-router'
import { isAppointmentActive } from '../../../domain/appointments/appointment-state.ts'
import type { EnquiryCard } from '../../../domain/desk.ts'
import { type EnquiryState, isEnquiryClosed } from '../../../domain/enquiries/state.ts'
import type { Instant } from '../../../domain/instant.ts'
import button from '../../../ui/button/button.module.css'
import type { ActionIds } from '../../action-ids.ts'
import { inboxQuery } from '../../inbox-query.ts'
import type { Failure as Failed } from '../../run-use-case.ts'
import { useMe } from '../../use-me.ts'
import { EnquiryActionForm, SubmitButton } from '../action-form/action-form.tsx'
import layout from '../action-form/form-layout.module.css'
import { CallForm } from '../call-form/call-form.tsx'
import { Failure } from '../failure/failure.tsx'
import styles from './enquiry-card.module.css'

/** Actions with a single press: noting a call, taking the enquiry, and closing it. */
export function QuickActions({ card, ids, now }: { card: EnquiryCard; ids: ActionIds; now: Instant }) {
  const [search] = useSearchParams()
  const me = useMe()
  const state = { card, name: 'state', path: 'state' }
  const reopened: EnquiryState = isAppointmentActive(card.appointment) ? 'booked' : 'answered'
  const to = (form: string) => ({ pathname: `/enquiries/${card.id}/${form}`, search: inboxQuery(search), hash: 'work' })
  const isMine = card.assignee !== undefined && card.assignee.id === me?.id
  const isClosed = isEnquiryClosed(card.state)
  return (
    <>
      {/* Another form after each action, or it would keep the line that was just sent. */}
      {card.answers.phone ? <CallForm key={ids.call} card={card} id={ids.call} failure={undefined} now={now} /> : null}
      <div className={`${styles.quickActions} ${layout.small}`}>
        <QuickActionButton card={card} path="wrote-back" name="wrote" value="yes" id={ids.wroteBack} text="They wrote back" />
        <Link className={button.quiet} to={to('call-back')}>
          Call back later
        </Link>
        <QuickActionButton
          card={card}
          path="assign"
          name="to"
          value={isMine ? '' : (me?.id ?? '')}
          id={ids.assign}
          text={isMine ? 'Leave it' : 'Take it'}
        />
        <Link className={button.quiet} to={to('assign')}>
          Give it to…
        </Link>
        {isClosed ? (
          <QuickActionButton {...state} value={reopened} id={ids.setState} text="Reopen" />
        ) : (
          <>
            <QuickActionButton
              card={card}
              path="urgent"
              name="urgent"
              value={card.urgent ? '' : 'yes'}
              id={ids.setUrgent}
              text={card.urgent ? 'Not urgent' : 'Urgent'}
            />
            <QuickActionButton {...state} value="done" id={ids.done} text="Mark as done" />
            <QuickActionButton {...state} value="declined" id={ids.declined} text="Decline" />
            <p className={styles.hint}>{whatCustomersHear(card)}</p>
          </>
        )}
      </div>
    </>
  )
}

/** Explains that marking as done and declining send no email. */
function whatCustomersHear({ appointment }: EnquiryCard): string {
  return appointment?.state === 'set'
    ? '“Mark as done” and “Decline” don’t send an email, and the appointment stays booked. If they shouldn’t come in, use “Cancel”.'
    : '“Mark as done” and “Decline” don’t send an email. If the customer should know, reply or call first.'
}

type ButtonProps = { card: EnquiryCard; path: string; name: string; value: string; id: string; text: string; failure?: Failed | undefined }

/** Says why a quick action did nothing, above its button: pressing that again acts on what the message shows. A refusal would only come again. */
export function FailedQuickAction({ now, reason, ...button }: ButtonProps & { now: Instant; reason: string | undefined }) {
  const { failure } = button
  return (
    <div className={layout.form}>
      <Failure failure={failure} now={now} reason={reason} />
      {failure?.outcome === 'refused' ? null : <QuickActionButton {...button} />}
    </div>
  )
}

/** A form with a single button. `failure`: of its action. */
export function QuickActionButton({ card, path, name, value, id, text, failure }: ButtonProps) {
  return (
    <EnquiryActionForm card={card} id={id} failure={failure} path={path} hidden={{ [name]: value }} label={text} className={undefined}>
      <SubmitButton busy="Saving…">{text}</SubmitButton>
    </EnquiryActionForm>
  )
}
