import { startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { FactsProvider } from '../../../ui/facts.ts'
import { firstFacts } from '../../../workshop/first-facts.ts'
import { AppointmentTimes } from './appointment-times.tsx'
import { bookingStart } from './booking-start.ts'

test('"Ready about" goes on following the work when the drop-off is typed while React hydrates', async () => {
  // After React has hydrated the form, before its effects run.
  function TypeDropOff() {
    useLayoutEffect(() => queueMicrotask(() => type('time', '08:30')), [])
    return null
  }
  const form = (
    <FactsProvider value={firstFacts}>
      <AppointmentTimes
        start={bookingStart({ date: '2026-12-02', time: '08:00', minutes: 30 })}
        answers={undefined}
        errors={{}}
        existing={undefined}
        max="2027-12-01"
        onEdit={() => {}}
      />
      <TypeDropOff />
    </FactsProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
  const type = (name: string, value: string) => {
    const input = field(name)
    // As a person types, which React's own property on the input doesn't see.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  startTransition(() => {
    const root = hydrateRoot(container, form)
    onTestFinished(() => {
      root.unmount()
      container.remove()
    })
  })
  await expect.poll(() => field('readyTime').value).toBe('09:00')
  type('minutes', '95')
  expect(field('readyTime').value).toBe('10:05')
})
