import { useId } from 'react'
import { Field } from '../../../ui/form-field/field.tsx'

type Props = {
  label: string
  name: string
  type?: 'text' | 'email' | 'tel' | 'password' | 'search'
  autoComplete?: string
  placeholder?: string
  /** The id of the text that describes it. */
  describedBy?: string
  /** Shows an asterisk after the label. Nothing is validated, because these forms don't send anything. */
  marked?: boolean
  /** Makes it a textarea with this many rows. */
  rows?: number
  /** Takes the whole width of a form with two columns, as a textarea does. */
  isWide?: boolean
}

/** A labelled input for forms that don't send anything. */
export function TextField({ label, name, type = 'text', marked = false, rows, isWide = rows !== undefined, describedBy, ...rest }: Props) {
  const own = { name, ...rest }
  return (
    <Field id={useId()} label={marked ? `${label} *` : label} describedBy={describedBy} isWide={isWide}>
      {(props) => (rows ? <textarea {...own} {...props} rows={rows} /> : <input {...own} {...props} type={type} />)}
    </Field>
  )
}
