import { business } from '../../../workshop/business.ts'
import styles from './text-with-phone-link.module.css'

/** Text in which the workshop's phone number is a link that doesn't wrap. */
export function TextWithPhoneLink({ text }: { text: string }) {
  const { shown, dial } = business.landline
  const [before, ...after] = text.split(shown)
  return (
    // A new text is a new element: a translator replaces text nodes, so React can't change or remove those beside other nodes.
    <span key={text}>
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
