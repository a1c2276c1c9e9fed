import { Link, useSearchParams } from 'react-router'
import { quickNotes } from '../../../domain/actions/note.ts'
import { isAppointmentActive } from '../../../domain/appointments/appointment-state.ts'
import type { EnquiryCard } from '../../../domain/desk.ts'
import { isEnquiryClosed } from '../../../domain/enquiries/state.ts'
import type { EnquiryState } from '../../../domain/enquiries/states.ts'
import button from '../../../ui/button/button.module.css'
import type { ActionIds } from '../../action-ids.ts'
import { inboxQuery } from '../../inbox-query.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import styles from './enquiry-card.module.css'

/** Actions with a single button: the usual notes, and closing the enquiry. */
export function QuickActions({ card, ids }: { card: EnquiryCard; ids: ActionIds }) {
  const [search] = useSearchParams()
  const { phone, email } = card.answers
  const possible = { Called: phone, 'Left a message': phone, 'They wrote back': email }
  const state = { card, name: 'state', path: 'state' }
  const reopened: EnquiryState = isAppointmentActive(card.appointment) ? 'booked' : 'answered'
  return (
    <div className={styles.quickActions}>
      {quickNotes.map((text) =>
        possible[text] ? (
          <QuickActionButton key={text} card={card} path="notes" name="quick" value={text} id={ids[text]} text={text} />
        ) : null,
      )}
      {phone ? (
        <Link className={button.quiet} to={{ pathname: `/enquiries/${card.id}/call-back`, search: inboxQuery(search), hash: 'work' }}>
          Call back later
        </Link>
      ) : null}
      {isEnquiryClosed(card.state) ? (
        <QuickActionButton {...state} value={reopened} id={ids.setState} text="Reopen" />
      ) : (
        <>
          <QuickActionButton {...state} value="done" id={ids.done} text="Mark as done" />
          <QuickActionButton {...state} value="declined" id={ids.declined} text="Decline" />
          <p className={styles.hint}>{whatCustomersHear(card)}</p>
        </>
      )}
    </div>
  )
}

/** Explains that marking as done and declining send no email. */
export function whatCustomersHear({ appointment }: EnquiryCard): string {
  return appointment?.state === 'set'
    ? '“Mark as done” and “Decline” don’t send an email, and the appointment stays booked. If they shouldn’t come in, use “Cancel”.'
    : '“Mark as done” and “Decline” don’t send an email. If the customer should know, reply or call first.'
}

type ButtonProps = { card: EnquiryCard; path: string; name: string; value: string; id: string; text: string }

/** A form with a single button. */
export function QuickActionButton({ card, path, name, value, id, text }: ButtonProps) {
  const [search] = useSearchParams()
  return (
    <ActionForm
      action={`/enquiries/${card.id}/${path}${inboxQuery(search)}#work`}
      hidden={{ action: id, version: card.version, [name]: value }}
      label={text}
    >
      <SubmitButton busy="Saving…">{text}</SubmitButton>
    </ActionForm>
  )
}
