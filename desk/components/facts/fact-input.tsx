import { useId } from 'react'
import type { FactField } from '../../../domain/facts/subjects.ts'
import { Field } from '../../../ui/form-field/field.tsx'

type Props = { field: FactField; value: string | undefined; error: string | undefined }

/** An input for one of the workshop's facts. */
export function FactInput({ field: { name, label, hint, type, optional }, value, error }: Props) {
  // A number field would drop what isn't one, and the owner should see what is wrong with it.
  const kind = type === 'number' ? ({ type: 'text', inputMode: 'decimal' } as const) : { type }
  return (
    <Field id={useId()} label={label} hint={hint} error={error}>
      {(props) => <input {...props} {...kind} name={name} defaultValue={value} required={!optional} autoComplete="off" maxLength={300} />}
    </Field>
  )
}
