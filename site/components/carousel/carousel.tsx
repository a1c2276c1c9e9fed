import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './carousel.module.css'

const wording = { role: 'carousel', previous: 'Previous', next: 'Next' }

type Props = {
  /** What the row shows: its name for assistive technology. */
  label: string
  /** How many items fit in the row's width: a class in carousel.module.css. */
  items?: 'one' | 'two' | 'many' | 'all'
  /** The index of the item to start at. */
  start?: number
  className?: string | undefined
  /** Whether the number of the items in view stands beside the buttons, as '2 of 5'. */
  counted?: boolean
  /** What screen readers announce when the visitor moves to an item; only for rows that show one at a time. */
  announced?: readonly string[]
  children: ReactNode
}

/**
 * A row that scrolls sideways and stops at its items: by swipe, buttons, or arrow keys while it has focus.
 * The browser does the scrolling, so it works without scripts; only the buttons need them. There is no autoplay.
 */
export function Carousel({ label, items = 'one', start = 0, className, counted, announced, children }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [edge, setEdge] = useState<{ start: boolean; end: boolean }>()
  const [position, setPosition] = useState<number>()
  const [inView, setInView] = useState(1)

  useEffect(() => {
    const element = row.current
    if (!element) return
    const update = () => {
      const now = { start: element.scrollLeft < 8, end: element.scrollLeft + element.clientWidth > element.scrollWidth - 8 }
      setEdge((edge) => (edge?.start === now.start && edge.end === now.end ? edge : now))
      const position = Math.round(element.scrollLeft / stepOf(element))
      setInView(Math.round(element.clientWidth / stepOf(element)))
      // The visitor has not moved it yet.
      setPosition((before) => (before === undefined && position === start ? before : position))
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    // Firefox scrolls by less than an item, and the row snaps back to where it was.
    const handleKeyDown = (event: KeyboardEvent) => {
      const direction = directions[event.key]
      if (!direction || event.target !== element || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      move(element, direction)
    }
    element.addEventListener('keydown', handleKeyDown)
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
      element.removeEventListener('keydown', handleKeyDown)
    }
  }, [start])

  // Before paint, so that the row does not flash at its first item.
  useLayoutEffect(() => {
    const item = row.current?.children[start]
    if (start > 0 && row.current && item instanceof HTMLElement) row.current.scrollLeft = item.offsetLeft
  }, [start])

  const fits = edge?.start && edge.end

  return (
    <section
      className={className ? `${styles.carousel} ${className}` : styles.carousel}
      data-needs-script
      aria-label={label}
      aria-roledescription={wording.role}
    >
      {/* A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <ul className={`${styles.row} ${styles[items]}`} ref={row} tabIndex={fits ? undefined : 0} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {edge && !fits ? (
        <div className={styles.buttons}>
          <button type="button" onClick={() => move(row.current, -1)} aria-disabled={edge.start} aria-label={wording.previous}>
            <ChevronLeft size={24} />
          </button>
          <button type="button" onClick={() => move(row.current, 1)} aria-disabled={edge.end} aria-label={wording.next}>
            <ChevronRight size={24} />
          </button>
          {counted ? <p data-live>{`${range((position ?? start) + 1, inView)} of ${Children.count(children)}`}</p> : null}
        </div>
      ) : (
        <div className={styles.reserved} />
      )}
      {announced ? (
        <p className="visually-hidden" role="status">
          {announced[position ?? -1]}
        </p>
      ) : null}
    </section>
  )
}

const directions: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Returns '2' for one item in view, '2–4' for three. */
const range = (first: number, count: number): string => (count > 1 ? `${first}–${first + count - 1}` : `${first}`)

/** Scrolls the row by one item. */
function move(row: HTMLUListElement | null, direction: 1 | -1): void {
  if (!row) return
  const reduceMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollBy({ left: direction * stepOf(row), behavior: reduceMotion ? 'auto' : 'smooth' })
}

/** Returns the distance from one item to the next, in pixels. */
function stepOf(row: HTMLUListElement): number {
  const width = row.firstElementChild?.getBoundingClientRect().width ?? 0
  return width + Number.parseFloat(getComputedStyle(row).columnGap || '0')
}
