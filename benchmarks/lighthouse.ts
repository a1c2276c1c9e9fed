import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumArgs } from '../ops/test/find-chromium.ts'
import { findHeadlessShell } from './headless-shell.ts'
import { installPackages } from './install-packages.ts'
import { percentile } from './report.ts'

/** `lcp` and `tbt` in milliseconds, `performance` from 0 to 100. */
export type Speed = { lcp: number; tbt: number; performance: number }

/** Lighthouse with its defaults for mobile: a mid-range phone on slow 4G, simulated. */
export type Lighthouse = { speed(url: string): Promise<Speed> }

/** The metrics behind the performance score. Lighthouse's other audits take time and don't affect it. */
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']

type Audit = { numericValue?: number; errorMessage?: string }
type Report = {
  audits: Record<string, Audit>
  categories: Record<string, { score: number | null }>
  runtimeError?: { message: string }
}

/** Returns the median of each figure. */
export function medianSpeed(speeds: readonly Speed[]): Speed {
  const median = (figure: keyof Speed) =>
    percentile(
      speeds.map((speed) => speed[figure]),
      0.5,
    )
  return { lcp: median('lcp'), tbt: median('tbt'), performance: median('performance') }
}

/** Each measurement uses a new browser with an empty cache. */
export async function openLighthouse(): Promise<Lighthouse> {
  const folder = await installPackages('lighthouse', { lighthouse: '13.5.0' })
  const load = (name: string) => import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href)
  const { default: lighthouse } = await load('lighthouse')
  const { launch } = await load('chrome-launcher')
  // It only visits our own servers, which use a self-signed certificate (behind-tls.ts).
  const chromeFlags = ['--headless', '--ignore-certificate-errors', ...chromiumArgs]
  const chromePath = await findHeadlessShell()

  async function tryOnce(url: string, flags: object): Promise<Report> {
    const chrome = await launch({ chromePath, chromeFlags })
    try {
      const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'silent', disableFullPageScreenshot: true, ...flags })
      return lhr
    } finally {
      await chrome.kill()
    }
  }

  async function report(url: string, flags: object): Promise<Report> {
    let lastError = ''
    // On a busy machine a page may not be painted before Lighthouse's timeout, or a metric may be missing.
    for (let tries = 0; tries < 3; tries++) {
      const result = await tryOnce(url, flags)
      const error = result.runtimeError?.message ?? Object.values(result.audits).find(({ errorMessage }) => errorMessage)?.errorMessage
      if (!error) return result
      lastError = error
    }
    throw new Error(`Lighthouse could not measure ${url}: ${lastError}`)
  }

  return {
    async speed(url) {
      const { audits, categories } = await report(url, { onlyAudits: metrics })
      return {
        lcp: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
        tbt: Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN),
        performance: percent(categories.performance?.score),
      }
    },
  }
}

function percent(score: number | null | undefined): number {
  return Math.round((score ?? Number.NaN) * 100)
}
