/** Returns the origin of an http or https address that has no path: 'https://www.example.co.nz'. Undefined for anything else. */
export function parseOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, pathname, search, hash, username, password, origin } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && !search && !hash && !username && !password ? origin : undefined
}
