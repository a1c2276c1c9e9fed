/**
 * Loads a page's scripts after load and first paint, once the visitor interacts with the page or an element that needs scripts is in
 * view. Until then nobody needs them, because links and forms work without scripts. Also ends the `content-visibility` of sections below
 * the fold when their real heights matter.
 *
 * The build inlines this function's source in each document (scripts/prerender.ts), so it can't refer to anything outside its own body.
 */
export function loadScripts(scripts: readonly string[]): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const returning = navigation?.type !== 'navigate'

  // The browser skips the layout of sections below the fold until they are near (base.css). Scroll restoration needs their real heights
  // from the start; otherwise they matter only from the first scroll on.
  const renderAll = () => document.documentElement.toggleAttribute('data-render-all', true)
  if (returning) renderAll()
  else addEventListener('scroll', renderAll, { once: true, passive: true })

  const events = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll']
  let loading = false

  const load = () => {
    if (loading) return
    loading = true
    // Fetched in parallel. A module runs only once, and importing one early has no side effects.
    for (const src of scripts) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
  }

  const loaded = new Promise((resolve) => addEventListener('load', resolve))
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    // Firefox reports no paint entry for a URL with a fragment.
    void loaded.then(() => setTimeout(resolve, 500))
  })
  const ready = Promise.all([loaded, painted])

  // The timeout lets the browser handle the event first.
  for (const event of events)
    addEventListener(event, () => ready.then(() => setTimeout(load)), { once: true, passive: true, capture: true })

  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load())
  void ready.then(() => {
    for (const element of document.querySelectorAll('[data-needs-script]')) observer.observe(element)
    if (mayHaveDraft()) load()
  })

  function mayHaveDraft(): boolean {
    // A visitor from another site has no draft, and reading storage can block a slow phone for 200 ms.
    if (!returning && !document.referrer.startsWith(origin)) return false
    try {
      return sessionStorage.length > 0
    } catch {
      return false
    }
  }
}
