import { hoursLine } from '../../../domain/opening-hours/hours-lines.ts'
import button from '../../../ui/button/button.module.css'
import { useFacts } from '../../../ui/facts.ts'
import styles from './ask-us.module.css'
import { faqWording } from './faq.wording.ts'

/** Contact options for questions not answered on the page. */
export function AskUs() {
  const facts = useFacts()
  const { landline } = facts.business
  return (
    <aside className={styles.ask} data-tone="ink" aria-labelledby="ask-us">
      <div>
        <h2 className={styles.title} id="ask-us">
          {faqWording.askTitle}
        </h2>
        <p>{faqWording.askText}</p>
      </div>
      <div>
        <a className={styles.number} href={`tel:${landline.dial}`}>
          {landline.shown}
        </a>
        <p className={styles.hours}>{hoursLine(facts)}</p>
        <a className={button.quiet} href="/contact">
          {faqWording.write}
        </a>
      </div>
    </aside>
  )
}
