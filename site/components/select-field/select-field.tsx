import { useId } from 'react'
import { Field } from '../../../ui/form-field/field.tsx'

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
  return (
    <Field id={useId()} label={marked ? `${label} *` : label}>
      {(props) => (
        <select {...rest} {...props}>
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
