import { expect, test } from 'vitest'
import { networkOf, senderOf } from './sender-of.ts'

test.for([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
] as const)('%s counts as %s', ([address, sender]) => {
  expect(senderOf(address)).toBe(sender)
})

test.for([
  ['192.0.2.1', '192.0.2.0/24'],
  ['::ffff:192.0.2.255', '192.0.2.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
] as const)('%s is in the network %s', ([address, network]) => {
  expect(networkOf(senderOf(address))).toBe(network)
})
