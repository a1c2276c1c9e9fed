import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumArgs } from '../scripts/find-chromium.ts'
import { findHeadlessShell } from './headless-shell.ts'
import { installApart } from './install-apart.ts'
import { percentile } from './percentile.ts'

/** `lcp` and `tbt` in milliseconds, `performance` from 0 to 100. */
export type Speed = { lcp: number; tbt: number; performance: number }
/** Each from 0 to 100; `faults` are the audits that took something away. */
export type Scores = { accessibility: number; bestPractices: number; seo: number; faults: string[] }

/** Lighthouse as its own command runs it for phones: a phone of the middle class on a slow 4G line, imitated by its simulation. */
export type Lighthouse = { speed(url: string): Promise<Speed>; scores(url: string): Promise<Scores> }

/** The metrics that the performance score is made of; whatever else Lighthouse looks at takes time and changes nothing in it. */
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']

type Audit = { id: string; score: number | null; numericValue?: number; errorMessage?: string }
type Report = {
  audits: Record<string, Audit>
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  runtimeError?: { message: string }
}

/** The middle of each figure. */
export function middleSpeed(speeds: readonly Speed[]): Speed {
  const middle = (figure: keyof Speed) =>
    percentile(
      speeds.map((speed) => speed[figure]),
      0.5,
    )
  return { lcp: middle('lcp'), tbt: middle('tbt'), performance: middle('performance') }
}

/** Each measurement has a browser of its own, with nothing in its cache. */
export async function openLighthouse(): Promise<Lighthouse> {
  const folder = await installApart('lighthouse', { lighthouse: '13.5.0' })
  const load = (name: string) => import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href)
  const { default: lighthouse } = await load('lighthouse')
  const { launch } = await load('chrome-launcher')
  // It goes nowhere but to servers of ours, behind a certificate of ours (behind-tls.ts).
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
    let said = ''
    // On a busy machine a page may not be painted within Lighthouse's patience, or a metric not be told.
    for (let tries = 0; tries < 3; tries++) {
      const made = await tryOnce(url, flags)
      const error = made.runtimeError?.message ?? Object.values(made.audits).find(({ errorMessage }) => errorMessage)?.errorMessage
      if (!error) return made
      said = error
    }
    throw new Error(`Lighthouse could not measure ${url}: ${said}`)
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
    async scores(url) {
      const { audits, categories } = await report(url, { onlyCategories: ['accessibility', 'best-practices', 'seo'] })
      const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      const isFault = ({ id }: { id: string }) => (audits[id]?.score ?? 1) < 1
      return {
        accessibility: percent(categories.accessibility?.score),
        bestPractices: percent(categories['best-practices']?.score),
        seo: percent(categories.seo?.score),
        faults: weighed.filter(isFault).map(({ id }) => id),
      }
    },
  }
}

function percent(score: number | null | undefined): number {
  return Math.round((score ?? Number.NaN) * 100)
}
