import { useId } from 'react'
import styles from '../../../ui/form-field/form-field.module.css'

type Props = {
  label: string
  name: string
  options: readonly { value: string; name: string }[]
  autoComplete?: string
  /** Shows an asterisk after the label, as in TextField. */
  marked?: boolean
}

/** A labelled select for forms that don't send anything. */
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
