import type { ReactNode } from 'react'
import { FormCard } from '../../../site/forms/form-card.tsx'
import type { EnquiryCard, Instant } from '../../actions/desk.ts'
import type { Carried } from '../../carried.ts'
import { AsDocument } from '../action-form/action-form.tsx'
import { BookingForm } from '../booking-form/booking-form.tsx'
import type { BookingStart } from '../booking-form/booking-start.ts'
import { CallBackForm } from '../call-back-form/call-back-form.tsx'
import { DetailsForm } from '../details-form/details-form.tsx'
import { FeedForm } from '../feeds/feed-form.tsx'
import { NewJobForm } from '../new-job/new-job-form.tsx'
import { NoteForm } from '../note-form/note-form.tsx'
import { ReplyForm } from '../reply-form/reply-form.tsx'
import styles from '../sign-in-card/sign-in-card.module.css'
import { InviteForm } from '../team/invite-form.tsx'

type Props = {
  carried: Carried
  /** The enquiry that the form is about, if any. */
  card: EnquiryCard | undefined
  now: Instant
}

/** The restored form, after signing in again. It keeps its hidden fields, so it still notices what a colleague has done since. */
export function RestoredForm({ carried: { path, fields }, card, now }: Props) {
  const { action = '', ...answers } = fields
  return (
    <Restored title="You’re signed in again" text="Here’s what you typed. Nothing has been sent yet.">
      {card ? <EnquiryForm path={path} id={action} answers={answers} card={card} now={now} /> : null}
      {path === '/desk/new' ? <NewJobForm id={action} plate={answers.plate ?? ''} start={answers} failure={undefined} now={now} /> : null}
      {path === '/desk/feeds' ? <FeedForm id={action} answers={answers} /> : null}
      {path === '/desk/invites' ? <InviteForm id={action} answers={answers} /> : null}
    </Restored>
  )
}

type EnquiryFormProps = { path: string; id: string; answers: Readonly<Record<string, string>>; card: EnquiryCard; now: Instant }

function EnquiryForm({ path, id, answers, card, now }: EnquiryFormProps) {
  const props = { card: { ...card, version: Number(answers.version) || card.version }, id, failure: undefined, now }
  const start: BookingStart = { date: '', time: '', minutes: '', readyDate: '', readyTime: '', noReminder: '', ...answers }
  return (
    <FormCard title={[card.answers.plate, card.answers.name].filter(Boolean).join(' · ')}>
      {path.endsWith('/replies') ? <ReplyForm {...props} start={answers} /> : null}
      {path.endsWith('/notes') ? <NoteForm {...props} start={{ text: answers.text ?? answers.quick }} /> : null}
      {path.endsWith('/details') ? <DetailsForm {...props} start={answers} /> : null}
      {path.endsWith('/call-back') ? <CallBackForm {...props} start={answers} /> : null}
      {path.endsWith('/change') && card.visit ? <BookingForm {...props} changes={card.visit} start={start} /> : null}
      {path.endsWith('/appointments') ? <BookingForm {...props} start={start} /> : null}
    </FormCard>
  )
}

type UndoneProps = { id: string; answers: Readonly<Record<string, string>>; now: Instant }

/** A new job that was undone, ready to be corrected and saved again. */
export function UndoneJob({ id, answers, now }: UndoneProps) {
  return (
    <Restored title="Undone" text="The job is gone. Here’s what you typed, in case you want to correct it.">
      <NewJobForm key={id} id={id} plate={answers.plate ?? ''} start={answers} failure={undefined} now={now} />
    </Restored>
  )
}

function Restored({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1} data-arrival>
        {title}
      </h1>
      <p role="status">{text}</p>
      {/* Scripts would replace this page if the store were away. */}
      <AsDocument value={true}>{children}</AsDocument>
    </div>
  )
}
