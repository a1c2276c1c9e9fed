import { loadScripts } from './load-scripts.ts'

// The script inlined in every document (scripts/prerender.ts). Its `data-scripts` lists the page's other scripts.

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
/** Whether the visitor has reloaded the page, or come by Back or Forward. */
const isReturning = navigation?.type !== 'navigate'

// The browser skips the layout of sections below the fold until they are near (design/base.css). Scroll restoration needs their real heights
// from the start; otherwise they matter only from the first scroll on.
const renderAllSections = () => document.documentElement.toggleAttribute('data-render-all', true)
if (isReturning) renderAllSections()
else addEventListener('scroll', renderAllSections, { once: true, passive: true })

const { dataset } = document.currentScript as HTMLScriptElement
void loadScripts(String(dataset.scripts).split(' '), isReturning)
