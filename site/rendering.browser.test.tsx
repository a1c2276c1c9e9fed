import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { firstFacts } from '../workshop/first-facts.ts'
import { HoursLines } from './components/hours-lines/hours-lines.tsx'
import { factsScript, RenderingProvider, readRendering, renderingAttributes } from './rendering.ts'

const moment = new Date('2026-11-28T05:00:00Z')

test('a page is hydrated with the origin, the moment and the facts that its document carries', () => {
  const notice = { text: '</script><b>Kia ora', from: '2026-11-28', until: '2026-11-28' }
  const rendering = { origin: 'https://www.workshop.example', moment, facts: { ...firstFacts, notice } }
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = factsScript(rendering)
  const { documentElement } = document
  for (const [name, value] of Object.entries(renderingAttributes(rendering))) documentElement.setAttribute(name, value)
  onTestFinished(() => {
    element.remove()
    for (const name of Object.keys(renderingAttributes(rendering))) documentElement.removeAttribute(name)
  })
  expect(element.children).toHaveLength(1)
  expect(readRendering()).toEqual(rendering)
})

test('below the hours is a line about holidays only if there are special days', async () => {
  const linesWith = async (specialDays: typeof firstFacts.specialDays) => {
    const rendering = { origin: '', moment, facts: { ...firstFacts, specialDays } }
    const { container } = await render(
      <RenderingProvider value={rendering}>
        <HoursLines />
      </RenderingProvider>,
    )
    return container.innerHTML
  }
  expect(await linesWith(firstFacts.specialDays)).toBe('Sun - Fri, 8.00am - 6.00pm<br>Closed on public holidays and over Christmas')
  expect(await linesWith([])).toBe('Sun - Fri, 8.00am - 6.00pm')
})
