import { expect, onTestFinished, test } from 'vitest'
import type { Log } from '../log.ts'
import { until } from '../testing/until.ts'
import { keepPagesCurrent } from './keep-pages-current.ts'

test('a page that cannot be rendered raises an alarm and one line in the log, until it can be', async () => {
  let broken = true
  let tries = 0
  const errors: unknown[] = []
  const pages = keepPagesCurrent(async () => {
    tries++
    if (broken) throw new Error('This page is broken.')
  }, 5)
  onTestFinished(pages.stop)
  pages.start({ error: (_facts: object, message: string) => errors.push(message) } as unknown as Log)
  await until(() => tries > 3)
  expect(pages.alarms()).toEqual([{ name: 'pages-outdated', facts: {} }])
  expect(errors).toHaveLength(1)
  broken = false
  await until(() => pages.alarms().length === 0)
})
