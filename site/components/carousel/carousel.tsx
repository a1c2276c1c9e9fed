import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './carousel.module.css'

type Props = {
  /** What the row shows: its name for assistive technology. */
  label: string
  /** How much of the row's width one item takes, by the names of carousel.module.css. */
  items?: 'one' | 'two' | 'three' | 'many' | 'all'
  /** The item that it stands at when it appears, from 0. */
  start?: number
  /** What is said of each item when the visitor has moved to it; only for rows that show one at a time. */
  announced?: readonly string[]
  children: ReactNode
}

/**
 * A row that scrolls sideways and stops at its items: by swipe, by its buttons, by the arrow keys once it has the focus.
 * The browser does the scrolling, so it works without scripts; the buttons come with them. Nothing moves by itself.
 */
export function Carousel({ label, items = 'one', start = 0, announced, children }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [edge, setEdge] = useState<{ start: boolean; end: boolean }>()
  const [place, setPlace] = useState<number>()

  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const now = { start: element.scrollLeft < 8, end: element.scrollLeft + element.clientWidth > element.scrollWidth - 8 }
      setEdge((edge) => (edge?.start === now.start && edge.end === now.end ? edge : now))
      const place = Math.round(element.scrollLeft / stepOf(element))
      // Nobody has moved yet.
      setPlace((before) => (before === undefined && place === start ? before : place))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    // Firefox scrolls by less than an item, and the row snaps back to where it was.
    const press = (event: KeyboardEvent) => {
      const direction = directions[event.key]
      if (!direction || event.target !== element || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      move(element, direction)
    }
    element.addEventListener('keydown', press)
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
      element.removeEventListener('keydown', press)
    }
  }, [start])

  // Before it is painted: a visitor shall not see it at its beginning first.
  useLayoutEffect(() => {
    const item = row.current?.children[start]
    if (start > 0 && row.current && item instanceof HTMLElement) row.current.scrollLeft = item.offsetLeft
  }, [start])

  return (
    <section className={styles.carousel} data-needs-script aria-label={label} aria-roledescription="carousel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <ul className={`${styles.row} ${styles[items]}`} ref={row} tabIndex={0} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {edge && !(edge.start && edge.end) ? (
        <div className={styles.buttons}>
          <button type="button" onClick={() => move(row.current, -1)} aria-disabled={edge.start} aria-label="Previous">
            <ChevronLeft aria-hidden="true" size={24} strokeWidth={1.75} />
          </button>
          <button type="button" onClick={() => move(row.current, 1)} aria-disabled={edge.end} aria-label="Next">
            <ChevronRight aria-hidden="true" size={24} strokeWidth={1.75} />
          </button>
        </div>
      ) : (
        <div className={styles.place} />
      )}
      {announced ? (
        <p className="visually-hidden" role="status">
          {announced[place ?? -1]}
        </p>
      ) : null}
    </section>
  )
}

const directions: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Scrolls the row by one item. */
function move(row: HTMLUListElement | null, direction: 1 | -1): void {
  if (!row) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollBy({ left: direction * stepOf(row), behavior: still ? 'auto' : 'smooth' })
}

/** Pixels from the beginning of one item to that of the next. */
function stepOf(row: HTMLUListElement): number {
  const width = row.firstElementChild?.getBoundingClientRect().width ?? 0
  return width + Number.parseFloat(getComputedStyle(row).columnGap || '0')
}
