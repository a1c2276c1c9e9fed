import { expect, onTestFinished, test } from 'vitest'
import type { Log } from '../log.ts'
import { until } from '../testing/until.ts'
import { keepPagesCurrent } from './keep-pages-current.ts'

test('a page that cannot be rendered raises an alarm and is logged, until it can be', async () => {
  let broken = true
  const errors: unknown[] = []
  const pages = keepPagesCurrent(
    async () => {},
    async () => {
      if (broken) throw new Error('This page is broken.')
    },
    { check: 5, retry: 5 },
  )
  onTestFinished(pages.stop)
  pages.start({ error: (_facts: object, message: string) => errors.push(message) } as unknown as Log)
  await until(() => pages.alarms().length > 0)
  expect(pages.alarms()).toEqual([{ name: 'pages-outdated', facts: {} }])
  expect(errors[0]).toContain('all pages stay as they were')
  broken = false
  await until(() => pages.alarms().length === 0)
})
