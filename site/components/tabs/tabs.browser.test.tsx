import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', location.pathname + location.search)
})

function Example() {
  const [open, setOpen] = useState('one')
  return (
    <>
      <Tabs
        label="Example"
        open={open}
        onOpen={setOpen}
        tabs={[
          { id: 'one', title: 'First', content: 'Content of the first' },
          { id: 'two', title: 'Second', content: 'Content of the second' },
        ]}
      />
      <a href="#two">To the second</a>
    </>
  )
}

const selected = () => [...document.querySelectorAll('[role=tab][aria-selected=true]')].map((tab) => tab.textContent)
const shown = () => [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].filter(({ hidden }) => !hidden).map(({ id }) => id)

test('shows one panel at a time, named by its tab', async () => {
  const screen = await render(<Example />)
  expect([selected(), shown()]).toEqual([['First'], ['one']])
  await screen.getByRole('tab', { name: 'Second' }).click()
  expect([selected(), shown()]).toEqual([['Second'], ['two']])
  await expect.element(screen.getByRole('tabpanel', { name: 'Second' })).toBeVisible()
})

test.each([
  ['{ArrowRight}', 'Second'],
  ['{ArrowLeft}', 'Second'],
  ['{ArrowRight}{ArrowRight}', 'First'],
  ['{End}', 'Second'],
  ['{End}{Home}', 'First'],
])('%s opens and focuses the next tab', async (keys, title) => {
  await render(<Example />)
  document.querySelector<HTMLElement>('[role=tab]')?.focus()
  await userEvent.keyboard(keys)
  expect(selected()).toEqual([title])
  expect(document.activeElement?.textContent).toBe(title)
})

test('the Tab key moves from the open tab to its panel', async () => {
  await render(<Example />)
  document.querySelector<HTMLElement>('[role=tab]')?.focus()
  await userEvent.tab()
  expect(document.activeElement?.id).toBe('one')
})

test('a link to a panel opens it', async () => {
  const screen = await render(<Example />)
  await screen.getByRole('link', { name: 'To the second' }).click()
  await expect.poll(selected).toEqual(['Second'])
})

test("a URL with a panel's hash opens the panel on load", async () => {
  history.replaceState(null, '', '#two')
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  await render(<Example />)
  await expect.poll(selected).toEqual(['Second'])
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('two')])
})

test('without scripts, all panels are shown, each with its title and a link to it', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Example />)
  expect(page.querySelector('[hidden], [role=tab], .visually-hidden')).toBeNull()
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['First', 'Second'])
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['#one', '#two', '#two'])
})
