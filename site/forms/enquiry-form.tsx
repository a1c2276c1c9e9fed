import type { EnquiryDefinition } from '../../domain/enquiries/enquiry.ts'
import { suggestionFor } from '../../domain/enquiries/fields/field.ts'
import { type FormPost, honeypot, wording as messages } from '../../domain/enquiries/form-post.ts'
import type { FieldErrors } from '../../domain/form.ts'
import button from '../../ui/button/button.module.css'
import { useFacts } from '../../ui/facts.ts'
import { FormCard } from '../../ui/form-card/form-card.tsx'
import { TextWithPhoneLink } from '../components/text-with-phone-link/text-with-phone-link.tsx'
import { showNotice } from '../notice.ts'
import styles from './enquiry-form.module.css'
import { FormField } from './form-field.tsx'
import { delayedStep, type FormWording, formWording } from './form-wording.ts'
import { LateAnswer } from './late-answer.tsx'
import { SentSummary } from './sent-summary.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

type Props = {
  enquiry: EnquiryDefinition
  wording: FormWording
  /** The result of a post without scripts, on the page rendered in response. */
  posted?: FormPost | undefined
  /** Arranges the fields. */
  fieldsClass?: string | undefined
}

/** An enquiry form in the style of a job card, with and without scripts. */
export function EnquiryForm({ enquiry, wording, posted, fieldsClass }: Props) {
  const facts = useFacts()
  const form = useEnquiryForm(enquiry, (answers, ok) =>
    showNotice(<LateAnswer enquiry={enquiry} wording={wording} answers={answers} ok={ok} />),
  )
  const fieldErrors: FieldErrors = posted?.outcome === 'invalid' ? posted.fieldErrors : form.shown
  const initial = posted && posted.outcome !== 'sent' ? posted.answers : enquiry.initial
  const sent = posted ? posted.outcome === 'sent' && posted : form.progress.state === 'sent' && form.progress
  const failed = posted ? posted.outcome === 'failed' && posted : form.progress.state === 'failed' && form.progress
  const id = (name: string) => `${enquiry.kind}-${name}`

  const outcome = (
    <div className={styles.outcome}>
      <p className={styles.failed} role="alert">
        {failed ? messages.failed : posted?.outcome === 'invalid' ? formWording.statusLine(enquiry, fieldErrors, initial) : ''}
      </p>
      {failed ? (
        <p className={styles.advice}>
          <TextWithPhoneLink text={formWording.advice(facts, failed.status)} />
        </p>
      ) : null}
    </div>
  )

  // Without scripts, the response scrolls to the card and shows the outcome at the top of the form.
  const fields = (
    <form
      className={styles.form}
      hidden={Boolean(sent) && !posted}
      method="post"
      action={`${enquiry.page}#${enquiry.kind}`}
      aria-label={wording.title}
      {...form.formProps}
    >
      {posted ? outcome : null}
      <div className={fieldsClass ? `${styles.fields} ${fieldsClass}` : styles.fields}>
        {Object.entries(enquiry.fields).map(([name, field]) => (
          <FormField
            key={name}
            id={id(name)}
            name={name}
            field={field}
            initial={initial[name] ?? ''}
            error={fieldErrors[name]}
            suggestion={fieldErrors[name] && suggestionFor(field, (posted ? initial : form.answers)[name] ?? '')}
            hydrated={form.hydrated}
          />
        ))}
      </div>
      {form.hydrated ? null : (
        <p className={styles.honeypot}>
          <label htmlFor={id(honeypot)}>{formWording.honeypot}</label>
          <input id={id(honeypot)} name={honeypot} tabIndex={-1} autoComplete="off" />
        </p>
      )}
      <div className={styles.end} {...form.pressProps}>
        <button className={button.primary} aria-describedby={id('missing')} {...form.submitProps}>
          {form.progress.state === 'sending' ? formWording.sending : wording.submit}
        </button>
        <p className={styles.missing} id={id('missing')} data-live>
          {form.hydrated && form.progress.state === 'editing'
            ? formWording.statusLine(enquiry, form.fieldErrors, form.answers, () => delayedStep(wording, facts))
            : ''}
        </p>
      </div>
      {posted ? null : outcome}
      <p className={styles.privacy}>
        {formWording.privacy(enquiry)} <a href={`mailto:${facts.business.email}`}>{facts.business.email}</a>.
      </p>
    </form>
  )

  return (
    <FormCard id={enquiry.kind} title={wording.title} cells={sent ? undefined : wording.cells}>
      <SentSummary sent={sent} sending={form.progress.state === 'sending'} enquiry={enquiry} wording={wording} heading={form.heading} />
      {sent && !posted ? (
        <button type="button" className={`${button.quiet} ${styles.another}`} onClick={form.startAnother}>
          {wording.another}
        </button>
      ) : null}
      {sent && posted ? (
        <details>
          <summary className={`${button.quiet} ${styles.another}`}>{wording.another}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </FormCard>
  )
}
