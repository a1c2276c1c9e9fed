import { useId } from 'react'
import { Field } from '../../../ui/form-field/field.tsx'

type Props = {
  label: string
  name: string
  options: readonly { value: string; name: string }[]
  autoComplete?: string
  /** As in TextField. */
  marked?: boolean
  isWide?: boolean
}

/** A labelled select for forms that don't send anything. */
export function SelectField({ label, options, marked = false, isWide = false, ...rest }: Props) {
  return (
    <Field id={useId()} label={marked ? `${label} *` : label} isWide={isWide}>
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
