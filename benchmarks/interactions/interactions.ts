import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { type Phone, type Tab, touch, visitHydrated } from '../phone.ts'
import { percentile, table, verdict } from '../report.ts'

/** One thing that a visitor does. */
export type Step = { name: string; do(tab: Tab): Promise<unknown> }

export const touching = (name: string, selector: string): Step => ({ name, do: (tab) => touch(tab, tab.page.locator(selector).first()) })

const typing = (field: keyof typeof goodBooking) => ({
  name: `types ${field}`,
  do: async (tab: Tab) => {
    await touch(tab, tab.page.locator(`[name=${field}]`).first())
    await tab.page.keyboard.type(goodBooking[field], { delay: 60 })
  },
})

/** What a visitor does, page by page, by touch or keyboard. */
const journey: { path: string; steps: Step[] }[] = [
  {
    path: '/',
    steps: [
      touching('opens the menu', '[popovertarget=menu]:visible'),
      touching('closes the menu', '#menu [popovertargetaction=hide]'),
      touching('scrolls the projects forward', '[aria-label=Next]'),
      touching('scrolls them back', '[aria-label=Previous]'),
    ],
  },
  { path: '/faq', steps: [touching('opens a question', 'details:not([open]) summary')] },
  {
    path: '/products-details',
    steps: [
      touching('opens a tab', '[role=tab][aria-selected=false]'),
      { name: 'opens another by keyboard', do: ({ page }) => page.keyboard.press('ArrowLeft') },
    ],
  },
  {
    path: '/projects/project-a',
    steps: [
      touching('opens a picture', 'main a[href^="/assets/"]'),
      touching('shows the next', 'dialog [aria-label=Next]'),
      touching('closes it', 'dialog form button'),
    ],
  },
  {
    path: '/appointment',
    steps: [
      { ...typing('name'), name: 'types a name' },
      { name: 'submits an incomplete form', do: ({ page }) => page.keyboard.press('Enter') },
      typing('email'),
      typing('phone'),
      typing('plate'),
      {
        name: 'chooses a service by keyboard',
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

/** Measures the longest delay from input to the next paint (INP) in each step. Each run is one visit. */
export async function measureInteractions(phone: Phone, url: string, runs: number): Promise<void> {
  const durations = new Map<string, number[]>()
  for (let run = 0; run < runs; run++) {
    const tab = await phone.open()
    await tab.page.addInitScript(watchInPage)
    for (const { path, steps } of journey) {
      await visitHydrated(tab, url + path)
      for (const step of steps) {
        const key = `${path} ${step.name}`
        durations.set(key, [...(durations.get(key) ?? []), await longestInteraction(tab, step)])
      }
    }
    await tab.close()
  }
  reportInteractions(durations, 50)
}

/**
 * Prints the median of each step, and whether it stays within a limit.
 * @param durations milliseconds of each run, by the name of the step
 */
export function reportInteractions(durations: ReadonlyMap<string, readonly number[]>, limit: number): void {
  const rows = [...durations].map(([step, times]) => ({ step, time: percentile(times, 0.5) }))
  console.log(
    table([['Longest interaction, ms (Chromium reports multiples of 8)', ''], ...rows.map(({ step, time }) => [step, String(time)])]),
  )
  verdict(
    `each interaction is painted within ${limit} ms`,
    rows.filter(({ time }) => !(time <= limit)).map(({ step, time }) => `${step} ${time}`),
  )
}

/** Returns 0 when no interaction took 16 ms, the shortest that Chromium reports. */
export async function longestInteraction(tab: Tab, step: Step): Promise<number> {
  const { page } = tab
  await page.evaluate(() => Object.assign(window, { durations: [] }))
  await step.do(tab)
  // Event timing entries arrive some frames later.
  await page.waitForTimeout(500)
  return await page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'durations') as number[])))
}

/** Records the durations of interactions; runs in the page before its own scripts. */
export function watchInPage(): void {
  Object.assign(window, { durations: [] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) (Reflect.get(window, 'durations') as number[]).push(entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
