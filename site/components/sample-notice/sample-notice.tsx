import type { FactsText } from '../../../content/facts-text.ts'
import { TextWithPhoneLink } from '../text-with-phone-link/text-with-phone-link.tsx'
import styles from './sample-notice.module.css'

const wording = { stamp: 'Sample' }

/** A line beside made-up prices or fields that says that they are samples, with a rubber stamp that makes it noticed. */
export function SampleNotice({ text }: { text: FactsText }) {
  return (
    <p className={styles.notice}>
      <span className={styles.stamp} aria-hidden="true">
        {wording.stamp}
      </span>
      <TextWithPhoneLink text={text} />
    </p>
  )
}
