import { useId } from 'react'
import styles from '../../forms/form-field.module.css'

type Props = {
  label: string
  name: string
  options: readonly { value: string; name: string }[]
  autoComplete?: string
  /** An asterisk behind the label, as text-field has it. */
  marked?: boolean
}

/** A labelled native list of a form that sends nothing. Its first option is chosen. */
export function SelectField({ label, options, marked = false, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {marked ? ' *' : ''}
      </label>
      <select id={id} className={styles.input} {...rest}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
