import { useId } from 'react'
import styles from '../../forms/form-field.module.css'

type Props = {
  label: string
  name: string
  type?: 'text' | 'email' | 'tel' | 'password' | 'search'
  autoComplete?: string
  inputMode?: 'numeric'
  placeholder?: string
  /** An asterisk behind the label. No rule stands behind it: forms that send nothing check nothing. */
  marked?: boolean
  /** More than one line. */
  rows?: number
}

/** A labelled input of a form that sends nothing, in the look of the enquiry forms. */
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
