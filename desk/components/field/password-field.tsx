import { useState } from 'react'
import type { Field as FieldRule } from '../../../domain/enquiries/fields/field.ts'
import button from '../../../ui/button/button.module.css'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { Field } from './field.tsx'

type Props = { field: FieldRule; error: string | undefined; isFirst?: boolean }

/** A password field. With scripts, a button shows the password. `isFirst`: it has the focus on a new page. */
export function PasswordField({ field, error, isFirst }: Props) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  const toggle = (
    <button type="button" className={button.quiet} hidden={!hydrated} aria-pressed={shown} onClick={() => setShown(!shown)}>
      {shown ? 'Hide' : 'Show'}
      <span className="visually-hidden"> password</span>
    </button>
  )
  const type = shown ? 'text' : 'password'
  return (
    <Field
      name="password"
      field={field}
      type={type}
      autoCapitalize="none"
      spellCheck={false}
      data-start={isFirst || undefined}
      error={error}
      end={toggle}
    />
  )
}
