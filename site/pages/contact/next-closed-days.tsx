import { useEffect, useState } from 'react'
import { closedDaysNext } from '../../../domain/opening-hours/opening.ts'
import styles from './contact.module.css'

const count = 3

/** The next closed days. A prerendered page can't know the date, so their lines stay empty until it hydrates. */
export function NextClosedDays() {
  const [days, setDays] = useState<string[]>([])
  useEffect(() => setDays(closedDaysNext(count, new Date())), [])
  return (
    <ul className={styles.closed} data-needs-script>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each line keeps its place
        <li key={i} data-live>
          {days[i]}
        </li>
      ))}
    </ul>
  )
}
