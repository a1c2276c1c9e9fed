import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import type { FactsText } from '../../../content/facts-text.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { FormNotice, StandingNotice } from '../form-notice/form-notice.tsx'
import styles from './sample-form.module.css'

type Props = {
  /** The form's accessible name. */
  label: string
  /** Shown on submit: that nothing was sent, and what to do instead. */
  notice: FactsText
  /** Notices for specific submit buttons, by the button's value. */
  notices?: Readonly<Record<string, FactsText>>
  className?: string | undefined
  children: ReactNode
}

/**
 * A form for something the workshop doesn't offer yet. It sends nothing, doesn't navigate and keeps the input. Without
 * scripts the same holds, because `method="dialog"` does nothing outside a dialog, and its notice is there from the start.
 */
export function SampleForm({ label, notice, notices = {}, className, children }: Props) {
  const hydrated = useHydrated()
  const [shown, setShown] = useState<{ text: FactsText; count: number }>({ text: '', count: 0 })
  // Keeps the focused element clear of the sticky notice; the scroll margin is in the style sheet.
  useEffect(() => {
    if (shown.count > 0) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [shown.count])

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const text = (submitter instanceof HTMLButtonElement && notices[submitter.value]) || notice
    setShown(({ count }) => ({ text, count: count + 1 }))
  }

  return (
    <form
      aria-label={label}
      className={[styles.form, className].filter(Boolean).join(' ')}
      method="dialog"
      noValidate={hydrated}
      onSubmit={handleSubmit}
    >
      {children}
      <StandingNotice text={notice} />
      <FormNotice {...shown} />
    </form>
  )
}
