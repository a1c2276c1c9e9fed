import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { pageAt } from '../content/pages.ts'
import { Preloader } from './components/preloader/preloader.tsx'
import { updateHead } from './head.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { useRendering } from './rendering.ts'
import { type LoadedPage, loadPage } from './routes.ts'
import { wording } from './wording.ts'

/** The spinner is shown only for pages that take longer than this. */
const spinnerDelayMs = 100

/** Milliseconds after which the next page is loaded as a document, for the owner's facts may have changed. */
const maxAge = 600_000

/**
 * Intercepts navigations within the site and renders the new page in place. The browser manages URL, history and scroll
 * positions (Navigation API); browsers without that API load documents as usual.
 *
 * The old page stays until the new one has loaded. Then the new one is shown from its top, or where the visitor left it; focus moves
 * to its heading (or to the target of the URL's hash), and its title is announced. An open menu closes.
 */
export function Navigation({ show }: { show: (next: LoadedPage & { defer: boolean }) => void }) {
  const [loading, setLoading] = useState(false)
  const [announced, announce] = useState('')
  const rendering = useRendering()

  useEffect(() => {
    if (!window.navigation) return
    let path = location.pathname
    let failed = false

    const onNavigate = (event: NavigateEvent) => {
      const url = new URL(event.destination.url)
      const { canIntercept, hashChange, downloadRequest, formData, navigationType, signal } = event
      // While a page loads, the URL has already changed, but the previous page is still shown.
      const isWithinPage = hashChange && url.pathname === path
      const isPageChange = !isWithinPage && downloadRequest === null && formData === null && navigationType !== 'reload'
      // Unknown paths are left to the server, except in a document that it sent as its not-found page.
      const isPage = pageAt(url.pathname) !== undefined || event.destination.sameDocument
      if (!canIntercept || !isPageChange || !isPage || performance.now() > maxAge) return

      const handler = async () => {
        const timer = setTimeout(() => setLoading(true), spinnerDelayMs)
        const stopLoading = () => {
          clearTimeout(timer)
          setLoading(false)
        }
        signal.addEventListener('abort', stopLoading)
        const next = await loadPage(url).catch(() => undefined)
        if (signal.aborted) return
        // The URL has changed already, so reload: the new document either works or shows the browser's own error. Once a style sheet has
        // failed, even during a prefetch, Vite's loader treats it as loaded, so pages that need it would be shown unstyled.
        if (!next || failed) return location.reload()
        document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
        updateHead(next.page.path, rendering)
        // Not if the scroll position to restore, or the target of the hash, may be below the fold.
        const defer = navigationType !== 'traverse' && url.hash === ''
        flushSync(() => {
          show({ ...next, defer })
          stopLoading()
        })
        event.scroll()
        // Back or forward within a page: focus stays where it is.
        if (navigationType === 'traverse' && path === url.pathname) return
        path = url.pathname
        if (url.hash === '') focusHeading()
        announce(document.title)
      }
      event.intercept({ handler, focusReset: 'manual', scroll: 'manual' })
    }

    const onPreloadError = () => {
      failed = true
    }
    window.addEventListener('vite:preloadError', onPreloadError)
    window.navigation.addEventListener('navigate', onNavigate)
    const stopPrefetching = prefetchOnIntent()
    return () => {
      window.removeEventListener('vite:preloadError', onPreloadError)
      window.navigation.removeEventListener('navigate', onNavigate)
      stopPrefetching()
    }
  }, [show, rendering])

  return (
    <>
      <Preloader loading={loading} />
      <p className="visually-hidden" role="status">
        {loading ? wording.loading : announced}
      </p>
    </>
  )
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
