/** Characters: the address of any page of ours is shorter. */
const longest = 500

const base = 'https://desk.invalid'

/**
 * Returns the page that somebody came from to sign in, without '/desk', for a redirect there. Undefined for an address elsewhere, also one
 * that only a browser takes for such: it reads '/\' as '//', which begins a host, and leaves out line breaks and tabs.
 */
export function wayBack(to: string | null | undefined): string | undefined {
  if (!to || to.length >= longest) return undefined
  const url = URL.parse(to, base)
  if (url?.origin !== base || !/^\/desk(?:\/(?!\/)|$)/.test(url.pathname)) return undefined
  return `${url.pathname.slice('/desk'.length) || '/'}${url.search}`
}
