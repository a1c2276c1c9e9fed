import type { ReactNode } from 'react'
import styles from './form-field.module.css'

/** What a control needs so that its label, hint and error belong to it. */
export type ControlProps = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = {
  id: string
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
  /** More ids of texts that describe the control. */
  describedBy?: string | undefined
  /** Takes the whole width of a form with two columns. */
  isWide?: boolean
  /** Below the error. */
  below?: ReactNode
  children: (props: ControlProps) => ReactNode
}

/** A control of any kind with its label, hint and error message. Every form of the site and the desk is made of it. */
export function Field({ id, label, hint, error, describedBy, isWide = false, below, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(' ')
  return (
    <div className={isWide ? `${styles.field} ${styles.full}` : styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        className: styles.input ?? '',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {below}
    </div>
  )
}
