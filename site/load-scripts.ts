import { tryStorage } from '../ui/try-storage.ts'

/**
 * Loads a page's scripts after load and first paint, once the visitor interacts with the page, an element that needs scripts is in view,
 * or there may be a draft to restore. Until then nobody needs them, because links and forms work without scripts.
 */
export async function loadScripts(scripts: readonly string[], isReturning: boolean): Promise<void> {
  const input = firstInput()
  await loadedAndPainted()
  if (!mayHaveDraft(isReturning)) await Promise.race([input, scriptsNeededInView()])
  // In parallel, instead of each after the one that imports it. If one can't be fetched, the page keeps working without scripts.
  for (const script of scripts) void import(/* @vite-ignore */ script)
}

/** Resolves after the visitor first does something, however early. */
function firstInput(): Promise<unknown> {
  const events = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll']
  return new Promise((resolve) => {
    // The timeout lets the browser handle the event first.
    for (const event of events) addEventListener(event, () => setTimeout(resolve), { once: true, passive: true, capture: true })
  })
}

/** Resolves after the load event and the first paint. */
async function loadedAndPainted(): Promise<void> {
  await new Promise((resolve) => addEventListener('load', resolve))
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    // Firefox reports no paint entry for a URL with a fragment.
    setTimeout(resolve, 500)
  })
}

/** Resolves when an element that is incomplete without scripts is in view. */
function scriptsNeededInView(): Promise<unknown> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && resolve(null))
    for (const element of document.querySelectorAll('[data-needs-script]')) observer.observe(element)
  })
}

/** A visitor from another site has no draft, and reading storage can block a slow phone for 200 ms. */
function mayHaveDraft(isReturning: boolean): boolean {
  if (!isReturning && !document.referrer.startsWith(origin)) return false
  return tryStorage(() => sessionStorage.length > 0) ?? false
}
