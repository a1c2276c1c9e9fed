import { business } from '../../../workshop/business.ts'
import button from '../../components/button/button.module.css'
import { SampleForm } from '../../components/sample-form/sample-form.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { FormCard } from '../../forms/form-card.tsx'
import { projectsDetailsWording as wording } from './projects-details.wording.ts'
import styles from './schedule-form.module.css'

/** The sample page's own form. It sends nothing, and points to the form that does. */
export function ScheduleForm() {
  return (
    <div className={styles.card}>
      <FormCard title={wording.schedule} cells={wording.cells}>
        <SampleForm label={wording.schedule} notice={wording.notice} className={styles.form}>
          <p className={styles.open}>
            {wording.open} <a href="/appointment">{wording.appointment}</a> {wording.or}{' '}
            <a href={`tel:${business.landline.dial}`}>{business.landline.shown}</a>.
          </p>
          <TextField label={wording.name} name="name" autoComplete="name" />
          <TextField label={wording.email} name="email" type="email" autoComplete="email" />
          <TextField label={wording.phone} name="phone_number" type="tel" autoComplete="tel" />
          <TextField label={wording.message} name="message" rows={4} />
          <button type="submit" className={button.quiet}>
            {wording.schedule}
          </button>
        </SampleForm>
      </FormCard>
    </div>
  )
}
