import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Countdown } from './countdown.tsx'

const target = '2030-01-10T00:00:00Z'
const before = (milliseconds: number) => vi.setSystemTime(Date.parse(target) - milliseconds)
const shown = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent).join(' ')
const isOver = () => !document.querySelector<HTMLElement>('[role=timer] + p')?.hidden
const actAsync = (callback: () => void) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  return act(async () => callback())
}
const advance = (milliseconds: number) => actAsync(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('shows the time left without leading zeros and counts down every second', async () => {
  before((((2 * 24 + 3) * 60 + 4) * 60 + 5) * 1000)
  await render(<Countdown target={target} over="The big day’s here." />)
  expect([shown(), isOver()]).toEqual(['2 3 4 5', false])
  await advance(1000)
  expect(shown()).toBe('2 3 4 4')
})

test('updates the DOM only once a second', async () => {
  before(10_400)
  await render(<Countdown target={target} over="The big day’s here." />)
  let writes = 0
  const observer = new MutationObserver((records) => {
    writes += records.length
  })
  observer.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true })
  await advance(390)
  expect(writes).toBe(0)
  await advance(20)
  expect(writes).toBe(1)
  await advance(900)
  expect(writes).toBe(1)
  observer.disconnect()
})

test('stops at zero and shows the final line', async () => {
  before(1500)
  await render(<Countdown target={target} over="The big day’s here." />)
  await advance(60_000)
  expect([shown(), isOver()]).toEqual(['0 0 0 0', true])
  expect(vi.getTimerCount()).toBe(0)
})

test('corrects a page that was prerendered days ago as soon as it hydrates', async () => {
  const { page, errors } = await hydrate(3 * 86_400_000, 5000)
  expect([page.querySelectorAll('dd')[0]?.textContent, shown(), isOver(), errors]).toEqual(['0', '0 0 0 5', false, []])
})

test('shows the final line on a page that was prerendered before the target', async () => {
  const { errors } = await hydrate(3 * 86_400_000, -1)
  expect([shown(), isOver(), errors]).toEqual(['0 0 0 0', true, []])
})

test('is not a live region', async () => {
  before(5000)
  await render(<Countdown target={target} over="The big day’s here." />)
  expect(document.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull()
})

/** Prerenders at one moment and hydrates at another, each in milliseconds before the target. */
async function hydrate(renderedBefore: number, hydratedBefore: number) {
  const errors: unknown[] = []
  const logged = vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args))
  const countdown = <Countdown target={target} over="The big day’s here." />
  before(renderedBefore)
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(countdown)
  before(hydratedBefore)
  await actAsync(() => {
    hydrateRoot(page, countdown, { onRecoverableError: (error) => errors.push(error) })
  })
  logged.mockRestore()
  pages.push(page)
  return { page, errors }
}

const pages: HTMLElement[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.remove()
})
