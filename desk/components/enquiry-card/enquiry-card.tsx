import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useMatches, useSearchParams } from 'react-router'
import type { EnquiryCard as Card, Done } from '../../../domain/desk.ts'
import { isSample } from '../../../domain/enquiries/sample.ts'
import { describeSignals } from '../../../domain/enquiries/spam-reasons.ts'
import type { Instant } from '../../../domain/instant.ts'
import { useFacts } from '../../../ui/facts.ts'
import { Plate } from '../../../ui/plate/plate.tsx'
import type { ActionIds } from '../../action-ids.ts'
import { appointmentLine, workLine } from '../../appointment-wording.ts'
import { inboxQuery } from '../../inbox-query.ts'
import { describeAssignee, describeStatus, isPromptToRebook, isToRebook } from '../../status-wording.ts'
import { useMe } from '../../use-me.ts'
import { dayAndTime, when } from '../../when.ts'
import appointmentStyles from '../appointment-states/appointment-states.module.css'
import { AppointmentStates } from '../appointment-states/appointment-states.tsx'
import { ChangeAppointment } from '../appointment-states/change-appointment.tsx'
import { DoneMessage } from '../done-message/done-message.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { UpdateNotice } from '../update-notice/update-notice.tsx'
import { Answers } from './answers.tsx'
import styles from './enquiry-card.module.css'
import { OtherEnquiries } from './other-enquiries.tsx'
import { QuickActionButton } from './quick-actions.tsx'
import { Steps } from './steps.tsx'

type Props = {
  card: Card
  /** The action that was just done, if there is one. */
  done: Done | undefined
  now: Instant
  ids: ActionIds
  /** Whether an undo came too late. */
  late: boolean
  /** Names of colleagues who have it open. */
  alsoOpen: readonly string[]
  /** What colleagues have done that isn't shown yet; `onShow` shows it. */
  news: string
  onShow: () => void
  /** The form of the chosen step. */
  children: ReactNode
}

/** An enquiry: what was sent, what can be done, and what was done. */
export function EnquiryCard({ card, done, now, ids, late, alsoOpen, news, onShow, children }: Props) {
  const facts = useFacts()
  const [search] = useSearchParams()
  const { plate, name, service, subject } = card.answers
  const status = describeStatus(card, now)
  const matches = useMatches()
  const isAt = (route: string) => matches.some(({ id }) => id === route)
  const me = useMe()?.id
  const isReplying = isAt('routes/replies')
  const isChoosing = isAt('routes/quick-actions')
  return (
    <>
      <div className={styles.top}>
        <Link className={styles.back} to={`/inbox${inboxQuery(search)}`}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          Inbox
        </Link>
        {isChoosing ? null : (
          <p className={styles.shortTitle} aria-hidden="true">
            <strong>{plate}</strong> {name}
          </p>
        )}
        <UpdateNotice news={news} onShow={onShow}>
          {describeAlsoOpen(alsoOpen)}
        </UpdateNotice>
      </div>
      <article className={styles.card} data-tone="paper">
        {done ? <DoneMessage key={done.id} done={done} card={card} now={now} undoId={ids.undo} late={late} /> : null}
        <header className={styles.head}>
          <h1 className={styles.title} tabIndex={-1} data-arrival>
            {plate ? <Plate>{plate}</Plate> : null} <span>{name}</span>
            {card.urgent ? <strong className={styles.urgent}>Urgent</strong> : null}
          </h1>
          <p className={styles.about}>{service ?? subject}</p>
          <dl className={styles.cells}>
            <Cell label="Status" text={card.waitedMinutes === undefined ? status.name : `${status.name} · ${status.detail}`} />
            <Cell label="Whose" text={card.assignee ? describeAssignee(card.assignee, me) : 'Nobody’s'} />
            <Cell label={card.source === 'desk' ? 'Added' : 'Received'} text={when(card.receivedAt, now)} />
            <Cell label="Reference" text={card.reference} />
          </dl>
        </header>
        {isSample(card.id) ? (
          <p className={styles.notice}>This is a sample to try the desk with. Nothing you do here sends an email.</p>
        ) : null}
        {card.quarantined ? (
          <p className={styles.notice}>This looks like spam, so it wasn’t emailed to the workshop. {describeSignals(card.signals)}</p>
        ) : null}
        {card.timeline.some(({ mail, reminder }) => mail?.needsAttention || reminder?.needsAttention) ? (
          <p className={styles.notice}>
            Our email to {card.answers.email} couldn’t be sent. {whatToDo(card)}
          </p>
        ) : null}
        {card.appointment ? (
          <section className={styles.appointment} aria-label="Appointment" data-state={card.appointment.state}>
            <strong>{appointmentLine(card.appointment, now, facts)}</strong>
            <span>{workLine(card.appointment)}</span>
            {card.answers.email ? null : (
              <TextLink phone={card.answers.phone} name={name} plate={plate} appointment={card.appointment} now={now} />
            )}
            <div className={appointmentStyles.buttons}>
              <AppointmentStates
                appointment={card.appointment}
                action={`/enquiries/${card.id}/appointment-state${inboxQuery(search)}#work`}
                enquiry={card.id}
                version={card.version}
                ids={ids}
                canTell={Boolean(card.answers.email)}
                car={plate || name || ''}
                now={now}
              />
              <ChangeAppointment appointment={card.appointment} enquiry={card.id} search={inboxQuery(search)} />
              {card.appointment.state === 'set' && now < card.appointment.startsAt && card.answers.email ? (
                <div className={appointmentStyles.correction}>
                  <QuickActionButton
                    card={card}
                    path="invitation"
                    name="invite"
                    value="yes"
                    id={ids.sendInvitation}
                    text={wasInvited(card) ? 'Send the calendar invite again' : 'Send the calendar invite'}
                  />
                </div>
              ) : null}
            </div>
          </section>
        ) : null}
        {card.lastAppointment && isToRebook(card) ? (
          <p className={styles.callBack} data-due={isPromptToRebook(card)}>
            {card.lastAppointment.state === 'cancelled' ? (
              <strong>The appointment was cancelled: {dayAndTime(card.lastAppointment.date, card.lastAppointment.time)}.</strong>
            ) : null}
            <span>Book another one, or mark it as done.</span>
          </p>
        ) : null}
        {card.callBackAt !== undefined && !isPromptToRebook(card) ? (
          <section className={styles.callBack} aria-label="Callback" data-due={card.callBackAt <= now}>
            <strong>
              {card.wroteBack ? 'They wrote back' : 'Call back'} {when(card.callBackAt, now)}
            </strong>
            <QuickActionButton card={card} path="call-back" name="off" value="yes" id={ids.callBackOff} text="Clear" />
          </section>
        ) : null}
        {isReplying ? null : <Answers card={card} />}
        <Steps card={card} now={now} />
        <div className={styles.work} id="work" tabIndex={-1}>
          {children}
        </div>
      </article>
      <Timeline entries={card.timeline} now={now} />
      <OtherEnquiries lines={card.others} now={now} />
    </>
  )
}

/** Returns 'Aroha has this open too', or nothing. */
function describeAlsoOpen(names: readonly string[]): string {
  const first = names.map((name) => name.split(' ')[0] ?? name)
  if (first.length === 0) return ''
  return `${new Intl.ListFormat('en-NZ').format(first)} ${first.length === 1 ? 'has' : 'have'} this open too`
}

/** Names the person to ring, and says what else helps. */
function whatToDo({ answers: { name, phone }, appointment }: Card): string {
  const next = appointment?.state === 'set' ? 'the calendar invite goes to the right one' : 'reply again'
  const change = `change the address, and ${next}.`
  return phone ? `Ring ${name || 'the customer'} on ${phone}, or ${change}` : `C${change.slice(1)}`
}

function wasInvited({ appointment, timeline }: Card): boolean {
  return timeline.some(
    (entry) => entry.appointment?.id === appointment?.id && (entry.mail?.kind === 'invitation' || entry.mail?.kind === 'update'),
  )
}

function Cell({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}
