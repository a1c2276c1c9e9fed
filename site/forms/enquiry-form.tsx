import { type Enquiry, type Faults, readBackConfirmed } from '../../enquiries/enquiry.ts'
import { type FormPost, wording as messages, trap } from '../../enquiries/form-post.ts'
import { business } from '../../workshop/business.ts'
import button from '../components/button/button.module.css'
import { Callable } from '../components/callable/callable.tsx'
import styles from './enquiry-form.module.css'
import { FormField } from './form-field.tsx'
import { type FormWording, formWording } from './form-wording.ts'
import { JobCard } from './job-card.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

type Props = {
  enquiry: Enquiry
  wording: FormWording
  /** The page that takes the form where no scripts run, and then shows it. */
  action: string
  /** What became of a post without scripts; only on the page that took it. */
  posted?: FormPost | undefined
}

/** A job card to fill in: the form of an enquiry, with and without scripts. */
export function EnquiryForm({ enquiry, wording, action, posted }: Props) {
  const form = useEnquiryForm(enquiry)
  const faults: Faults = posted?.outcome === 'refused' ? posted.faults : form.shown
  const start = posted && posted.outcome !== 'sent' ? posted.answers : enquiry.start
  const sent = posted ? posted.outcome === 'sent' && posted : form.progress.is === 'sent' && form.progress
  const failed = posted ? posted.outcome === 'failed' && posted : form.progress.is === 'failed' && form.progress
  const id = (name: string) => `${enquiry.kind}-${name}`

  const outcome = (
    <div className={styles.outcome}>
      <p className={styles.sent} role="status" tabIndex={-1} ref={form.outcome}>
        {sent ? messages.sent : ''}
      </p>
      <p className={styles.failed} role="alert">
        {failed ? messages.failed : ''}
        {posted?.outcome === 'refused' ? formWording.missing(enquiry, faults, start) : ''}
      </p>
      {sent ? (
        <div className={styles.next}>
          <p>{sent.confirmation ? `${wording.next} ${formWording.copy}` : wording.next}</p>
          <dl className={styles.readBack}>
            {readBackConfirmed(enquiry, sent.received).map(({ label, answer }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      {failed ? (
        <p className={styles.next}>
          <Callable text={formWording.advice(failed.status)} />
        </p>
      ) : null}
    </div>
  )

  return (
    <JobCard title={wording.title} cells={wording.cells}>
      {/* A post without scripts comes back to the form itself, with what became of it at the top. */}
      <form
        className={styles.form}
        id={id('form')}
        method="post"
        action={`${action}#${id('form')}`}
        aria-label={wording.title}
        {...form.formProps}
      >
        {posted ? outcome : null}
        <div className={styles.fields}>
          {Object.entries(enquiry.fields).map(([name, field]) => (
            <FormField
              key={name}
              id={id(name)}
              name={name}
              field={field}
              start={start[name] ?? ''}
              fault={faults[name]}
              running={form.running}
            />
          ))}
        </div>
        {form.running ? null : (
          <p className={styles.trap}>
            <label htmlFor={id(trap)}>{formWording.trap}</label>
            <input id={id(trap)} name={trap} tabIndex={-1} autoComplete="off" />
          </p>
        )}
        <div className={styles.end}>
          <button className={button.primary} aria-describedby={id('missing')} {...form.submitProps}>
            {form.progress.is === 'sending' ? formWording.sending : wording.submit}
          </button>
          <p className={styles.missing} id={id('missing')} data-live>
            {form.running && form.progress.is === 'editing' ? formWording.missing(enquiry, form.faults, form.answers) : ''}
          </p>
        </div>
        {posted ? null : outcome}
        <p className={styles.privacy}>
          {formWording.privacy(enquiry)} <a href={`mailto:${business.email}`}>{business.email}</a>.
        </p>
      </form>
    </JobCard>
  )
}
