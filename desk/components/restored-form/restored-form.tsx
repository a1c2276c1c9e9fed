import type { ReactNode } from 'react'
import { isDate } from '../../../domain/appointments/day.ts'
import type { EnquiryCard } from '../../../domain/desk.ts'
import type { Instant } from '../../../domain/instant.ts'
import { dayAndMonth } from '../../../domain/opening-hours/dates.ts'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import { type DayFormName, type EnquiryFormName, formAt, type InterruptedForm, type PageFormName } from '../../interrupted-form.ts'
import { slotIn } from '../../slot.ts'
import { ReloadDocument } from '../action-form/action-form.tsx'
import { BookingForm } from '../booking-form/booking-form.tsx'
import type { BookingStart } from '../booking-form/booking-start.ts'
import { CallBackForm } from '../call-back-form/call-back-form.tsx'
import { CallForm } from '../call-form/call-form.tsx'
import { type DayFormProps, DayNoteForm } from '../day/day-note-form.tsx'
import { OutageForm } from '../day/outage-form.tsx'
import { DetailsForm } from '../details-form/details-form.tsx'
import type { FormProps } from '../failure/failure.tsx'
import { FeedForm } from '../feeds/feed-form.tsx'
import { NewJobForm } from '../new-job/new-job-form.tsx'
import { NoteForm } from '../note-form/note-form.tsx'
import { ReplyForm } from '../reply-form/reply-form.tsx'
import styles from '../sign-in-card/sign-in-card.module.css'
import { InviteForm } from '../team/invite-form.tsx'

type Answers = Readonly<Record<string, string>>

const enquiryForms: Readonly<Record<EnquiryFormName, (props: FormProps, answers: Answers) => ReactNode>> = {
  replies: (props, answers) => <ReplyForm {...props} start={answers} />,
  notes: (props, answers) => <NoteForm {...props} start={answers} />,
  call: (props, answers) => <CallForm {...props} start={answers} />,
  details: (props, answers) => <DetailsForm {...props} start={answers} />,
  appointments: (props, answers) => <BookingForm {...props} start={{ ...noTimes, ...answers }} />,
  change: (props, answers) =>
    props.card.appointment ? <BookingForm {...props} existing={props.card.appointment} start={{ ...noTimes, ...answers }} /> : null,
  'call-back': (props, answers) => <CallBackForm {...props} start={answers} />,
}

const pageForms: Readonly<Record<PageFormName, (id: string, answers: Answers, now: Instant) => ReactNode>> = {
  new: (id, answers, now) => (
    <NewJobForm id={id} plate={answers.plate ?? ''} start={answers} slot={slotIn(answers)} failure={undefined} now={now} />
  ),
  feeds: (id, answers) => <FeedForm id={id} answers={answers} />,
  invites: (id, answers) => <InviteForm id={id} answers={answers} />,
}

const dayForms: Readonly<Record<DayFormName, (props: DayFormProps) => ReactNode>> = {
  note: (props) => <DayNoteForm {...props} />,
  outage: (props) => <OutageForm {...props} />,
}

const noTimes: BookingStart = { date: '', time: '', minutes: '', readyDate: '', readyTime: '', noReminder: '' }

type Props = {
  interrupted: InterruptedForm
  /** The enquiry that the form is about, if any. */
  card: EnquiryCard | undefined
  now: Instant
}

/** The restored form, after signing in again. It keeps its hidden fields, so it still notices what a colleague has done since. */
export function RestoredForm({ interrupted: { path, fields }, card, now }: Props) {
  const { action: id = '', ...answers } = fields
  const { page, form, date, dayForm } = formAt(path)
  return (
    <Restored title="You’re signed in again" text="Here’s what you typed. Nothing has been sent yet.">
      {page ? pageForms[page](id, answers, now) : null}
      {dayForm && date && isDate(date) ? (
        <FormCard title={dayAndMonth(date)}>{dayForms[dayForm]({ date, id, start: answers, now })}</FormCard>
      ) : null}
      {form && card ? (
        <FormCard title={[card.answers.plate, card.answers.name].filter(Boolean).join(' · ')}>
          {enquiryForms[form](
            { card: { ...card, version: Number(answers.version) || card.version }, id, failure: undefined, now },
            answers,
          )}
        </FormCard>
      ) : null}
    </Restored>
  )
}

type UndoneProps = { id: string; answers: Answers; now: Instant }

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
      {/* Scripts would replace this page if the store were down. */}
      <ReloadDocument value={true}>{children}</ReloadDocument>
    </div>
  )
}
