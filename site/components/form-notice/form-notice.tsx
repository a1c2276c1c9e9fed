import type { FactsText } from '../../../content/facts-text.ts'
import { TextWithPhoneLink } from '../text-with-phone-link/text-with-phone-link.tsx'
import styles from './form-notice.module.css'

type Props = {
  id?: string
  text: FactsText
  /** How many presses it has answered: it's empty before the first. */
  count: number
}

/** The answer to a press that did nothing, such as that nothing was sent. */
export function FormNotice({ id, text, count }: Props) {
  return (
    <p className={styles.notice} id={id} role="status">
      {/* A new key replaces the element, so screen readers announce the same text again. */}
      {count > 0 ? (
        <span key={count}>
          <TextWithPhoneLink text={text} />
        </span>
      ) : null}
    </p>
  )
}

/** The same without scripts, where no press can be answered: it's there from the start. */
export function StandingNotice({ text }: Pick<Props, 'text'>) {
  return (
    <noscript>
      <p className={styles.standing}>
        <TextWithPhoneLink text={text} />
      </p>
    </noscript>
  )
}
