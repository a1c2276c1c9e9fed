import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { badBookings, goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { booking } from '../../domain/enquiries/booking/booking.ts'
import { badContacts, goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { contact } from '../../domain/enquiries/contact/contact.ts'
import type { EnquiryDefinition } from '../../domain/enquiries/enquiry.ts'
import type { FormPost } from '../../domain/enquiries/form-post.ts'
import type { FieldErrors } from '../../domain/form.ts'
import type { SpecialDays } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { WithFacts } from '../testing/with-facts.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { bookingWording, contactWording } from './form-wording.ts'

const lastClosed = firstFacts.specialDays.at(-1) as SpecialDays

/** An ordinary Wednesday, 10.00am at the workshop. */
const ordinary = '2026-11-17T21:00:00Z'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(ordinary) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const forms = [
  { enquiry: booking, wording: bookingWording, good: goodBooking, bad: badBookings },
  { enquiry: contact, wording: contactWording, good: goodContact, bad: badContacts },
]

describe.each(forms)('the $enquiry.kind form', ({ enquiry, wording, good, bad }) => {
  const show = () => render(<EnquiryForm enquiry={enquiry} wording={wording} />, { wrapper: WithFacts })

  test('starts with no errors shown, the button disabled and the missing fields listed', async () => {
    const screen = await show()
    await expect.poll(() => button(wording.submit)).toBeDisabled()
    expect(shownErrors(enquiry)).toEqual({})
    await expect.element(screen.getByText(/^Still to fill in: name, email/)).toBeVisible()
  })

  test.each(bad)('shows the expected messages when $because', async ({ answers, fieldErrors }) => {
    await show()
    fill(answers)
    await pressEnter('name')
    expect(shownErrors(enquiry)).toEqual(fieldErrors)
    await expect.poll(() => button(wording.submit)).toBeDisabled()
    const first = Object.keys(fieldErrors)[0]
    expect((document.activeElement as HTMLInputElement).name).toBe(first)
  })

  test('lists missing and invalid fields beside the button', async () => {
    const screen = await show()
    fill({ ...good, name: '', email: 'x' })
    await expect.element(screen.getByText('Still to fill in: name. Please check: email.')).toBeVisible()
    fill(good)
    await expect.element(screen.getByText('Ready to send.')).toBeVisible()
  })

  test('shows an error only after its field has lost focus', async () => {
    await show()
    input('email').focus()
    fill({ email: 'x' })
    expect(shownErrors(enquiry)).toEqual({})
    input('name').focus()
    await expect.poll(() => shownErrors(enquiry)).toEqual({ email: 'Please enter a valid email address.' })
  })

  test('sends exactly its fields, only once on a double click, then confirms and resets', async () => {
    const posts = respondWith(() => Response.json({ id: '1' }, { status: 201 }))
    const screen = await show()
    fill(good)
    const submit = button(wording.submit)
    await expect.element(submit).toBeEnabled()
    const element = submit as HTMLButtonElement
    element.click()
    element.click()
    await expect.element(screen.getByText('Message sent successfully!')).toBeVisible()
    expect(posts).toMatchObject([{ url: `/dev/${enquiry.kind}`, type: 'application/json', body: good }])
    expect(Object.keys(posts[0]?.body ?? {})).toEqual(Object.keys(good))
    expect(Object.fromEntries(new FormData(formElement()))).toEqual(enquiry.initial)
    expect(shownErrors(enquiry)).toEqual({})
    await expect.poll(() => document.activeElement?.textContent).toBe('Message sent successfully!')
  })

  test('replaces the form with a summary once the enquiry is sent, and a button brings it back empty', async () => {
    respondWith(() => Response.json({ id: '1' }, { status: 201 }))
    const screen = await show()
    fill(good)
    await expect.poll(() => button(wording.submit)).toBeEnabled()
    await userEvent.click(button(wording.submit))
    await expect.element(screen.getByRole('status')).toHaveTextContent('Message sent successfully!')
    expect(formElement().checkVisibility()).toBe(false)
    for (const text of [...Object.values(good), wording.reply(good)]) expect((card() as HTMLElement).innerText).toContain(text)

    // From the message, past the phone number, to the button.
    await userEvent.keyboard('{Tab}{Tab}')
    expect(document.activeElement).toBe(button(wording.another))
    await userEvent.keyboard('{Enter}')
    expect(formElement().checkVisibility()).toBe(true)
    expect(document.activeElement).toBe(input('name'))
    expect(Object.fromEntries(new FormData(formElement()))).toEqual(enquiry.initial)
    expect(shownErrors(enquiry)).toEqual({})
    expect(screen.getByRole('status').element().textContent).toBe('')
    await expect.element(screen.getByText(/^Still to fill in: name, email/)).toBeVisible()
  })

  test.each([
    ['yes', true],
    ['no', false],
    [undefined, false],
  ])('promises a copy only if the Confirmation-Mail header says so: %s', async (header, promised) => {
    respondWith(() => Response.json({}, { status: 201, headers: header ? { 'Confirmation-Mail': header } : {} }))
    const screen = await show()
    fill(good)
    await expect.poll(() => button(wording.submit)).toBeEnabled()
    await userEvent.click(button(wording.submit))
    await expect.element(screen.getByText('Message sent successfully!')).toBeVisible()
    for (const line of [wording.next(firstFacts), wording.later(firstFacts)]) expect(card().textContent).toContain(line)
    expect(card().textContent?.includes('A copy is on its way to your email.')).toBe(promised)
  })

  test('says on closed days when the workshop will get back, before and after sending', async () => {
    const { from, reason } = lastClosed
    vi.setSystemTime(Date.parse(`${from}T00:00Z`))
    respondWith(() => Response.json({}, { status: 201, headers: { 'Confirmation-Mail': 'yes' } }))
    const screen = await show()
    const when = new RegExp(`We’re closed for ${reason} until \\w+day \\d+ \\w+, and ${wording.afterClosedDays}\\.`)
    expect(formElement().textContent).not.toMatch(when)
    fill(good)
    await expect.poll(() => formElement().textContent).toMatch(new RegExp(`Ready to send\\. ${when.source}`))
    await userEvent.click(button(wording.submit))
    await expect.element(screen.getByText('Message sent successfully!')).toBeVisible()
    expect(card().textContent).toMatch(new RegExp(`${when.source}A copy is on its way to your email\\.`))
    expect(card().textContent).not.toContain('during opening hours')
  })

  test('says so on the page rendered in response to a no-JavaScript post, but not on the prerendered page', () => {
    const { from, reason } = lastClosed
    vi.setSystemTime(Date.parse(`${from}T00:00Z`))
    const html = (posted?: FormPost) =>
      renderToString(
        <WithFacts>
          <EnquiryForm enquiry={enquiry} wording={wording} posted={posted} />
        </WithFacts>,
      )
    expect(html()).not.toContain(reason)
    const page = html({ outcome: 'sent', received: good, confirmation: false })
    expect(page).toMatch(new RegExp(`closed for ${reason} until \\w+day \\d+ \\w+, and ${wording.afterClosedDays}\\.`))
    expect(page).not.toContain('during opening hours')
  })

  test('shows no error for a field that was filled right before Enter', async () => {
    await show()
    const { name, ...rest } = good
    fill({ ...rest, email: '' })
    await expect.poll(() => button(wording.submit)).toBeDisabled()
    input('name').focus()
    // Typing and Enter in the same task, before React renders, as a fast typist does it.
    input('name').value = name
    const shown: FieldErrors[] = []
    const watcher = new MutationObserver(() => shown.push(shownErrors(enquiry)))
    watcher.observe(formElement(), { subtree: true, childList: true, attributes: true })
    input('name').dispatchEvent(new InputEvent('input', { bubbles: true }))
    input('name').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await expect.poll(() => shownErrors(enquiry)).toEqual({ email: 'Email is required.' })
    watcher.disconnect()
    expect(shown.filter((fieldErrors) => 'name' in fieldErrors)).toEqual([])
  })

  test('accepts what is pasted with invisible characters, and sends it without them', async () => {
    const posts = respondWith(() => Response.json({ id: '1' }, { status: 201 }))
    await show()
    fill({ ...good, email: `<${good.email}>\u200b`, phone: '\u200b021\u00a0555\u20110142' })
    await expect.poll(() => button(wording.submit)).toBeEnabled()
    await userEvent.click(button(wording.submit))
    await expect.poll(() => posts.map(({ body }) => body)).toEqual([{ ...good, phone: '021 555-0142' }])
  })

  test('a press on the disabled button sends what the browser has filled in without an event', async () => {
    const posts = respondWith(() => Response.json({ id: '1' }, { status: 201 }))
    await show()
    const press = () => (button(wording.submit).parentElement as HTMLElement).click()
    press()
    for (const [name, text] of Object.entries(good)) input(name).value = text
    await expect.poll(() => button(wording.submit)).toBeDisabled()
    press()
    await expect.poll(() => posts.map(({ body }) => body)).toEqual([good])
  })

  test('keeps a draft across page loads until the enquiry is sent', async () => {
    respondWith(() => Response.json({ id: '1' }, { status: 201 }))
    const { unmount } = await show()
    expect(sessionStorage).toHaveLength(0)
    fill(good)
    await unmount()
    const again = await show()
    expect(Object.fromEntries(new FormData(formElement()))).toEqual(good)
    await expect.poll(() => button(wording.submit)).toBeEnabled()
    await userEvent.click(button(wording.submit))
    await expect.element(again.getByText('Message sent successfully!')).toBeVisible()
    expect(sessionStorage).toHaveLength(0)
  })

  test('has a privacy note, and no honeypot field once hydrated', async () => {
    const screen = await show()
    await expect.element(screen.getByText(new RegExp(`keeps it for ${enquiry.monthsKept} months`))).toBeVisible()
    expect(input('comment')).toBeNull()
  })

  test('renders its live regions while they are still empty', async () => {
    await show()
    expect(card().querySelectorAll('[role=status], [role=alert]')).toHaveLength(2)
  })
})

// What no field or wording of a form changes, so one form is enough.
describe('either form', () => {
  const { enquiry, wording, good } = { enquiry: booking, wording: bookingWording, good: goodBooking }
  const show = () => render(<EnquiryForm enquiry={enquiry} wording={wording} />, { wrapper: WithFacts })

  test.each([
    ['the server answers with an error', () => new Response('', { status: 500 })],
    ['the server refuses', () => Response.json({}, { status: 422 })],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a captive portal answers with its sign-in page',
      () => new Response('<p>Sign in', { status: 200, headers: { 'Content-Type': 'Text/HTML;charset=utf-8' } }),
    ],
    ['the response is an XHTML page', () => new Response('<html/>', { status: 201, headers: { 'Content-Type': 'application/xhtml+xml' } })],
  ])('shows the failure and keeps all answers when %s', async (_, answer) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    respondWith(async () => {
      // Two frames later the button has been painted as disabled and has lost focus.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return answer()
    })
    const screen = await show()
    fill(good)
    await expect.poll(() => button(wording.submit)).toBeEnabled()
    await userEvent.click(button(wording.submit))
    await expect.element(screen.getByText('Failed to send message. Please try again.')).toBeVisible()
    expect(Object.fromEntries(new FormData(formElement()))).toEqual(good)
    await expect.poll(() => button(wording.submit)).toBeEnabled()
    // With focus back on the button, the visitor can retry right away.
    await expect.poll(() => document.activeElement).toBe(button(wording.submit))
    expect(screen.getByText('Ready to send.').query()).toBeNull()
    expect(logged).toHaveBeenCalledOnce()
    expect(JSON.stringify(logged.mock.calls)).not.toContain(good.name)
  })

  test('refuses redirects, so that answers only go to our own server', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const posts = respondWith(() => Response.json({ id: '1' }, { status: 201 }))
    await show()
    fill(good)
    await expect.poll(() => button(wording.submit)).toBeEnabled()
    await userEvent.click(button(wording.submit))
    await expect.poll(() => posts.map(({ redirect }) => redirect)).toEqual(['error'])
  })

  test.each([
    [429, 'We’ve had a lot of messages from your connection today. Please call us on 06 555 0100.'],
    [413, 'Your message is too long to send. Please shorten it, or call us on 06 555 0100.'],
    [503, 'Everything you typed is still here. If it fails again, please call us on 06 555 0100.'],
  ])('says what to do after status %i', async (status, advice) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    respondWith(() => Response.json({}, { status }))
    await show()
    fill(good)
    await expect.poll(() => button(wording.submit)).toBeEnabled()
    await userEvent.click(button(wording.submit))
    await expect.poll(() => formElement().textContent).toContain(advice)
    expect(document.querySelector('form [role=alert]')?.textContent).toBe('Failed to send message. Please try again.')
  })

  test('reuses the idempotency key on every retry, even after a reload, and takes a new one for the next enquiry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let status = 503
    const posts = respondWith(() => Response.json({}, { status }))
    const send = async () => {
      // While it is sending, no button has this name.
      await expect.poll(() => button(wording.submit)).toBeEnabled()
      await userEvent.click(button(wording.submit))
    }
    const { unmount } = await show()
    fill(good)
    await send()
    await expect.poll(() => posts.length).toBe(1)
    await send()
    await expect.poll(() => posts.length).toBe(2)
    fill({ message: `${good.message} One more thing.` })
    await expect.poll(() => button(wording.submit).textContent).toBe(wording.submit)
    await unmount()

    status = 201
    const again = await show()
    await send()
    await expect.element(again.getByText('Message sent successfully!')).toBeVisible()
    await userEvent.click(button(wording.another))
    fill(good)
    await send()
    await expect.poll(() => posts.length).toBe(4)
    const [first, second, third, next] = posts.map(({ key }) => key)
    expect(first).toMatch(/^[A-Za-z0-9-]{16,64}$/)
    expect([second, third]).toEqual([first, first])
    expect(next).toMatch(/^[A-Za-z0-9-]{16,64}$/)
    expect(next).not.toBe(first)
  })

  test.each([
    ['065550100', '06 555 0100'],
    ['(06) 555 0100', '06 555 0100'],
    ['021.555.0142', '021 555 0142'],
  ])('refuses the phone number %s with Tab as with Enter, and a button puts it right', async (typed, right) => {
    const screen = await show()
    for (const key of ['{Tab}', '{Enter}']) {
      fill({ ...good, phone: typed })
      input('phone').focus()
      await userEvent.keyboard(key)
      await expect.poll(() => shownErrors(enquiry)).toEqual({ phone: 'Please enter a valid phone number.' })
      expect(input('phone').value).toBe(typed)
      await userEvent.click(screen.getByRole('button', { name: `Use ${right}` }))
      expect(input('phone').value).toBe(right)
      await expect.poll(() => button(wording.submit)).toBeEnabled()
    }
  })

  test.each([
    ['the focus', async () => input('name').focus()],
    ['the animation of :autofill', async () => input('name').dispatchEvent(new AnimationEvent('animationstart', { bubbles: true }))],
  ])('reads answers that the browser has filled in without an event at %s', async (_, act) => {
    await show()
    for (const [name, text] of Object.entries(good)) input(name).value = text
    await expect.poll(() => button(wording.submit)).toBeDisabled()
    await act()
    await expect.poll(() => button(wording.submit)).toBeEnabled()
  })
})

test('a plate in lower case is refused, and a button puts it in capitals', async () => {
  const screen = await render(<EnquiryForm enquiry={booking} wording={bookingWording} />, { wrapper: WithFacts })
  fill({ ...goodBooking, plate: ' klm482' })
  await pressEnter('plate')
  expect(shownErrors(booking)).toEqual({ plate: 'Please enter a valid registration plate.' })
  const suggestion = screen.getByRole('button', { name: 'Use capitals: KLM482' })
  expect(input('plate').getAttribute('aria-describedby')).toContain(suggestion.element().id)
  await userEvent.keyboard('{Tab}{Enter}')
  expect(input('plate').value).toBe('KLM482')
  expect(document.activeElement).toBe(input('plate'))
  await expect.poll(() => shownErrors(booking)).toEqual({})
  expect(suggestion.query()).toBeNull()
  await expect.poll(() => button(bookingWording.submit)).toBeEnabled()
})

test("a draft doesn't override a service preselected by the page", async () => {
  const { unmount } = await render(<EnquiryForm enquiry={booking} wording={bookingWording} />, { wrapper: WithFacts })
  fill({ ...goodBooking, service: 'Repair Services' })
  await unmount()
  const chosen = { ...booking, initial: { ...booking.initial, service: 'Diagnostic Services' } }
  await render(<EnquiryForm enquiry={chosen} wording={bookingWording} />, { wrapper: WithFacts })
  expect([input('name').value, input('service').value]).toEqual([goodBooking.name, 'Diagnostic Services'])
})

function card(): Element {
  return document.querySelector('section') as Element
}

function formElement(): HTMLFormElement {
  return document.querySelector('form') as HTMLFormElement
}

function input(name: string): HTMLInputElement {
  return formElement().elements.namedItem(name) as HTMLInputElement
}

function button(text: string): HTMLElement {
  return [...document.querySelectorAll('button')].find((each) => each.textContent === text) as HTMLElement
}

/** Fills in answers like autofill: all at once, each with an input event. */
function fill(answers: Partial<Record<string, string>>): void {
  for (const [name, text] of Object.entries(answers)) {
    input(name).value = text ?? ''
    input(name).dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

async function pressEnter(name: string): Promise<void> {
  input(name).focus()
  await userEvent.keyboard('{Enter}')
}

/** Returns the error messages by field, as assistive technology finds them: via aria-describedby of invalid fields. */
function shownErrors(enquiry: EnquiryDefinition): FieldErrors {
  return Object.fromEntries(
    Object.keys(enquiry.fields).flatMap((name) => {
      const field = input(name)
      if (field.getAttribute('aria-invalid') !== 'true') return []
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
      return [[name, document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent ?? '']]
    }),
  )
}

type Post = { url: unknown; type: string | null; key: string | null; redirect: RequestRedirect | undefined; body: Record<string, string> }

/** Mocks fetch with a response. Returns the list of requests, which grows with each one. */
function respondWith(respond: () => Response | Promise<Response>): Post[] {
  const posts: Post[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const headers = new Headers(init?.headers)
    const body = JSON.parse(String(init?.body))
    posts.push({ url, type: headers.get('Content-Type'), key: headers.get('Idempotency-Key'), redirect: init?.redirect, body })
    return respond()
  })
  return posts
}
