import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { firstFacts } from '../../workshop/first-facts.ts'
import { keepUnavailablePage } from './unavailable-page.ts'

test('the page for when no server responds follows the workshop’s facts, and a proxy can read it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unavailable-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'unavailable.html')
  let facts = firstFacts
  const keep = keepUnavailablePage(file, () => facts)
  await keep()
  expect(await readFile(file, 'utf8')).toContain(`href="tel:${firstFacts.business.landline.dial}"`)
  facts = { ...firstFacts, business: { ...firstFacts.business, landline: { shown: '(06) 555 0000', dial: '+6465550000' } } }
  await keep()
  expect(await readFile(file, 'utf8')).toContain('<a href="tel:+6465550000">Call (06) 555 0000</a>')
  expect((await stat(file)).mode & 0o777).toBe(0o644)
  await rm(file)
  await keep()
  expect(await readdir(folder)).toEqual([])
})
