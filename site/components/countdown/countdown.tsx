import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import styles from './countdown.module.css'
import { timeLeft } from './time-left.ts'

const wording = {
  label: 'Time left',
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
}

type Props = {
  /** ISO 8601 with offset. */
  target: string
  /** Shown once the target has passed. */
  over: ReactNode
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * Days, hours, minutes and seconds until a moment, updated once a second. The prerendered page shows the time left when it
 * was built, so hydration mismatches on purpose and the `key` renders it again on the client. Deliberately not a live
 * region: a screen reader would count every second.
 */
export function Countdown({ target, over }: Props) {
  const [now, setNow] = useState(() => Date.now())
  const hydrated = useHydrated()
  const left = timeLeft(Date.parse(target), now)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const remaining = Date.parse(target) - Date.now()
      setNow(Date.now())
      // Fires just after the current second ends, when the next number is due.
      if (remaining > 0) timer = setTimeout(tick, (remaining % 1000) + 1)
    }
    tick()
    return () => clearTimeout(timer)
  }, [target])

  return (
    <div className={styles.countdown} data-needs-script key={hydrated ? 'client' : 'prerendered'}>
      <div role="timer" aria-label={wording.label}>
        <dl className={styles.units}>
          {units.map((unit) => (
            <div key={unit} className={styles.unit}>
              <dt>{wording.units[unit]}</dt>
              <dd suppressHydrationWarning>{left[unit]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.over} hidden={!left.over} suppressHydrationWarning>
        {over}
      </p>
    </div>
  )
}
