import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { percentile } from '../percentile.ts'
import { type Phone, type Tab, touch, visitAwake } from '../phone.ts'
import { table } from '../table.ts'
import { verdict } from '../verdict.ts'

type Step = { name: string; do(tab: Tab): Promise<unknown> }

const touching = (name: string, selector: string): Step => ({ name, do: (tab) => touch(tab, tab.page.locator(selector).first()) })

const typing = (field: keyof typeof goodBooking) => ({
  name: `types ${field}`,
  do: async (tab: Tab) => {
    await touch(tab, tab.page.locator(`[name=${field}]`).first())
    await tab.page.keyboard.type(goodBooking[field], { delay: 60 })
  },
})

/** What a visitor does, page by page, each step by finger or key. */
const journey: { path: string; steps: Step[] }[] = [
  {
    path: '/',
    steps: [
      touching('opens the menu', '[popovertarget=menu]:visible'),
      touching('closes the menu', '#menu [popovertargetaction=hide]'),
      touching('leafs the row of projects forth', '[aria-label=Next]'),
      touching('and back', '[aria-label=Previous]'),
    ],
  },
  { path: '/faq', steps: [touching('opens a question', 'details:not([open]) summary')] },
  {
    path: '/products-details',
    steps: [
      touching('opens a tab', '[role=tab][aria-selected=false]'),
      { name: 'another by key', do: ({ page }) => page.keyboard.press('ArrowLeft') },
    ],
  },
  {
    path: '/projects/project-a',
    steps: [
      touching('opens a picture', 'main a[href^="/assets/"]'),
      touching('leafs on', 'dialog [aria-label=Next]'),
      touching('closes it', 'dialog form button'),
    ],
  },
  {
    path: '/appointment',
    steps: [
      { ...typing('name'), name: 'types a name' },
      { name: 'sends with faults', do: ({ page }) => page.keyboard.press('Enter') },
      typing('email'),
      typing('phone'),
      typing('plate'),
      {
        name: 'chooses a service by key',
        do: async ({ page }) => {
          await page.locator('[name=service]').focus()
          await page.keyboard.press('ArrowDown')
        },
      },
      typing('message'),
      touching('sends', 'form button[type=submit]'),
    ],
  },
]

/** The longest wait from a press or key until the picture changes, in each step, all in one visit for each run. */
export async function measureInteractions(phone: Phone, url: string, runs: number): Promise<void> {
  const waits = new Map<string, number[]>()
  for (let run = 0; run < runs; run++) {
    const tab = await phone.open()
    await tab.page.addInitScript(watchInPage)
    for (const { path, steps } of journey) {
      await visitAwake(tab, url + path)
      for (const step of steps) {
        const key = `${path} ${step.name}`
        waits.set(key, [...(waits.get(key) ?? []), await longestWait(tab, step)])
      }
    }
    await tab.close()
  }
  const rows = [...waits].map(([step, times]) => ({ step, time: percentile(times, 0.5) }))
  console.log(
    table([
      ['The longest wait for an answer, ms (Chromium tells multiples of 8)', ''],
      ...rows.map(({ step, time }) => [step, String(time)]),
    ]),
  )
  verdict(
    'each answer is painted within 50 ms',
    rows.filter(({ time }) => !(time <= 50)).map(({ step, time }) => `${step} ${time}`),
  )
}

/** 0 when none took as long as Chromium tells of, 16 ms. */
async function longestWait(tab: Tab, step: Step): Promise<number> {
  const { page } = tab
  await page.evaluate(() => Object.assign(window, { waits: [] }))
  await step.do(tab)
  // What is measured arrives some frames later.
  await page.waitForTimeout(500)
  return await page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'waits') as number[])))
}

function watchInPage(): void {
  Object.assign(window, { waits: [] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) (Reflect.get(window, 'waits') as number[]).push(entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
