import { expect, test } from 'vitest'
import { assess, type Evidence, flagsOf } from './assess.ts'
import { genuineMessages } from './messages/genuine-messages.ts'
import { observe } from './observe.ts'

const person: Evidence = { honeypotFilled: false, pageAge: 300, linkedHosts: 0, markup: false, addressesWithSameText: 1, flood: false }
const seen = (message: string) => assess({ ...person, ...observe({ message }) })

test('no genuine message is quarantined', () => {
  expect(genuineMessages.length).toBeGreaterThanOrEqual(200)
  const delayed = genuineMessages.flatMap((answers) => {
    const { outcome, signals } = assess({ ...person, ...observe(answers) })
    return outcome === 'accept' ? [] : [`${signals.join(', ')}: ${answers.message}`]
  })
  expect(delayed).toEqual([])
})

test.for<[string, Partial<Evidence>]>([
  ['hidden field', { honeypotFilled: true }],
  ['instant submit', { pageAge: 299 }],
  ['flood', { flood: true }],
  ['mass text', { addressesWithSameText: 10 }],
])('behaviour that only bots show is quarantined: %s', ([signal, facts]) => {
  expect(assess({ ...person, ...facts })).toEqual({ outcome: 'quarantine', signals: [signal] })
})

test.for<[string, Partial<Evidence>]>([
  ['several links', { linkedHosts: 3 }],
  ['markup', { markup: true }],
  ['repeated text', { addressesWithSameText: 3 }],
  ['repeated text', { addressesWithSameText: 9 }],
])('what looks unusual is delivered with a mark: %s', ([signal, facts]) => {
  expect(assess({ ...person, ...facts })).toEqual({ outcome: 'accept', signals: [signal] })
})

test.for<Partial<Evidence>>([{ pageAge: undefined }, { linkedHosts: 2 }, { addressesWithSameText: 0 }, { addressesWithSameText: 2 }])(
  'ordinary behaviour is neither quarantined nor flagged: %o',
  (facts) => {
    expect(assess({ ...person, ...facts })).toEqual({ outcome: 'accept', signals: [] })
  },
)

test.for([
  ['several links', 'http://one.example https://www.two.example/a?b#c and www.three.example.'],
  ['several links', 'HTTPS://ONE.example, https://two.example; (http://три.example)'],
  ['markup', 'photos <a href="http://one.example">here</a>'],
  ['markup', '[url=http://one.example]here[/url]'],
  ['markup', '<BR/>'],
  ['markup', '</div >'],
])('%s: %s', ([signal, message]) => {
  expect(seen(message as string).signals).toEqual([signal])
})

test.for([
  'https://www.trademe.co.nz/1 https://trademe.co.nz/2 http://TRADEME.co.nz/3 www.trademe.co.nz/4',
  'mail ed <ed@fencing.example> or <mailto:ed@fencing.example>, or http://fencing.example and <https://farm.example>',
  'tread < 3mm <3 [brakes] <automatic gearbox>',
  'a.example b.example c.example awww.cute',
])('not flagged: %s', (message) => {
  expect(seen(message).signals).toEqual([])
})

test('a link or markup in the name or the subject counts too', () => {
  expect(observe({ name: 'www.one.example', subject: 'http://two.example <b>', message: 'Hi' })).toMatchObject({
    linkedHosts: 2,
    markup: true,
  })
})

test('flagsOf returns only signals that flag, and ignores unknown ones', () => {
  expect(flagsOf(['hidden field', 'several links', 'offer', 'markup', 'toString'])).toEqual(['several links', 'markup'])
})

const size = 64 * 1024
const full = (part: string) => part.repeat(Math.ceil(size / part.length)).slice(0, size)
const label = 'a'.repeat(63)
const markupParts = ['<', '</', '<a', '<a ', '<h1', '[', '[/url', '[url', 'href=']
const linkParts = ['http', 'http://', 'https://www.', 'www.', 'www.a', ' www.a.', 'http://a.b ', 'http://a.b.c.d.e.f.g.h.i.j ', 'https://-']
const otherParts = ['a', 'a.', ' ', '\n', '\t ', '.', '-', '@', 'é', '汉', '👍', '\0', `${label}.`, `http://${label}.${label} `]

test.for([...markupParts, ...linkParts, ...otherParts])('64 kB of %j takes less than 5 ms', (part) => {
  for (const text of [full(part), `http://${full(part)}`, `<a ${full(part)}`, `www.${full(part)}>`]) {
    expect(quickest(text)).toBeLessThan(5)
  }
})

test('64 kB of different links takes less than 5 ms', () => {
  expect(quickest(Array.from({ length: 5000 }, (_, index) => `http://h${index}.nz`).join(' '))).toBeLessThan(5)
})

/** Returns the shortest of many runs, in milliseconds, because the machine may be busy for a while. */
function quickest(message: string): number {
  let shortest = Number.POSITIVE_INFINITY
  for (let run = 0; run < 100 && shortest >= 5; run++) {
    const start = performance.now()
    observe({ message })
    shortest = Math.min(shortest, performance.now() - start)
  }
  return shortest
}
