import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router'

/** A refresh that the page started itself. `shown`: the data of its routes by id, kept when the server doesn't answer. */
type Refresh = { url: string; shown: ReadonlyMap<string, unknown>; failed: boolean }

/** The status of an error page in the browser: no server answered in time. */
const unreachable = 504

let current: Refresh | undefined

/** Refreshes a page. Resolves to false when the server didn't answer; the page then stays as it was. */
export async function refreshPage(shown: ReadonlyMap<string, unknown>, revalidate: () => Promise<void>): Promise<boolean> {
  const refresh: Refresh = { url: withoutHash(window.location.href), shown, failed: false }
  current = refresh
  try {
    await revalidate()
    return !refresh.failed
  } finally {
    if (current === refresh) current = undefined
  }
}

/**
 * Whether a page at this URL is refreshing itself. The root route then skips its loader, so the request names the other routes, which tells
 * the server that nobody did anything: see `isBackgroundRefresh` in server/staff-desk/desk.ts.
 */
export function isRefresh(url: URL | string): boolean {
  return current !== undefined && withoutHash(String(url)) === current.url
}

/**
 * Keeps a page, and anything typed into it, when its refresh fails or leads to the sign-in page. Another page that can't be loaded because the server
 * can't be reached says so.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  const refresh = current
  if (request.method !== 'GET') return results
  return Object.fromEntries(
    Object.entries(results).map(([id, result]): [string, DataStrategyResult] => {
      if (refresh && isRefresh(request.url) && result.type !== 'data') {
        refresh.failed = true
        return [id, { type: 'data', result: refresh.shown.get(id) }]
      }
      // What fetch rejects with.
      return [id, result.result instanceof TypeError ? { type: 'error', result: data(null, { status: unreachable }) } : result]
    }),
  )
}

function withoutHash(url: string): string {
  return url.replace(/#.*/, '')
}
