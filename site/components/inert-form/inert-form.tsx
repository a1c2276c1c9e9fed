import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import styles from './inert-form.module.css'

type Props = {
  /** Its name for assistive technology. */
  label: string
  /** What a visitor who submits it is told: honest, and what to do instead. */
  notice: string
  /** Another notice for a button with this value, where there are several. */
  notices?: Readonly<Record<string, string>>
  className?: string | undefined
  children: ReactNode
}

/**
 * A form of something that the workshop does not offer yet. It sends nothing, changes no address and keeps what was
 * typed, with scripts and without: a form with the method `dialog` outside of a dialog goes nowhere.
 */
export function InertForm({ label, notice, notices = {}, className, children }: Props) {
  const [running, setRunning] = useState(false)
  const [told, setTold] = useState({ text: '', times: 0 })
  useEffect(() => setRunning(true), [])
  // What has the focus must not lie under the notice; its margin is in the style sheet.
  useEffect(() => {
    if (told.times > 0) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [told.times])

  const tell = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pressed = event.nativeEvent.submitter
    const text = (pressed instanceof HTMLButtonElement && notices[pressed.value]) || notice
    setTold(({ times }) => ({ text, times: times + 1 }))
  }

  return (
    <form
      aria-label={label}
      className={[styles.form, className].filter(Boolean).join(' ')}
      method="dialog"
      noValidate={running}
      onSubmit={tell}
    >
      {children}
      {/* The key makes the same words new, so that they are read out again. */}
      <p className={styles.notice} role="status">
        {told.text ? <span key={told.times}>{told.text}</span> : null}
      </p>
    </form>
  )
}
