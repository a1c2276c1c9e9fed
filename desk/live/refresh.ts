import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/** A page that looks again by itself. `shown`: the data of its routes by id, which stays when there is no answer. */
type Refresh = { url: string; shown: ReadonlyMap<string, unknown>; failed: boolean }

let current: Refresh | undefined

/** Has a page look again. Resolves to false when there was no answer; then it shows what it has shown. */
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
 * Whether a page at this URL looks again by itself. The root leaves itself out of that, so the request names the other routes, and the server
 * knows that nobody did anything: see `isByItself` in server/http/desk.ts.
 */
export function isRefresh(url: URL | string): boolean {
  return current !== undefined && withoutHash(String(url)) === current.url
}

/** Keeps a page, with what is typed into it, when looking again fails or leads to the sign-in page. */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  const refresh = current
  if (!refresh || request.method !== 'GET' || !isRefresh(request.url)) return results
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => {
      if (result.type === 'data') return [id, result]
      refresh.failed = true
      return [id, { type: 'data', result: refresh.shown.get(id) }]
    }),
  )
}

function withoutHash(url: string): string {
  return url.replace(/#.*/, '')
}
