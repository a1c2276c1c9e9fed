import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './tabs.module.css'

type Tab = { id: string; title: string; content: ReactNode }

type Props = {
  /** What the tabs are about, for assistive technology. */
  label: string
  tabs: readonly Tab[]
  /** Of the panels' own headings. */
  headingLevel?: 'h2' | 'h3'
  /** The id of the open tab. */
  open: string
  onOpen: (id: string) => void
}

const tabId = (id: string) => `${id}-tab`

/**
 * Tabs by the ARIA Authoring Practices, opened by the arrow keys, Home and End as well. Without scripts they are links
 * to panels that stand one after another; an address that ends in a panel's id opens it either way.
 */
export function Tabs({ label, tabs, open, onOpen, headingLevel: Heading = 'h2' }: Props) {
  const [running, setRunning] = useState(false)
  const now = useRef({ open, onOpen })
  now.current = { open, onOpen }
  const jump = useRef(false)
  const ids = tabs.map(({ id }) => id).join(' ')

  useEffect(() => {
    const look = () => {
      const wanted = location.hash.slice(1)
      if (wanted === now.current.open || !ids.split(' ').includes(wanted)) return
      jump.current = true
      now.current.onOpen(wanted)
    }
    setRunning(true)
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [ids])

  // The browser went to the panel's place before the panel was there.
  useEffect(() => {
    if (!jump.current || !running) return
    jump.current = false
    document.getElementById(open)?.scrollIntoView()
  }, [open, running])

  const press = (event: KeyboardEvent, i: number) => {
    const { length } = tabs
    const places: Record<string, number> = {
      ArrowRight: (i + 1) % length,
      ArrowLeft: (i + length - 1) % length,
      Home: 0,
      End: length - 1,
      ' ': i,
    }
    const next = tabs[places[event.key] ?? -1]
    if (!running || !next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onOpen(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }

  return (
    <div className={styles.tabs} data-needs-script data-running={running || undefined}>
      <div className={styles.list} {...(running ? { role: 'tablist', 'aria-label': label } : {})}>
        {tabs.map(({ id, title }, i) => (
          <a
            key={id}
            id={tabId(id)}
            href={`#${id}`}
            className={styles.tab}
            onKeyDown={(event) => press(event, i)}
            onClick={(event) => {
              event.preventDefault()
              onOpen(id)
            }}
            {...(running ? { role: 'tab', 'aria-selected': id === open, 'aria-controls': id, tabIndex: id === open ? 0 : -1 } : {})}
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
          hidden={running && id !== open}
          aria-labelledby={tabId(id)}
          {...(running ? { role: 'tabpanel', tabIndex: 0 } : {})}
        >
          <Heading className={running ? 'visually-hidden' : styles.title}>{title}</Heading>
          {content}
        </section>
      ))}
    </div>
  )
}
