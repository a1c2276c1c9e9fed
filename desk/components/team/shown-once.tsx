import { type ReactNode, useEffect, useId, useState } from 'react'
import button from '../../../site/components/button/button.module.css'
import fieldStyles from '../../../site/forms/form-field.module.css'
import styles from './team.module.css'

type Props = { link: string; label: string; children: ReactNode }

/** A link that was just made, which is never shown again, with a button to copy it when scripts run. */
export function ShownOnce({ link, label, children }: Props) {
  const id = useId()
  const [copied, setCopied] = useState<boolean>()
  useEffect(() => setCopied(false), [])
  return (
    <section className={styles.link} role="status">
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.copy}>
        <input data-result className={fieldStyles.input} id={id} value={link} readOnly onFocus={(event) => event.target.select()} />
        {copied === undefined ? null : (
          <button type="button" className={button.quiet} onClick={() => navigator.clipboard.writeText(link).then(() => setCopied(true))}>
            {copied ? 'Copied' : 'Copy'}
          </button>
        )}
      </div>
      <p>{children}</p>
    </section>
  )
}
