import { useState } from 'react'

/** The data a page shows, and how many changes are waiting to be shown. */
export type Deferred<T> = { shown: T; unseen: number }

/**
 * Defers fresh data, so that nothing moves under a finger and no form is replaced while somebody types in it. `update` picks the part
 * that is shown immediately; the rest is shown on request.
 * @param key a new key shows the fresh data: the reader has navigated or acted
 * @param update returns what to show, from the data shown first and the fresh data
 * @param keep returns the fresh data with what a new key keeps of the data shown before
 */
export function useDeferredUpdates<T>(
  fresh: T,
  key: string,
  update: (first: T, fresh: T) => Deferred<T>,
  keep: (first: T, fresh: T) => T = (_, next) => next,
): Deferred<T> & { show(): void } {
  const [kept, setKept] = useState({ key, first: fresh })
  const next = () => ({ key, first: keep(kept.first, fresh) })
  const show = () => setKept(next())
  if (kept.key !== key) {
    const arrived = next()
    setKept(arrived)
    return { shown: arrived.first, unseen: 0, show }
  }
  return { ...(kept.first === fresh ? { shown: fresh, unseen: 0 } : update(kept.first, fresh)), show }
}
