import { type ReactNode, useEffect, useRef } from 'react'

type Props = { href: string; className?: string; children: ReactNode }

/**
 * A link that stands where a form's submit button would: pressing it submits the form, and so does Enter in an input,
 * which browsers do by themselves only for a button. Without scripts, or opened in a new tab, it is the link that it
 * looks like.
 */
export function SubmitLink({ href, className, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const form = link.current?.closest('form')
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return
      event.preventDefault()
      form?.requestSubmit()
    }
    form?.addEventListener('keydown', enter)
    return () => form?.removeEventListener('keydown', enter)
  }, [])

  return (
    <a
      className={className}
      href={href}
      ref={link}
      onClick={(event) => {
        const form = event.currentTarget.closest('form')
        if (!form || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        form.requestSubmit()
      }}
    >
      {children}
    </a>
  )
}
