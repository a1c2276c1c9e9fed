import { useId } from 'react'
import styles from '../../forms/form-field.module.css'

type Props = {
  label: string
  name: string
  type?: 'text' | 'email' | 'tel' | 'password' | 'search'
  autoComplete?: string
  inputMode?: 'numeric'
  placeholder?: string
  /** Shows an asterisk after the label. Nothing is validated, because these forms don't send anything. */
  marked?: boolean
  /** Makes it a textarea with this many rows. */
  rows?: number
}

/** A labelled input for forms that don't send anything, styled like those of the enquiry forms. */
export function TextField({ label, name, type = 'text', marked = false, rows, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {marked ? ' *' : ''}
      </label>
      {rows ? (
        <textarea id={id} name={name} rows={rows} className={styles.input} {...rest} />
      ) : (
        <input id={id} name={name} type={type} className={styles.input} {...rest} />
      )}
    </div>
  )
}
