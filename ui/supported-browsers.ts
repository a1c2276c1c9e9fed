/**
 * The oldest browsers that run our scripts: all of Baseline 2024-03-05, which is more than 30 months ago, and no feature that came later.
 * `isSupported` (supported.ts) is the page's test for them. Older browsers get the pages without scripts.
 */
export const supportedBrowsers = { chrome: '119', edge: '119', firefox: '121', safari: '17.4' } as const

/** As Vite's `build.target`. */
export const buildTarget = Object.entries(supportedBrowsers).map(([browser, version]) => `${browser}${version}`)
