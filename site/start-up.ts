/**
 * What a document runs before any script is fetched; its text stands in each (scripts/finish-pages.ts), so it uses nothing but itself.
 *
 * It lays the page out whole (lay-out-whole.ts) before the browser leads a visitor back to the place in it where they were. And it
 * fetches the scripts, and runs the first, for a visitor who does something: nobody else needs them, since links and forms work
 * without. Nothing of them may stand before the first paint, nor compete with the largest picture. So a press or a key wakes the
 * page at once, and what says less of a visitor (a pointer, a scroll, a focus, a draft of theirs, a part in view that stands still
 * without scripts) when the page has loaded and its largest picture is painted.
 */
export function startUp(scripts: string[]): void {
  const [entry] = scripts
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const returned = ['reload', 'back_forward'].includes(navigation?.type ?? '')
  if (returned) for (const section of document.querySelectorAll('main>section')) section.toggleAttribute('data-whole', true)

  const awake = new AbortController()
  const { signal } = awake
  const append = (name: string, properties: object) => document.head.append(Object.assign(document.createElement(name), properties))
  const fetchNext = () => {
    // A slow phone needs 2 ms for each request, hence a few at a time.
    for (const href of scripts.splice(0, 4)) append('link', { rel: 'modulepreload', href })
    if (scripts.length > 0) setTimeout(fetchNext)
  }
  const wake = () => {
    if (signal.aborted) return
    awake.abort()
    append('script', { type: 'module', src: entry })
    fetchNext()
  }
  const wakeAfterFrame = () => requestAnimationFrame(() => setTimeout(wake))
  // A frame that is made is not shown yet, and the scripts may be there sooner. Firefox tells of no paint where an address leads to a place
  // in the page: there half a second of frames must do.
  let frames = 0
  const wakeAfterPaint = () =>
    requestAnimationFrame(performance.getEntriesByType('paint')[0] || frames++ > 30 ? wakeAfterFrame : wakeAfterPaint)
  const loaded = new Promise((resolve) => addEventListener('load', resolve))
  let waiting = false
  const wakeWhenPainted = () => {
    if (waiting) return
    waiting = true
    loaded
      .then(() => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.decode())
      // A picture that does not come keeps nobody waiting.
      .then(wakeAfterPaint, wakeAfterPaint)
  }

  const on = (events: readonly string[], listener: () => void) => {
    for (const event of events) addEventListener(event, listener, { passive: true, capture: true, signal })
  }
  // The frame that answers a press comes first.
  on(['pointerdown', 'keydown'], wakeAfterFrame)
  on(['pointermove', 'scroll', 'focusin'], wakeWhenPainted)
  const lookOut = () => {
    if (signal.aborted) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wakeWhenPainted()
    })
    signal.addEventListener('abort', () => observer.disconnect())
    for (const part of document.querySelectorAll('[data-wakes]')) observer.observe(part)
    try {
      // It may take a browser 200 ms to look, and a visitor who comes from elsewhere has none.
      if ((returned || document.referrer.startsWith(origin)) && sessionStorage.length > 0) wakeWhenPainted()
    } catch {
      // A browser that keeps nothing keeps no draft.
    }
  }
  loaded.then(lookOut)
}
