import { createContext, type ReactNode, use } from 'react'
import { Form, useNavigation } from 'react-router'
import button from '../../../ui/button/button.module.css'
import { restoreDraft } from '../../drafts.ts'
import styles from './action-form.module.css'

export type Hidden = Readonly<Record<string, string | number>>

const HiddenFields = createContext<Hidden>({})

/**
 * Whether the forms inside are posted as full-page form submissions. The response then has what was typed, even if it comes from another page or
 * the store is down.
 */
export const ReloadDocument = createContext(false)

type Props = { action?: string; hidden: Hidden; label?: string; className?: string | undefined; draft?: string; children: ReactNode }

/** A form that works with and without scripts. `action`: the page's URL by default. `hidden`: hidden fields, which also identify the form on its page. `draft`: what else its draft is for. */
export function ActionForm({ action, hidden, label, className, draft, children }: Props) {
  return (
    <Form
      ref={restoreDraft}
      method="post"
      action={action}
      aria-label={label}
      className={className}
      data-draft={draft}
      reloadDocument={use(ReloadDocument)}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <HiddenFields value={hidden}>{children}</HiddenFields>
    </Form>
  )
}

type ButtonProps = { children: string; busy: string; primary?: boolean; name?: string; value?: string; formNoValidate?: boolean }

/** Submits its form. `busy`: its text while the request runs. The button keeps its size, and other buttons don't change. */
export function SubmitButton({ children, busy, primary = false, ...rest }: ButtonProps) {
  const hidden = use(HiddenFields)
  const { formData } = useNavigation()
  const pressed =
    formData !== undefined &&
    Object.entries(hidden).every(([name, value]) => formData.get(name) === String(value)) &&
    (!rest.name || formData.get(rest.name) === (rest.value ?? ''))
  return (
    <button
      type="submit"
      {...rest}
      className={`${primary ? button.primary : button.quiet} ${styles.button}`}
      aria-disabled={pressed || undefined}
      onClick={(event) => {
        if (pressed) event.preventDefault()
      }}
    >
      <span data-shown={!pressed}>{children}</span>
      <span data-shown={pressed}>{busy}</span>
    </button>
  )
}
