import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { badBookings, goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { booking } from '../../enquiries/booking/booking.ts'
import { badContacts, goodContact } from '../../enquiries/contact/contact.examples.ts'
import { contact } from '../../enquiries/contact/contact.ts'
import type { Enquiry, Faults } from '../../enquiries/enquiry.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { bookingWording, contactWording } from './form-wording.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const forms = [
  { enquiry: booking, wording: bookingWording, action: '/appointment', good: goodBooking, bad: badBookings },
  { enquiry: contact, wording: contactWording, action: '/contact', good: goodContact, bad: badContacts },
]

describe.each(forms)('the $enquiry.kind form', ({ enquiry, wording, action, good, bad }) => {
  const show = () => render(<EnquiryForm enquiry={enquiry} wording={wording} action={action} />)

  test('starts without a fault shown, its button off, and says what is missing', async () => {
    const screen = await show()
    await expect.element(button(wording.submit)).toBeDisabled()
    expect(shownFaults(enquiry)).toEqual({})
    await expect.element(screen.getByText(/^Still to fill in: name, email/)).toBeVisible()
  })

  test.each(bad)('shows what the rules say when $because', async ({ answers, faults }) => {
    await show()
    fill(answers)
    await pressEnter('name')
    expect(shownFaults(enquiry)).toEqual(faults)
    await expect.element(button(wording.submit)).toBeDisabled()
    const first = Object.keys(faults)[0]
    expect((document.activeElement as HTMLInputElement).name).toBe(first)
  })

  test('says beside the button what is missing and what needs another look', async () => {
    const screen = await show()
    fill({ ...good, name: '', email: 'x' })
    await expect.element(screen.getByText('Still to fill in: name. Please check: email.')).toBeVisible()
    fill(good)
    await expect.element(screen.getByText('All there. One press sends it.')).toBeVisible()
  })

  test('shows a fault only once its field was left', async () => {
    await show()
    input('email').focus()
    fill({ email: 'x' })
    expect(shownFaults(enquiry)).toEqual({})
    input('name').focus()
    await expect.poll(() => shownFaults(enquiry)).toEqual({ email: 'Please enter a valid email address.' })
  })

  test('sends exactly its fields once for a double press, says so, and starts anew', async () => {
    const posts = answerWith(() => Response.json({ id: '1' }, { status: 201 }))
    const screen = await show()
    fill(good)
    const submit = button(wording.submit)
    await expect.element(submit).toBeEnabled()
    const element = submit as HTMLButtonElement
    element.click()
    element.click()
    await expect.element(screen.getByText('Message sent successfully!')).toBeVisible()
    expect(posts).toEqual([[`/dev/${enquiry.kind}`, 'application/json', good]])
    expect(Object.fromEntries(new FormData(formElement()))).toEqual(enquiry.start)
    expect(shownFaults(enquiry)).toEqual({})
    await expect.poll(() => document.activeElement?.textContent).toBe('Message sent successfully!')
  })

  test.each([
    ['the server answers with an error', () => new Response('', { status: 500 })],
    ['the server refuses', () => Response.json({}, { status: 422 })],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps everything typed and says so when %s', async (_, answer) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    answerWith(answer)
    const screen = await show()
    fill(good)
    await expect.element(button(wording.submit)).toBeEnabled()
    await userEvent.click(button(wording.submit))
    await expect.element(screen.getByText('Failed to send message. Please try again.')).toBeVisible()
    expect(Object.fromEntries(new FormData(formElement()))).toEqual(good)
    await expect.element(button(wording.submit)).toBeEnabled()
    expect(logged).toHaveBeenCalledOnce()
    expect(JSON.stringify(logged.mock.calls)).not.toContain(good.name)
  })

  test('spaces a landline that was typed in one run when the field is left', async () => {
    await show()
    fill({ ...good, phone: '065550100' })
    input('phone').focus()
    input('name').focus()
    expect(input('phone').value).toBe('06 555 0100')
    await expect.element(button(wording.submit)).toBeEnabled()
  })

  test('keeps what was typed when the page is lost, until it was sent', async () => {
    answerWith(() => Response.json({ id: '1' }, { status: 201 }))
    const { unmount } = await show()
    expect(sessionStorage).toHaveLength(0)
    fill(good)
    await unmount()
    const again = await show()
    expect(Object.fromEntries(new FormData(formElement()))).toEqual(good)
    await expect.element(button(wording.submit)).toBeEnabled()
    await userEvent.click(button(wording.submit))
    await expect.element(again.getByText('Message sent successfully!')).toBeVisible()
    expect(sessionStorage).toHaveLength(0)
  })

  test('says what becomes of the answers, and has no field for programs once scripts run', async () => {
    const screen = await show()
    await expect.element(screen.getByText(new RegExp(`deleted after ${enquiry.monthsKept} months`))).toBeVisible()
    expect(input('comment')).toBeNull()
  })

  test('has its live regions before they speak', async () => {
    await show()
    expect(document.querySelectorAll('form [role=status], form [role=alert]')).toHaveLength(2)
  })
})

test('a draft does not undo the service that the page has chosen since', async () => {
  const { unmount } = await render(<EnquiryForm enquiry={booking} wording={bookingWording} action="/appointment" />)
  fill({ ...goodBooking, service: 'Repair Services' })
  await unmount()
  const chosen = { ...booking, start: { ...booking.start, service: 'Diagnostic Services' } }
  await render(<EnquiryForm enquiry={chosen} wording={bookingWording} action="/appointment" />)
  expect([input('name').value, input('service').value]).toEqual([goodBooking.name, 'Diagnostic Services'])
})

function formElement(): HTMLFormElement {
  return document.querySelector('form') as HTMLFormElement
}

function input(name: string): HTMLInputElement {
  return formElement().elements.namedItem(name) as HTMLInputElement
}

function button(text: string): HTMLElement {
  return [...document.querySelectorAll('button')].find((each) => each.textContent === text) as HTMLElement
}

/** Puts the answers in as autofill does: all at once, each with an input event. */
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

/** The faults on the page, by field, as assistive technology finds them: through aria-describedby of invalid fields. */
function shownFaults(enquiry: Enquiry): Faults {
  return Object.fromEntries(
    Object.keys(enquiry.fields).flatMap((name) => {
      const field = input(name)
      if (field.getAttribute('aria-invalid') !== 'true') return []
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
      return [[name, document.getElementById(ids.at(-1) ?? '')?.textContent ?? '']]
    }),
  )
}

/** Answers every post; gives the list of what was posted. */
function answerWith(answer: () => Response | Promise<Response>): unknown[][] {
  const posts: unknown[][] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    posts.push([url, new Headers(init?.headers).get('Content-Type'), JSON.parse(String(init?.body))])
    return answer()
  })
  return posts
}
