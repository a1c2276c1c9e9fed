import { useState } from 'react'
import type { Field as FieldRule } from '../../../domain/enquiries/fields/field.ts'
import button from '../../../ui/button/button.module.css'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { Field } from './field.tsx'

/** A password field. With scripts, a button shows the password. */
export function PasswordField({ field, error }: { field: FieldRule; error: string | undefined }) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  const toggle = (
    <button type="button" className={button.quiet} hidden={!hydrated} aria-pressed={shown} onClick={() => setShown(!shown)}>
      {shown ? 'Hide' : 'Show'}
      <span className="visually-hidden"> password</span>
    </button>
  )
  const type = shown ? 'text' : 'password'
  return <Field name="password" field={field} type={type} autoCapitalize="none" spellCheck={false} error={error} end={toggle} />
}
