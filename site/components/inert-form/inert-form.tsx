import { type ReactNode, useEffect, useState } from 'react'
import styles from './inert-form.module.css'

type Props = {
  /** Its name for assistive technology. */
  label: string
  /** What a visitor who submits it is told: honest, and what to do instead. */
  notice: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A form of something that the workshop does not offer yet. It sends nothing, changes no address and keeps what was
 * typed, with scripts and without: a form with the method `dialog` outside of a dialog goes nowhere.
 */
export function InertForm({ label, notice, className, children }: Props) {
  const [running, setRunning] = useState(false)
  const [told, setTold] = useState(false)
  useEffect(() => setRunning(true), [])
  return (
    <form
      aria-label={label}
      className={className}
      method="dialog"
      noValidate={running}
      onSubmit={(event) => {
        event.preventDefault()
        setTold(true)
      }}
    >
      {children}
      <p className={styles.notice} role="status">
        {told ? notice : ''}
      </p>
    </form>
  )
}
