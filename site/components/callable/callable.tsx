import { business } from '../../../workshop/business.ts'
import styles from './callable.module.css'

/** A text in which the workshop's number can be pressed, and stays on one line. */
export function Callable({ text }: { text: string }) {
  const { shown, dial } = business.landline
  const [before, ...after] = text.split(shown)
  return (
    <>
      {before}
      {after.map((part) => (
        <span key={part}>
          <a className={styles.number} href={`tel:${dial}`}>
            {shown}
          </a>
          {part}
        </span>
      ))}
    </>
  )
}
