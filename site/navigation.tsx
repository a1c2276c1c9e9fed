import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { pageAt } from '../workshop/pages.ts'
import { Preloader } from './components/preloader/preloader.tsx'
import { updateHead } from './head.ts'
import { type LoadedPage, loadPage } from './load-page.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { wording } from './wording.ts'

/** The spinner is shown only for pages that take longer than this. */
const spinnerDelayMs = 100

/**
 * Intercepts navigations within the site and renders the new page in place. The browser manages URL, history and scroll
 * positions (Navigation API); browsers without that API load documents as usual.
 *
 * The old page stays until the new one has loaded. Then the new one is shown from its top, or where the visitor left it; its
 * heading receives focus, and its title is announced. An open menu closes.
 */
export function Navigation({ show }: { show: (next: LoadedPage & { defer: boolean }) => void }) {
  const [loading, setLoading] = useState(false)
  const [announced, announce] = useState('')

  useEffect(() => {
    if (!window.navigation) return
    let path = location.pathname

    const onNavigate = (event: NavigateEvent) => {
      const url = new URL(event.destination.url)
      const { canIntercept, hashChange, downloadRequest, formData, navigationType, signal } = event
      const isPageChange = !hashChange && downloadRequest === null && formData === null && navigationType !== 'reload'
      if (!canIntercept || !isPageChange || !pageAt(url.pathname)) return

      const handler = async () => {
        const timer = setTimeout(() => setLoading(true), spinnerDelayMs)
        const stopLoading = () => {
          clearTimeout(timer)
          setLoading(false)
        }
        signal.addEventListener('abort', stopLoading)
        const next = await loadPage(url).catch(() => undefined)
        if (signal.aborted) return
        // The URL has changed already, so reload: the new document either works or shows the browser's own error.
        if (!next) return location.reload()
        document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
        updateHead(next.page.path)
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
        focusHeading()
        announce(document.title)
      }
      event.intercept({ handler, focusReset: 'manual', scroll: 'manual' })
    }

    window.navigation.addEventListener('navigate', onNavigate)
    const stopPrefetching = prefetchOnIntent()
    return () => {
      window.navigation.removeEventListener('navigate', onNavigate)
      stopPrefetching()
    }
  }, [show])

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
