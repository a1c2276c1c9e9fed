import { pageAt } from '../content/pages.ts'
import { loadPage } from './routes.ts'

/**
 * Prefetches the scripts and texts of the pages that links lead to: when a link is hovered, touched or focused by keyboard. Returns a
 * cleanup function.
 */
export function prefetchOnIntent(): () => void {
  // From now on links render their page in place, so prefetching its document would be wasted.
  document.querySelector('script[type="speculationrules"]')?.remove()
  const listeners = new AbortController()
  const options = { passive: true, capture: true, signal: listeners.signal }
  addEventListener('pointerover', ({ target }) => prefetch(closest(target, 'a')), options)
  // A press also moves focus, but then it is too late to prefetch.
  addEventListener('focusin', ({ target }) => prefetch(closest(target, 'a:focus-visible')), options)
  return () => listeners.abort()
}

let inView: IntersectionObserver | undefined

/**
 * Prefetches the same for each link of the page that comes into view, when the browser is idle: a touch leaves no time for it. Call it
 * again after each page change. Does nothing where links load documents, and for visitors who save data.
 */
export function prefetchInView(): void {
  // Only Chromium reports this.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!window.navigation || connection?.saveData) return
  inView?.disconnect()
  inView = new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, boundingClientRect, target } of entries) {
      // Above the viewport are links that were in view before the scripts ran.
      if (!isIntersecting && boundingClientRect.bottom >= 0) continue
      observer.unobserve(target)
      whenIdle(() => prefetch(target as HTMLAnchorElement))
    }
  })
  // By then, the sections below the fold have been rendered too.
  whenIdle(() => {
    for (const link of document.querySelectorAll('a')) inView?.observe(link)
  })
}

/** Runs `work` when the browser is idle, or after 500 ms in Safari, which doesn't say when that is. */
function whenIdle(work: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work)
  else setTimeout(work, 500)
}

function closest(target: EventTarget | null, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
}

function prefetch(link: HTMLAnchorElement | null): void {
  if (!link || link.origin !== location.origin || !pageAt(link.pathname)) return
  // A failed prefetch is retried when the link is followed.
  loadPage(new URL(link.href)).catch(() => {})
}
