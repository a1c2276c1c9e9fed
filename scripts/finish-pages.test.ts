import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { assetsOf, finishPage } from './finish-pages.ts'

const rendered = [
  '<!DOCTYPE html><html><head><title>T</title>',
  '<link rel="stylesheet" href="/assets/one.css"/><link rel="stylesheet" href="/assets/two.css"/></head>',
  '<body><picture data-placeholder="bay"><img fetchPriority="high"/></picture><picture data-placeholder="wheel"><img/></picture>',
  '<picture data-placeholder="wheel"><img/></picture></body></html>',
].join('')
const styles = new Map([
  ['/assets/one.css', '.one{color:red}'],
  ['/assets/two.css', '.two{color:blue}'],
])
const placeholders = { bay: { blur: 'QUJD', colour: '#111111' }, wheel: { blur: 'REVG', colour: '#222222' } }
const finish = () => finishPage(rendered, { scripts: ['/assets/entry.js', '/assets/a.js'], styles, placeholders })

test('a page has its styles and its placeholders in its first response, and its style sheets switched off', () => {
  const { html } = finish()
  expect(html).toContain(
    `<style>.one{color:red}.two{color:blue}${[
      "[data-placeholder='bay']{background:url(data:image/webp;base64,QUJD) 0/cover}",
      "[data-placeholder='wheel']{background:#222222}",
    ].join('')}</style>`,
  )
  expect(html.match(/<link rel="stylesheet" href="[^"]+" disabled=""\/>/g)).toHaveLength(2)
})

/** Runs the script that stands in the page, in a document that came by a navigation of this type, its largest picture on its way. */
function open(type = 'navigate', { drafts = 0, referrer = '', painted = true } = {}) {
  const text = finish().html.match(/<script>(.*?)<\/script>/)?.[1] ?? ''
  const added: unknown[] = []
  const listeners: Record<string, () => unknown> = {}
  const picture = Promise.withResolvers<void>()
  const frames: (() => void)[] = []
  const paints = painted ? [{}] : []
  const section = {
    whole: false,
    toggleAttribute: (name: string, on: boolean) => Object.assign(section, { whole: name === 'data-whole' && on }),
  }
  const part = {}
  let look: ((entries: { isIntersecting: boolean }[]) => void) | undefined
  runInNewContext(text, {
    AbortController,
    origin: 'https://workshop.test',
    document: {
      referrer,
      createElement: (name: string) => ({ name }),
      head: { append: (element: unknown) => added.push(element) },
      querySelector: () => ({ decode: () => picture.promise }),
      querySelectorAll: (selector: string) => [selector === '[data-wakes]' ? part : section],
    },
    performance: { getEntriesByType: (entryType: string) => (entryType === 'paint' ? paints : [{ type }]) },
    sessionStorage: { length: drafts },
    addEventListener: (name: string, listener: () => unknown, { signal }: AddEventListenerOptions = {}) => {
      listeners[name] = listener
      signal?.addEventListener('abort', () => delete listeners[name])
    },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => callback(),
    IntersectionObserver: class {
      constructor(callback: typeof look) {
        look = callback
      }
      observe(element: unknown) {
        expect(element).toBe(part)
      }
      disconnect() {
        look = undefined
      }
    },
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  /** Loads the page, its largest picture too. */
  const load = async (how: 'comes' | 'fails' = 'comes') => {
    listeners.load?.()
    await settled()
    if (how === 'comes') picture.resolve()
    else picture.reject(new Error('The source image cannot be decoded.'))
    await settled()
  }
  const happens = async (event: string) => {
    listeners[event]?.()
    await settled()
  }
  const see = async (isIntersecting: boolean) => {
    look?.([{ isIntersecting }])
    await settled()
  }
  const makeFrames = (count: number) => {
    for (let made = 0; made < count; made++) for (const callback of frames.splice(0)) callback()
  }
  return {
    added,
    section,
    makeFrames,
    paint: () => paints.push({}),
    load,
    happens,
    heard: () => Object.keys(listeners),
    looksOut: () => look !== undefined,
    see,
  }
}

const allScripts = [
  { name: 'script', type: 'module', src: '/assets/entry.js' },
  { name: 'link', rel: 'modulepreload', href: '/assets/entry.js' },
  { name: 'link', rel: 'modulepreload', href: '/assets/a.js' },
]

test('a page that nobody touches fetches no script', async () => {
  const { added, makeFrames, load, see } = open()
  await load()
  await see(false)
  makeFrames(2)
  expect(added).toEqual([])
})

test.for(['pointerdown', 'keydown'])('a page fetches its scripts upon %s, after the frame that answers, and only once', async (event) => {
  const { added, makeFrames, load, happens, heard, looksOut } = open()
  await happens(event)
  expect(added).toEqual([])
  makeFrames(1)
  expect(added).toEqual(allScripts)
  expect(heard()).toEqual(['load'])
  await load()
  await happens('scroll')
  makeFrames(2)
  expect(looksOut()).toBe(false)
  expect(added).toEqual(allScripts)
})

test.for([
  ['pointermove', 'comes'],
  ['scroll', 'comes'],
  ['focusin', 'comes'],
  ['scroll', 'fails'],
] as const)('after %s a page fetches its scripts, but not before its largest picture %s', async ([event, how]) => {
  const { added, makeFrames, load, happens } = open()
  await happens(event)
  makeFrames(2)
  expect(added).toEqual([])
  await load(how)
  makeFrames(2)
  expect(added).toEqual(allScripts)
})

test('a page fetches its scripts when a part that stands still without them is in view, and has been shown', async () => {
  const { added, makeFrames, load, see, looksOut } = open()
  await load()
  expect(looksOut()).toBe(true)
  await see(true)
  makeFrames(1)
  expect(added).toEqual([])
  makeFrames(1)
  expect(added).toEqual(allScripts)
  expect(looksOut()).toBe(false)
})

test('a page whose frames are made but not shown yet fetches no script before they are', async () => {
  const { added, makeFrames, paint, load, happens } = open('navigate', { painted: false })
  await load()
  await happens('scroll')
  makeFrames(20)
  expect(added).toEqual([])
  paint()
  makeFrames(2)
  expect(added).toEqual([])
  makeFrames(1)
  expect(added).toEqual(allScripts)
})

test('a page of which a browser tells no paint fetches its scripts after half a second of frames', async () => {
  const { added, makeFrames, load, happens } = open('navigate', { painted: false })
  await load()
  await happens('scroll')
  makeFrames(30)
  expect(added).toEqual([])
  makeFrames(4)
  expect(added).toEqual(allScripts)
})

test('a page fetches its scripts when it has loaded and there is a draft that they put back', async () => {
  const { added, makeFrames, load } = open('reload', { drafts: 1 })
  makeFrames(2)
  expect(added).toEqual([])
  await load()
  expect(added).toEqual([])
  makeFrames(2)
  expect(added).toEqual(allScripts)
})

test.for([
  ['', false],
  ['https://search.test/', false],
  ['https://workshop.test/services', true],
] as const)('a page that was reached from %j looks for a draft: %s', async ([referrer, looks]) => {
  const { added, makeFrames, load } = open('navigate', { drafts: 1, referrer })
  await load()
  makeFrames(2)
  expect(added).toEqual(looks ? allScripts : [])
})

test.for([
  ['navigate', false],
  ['reload', true],
  ['back_forward', true],
] as const)('a document that came by %s is laid out whole at once: %s', ([type, whole]) => {
  expect(open(type).section.whole).toBe(whole)
})

test('the policy names each inline script and style of the page by its hash, and allows no others', () => {
  const { html, csp } = finish()
  const hashes = [...html.matchAll(/<(?:script|style)[^>]*>([\s\S]*?)<\/(?:script|style)>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  expect(hashes).toHaveLength(3)
  for (const hash of hashes) expect(csp).toContain(hash)
  expect(csp.match(/'sha256-/g)).toHaveLength(3)
  expect(csp).not.toContain('unsafe')
})

test('a page that links a style sheet which was not built stops the build', () => {
  expect(() => finishPage(rendered, { scripts: [], styles: new Map(), placeholders })).toThrow('/assets/one.css')
})

const manifest = {
  'site/entry.ts': { file: 'assets/entry.js', imports: ['_shared.js'], css: ['assets/base.css'] },
  'site/page.ts': { file: 'assets/page.js', imports: ['_part.js', '_shared.js'], css: ['assets/page.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_part.js': { file: 'assets/part.js', imports: ['_shared.js'], css: ['assets/part.css'] },
}

test('a page needs each script once, and the style of a part stands before that of the page', () => {
  expect(assetsOf(manifest, ['site/entry.ts', 'site/page.ts'])).toEqual({
    scripts: ['/assets/entry.js', '/assets/shared.js', '/assets/page.js', '/assets/part.js'],
    stylesheets: ['/assets/base.css', '/assets/part.css', '/assets/page.css'],
  })
})

test('a page whose file the build did not write stops the build, with its name', () => {
  expect(() => assetsOf(manifest, ['site/other.ts'])).toThrow('site/other.ts')
})
