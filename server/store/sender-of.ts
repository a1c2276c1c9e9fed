import ipaddr from 'ipaddr.js'

/**
 * Returns who counts as one sender: an IPv4 address, or the /64 of an IPv6 address, which is one household, however it is
 * written. Everything that is not an address counts as one sender, because a header can hold a new name each time.
 * @param address as a socket or a proxy's X-Forwarded-For gives it, with or without a port, brackets or a zone
 */
export function senderOf(address: string): string {
  // No address is longer. Takes off the port, the brackets around an IPv6 address, and its zone.
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

/** The network of a sender, who may have many addresses of it: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function networkOf(sender: string): string {
  return sender.includes(':') ? `${sender.split(':').slice(0, 3).join(':')}::/48` : `${sender.split('.').slice(0, 3).join('.')}.0/24`
}
