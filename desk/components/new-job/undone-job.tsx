import type { Instant } from '../../../domain/instant.ts'
import { ReloadDocument } from '../action-form/action-form.tsx'
import card from '../sign-in-card/sign-in-card.module.css'
import { NewJobForm } from './new-job-form.tsx'

type Props = { id: string; answers: Readonly<Record<string, string>>; now: Instant }

/** A new job that was undone, ready to be corrected and saved again. */
export function UndoneJob({ id, answers, now }: Props) {
  return (
    <div className={card.page}>
      <h1 className={card.title} tabIndex={-1} data-arrival>
        Undone
      </h1>
      <p role="status">The job is gone. Here’s what you typed, in case you want to correct it.</p>
      {/* Scripts would replace this page if the store were down. */}
      <ReloadDocument value={true}>
        <NewJobForm key={id} id={id} plate={answers.plate ?? ''} start={answers} failure={undefined} now={now} />
      </ReloadDocument>
    </div>
  )
}
