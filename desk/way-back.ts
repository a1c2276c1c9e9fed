/** Characters: the address of any page of ours is shorter. */
const longest = 500

const base = 'https://desk.invalid'

/**
 * Returns the page to go back to after signing in, without '/desk'. Undefined for an address on another site, including one that only a
 * browser reads that way: it takes '/\' for '//', which begins a host, and drops line breaks and tabs.
 */
export function wayBack(to: string | null | undefined): string | undefined {
  if (!to || to.length >= longest) return undefined
  const url = URL.parse(to, base)
  if (url?.origin !== base || !/^\/desk(?:\/(?!\/)|$)/.test(url.pathname)) return undefined
  return `${url.pathname.slice('/desk'.length) || '/'}${url.search}`
}
