import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Countdown } from './countdown.tsx'

const target = '2030-01-10T00:00:00Z'
const before = (milliseconds: number) => vi.setSystemTime(Date.parse(target) - milliseconds)
const shown = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent).join(' ')
const dayHasCome = () => !document.querySelector<HTMLElement>('[role=timer] + p')?.hidden
/** Does it, and waits until React has drawn what follows from it. */
const drawn = (doing: () => void) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  return act(async () => doing())
}
const pass = (milliseconds: number) => drawn(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('shows what is left, without leading zeros, and counts down by the second', async () => {
  before((((2 * 24 + 3) * 60 + 4) * 60 + 5) * 1000)
  await render(<Countdown target={target} over="The day has come." />)
  expect([shown(), dayHasCome()]).toEqual(['2 3 4 5', false])
  await pass(1000)
  expect(shown()).toBe('2 3 4 4')
})

test('writes to the page once a second, and no more', async () => {
  before(10_400)
  await render(<Countdown target={target} over="The day has come." />)
  let writes = 0
  const observer = new MutationObserver((records) => {
    writes += records.length
  })
  observer.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true })
  await pass(390)
  expect(writes).toBe(0)
  await pass(20)
  expect(writes).toBe(1)
  await pass(900)
  expect(writes).toBe(1)
  observer.disconnect()
})

test('stops at zero, says that the day has come, and never goes negative', async () => {
  before(1500)
  await render(<Countdown target={target} over="The day has come." />)
  await pass(60_000)
  expect([shown(), dayHasCome()]).toEqual(['0 0 0 0', true])
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that was made days ago is put right as soon as the scripts run', async () => {
  const { page, faults } = await wakeUp(3 * 86_400_000, 5000)
  expect([page.querySelectorAll('dd')[0]?.textContent, shown(), dayHasCome(), faults]).toEqual(['0', '0 0 0 5', false, []])
})

test('a page that was made before the day says so when it has come', async () => {
  const { faults } = await wakeUp(3 * 86_400_000, -1)
  expect([shown(), dayHasCome(), faults]).toEqual(['0 0 0 0', true, []])
})

test('is no live region', async () => {
  before(5000)
  await render(<Countdown target={target} over="The day has come." />)
  expect(document.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull()
})

/** Makes the page at one moment before the target and wakes it up at another. */
async function wakeUp(madeBefore: number, wokenBefore: number) {
  const faults: unknown[] = []
  const logged = vi.spyOn(console, 'error').mockImplementation((...words) => faults.push(words))
  const countdown = <Countdown target={target} over="The day has come." />
  before(madeBefore)
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(countdown)
  before(wokenBefore)
  await drawn(() => {
    hydrateRoot(page, countdown, { onRecoverableError: (error) => faults.push(error) })
  })
  logged.mockRestore()
  pages.push(page)
  return { page, faults }
}

const pages: HTMLElement[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.remove()
})
