import ipaddr from 'ipaddr.js'

/**
 * Who counts as one sender: an IPv4 address, or the /64 of an IPv6 address, which is one household, however it is spelt.
 * Whatever is no address is one sender together: a header could be filled with a new name each time.
 * @param address as a socket or a proxy's X-Forwarded-For gives it, with or without a port, brackets or a zone
 */
export function senderOf(address: string): string {
  // No spelling of an address is longer; the port of an IPv4 address, and brackets with the port of an IPv6 one.
  const bare = address
    .slice(0, 100)
    .replace(/^([^:]+):\d+$/, '$1')
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
  if (!ipaddr.isValid(bare)) return 'unknown'
  const found = ipaddr.process(bare)
  if (found instanceof ipaddr.IPv4) return found.toString()
  const network = found.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
