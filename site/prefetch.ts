import { pageAt } from '../workshop/pages.ts'
import { atLeisure } from './at-leisure.ts'
import { loadedPage, loadPage } from './load-page.ts'

const intents = ['pointerover', 'focusin']

/**
 * Fetches the scripts of a page as soon as a visitor points at a link to it, by a finger too, or comes to it by keyboard, and
 * those of all links of a menu that opens: a finger gives no other warning. Gives a function that ends this.
 */
export function prefetchOnIntent(): () => void {
  // The documents of these pages need not be fetched any more: their links change the page in its frame.
  document.querySelector('script[type="speculationrules"]')?.remove()
  const ended = new AbortController()
  for (const type of intents) addEventListener(type, onIntent, { passive: true, signal: ended.signal })
  // It does not bubble.
  addEventListener('toggle', onToggle, { capture: true, signal: ended.signal })
  return () => ended.abort()
}

function onIntent({ target, type }: Event): void {
  // A press gives the focus too, when it is too late to fetch ahead.
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(type === 'focusin' ? 'a:focus-visible' : 'a') : null
  if (link) prefetch(link)
}

function onToggle({ target, newState }: ToggleEvent): void {
  if (newState !== 'open' || !(target instanceof Element)) return
  const links = [...target.querySelectorAll('a')]
  const next = () => {
    const link = links.shift()
    if (!link) return
    prefetch(link)
    atLeisure(next)
  }
  atLeisure(next)
}

function prefetch({ origin, pathname, href }: HTMLAnchorElement): void {
  if (origin !== location.origin || !pageAt(pathname)) return
  const url = new URL(href)
  // What fails here is tried again when the link is followed.
  if (!loadedPage(url)) loadPage(url).catch(() => {})
}
