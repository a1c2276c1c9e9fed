import { Link, useSearchParams } from 'react-router'
import button from '../../../site/components/button/button.module.css'
import type { ActionIds } from '../../action-ids.ts'
import type { EnquiryCard, EnquiryState } from '../../actions/desk.ts'
import { quickNotes } from '../../actions/note.ts'
import { isOpen } from '../../actions/visit.ts'
import { listSearch } from '../../list-search.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import styles from './enquiry-card.module.css'

/** One-tap actions: the usual notes, and closing the enquiry. */
export function NextStep({ card, ids }: { card: EnquiryCard; ids: ActionIds }) {
  const [search] = useSearchParams()
  const idsOfNotes = [ids.called, ids.leftMessage, ids.wroteBack]
  const tap = { card, name: 'state', path: 'state' }
  const reopened: EnquiryState = isOpen(card.appointment) ? 'booked' : 'answered'
  return (
    <div className={styles.taps}>
      {quickNotes.map((text, index) => (
        <Tap key={text} card={card} path="notes" name="quick" value={text} id={idsOfNotes[index] ?? ''} text={text} />
      ))}
      <Link className={button.quiet} to={{ pathname: `/enquiries/${card.id}/call-back`, search: listSearch(search), hash: 'work' }}>
        Call back later
      </Link>
      {card.state === 'done' || card.state === 'declined' ? (
        <Tap {...tap} value={reopened} id={ids.state} text="Reopen" />
      ) : (
        <>
          <Tap {...tap} value="done" id={ids.done} text="Mark as done" />
          <Tap {...tap} value="declined" id={ids.declined} text="Decline" />
        </>
      )}
    </div>
  )
}

type TapProps = { card: EnquiryCard; path: string; name: string; value: string; id: string; text: string }

/** One of the things that take one tap: a form with a single button. */
export function Tap({ card, path, name, value, id, text }: TapProps) {
  const [search] = useSearchParams()
  return (
    <ActionForm
      action={`/enquiries/${card.id}/${path}${listSearch(search)}#work`}
      hidden={{ action: id, version: card.version, [name]: value }}
      label={text}
    >
      <SubmitButton busy="Saving…">{text}</SubmitButton>
    </ActionForm>
  )
}
