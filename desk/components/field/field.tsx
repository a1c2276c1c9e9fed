import { type ComponentProps, type ReactNode, useId } from 'react'
import type { Field as FieldRule } from '../../../domain/enquiries/fields/field.ts'
import { Field as AnyField } from '../../../ui/form-field/field.tsx'
import styles from './field.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  name: string
  field: FieldRule
  type?: 'text' | 'email' | 'password' | 'tel' | 'checkbox' | 'date' | 'time' | 'number'
  /** Number of rows; makes it a textarea. */
  rows?: number
  error?: string | undefined
  /** Replaces the field's own label. */
  label?: string
  hint?: string | undefined
  /** A button at the right end of the input. */
  end?: ReactNode
}

/** A field of one of the desk's forms. */
export function Field({
  name,
  field,
  type = field.input.type ?? 'text',
  rows,
  error,
  label = field.label,
  hint = field.hint,
  end,
  ...rest
}: Props) {
  const { autoComplete, autoCapitalize, spellCheck } = field.input
  const own = { name, required: field.required, autoComplete, autoCapitalize, spellCheck }
  return (
    <AnyField id={useId()} label={label} hint={hint} error={error}>
      {(props) => {
        if (rows) return <textarea {...own} {...props} {...(rest as ComponentProps<'textarea'>)} rows={rows} />
        const input = <input {...own} {...props} {...rest} type={type} />
        return end ? (
          <span className={styles.control}>
            {input}
            {end}
          </span>
        ) : (
          input
        )
      }}
    </AnyField>
  )
}
