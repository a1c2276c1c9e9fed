import { atLeisure } from './at-leisure.ts'

/** Lays out the whole page: nothing of it is only thought to be as high as most are any more (base.css). */
export function layOutWhole(): void {
  while (layOutNext());
}

/**
 * Lays out the whole page, a section at a time, whenever the browser has nothing else to do, and all that is left when the
 * visitor scrolls: so nobody waits for what they do not see, and nothing changes its place under a finger. Gives a
 * function that ends this.
 */
export function layOutAtLeisure(): () => void {
  const ended = new AbortController()
  const next = () => {
    if (!ended.signal.aborted && layOutNext()) atLeisure(next)
  }
  atLeisure(next)
  addEventListener('scroll', layOutWhole, { once: true, passive: true, signal: ended.signal })
  return () => ended.abort()
}

/** Whether there was another section. */
function layOutNext(): boolean {
  const section = document.querySelector('main > section:not([data-whole])')
  section?.toggleAttribute('data-whole', true)
  return section !== null
}
