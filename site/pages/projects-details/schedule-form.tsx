import button from '../../../ui/button/button.module.css'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import { SampleForm } from '../../components/sample-form/sample-form.tsx'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { wording as common } from '../../wording.ts'
import { projectsDetailsWording as wording } from './projects-details.wording.ts'
import styles from './schedule-form.module.css'

/** The sample page's own form. It sends nothing, and points to the form that does. */
export function ScheduleForm() {
  return (
    <div className={styles.card}>
      <FormCard title={wording.schedule} cells={wording.cells}>
        <SampleForm label={wording.schedule} notice={wording.notice} className={styles.form}>
          <SampleNotice text={wording.open} />
          <a className={`arrow ${styles.link}`} href="/appointment">
            {common.bookAppointment}
          </a>
          <TextField label={wording.name} name="name" autoComplete="name" />
          <TextField label={wording.email} name="email" type="email" autoComplete="email" />
          <TextField label={wording.phone} name="phone_number" type="tel" autoComplete="tel" />
          <TextField label={wording.message} name="message" rows={3} />
          <button type="submit" className={button.quiet}>
            {wording.schedule}
          </button>
        </SampleForm>
      </FormCard>
    </div>
  )
}
