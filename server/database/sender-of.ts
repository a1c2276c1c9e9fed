import ipaddr from 'ipaddr.js'

/**
 * Returns what counts as one sender: the IPv4 address, or the /64 of an IPv6 address, which is one household, in canonical
 * notation. Everything else is the sender 'unknown', because a forged header could have a new name each time.
 * @param address from the socket or a proxy's X-Forwarded-For, with or without port, brackets or zone
 */
export function senderOf(address: string): string {
  // No address is longer than this. Removes port, brackets and zone.
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

/** Returns the sender's network, the /24 of an IPv4 or the /48 of an IPv6 address, since one client may have many of its addresses. */
export function networkOf(sender: string): string {
  return sender.includes(':') ? `${sender.split(':').slice(0, 3).join(':')}::/48` : `${sender.split('.').slice(0, 3).join('.')}.0/24`
}
