import { memo } from 'react'
import type { Field as FieldRule } from '../../domain/enquiries/fields/field.ts'
import { message } from '../../domain/enquiries/fields/message.ts'
import { plate } from '../../domain/enquiries/fields/plate.ts'
import { service } from '../../domain/enquiries/fields/service.ts'
import button from '../../ui/button/button.module.css'
import { Field } from '../../ui/form-field/field.tsx'
import styles from '../../ui/form-field/form-field.module.css'
import { bookableServices } from '../../workshop/bookable-services.ts'
import { formWording } from './form-wording.ts'

type Props = {
  id: string
  name: string
  field: FieldRule
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
  const own = { name, defaultValue: initial, required: field.required, autoComplete: field.input.autoComplete }
  const typed = {
    ...own,
    // With scripts, a message reports an overlong answer; the browser would silently truncate a pasted one.
    maxLength: hydrated ? undefined : field.maxLength,
    autoCapitalize: field.input.autoCapitalize,
    spellCheck: field.input.spellCheck,
  }
  return (
    <Field
      id={id}
      label={
        <>
          {field.label}
          {field.required ? null : <span className={styles.optional}> ({formWording.optional})</span>}
        </>
      }
      hint={field.hint}
      error={error}
      describedBy={suggestion && `${id}-suggestion`}
      isWide={field === message}
      below={suggestion ? <Suggestion id={id} field={field} suggestion={suggestion} hydrated={hydrated} /> : null}
    >
      {(props) =>
        field === service ? (
          <select {...own} {...props}>
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
          <textarea {...typed} {...props} rows={5} />
        ) : (
          <input
            {...typed}
            {...props}
            type={field.input.type ?? 'text'}
            className={field === plate ? `${props.className} ${styles.plate}` : props.className}
          />
        )
      }
    </Field>
  )
})

/** Offers a valid answer; without scripts, it only says which. */
function Suggestion({ id, field, suggestion, hydrated }: Pick<Props, 'id' | 'field' | 'hydrated'> & { suggestion: string }) {
  const text = field === plate ? formWording.inCapitals(suggestion) : formWording.offer(suggestion)
  if (!hydrated) return <p id={`${id}-suggestion`}>{text}</p>
  return (
    <button type="button" className={`${button.quiet} ${styles.suggestion}`} id={`${id}-suggestion`} onClick={() => fillIn(id, suggestion)}>
      {text}
    </button>
  )
}

/** Fills in an answer as if the visitor had typed it, and returns the focus to its input. */
function fillIn(id: string, answer: string): void {
  const input = document.getElementById(id)
  if (!(input instanceof HTMLInputElement)) return
  input.value = answer
  input.focus()
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
