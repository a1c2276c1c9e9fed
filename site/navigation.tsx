import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { pageAt } from '../workshop/pages.ts'
import { Preloader } from './components/preloader/preloader.tsx'
import { updateHead } from './head.ts'
import { loadPage, type Shown } from './load-page.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { wording } from './wording.ts'

/** Milliseconds within which a page may come without the spinner being shown. */
const atOnce = 100

/**
 * Changes the page where the browser would load another document of the site. The browser keeps address, history and
 * scroll positions (Navigation API); one that does not know it loads documents, and nothing here is needed.
 *
 * The old page stays until the new one is there. Then the new one starts at its top, or where the visitor left it, its
 * heading has the focus, and its title is announced. An open menu closes.
 */
export function Navigation({ show }: { show: (next: Shown & { whole: boolean }) => void }) {
  const [loading, setLoading] = useState(false)
  const [announced, announce] = useState('')

  useEffect(() => {
    if (!window.navigation) return
    let path = location.pathname

    const onNavigate = (event: NavigateEvent) => {
      const url = new URL(event.destination.url)
      const { canIntercept, hashChange, downloadRequest, formData, navigationType, signal } = event
      const another = !hashChange && downloadRequest === null && formData === null && navigationType !== 'reload'
      if (!canIntercept || !another || !pageAt(url.pathname)) return

      const handler = async () => {
        const timer = setTimeout(() => setLoading(true), atOnce)
        const stopLoading = () => {
          clearTimeout(timer)
          setLoading(false)
        }
        signal.addEventListener('abort', stopLoading)
        const next = await loadPage(url).catch(() => undefined)
        if (signal.aborted) return
        // The address has changed already: the document that belongs to it says what is the matter, or is there.
        if (!next) return location.reload()
        document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
        updateHead(next.page.path)
        // The place that the visitor returns to, or that the address names, may be anywhere on the page.
        const whole = navigationType === 'traverse' || url.hash !== ''
        flushSync(() => {
          show({ ...next, whole })
          stopLoading()
        })
        event.scroll()
        // Back and forward within a page: the visitor is where they were.
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
