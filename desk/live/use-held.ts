import { useState } from 'react'

/** What a page shows of fresh data, and how much of it waits until somebody asks. */
export type Held<T> = { shown: T; waiting: number }

/**
 * Holds what a page shows, so that nothing moves under a finger and no form is swapped while somebody types in it. Fresh data is shown at
 * once where `update` lets it, and the rest when somebody asks for it.
 * @param key a new one shows the fresh data: the reader has gone somewhere or done something
 * @param update returns what to show of fresh data in place of what was shown first
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
