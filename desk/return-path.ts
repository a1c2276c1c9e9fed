/** Characters: the URL of every page of the desk is shorter. */
const maxLength = 500

const base = 'https://desk.invalid'

/**
 * Returns the path of the page to return to after signing in, without '/desk'. Undefined for a URL on another site, including one that only
 * browsers parse as such: they treat '/\' like '//', which begins a host, and drop line breaks and tabs.
 */
export function returnPath(to: string | null | undefined): string | undefined {
  if (!to || to.length >= maxLength) return undefined
  const url = parseUrl(to)
  if (url?.origin !== base || !/^\/desk(?:\/(?!\/)|$)/.test(url.pathname)) return undefined
  return `${url.pathname.slice('/desk'.length) || '/'}${url.search}`
}

/** As `URL.parse`, which not all supported browsers have. */
function parseUrl(to: string): URL | undefined {
  try {
    return new URL(to, base)
  } catch {
    return undefined
  }
}
