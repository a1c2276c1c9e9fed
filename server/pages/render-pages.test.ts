import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { assetsOf, contentSecurityPolicy } from './render-pages.ts'

const manifest = {
  'site/entry.ts': { file: 'assets/entry.js', imports: ['_shared.js'], css: ['assets/base.css'] },
  'site/page.ts': { file: 'assets/page.js', imports: ['_part.js', '_shared.js'], css: ['assets/page.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_part.js': { file: 'assets/part.js', imports: ['_shared.js'], css: ['assets/part.css'] },
}

test("a page lists each script once, and a component's styles come before the page's", () => {
  expect(assetsOf(manifest, ['site/entry.ts', 'site/page.ts'])).toEqual({
    scripts: ['/assets/entry.js', '/assets/shared.js', '/assets/page.js', '/assets/part.js'],
    stylesheets: ['/assets/base.css', '/assets/part.css', '/assets/page.css'],
  })
})

test('a page without a file in the manifest is an error, and the error names it', () => {
  expect(() => assetsOf(manifest, ['site/other.ts'])).toThrow('site/other.ts')
})

test('the policy names each inline script and the style by its hash, and allows no others', () => {
  const csp = contentSecurityPolicy(['alert(1)', '{}'], 'a{}', ['/dev/booking', '/dev/contact'])
  for (const text of ['alert(1)', '{}', 'a{}']) expect(csp).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(csp.match(/'sha256-/g)).toHaveLength(3)
  expect(csp).not.toContain('unsafe')
})

test('pages may call only the hosts that they post to', () => {
  const connectOf = (endpoints: string[]) => contentSecurityPolicy([], '', endpoints).match(/connect-src ([^;]+)/)?.[1]
  expect(connectOf(['/dev/booking', '/dev/contact'])).toBe("'self'")
  const api = 'https://api.example.nz'
  expect(connectOf([`${api}/dev/booking`, `${api}/x/dev/contact`])).toBe(`'self' ${api}`)
})
