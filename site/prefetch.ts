import { pageAt } from '../content/pages.ts'
import { loadPage } from './load-page.ts'

/**
 * Prefetches a page's scripts when a link to it is hovered, touched or focused by keyboard, and those of a menu's main links when
 * the menu opens, because touch has no hover. Returns a cleanup function.
 */
export function prefetchOnIntent(): () => void {
  // From now on links render their page in place, so prefetching its document would be wasted.
  document.querySelector('script[type="speculationrules"]')?.remove()
  const listeners = new AbortController()
  const options = { passive: true, capture: true, signal: listeners.signal }
  addEventListener('pointerover', ({ target }) => prefetch(closest(target, 'a')), options)
  // A press also moves focus, but then it is too late to prefetch.
  addEventListener('focusin', ({ target }) => prefetch(closest(target, 'a:focus-visible')), options)
  addEventListener('toggle', onToggle, options)
  return () => listeners.abort()
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
  // A failed prefetch is retried when the link is followed.
  loadPage(new URL(link.href)).catch(() => {})
}
