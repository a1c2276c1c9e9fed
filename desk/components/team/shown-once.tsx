import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import button from '../../../ui/button/button.module.css'
import fieldStyles from '../../../ui/form-field/form-field.module.css'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import styles from './team.module.css'

type Props = { link: string; label: string; children: ReactNode }

/** A link that was just made, which is never shown again, with a button to copy it when scripts run. It takes the focus and scrolls into view. */
export function ShownOnce({ link, label, children }: Props) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const [copying, setCopying] = useState<'done' | 'refused'>()

  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopying('done')
    } catch {
      input.current?.focus()
      input.current?.select()
      setCopying('refused')
    }
  }

  return (
    <section ref={section} className={styles.link} role="status">
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.copy}>
        <input
          ref={input}
          data-result="focused"
          className={fieldStyles.input}
          id={id}
          value={link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        {hydrated ? (
          <button type="button" className={button.quiet} onClick={copy}>
            {copying === 'done' ? 'Copied' : 'Copy'}
          </button>
        ) : null}
      </div>
      {copying === 'refused' ? <p>Couldn’t copy it. The link’s selected, so copy it from there.</p> : null}
      <p>{children}</p>
    </section>
  )
}
