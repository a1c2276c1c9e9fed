import { useState } from 'react'

/** The data a page shows, and how many changes wait until somebody asks for them. */
export type Held<T> = { shown: T; waiting: number }

/**
 * Holds back fresh data, so that nothing moves under a finger and no form is replaced while somebody types in it. `update` picks the part
 * that is shown immediately; the rest is shown on request.
 * @param key a new key shows the fresh data: the reader has navigated or acted
 * @param update returns what to show, from the data shown first and the fresh data
 */
export function useHeld<T>(fresh: T, key: string, update: (first: T, fresh: T) => Held<T>): Held<T> & { show(): void } {
  const [held, setHeld] = useState({ key, first: fresh })
  const show = () => setHeld({ key, first: fresh })
  if (held.key !== key) {
    show()
    return { shown: fresh, waiting: 0, show }
  }
  return { ...(held.first === fresh ? { shown: fresh, waiting: 0 } : update(held.first, fresh)), show }
}
