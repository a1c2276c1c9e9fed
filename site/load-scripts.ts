/**
 * Loads a page's scripts once it has loaded and been painted: for a visitor who does something, or for a page that shows something only with
 * them. Nobody else needs them, since links and forms work without. Its text stands in each document (scripts/prerender.ts), so it uses
 * nothing but itself.
 */
export function loadScripts(scripts: readonly string[]): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const returning = navigation?.type !== 'navigate'

  // Sections below the first view are laid out when they come near (base.css). Where the browser takes a visitor back to, or to a part of
  // the page, depends on the heights of all of them: those must be true from the start, or from the first scroll.
  const renderAll = () => document.documentElement.toggleAttribute('data-render-all', true)
  if (returning || location.hash) renderAll()
  else addEventListener('scroll', renderAll, { once: true, passive: true })

  const events = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll']
  let loading = false

  const load = () => {
    if (loading) return
    loading = true
    // All at once: a module is fetched and run only once, and those that only export do nothing by themselves.
    for (const src of scripts) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
  }

  const loaded = new Promise((resolve) => addEventListener('load', resolve))
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    // Firefox reports no paint where the address leads to a part of the page.
    void loaded.then(() => setTimeout(resolve, 500))
  })
  const ready = Promise.all([loaded, painted])

  // What answers the event comes first.
  for (const event of events)
    addEventListener(event, () => ready.then(() => setTimeout(load)), { once: true, passive: true, capture: true })

  const inView = new IntersectionObserver((parts) => parts.some((part) => part.isIntersecting) && load())
  void ready.then(() => {
    for (const part of document.querySelectorAll('[data-needs-script]')) inView.observe(part)
    if (hasDraft()) load()
  })

  function hasDraft(): boolean {
    // A visitor from elsewhere has none, and reading the storage can block a slow phone for 200 ms.
    if (!returning && !document.referrer.startsWith(origin)) return false
    try {
      return sessionStorage.length > 0
    } catch {
      return false
    }
  }
}
