import { isSupported } from '../ui/supported.ts'
import { loadScripts } from './load-scripts.ts'

// The script inlined in every document (server/pages/render-pages.ts). Its `data-scripts` lists the page's other scripts.

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
/** Whether the visitor has reloaded the page, or arrived with Back or Forward. */
const isReturning = navigation?.type !== 'navigate'

// The browser skips the layout of sections below the fold until they are near (ui/base.css). Scroll restoration needs their real heights
// from the start; otherwise they matter from the first scroll on, or before a key scrolls: End goes to the page's real end.
const renderAllSections = () => document.documentElement.toggleAttribute('data-render-all', true)
if (isReturning) renderAllSections()
else for (const type of ['scroll', 'keydown']) addEventListener(type, renderAllSections, { once: true, passive: true })

// Back or Forward to a page that was rendered in place keeps this document (site/navigation.tsx). Before hydration, nothing else shows that page.
const { pathname } = location
addEventListener('popstate', () => {
  if (location.pathname !== pathname && document.querySelector('[type=speculationrules]')) location.reload()
})

const { dataset } = document.currentScript as HTMLScriptElement
if (isSupported()) void loadScripts(String(dataset.scripts).split(' '), isReturning)
