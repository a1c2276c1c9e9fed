import { type ComponentProps, type ReactNode, useId } from 'react'
import type { Field as FieldRule } from '../../../domain/enquiries/fields/field.ts'
import styles from '../../../ui/form-field/form-field.module.css'
import own from './field.module.css'

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

/** A form field with label, hint and error message. */
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
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const props = {
    id,
    name,
    className: styles.input,
    required: field.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    autoComplete: field.input.autoComplete,
    autoCapitalize: field.input.autoCapitalize,
    spellCheck: field.input.spellCheck,
  }
  const input = <input {...props} {...rest} type={type} />
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {rows ? (
        <textarea {...props} {...(rest as ComponentProps<'textarea'>)} rows={rows} />
      ) : end ? (
        <span className={own.control}>
          {input}
          {end}
        </span>
      ) : (
        input
      )}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
