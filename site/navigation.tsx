import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { pageAt } from '../workshop/pages.ts'
import { Preloader } from './components/preloader/preloader.tsx'
import { layOutWhole } from './lay-out-whole.ts'
import { loadedPage, loadPage, type Shown } from './load-page.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { wording } from './wording.ts'

/** Milliseconds within which a page may come without the spinner being shown. */
const atOnce = 100

/**
 * Milliseconds within which the last page was rendered, where there is time for the whole page at once and for a view
 * transition. It takes a picture of the old page first, for which a slow phone needs as long as for the new page itself.
 */
const fast = 15

/**
 * Changes the page where the browser would load another document of the site. The browser keeps address, history and
 * scroll positions (Navigation API); one that does not know it loads documents, and nothing here is needed.
 *
 * The old page stays until the new one is there. Then the new one starts at its top, or where the visitor left it, its
 * heading has the focus, and its title is announced. An open menu closes.
 */
export function Navigation({ show }: { show: (next: Shown & { whole: boolean }) => void }) {
  // Not in the frame, which would be rendered anew with each change of this.
  const [loading, setLoading] = useState(false)
  const [announced, announce] = useState('')

  useEffect(() => {
    if (!window.navigation) return
    let path = location.pathname
    let lastTook = Number.POSITIVE_INFINITY

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
        // Without waiting where there is nothing to wait for: the browser would paint the old page once more.
        const next = loadedPage(url) ?? (await loadPage(url).catch(() => undefined))
        if (signal.aborted) return
        // The address has changed already: the document that belongs to it says what is the matter, or is there.
        if (!next) return location.reload()
        const update = () => {
          const start = performance.now()
          document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
          // Who comes back, or goes to a part of the page, is led to a place in the whole of it.
          const toPlace = navigationType === 'traverse' || url.hash !== ''
          flushSync(() => {
            show({ ...next, whole: toPlace || lastTook <= fast })
            stopLoading()
          })
          if (toPlace) layOutWhole()
          event.scroll()
          // Back and forward within a page: the visitor is where they were.
          if (navigationType !== 'traverse' || path !== url.pathname) {
            path = url.pathname
            focusHeading()
            announce(document.title)
          }
          // The focus has had the page laid out, so that this counts too.
          lastTook = performance.now() - start
        }
        await (lastTook > fast || event.hasUAVisualTransition ? update() : withViewTransition(update))
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

async function withViewTransition(update: () => void): Promise<void> {
  if (!document.startViewTransition) return update()
  const { ready, updateCallbackDone } = document.startViewTransition(update)
  // It is left out where nobody looks, such as in a tab in the background; the update is made all the same.
  ready.catch(() => {})
  await updateCallbackDone
}
