import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithFacts } from '../../testing/with-facts.tsx'
import { PhoneBar } from '../phone-bar/phone-bar.tsx'
import { FormNotice } from './form-notice.tsx'
import '../../../ui/base.css'
import '../../../ui/tokens.css'

test('is above the phone bar while its form is longer than the screen, however the phone is held', async () => {
  const form = (
    <>
      <div>
        <div style={{ height: '200vh' }} />
        <FormNotice text="Nothing was sent." count={1} />
      </div>
      <PhoneBar />
    </>
  )
  const screen = await render(form, { wrapper: WithFacts })
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.viewport(width, height)
    const bar = screen.getByRole('complementary').element().getBoundingClientRect()
    const notice = screen.getByRole('status').element().getBoundingClientRect()
    expect(notice.bottom).toBeLessThanOrEqual(bar.top)
    expect(bar.bottom).toBeLessThanOrEqual(height)
  }
})
