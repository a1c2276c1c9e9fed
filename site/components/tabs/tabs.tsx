import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './tabs.module.css'

type Tab = { id: string; title: string; content: ReactNode }

type Props = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  /** The level of the panels' headings. */
  headingLevel?: 'h2' | 'h3'
  /** The id of the open tab. */
  open: string
  onOpen: (id: string) => void
}

const tabId = (id: string) => `${id}-tab`

/**
 * Tabs that follow the ARIA Authoring Practices Guide, with automatic activation by arrow keys, Home and End. Without scripts they are
 * links to panels shown one below the other. A URL whose hash is a panel's id opens that panel.
 */
export function Tabs({ label, tabs, open, onOpen, headingLevel: Heading = 'h2' }: Props) {
  const [hydrated, setHydrated] = useState(false)
  const latest = useRef({ open, onOpen })
  latest.current = { open, onOpen }
  const scrollToPanel = useRef(false)
  const ids = tabs.map(({ id }) => id).join(' ')

  useEffect(() => {
    const openFromHash = () => {
      const id = location.hash.slice(1)
      if (id === latest.current.open || !ids.split(' ').includes(id)) return
      scrollToPanel.current = true
      latest.current.onOpen(id)
    }
    setHydrated(true)
    openFromHash()
    window.addEventListener('hashchange', openFromHash)
    return () => window.removeEventListener('hashchange', openFromHash)
  }, [ids])

  // The panel was still hidden when the browser scrolled to the hash.
  useEffect(() => {
    if (!scrollToPanel.current || !hydrated) return
    scrollToPanel.current = false
    document.getElementById(open)?.scrollIntoView()
  }, [open, hydrated])

  const handleKeyDown = (event: KeyboardEvent, i: number) => {
    const { length } = tabs
    const indexByKey: Record<string, number> = {
      ArrowRight: (i + 1) % length,
      ArrowLeft: (i + length - 1) % length,
      Home: 0,
      End: length - 1,
      ' ': i,
    }
    const next = tabs[indexByKey[event.key] ?? -1]
    if (!hydrated || !next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onOpen(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }

  return (
    <div data-needs-script>
      <div className={styles.list} {...(hydrated ? { role: 'tablist', 'aria-label': label } : {})}>
        {tabs.map(({ id, title }, i) => (
          <a
            key={id}
            id={tabId(id)}
            href={`#${id}`}
            className={styles.tab}
            onKeyDown={(event) => handleKeyDown(event, i)}
            onClick={(event) => {
              event.preventDefault()
              onOpen(id)
            }}
            {...(hydrated ? { role: 'tab', 'aria-selected': id === open, 'aria-controls': id, tabIndex: id === open ? 0 : -1 } : {})}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id, title, content }) => (
        <section
          key={id}
          id={id}
          className={styles.panel}
          hidden={hydrated && id !== open}
          aria-labelledby={tabId(id)}
          {...(hydrated ? { role: 'tabpanel', tabIndex: 0 } : {})}
        >
          <Heading className={hydrated ? 'visually-hidden' : styles.title}>{title}</Heading>
          {content}
        </section>
      ))}
    </div>
  )
}
