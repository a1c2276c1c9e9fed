import { expect, test } from 'vitest'
import { checkBuildSettings } from './build-settings.ts'

const ours = { booking: '/dev/booking', contact: '/dev/contact' }

test.for([
  ours,
  { booking: 'https://api.example.nz/dev/booking', contact: '/dev/contact' },
  { booking: 'http://127.0.0.1:4000/stage/dev/booking', contact: 'https://api.example.nz/dev/contact' },
])('forms can post to $booking and $contact', (endpoints) => {
  expect(checkBuildSettings({ endpoints })).toEqual([])
})

test.for([
  'dev/booking',
  '//evil.example/dev/booking',
  'ftp://example.nz/dev/booking',
  'https://example.nz/booking',
  'https://example.nz/dev/contact',
])('BOOKING_ENDPOINT=%s is refused with the fix', (booking) => {
  expect(checkBuildSettings({ endpoints: { ...ours, booking } })).toEqual([
    expect.stringMatching(/^BOOKING_ENDPOINT is '.+': give an http\(s\) URL or a path that ends in/),
  ])
})
