import { createContext, type ReactNode, use } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import type { EnquiryCard } from '../../../domain/desk.ts'
import type { Instant } from '../../../domain/instant.ts'
import button from '../../../ui/button/button.module.css'
import { restoreDraft } from '../../drafts.ts'
import { inboxQuery } from '../../inbox-query.ts'
import type { Failure } from '../../run-use-case.ts'
import styles from './action-form.module.css'
import layout from './form-layout.module.css'

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

/** The props of a form that acts on an enquiry. `id`: the action's hidden id. */
export type FormProps = { card: EnquiryCard; id: string; failure: Failure | undefined; now: Instant }

type EnquiryActionFormProps = Omit<FormProps, 'now'> & Omit<Props, 'action' | 'hidden'> & { path: string; hidden?: Hidden; hash?: string }

/** A form that acts on an enquiry. `path`: its route below the enquiry's. */
export function EnquiryActionForm({ card, id, failure, path, hidden, hash = 'work', ...rest }: EnquiryActionFormProps) {
  const [search] = useSearchParams()
  return (
    <ActionForm
      action={`/enquiries/${card.id}/${path}${inboxQuery(search)}#${hash}`}
      hidden={{ ...hiddenFields({ card, id, failure }), ...hidden }}
      className={layout.form}
      {...rest}
    />
  )
}

/** After `changed`, the version includes what the message has just shown. */
function hiddenFields({ card, id, failure }: Omit<FormProps, 'now'>): Hidden {
  return { action: id, version: failure?.outcome === 'changed' ? Math.max(failure.version, card.version) : card.version }
}

type ButtonProps = { children: string; busy: string; primary?: boolean; name?: string; value?: string }

/** Submits its form. `busy`: its text while the request runs. The button keeps its size, and other buttons don't change. */
export function SubmitButton({ children, busy, primary = false, ...rest }: ButtonProps) {
  const hidden = use(HiddenFields)
  const { formData } = useNavigation()
  const pressed =
    formData !== undefined &&
    // A refusal brings another version before the page has loaded what has changed.
    Object.entries(hidden).every(([name, value]) => name === 'version' || formData.get(name) === String(value)) &&
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
