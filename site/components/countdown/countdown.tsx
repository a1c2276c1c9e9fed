import { type ReactNode, useEffect, useState } from 'react'
import styles from './countdown.module.css'
import { countdownWording as wording } from './countdown.wording.ts'
import { timeLeft } from './time-left.ts'

type Props = {
  /** ISO 8601 with its offset. */
  target: string
  /** What is said once the target has come. */
  over: ReactNode
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * Days, hours, minutes and seconds to a moment, drawn once a second. The prerendered page says what was left when it was
 * made; what the scripts find is other, on purpose, and drawn anew as soon as they run. It is no live region: a voice
 * that counts seconds helps nobody.
 */
export function Countdown({ target, over }: Props) {
  const [now, setNow] = useState(() => Date.now())
  const [running, setRunning] = useState(false)
  const left = timeLeft(Date.parse(target), now)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const remaining = Date.parse(target) - Date.now()
      setNow(Date.now())
      // Just after the part of a second that is left has passed, the next number is due.
      if (remaining > 0) timer = setTimeout(tick, (remaining % 1000) + 1)
    }
    tick()
    setRunning(true)
    return () => clearTimeout(timer)
  }, [target])

  return (
    <div className={styles.countdown} data-needs-script key={running ? 'running' : 'made'}>
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
