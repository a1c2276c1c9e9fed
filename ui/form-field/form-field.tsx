import { memo } from 'react'
import type { Field } from '../../domain/enquiries/fields/field.ts'
import { message } from '../../domain/enquiries/fields/message.ts'
import { plate } from '../../domain/enquiries/fields/plate.ts'
import { service } from '../../domain/enquiries/fields/service.ts'
import { bookableServices } from '../../workshop/bookable-services.ts'
import button from '../button/button.module.css'
import { formWording } from '../form-wording.ts'
import styles from './form-field.module.css'

type Props = {
  id: string
  name: string
  field: Field
  /** The initial value. */
  initial: string
  error: string | undefined
  /** A valid answer in place of the invalid one. */
  suggestion?: string | undefined
  /** Whether scripts validate the field. Before that, the browser does. */
  hydrated: boolean
}

/** A field with label, hint and error message. Memoised, so that typing in one field doesn't render the others. */
export const FormField = memo(function FormField({ id, name, field, initial, error, suggestion, hydrated }: Props) {
  const described = [field.hint && `${id}-hint`, error && `${id}-error`, suggestion && `${id}-suggestion`].filter(Boolean).join(' ')
  const props = {
    id,
    name,
    defaultValue: initial,
    required: field.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    autoComplete: field.input.autoComplete,
  }
  const typed = {
    ...props,
    // With scripts, a message reports an overlong answer; the browser would silently truncate a pasted one.
    maxLength: hydrated ? undefined : field.maxLength,
    autoCapitalize: field.input.autoCapitalize,
    spellCheck: field.input.spellCheck,
  }

  const suggested = suggestion && (field === plate ? formWording.inCapitals(suggestion) : formWording.offer(suggestion))

  return (
    <div className={field === message ? `${styles.field} ${styles.full}` : styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
        {field.required ? null : <span className={styles.optional}> ({formWording.optional})</span>}
      </label>
      {field.hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {field.hint}
        </p>
      ) : null}
      {field === service ? (
        <select {...props} className={styles.input}>
          <option value="" disabled>
            {formWording.selectService}
          </option>
          {bookableServices.map((text) => (
            // With a value, because a browser that translates the page translates the text, and would send that.
            <option key={text} value={text}>
              {text}
            </option>
          ))}
        </select>
      ) : field === message ? (
        <textarea {...typed} className={styles.input} rows={5} />
      ) : (
        <input
          {...typed}
          type={field.input.type ?? 'text'}
          className={field === plate ? `${styles.input} ${styles.plate}` : styles.input}
        />
      )}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {suggestion && hydrated ? (
        <button
          type="button"
          className={`${button.quiet} ${styles.suggestion}`}
          id={`${id}-suggestion`}
          onClick={() => fillIn(id, suggestion)}
        >
          {suggested}
        </button>
      ) : null}
      {suggestion && !hydrated ? <p id={`${id}-suggestion`}>{suggested}</p> : null}
    </div>
  )
})

/** Fills in an answer as if the visitor had typed it, and returns the focus to its input. */
function fillIn(id: string, answer: string): void {
  const input = document.getElementById(id)
  if (!(input instanceof HTMLInputElement)) return
  input.value = answer
  input.focus()
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
