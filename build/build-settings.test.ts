import { expect, test } from 'vitest'
import { readSettings } from '../server/settings.ts'
import { checkBuildSettings, foreignOrigins, readPublicUrl } from './build-settings.ts'

const ours = { booking: '/dev/booking', contact: '/dev/contact' }
const publicUrl = 'https://www.workshop.example'

test.for([
  ours,
  { booking: 'https://api.example.nz/dev/booking', contact: '/dev/contact' },
  { booking: 'http://127.0.0.1:4000/stage/dev/booking', contact: 'https://api.example.nz/dev/contact' },
])('forms can post to $booking and $contact', (endpoints) => {
  expect(checkBuildSettings({ endpoints, publicUrl })).toEqual([])
})

test.for([
  'dev/booking',
  '//evil.example/dev/booking',
  'ftp://example.nz/dev/booking',
  'https://example.nz/booking',
  'https://example.nz/dev/contact',
])('BOOKING_ENDPOINT=%s is refused with the fix', (booking) => {
  expect(checkBuildSettings({ endpoints: { ...ours, booking }, publicUrl })).toEqual([
    expect.stringMatching(/^BOOKING_ENDPOINT is '.+': give an http\(s\) URL or a path that ends in/),
  ])
})

test.for(['workshop.example', 'https://workshop.example/site', 'ftp://workshop.example'])(
  'PUBLIC_URL=%s is refused with the fix',
  (wrong) => {
    expect(checkBuildSettings({ endpoints: ours, publicUrl: wrong })).toEqual([
      expect.stringMatching(/^PUBLIC_URL is '.+': give an origin/),
    ])
  },
)

test('pages may call only the hosts that they post to', () => {
  expect(foreignOrigins({ endpoints: ours })).toEqual([])
  const api = 'https://api.example.nz'
  expect(foreignOrigins({ endpoints: { booking: `${api}/dev/booking`, contact: `${api}/x/dev/contact` } })).toEqual([api])
})

test.for(['https://Workshop.example', 'https://workshop.example:443/', ' https://workshop.example '])(
  'PUBLIC_URL=%s is https://workshop.example to the build, as it is to the server',
  (written) => {
    expect(readPublicUrl(written)).toBe('https://workshop.example')
    expect(readSettings({ PUBLIC_URL: written }).publicUrl).toBe('https://workshop.example')
  },
)

test('PUBLIC_URL may be unset', () => {
  expect(checkBuildSettings({ endpoints: ours, publicUrl: undefined })).toEqual([])
})
