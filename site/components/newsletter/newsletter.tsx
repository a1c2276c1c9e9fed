import button from '../button/button.module.css'
import { InertForm } from '../inert-form/inert-form.tsx'
import { notices } from '../inert-form/notices.ts'
import { TextField } from '../text-field/text-field.tsx'
import styles from './newsletter.module.css'
import { newsletterWording } from './newsletter.wording.ts'

/** The newsletter, which is not open yet. */
export function Newsletter() {
  return (
    <section className={styles.newsletter} data-tone="ink" aria-labelledby="newsletter">
      <h2 className={styles.title} id="newsletter">
        {newsletterWording.title}
      </h2>
      <InertForm label={newsletterWording.title} notice={notices.newsletter} className={styles.form}>
        <TextField label={newsletterWording.email} name="email" type="email" autoComplete="email" />
        <button type="submit" className={button.primary}>
          {newsletterWording.subscribe}
        </button>
      </InertForm>
    </section>
  )
}
