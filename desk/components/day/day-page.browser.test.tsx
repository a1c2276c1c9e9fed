import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { BayAppointment, Day } from '../../../domain/appointments/appointment.ts'
import { FactsProvider } from '../../../ui/facts.ts'
import { firstFacts } from '../../../workshop/first-facts.ts'
import { DayPage } from './day-page.tsx'

const now = Date.parse('2027-03-08T09:00+13:00')

async function show({ changed = '', ...day }: Partial<Day> & { changed?: string } = {}): Promise<HTMLElement> {
  const shown = { date: '2027-03-09', cars: [], unmarked: [], overbooked: [], outages: [], notes: [], ...day }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <FactsProvider value={firstFacts}>
          <DayPage
            day={shown}
            today="2027-03-08"
            now={now}
            ids={{}}
            done={undefined}
            failure={undefined}
            changed={changed}
            hasNews={false}
            onShow={() => {}}
          >
            {null}
          </DayPage>
        </FactsProvider>
      ),
    },
  ])
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(<Stub />)
  await expect.poll(() => container.querySelector('h1')?.textContent).toContain('March')
  return container
}

test('the address of a day can name only what a form has done', async () => {
  expect((await show({ changed: 'note' })).textContent).toContain('Note saved.')
  expect((await show({ changed: '__proto__' })).querySelector('[role=status]')).toBeNull()
})

test('free times are a landmark only when there are any', async () => {
  const landmark = async (date: string) =>
    (await show({ date })).querySelector('nav[aria-label="Free times"]')?.querySelectorAll('a').length
  expect(await landmark('2027-03-09')).toBeGreaterThan(0)
  expect(await landmark('2027-03-05')).toBeUndefined()
})

test('a card shows two notes that say the same', async () => {
  const errors = vi.spyOn(console, 'error')
  onTestFinished(() => errors.mockRestore())
  const times = { date: '2027-03-09', time: '08:30', readyDate: '2027-03-09', readyTime: '16:00' }
  const appointment = { id: 'a', ...times, state: 'set', startsAt: now, readyAt: now, since: now }
  const car = { enquiry: 'e', name: 'Hana', about: '', notes: ['Rang', 'Rang'], appointment, leavesAt: now, isGone: false }
  const page = await show({ cars: [car as unknown as BayAppointment] })
  expect([...page.querySelectorAll('article span')].filter(({ textContent }) => textContent === 'Note: Rang ')).toHaveLength(2)
  expect(errors).not.toHaveBeenCalled()
})
