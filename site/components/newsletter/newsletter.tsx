import button from '../../../ui/button/button.module.css'
import { notices } from '../sample-form/notices.ts'
import { SampleForm } from '../sample-form/sample-form.tsx'
import { TextField } from '../text-field/text-field.tsx'
import styles from './newsletter.module.css'

const wording = {
  title: 'Newsletter',
  text: 'Short reads from the workshop, once we start sending them.',
  email: 'Email',
  subscribe: 'SUBSCRIBE',
}

/** The sign-up form of the newsletter, which doesn't exist yet. */
export function Newsletter() {
  return (
    <section className={styles.newsletter} data-tone="paper" aria-labelledby="newsletter">
      <div>
        <h2 className={styles.title} id="newsletter">
          {wording.title}
        </h2>
        <p>{wording.text}</p>
      </div>
      <SampleForm label={wording.title} notice={notices.newsletter} className={styles.form}>
        <TextField label={wording.email} name="email" type="email" autoComplete="email" />
        <button type="submit" className={button.quiet}>
          {wording.subscribe}
        </button>
      </SampleForm>
    </section>
  )
}
