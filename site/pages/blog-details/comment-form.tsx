import button from '../../../ui/button/button.module.css'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import { notices } from '../../components/sample-form/notices.ts'
import { SampleForm } from '../../components/sample-form/sample-form.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { blogDetailsWording as wording } from './blog-details.wording.ts'
import styles from './comment-form.module.css'

/** A sample form. Comments aren't open yet. */
export function CommentForm() {
  return (
    <FormCard title={wording.leave}>
      <SampleForm label={wording.leave} notice={notices.comment} className={styles.form}>
        <TextField label={wording.name.label} name="name" autoComplete="name" placeholder={wording.name.hint} />
        <TextField label={wording.email.label} name="email" type="email" autoComplete="email" placeholder={wording.email.hint} />
        <TextField label={wording.message.label} name="message" rows={3} placeholder={wording.message.hint} />
        <button type="submit" className={button.quiet}>
          {wording.post}
        </button>
      </SampleForm>
    </FormCard>
  )
}
