import { expect, test } from 'vitest'
import { checkEndpoints, foreignOrigins } from './endpoints.ts'

const ours = { booking: '/dev/booking', contact: '/dev/contact' }

test.for([
  ours,
  { booking: 'https://api.example.nz/dev/booking', contact: '/dev/contact' },
  { booking: 'http://127.0.0.1:4000/stage/dev/booking', contact: 'https://api.example.nz/dev/contact' },
])('forms can post to $booking and $contact', (endpoints) => {
  expect(checkEndpoints(endpoints)).toEqual([])
})

test.for([
  'dev/booking',
  '//evil.example/dev/booking',
  'ftp://example.nz/dev/booking',
  'https://example.nz/booking',
  'https://example.nz/dev/contact',
])('a build that would send bookings to %s is refused with the fix', (booking) => {
  expect(checkEndpoints({ ...ours, booking })).toEqual([
    expect.stringMatching(/^BOOKING_ENDPOINT is '.+': give an http\(s\) URL or a path that ends in/),
  ])
})

test('pages may call the hosts that they post to, and no others', () => {
  expect(foreignOrigins(ours)).toEqual([])
  const api = 'https://api.example.nz'
  expect(foreignOrigins({ booking: `${api}/dev/booking`, contact: `${api}/x/dev/contact` })).toEqual([api])
})
