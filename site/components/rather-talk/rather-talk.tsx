import { useFacts } from '../../../ui/facts.ts'
import { OpenNow } from '../open-now/open-now.tsx'
import styles from './rather-talk.module.css'

const wording = { talk: 'Rather talk?' }

/** For those who don't like forms: the phone number, and whether anybody answers it now. */
export function RatherTalk() {
  const { landline } = useFacts().business
  return (
    <div className={styles.room}>
      <p className={styles.talk}>
        {wording.talk}
        <a href={`tel:${landline.dial}`}>{landline.shown}</a>
        <OpenNow brief />
      </p>
    </div>
  )
}
