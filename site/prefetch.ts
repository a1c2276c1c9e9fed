import { pageAt } from '../workshop/pages.ts'
import { routeTo } from './routes.ts'

const intents = ['pointerover', 'touchstart', 'focusin']

/**
 * Fetches the scripts of a page as soon as a visitor points at a link to it, touches it, or comes to it by keyboard.
 * Gives a function that ends this.
 */
export function prefetchOnIntent(): () => void {
  // The documents of these pages need not be fetched any more: their links change the page in its frame.
  document.querySelector('script[type="speculationrules"]')?.remove()
  for (const type of intents) addEventListener(type, prefetch, { passive: true })
  return () => {
    for (const type of intents) removeEventListener(type, prefetch)
  }
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.origin !== location.origin || !pageAt(link.pathname)) return
  // What fails here is tried again when the link is followed.
  routeTo(link.pathname)
    .load()
    .catch(() => {})
}
