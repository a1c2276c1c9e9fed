import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { projectPictures } from '../../../art/project-pictures.generated.ts'
import { WithFacts } from '../../testing/with-facts.tsx'
import { Gallery } from './gallery.tsx'
import '../../../ui/base.css'
import '../../../ui/tokens.css'

const screens = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

test.for(['wide', 'tall'] as const)(
  'a %s picture in the dialog has room for itself and its caption, however the phone is held',
  async (shape) => {
    const caption = 'The right headlight works. The left one’s cracked and dead.'
    const slides = [{ picture: projectPictures[`project-a-${shape}-2`], title: 'Arrival', caption }]
    const screen = await render(<Gallery label="A job" shape={shape} slides={slides} />, { wrapper: WithFacts })
    await page.viewport(390, 844)
    await screen.getByRole('link').click()
    const dialog = screen.getByRole('dialog')
    for (const { width, height } of screens) {
      await page.viewport(width, height)
      const picture = dialog.getByRole('img').element().getBoundingClientRect()
      const words = dialog.getByText(caption).element().getBoundingClientRect()
      expect(picture.height).toBeGreaterThan(height * 0.25)
      expect(words.width).toBeGreaterThan(200)
      expect(words.bottom).toBeLessThan(height)
    }
  },
)
