import type { ReactNode } from 'react'
import { JobCard } from '../../../site/forms/job-card.tsx'
import type { ActionIds } from '../../action-ids.ts'
import type { EnquiryCard, Instant } from '../../actions/desk.ts'
import type { Carried } from '../../carried.ts'
import { BookingForm } from '../booking-form/booking-form.tsx'
import type { BookingStart } from '../booking-form/booking-start.ts'
import { DetailsForm } from '../details-form/details-form.tsx'
import { NewJobForm } from '../new-job/new-job-form.tsx'
import { NoteForm } from '../note-form/note-form.tsx'
import { ReplyForm } from '../reply-form/reply-form.tsx'
import styles from '../sign-in-card/sign-in-card.module.css'

type Props = { carried: Carried; card: EnquiryCard; ids: ActionIds; now: Instant }

/** The restored form, after signing in again. It keeps its hidden fields, so it still notices what a colleague has done since. */
export function RestoredForm({ carried, card, ids, now }: Props) {
  const { action, version, ...answers } = carried.fields
  const props = {
    card: { ...card, version: Number(version) || card.version },
    id: action ?? ids.reply,
    failure: undefined,
    now,
  }
  const start: BookingStart = { date: '', time: '', minutes: '', readyDate: '', readyTime: '', noReminder: '', ...answers }
  return (
    <Restored {...signedInAgain}>
      <JobCard title={[card.answers.plate, card.answers.name].filter(Boolean).join(' · ')}>
        {carried.path.endsWith('/replies') ? <ReplyForm {...props} start={answers} /> : null}
        {carried.path.endsWith('/notes') ? <NoteForm {...props} start={answers} /> : null}
        {carried.path.endsWith('/details') ? <DetailsForm {...props} start={answers} /> : null}
        {carried.path.endsWith('/change') && card.appointment ? <BookingForm {...props} changes={card.appointment} start={start} /> : null}
        {carried.path.endsWith('/appointments') ? <BookingForm {...props} start={start} /> : null}
      </JobCard>
    </Restored>
  )
}

/** Like `RestoredForm`, for a new job. */
export function RestoredJob({ carried, now }: Pick<Props, 'carried' | 'now'>) {
  const { action = '', ...answers } = carried.fields
  return (
    <Restored {...signedInAgain}>
      <NewJobForm id={action} plate={answers.plate ?? ''} start={answers} failure={undefined} now={now} />
    </Restored>
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

const signedInAgain = { title: 'You’re signed in again', text: 'Here’s what you typed. Nothing has been sent yet.' }

function Restored({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1} data-arrival>
        {title}
      </h1>
      <p role="status">{text}</p>
      {children}
    </div>
  )
}
