import { type ReactNode, useEffect, useRef } from 'react'

type Props = { href: string; className?: string; children: ReactNode }

/**
 * A link that acts as the form's submit button. It also handles Enter in inputs, because browsers submit on Enter only
 * if there is a real button. Without scripts, or opened in a new tab, it's an ordinary link.
 */
export function SubmitLink({ href, className, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const form = link.current?.closest('form')
    const submitOnEnter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return
      event.preventDefault()
      form?.requestSubmit()
    }
    form?.addEventListener('keydown', submitOnEnter)
    return () => form?.removeEventListener('keydown', submitOnEnter)
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
