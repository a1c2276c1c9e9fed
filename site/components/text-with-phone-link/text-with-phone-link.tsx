import { type FactsText, textOf } from '../../../content/facts-text.ts'
import { useFacts } from '../../../ui/facts.ts'
import styles from './text-with-phone-link.module.css'

/** Text in which the workshop's phone number is a link that doesn't wrap. */
export function TextWithPhoneLink({ text }: { text: FactsText }) {
  const facts = useFacts()
  const { shown, dial } = facts.business.landline
  const whole = textOf(text, facts)
  const [before, ...after] = whole.split(shown)
  return (
    // A new text is a new element: a translator replaces text nodes, so React can't change or remove those beside other nodes.
    <span key={whole}>
      {before}
      {after.map((part) => (
        <span key={part}>
          <a className={styles.number} href={`tel:${dial}`}>
            {shown}
          </a>
          {part}
        </span>
      ))}
    </span>
  )
}
