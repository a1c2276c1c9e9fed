import type { FactsText } from '../../../content/facts-text.ts'
import { TextWithPhoneLink } from '../text-with-phone-link/text-with-phone-link.tsx'
import styles from './sample-notice.module.css'
import { Stamp } from './stamp.tsx'

/** A line beside made-up prices or fields that says that they are samples, with a rubber stamp that makes it noticed. */
export function SampleNotice({ text }: { text: FactsText }) {
  return (
    <p className={styles.notice}>
      <Stamp />
      <TextWithPhoneLink text={text} />
    </p>
  )
}
