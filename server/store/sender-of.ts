import { isIP } from 'node:net'

/** Who counts as one sender: an IPv4 address, or the /64 of an IPv6 address, which is one household. */
export function senderOf(address: string): string {
  const bare = address.replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped) return mapped
  if (isIP(bare) !== 6) return bare
  // Node writes every IPv6 host alike: '[2001:db8::1]'.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...gap, ...after].slice(0, 4).join(':')}::/64`
}

/** The network of a sender, who may have many addresses of it: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function networkOf(sender: string): string {
  return sender.includes(':') ? `${sender.split(':').slice(0, 3).join(':')}::/48` : `${sender.split('.').slice(0, 3).join('.')}.0/24`
}
