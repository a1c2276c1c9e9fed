import { TextWithPhoneLink } from '../text-with-phone-link/text-with-phone-link.tsx'
import styles from './sample-notice.module.css'

/** Says beside made-up prices and fields that they are samples, with a rubber stamp to make it seen. */
export function SampleNotice({ text }: { text: string }) {
  return (
    <p className={styles.notice}>
      <span className={styles.stamp} aria-hidden="true">
        Sample
      </span>
      <span className={styles.text}>
        <TextWithPhoneLink text={text} />
      </span>
    </p>
  )
}
