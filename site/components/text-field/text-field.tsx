import { useId } from 'react'
import styles from '../../../ui/form-field/form-field.module.css'

type Props = {
  label: string
  name: string
  type?: 'text' | 'email' | 'tel' | 'password' | 'search'
  autoComplete?: string
  placeholder?: string
  /** Shown under the input, so that the labels of fields in a row line up. */
  hint?: string
  /** The id of the text that describes it, if that's elsewhere. */
  describedBy?: string
  /** Shows an asterisk after the label. Nothing is validated, because these forms don't send anything. */
  marked?: boolean
  /** Makes it a textarea with this many rows. */
  rows?: number
}

/** A labelled input for forms that don't send anything, styled like those of the enquiry forms. */
export function TextField({ label, name, type = 'text', marked = false, rows, hint, describedBy, ...rest }: Props) {
  const id = useId()
  const field = { id, name, className: styles.input, 'aria-describedby': hint ? `${id}-hint` : describedBy, ...rest }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {marked ? ' *' : ''}
      </label>
      {rows ? <textarea {...field} rows={rows} /> : <input {...field} type={type} />}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
