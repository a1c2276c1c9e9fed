import { business } from '../../../workshop/business.ts'
import { OpenNow } from '../open-now/open-now.tsx'
import styles from './rather-talk.module.css'

const wording = { talk: 'Rather talk?' }

type Props = {
  /** Leads to the number. */
  text?: string
}

/** For those who don't like forms: the phone number, and whether anybody answers it now. */
export function RatherTalk({ text = wording.talk }: Props) {
  return (
    <div className={styles.room}>
      <p className={styles.talk}>
        {text}
        <a href={`tel:${business.landline.dial}`}>{business.landline.shown}</a>
        <OpenNow brief />
      </p>
    </div>
  )
}
