import { pages } from '../../content/pages.ts'
import { expect, test } from '../workshop-fixture.ts'

test('all pages are public: no roles, no guards', async ({ request }) => {
  for (const path of Object.keys(pages)) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers()['set-cookie']], path).toEqual([200, undefined])
  }
})
