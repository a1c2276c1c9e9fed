import { pageAt } from '../workshop/pages.ts'
import { loadPage } from './load-page.ts'

/**
 * Loads the scripts of a page as soon as a visitor points at a link to it, by a finger too, or comes to it by keyboard, and
 * those of the main links of a menu that opens: a finger gives no other warning. Returns a cleanup function.
 */
export function prefetchOnIntent(): () => void {
  // The documents of these pages need not be fetched any more: their links change the page in its frame.
  document.querySelector('script[type="speculationrules"]')?.remove()
  const ended = new AbortController()
  const options = { passive: true, capture: true, signal: ended.signal }
  addEventListener('pointerover', ({ target }) => prefetch(closest(target, 'a')), options)
  // A press gives the focus too, when it is too late to prefetch.
  addEventListener('focusin', ({ target }) => prefetch(closest(target, 'a:focus-visible')), options)
  addEventListener('toggle', onToggle, options)
  return () => ended.abort()
}

function onToggle({ target, newState }: ToggleEvent): void {
  if (newState !== 'open' || !(target instanceof Element)) return
  // After the frame in which the menu opens.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const link of target.querySelectorAll<HTMLAnchorElement>(':scope > ul a')) prefetch(link)
    }),
  )
}

function closest(target: EventTarget | null, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
}

function prefetch(link: HTMLAnchorElement | null): void {
  if (!link || link.origin !== location.origin || !pageAt(link.pathname)) return
  // What fails here is tried again when the link is followed.
  loadPage(new URL(link.href)).catch(() => {})
}
