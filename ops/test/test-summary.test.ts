import { expect, test } from 'vitest'
import {
  combine,
  exitCode,
  oneFailure,
  type PlaywrightReport,
  summarisePlaywright,
  summariseVitest,
  summaryLine,
  withExitCode,
} from './test-summary.ts'

const passed = { fullName: 'passes', status: 'passed', failureMessages: [] }
const failed = { fullName: 'fails', status: 'failed', failureMessages: ['Error: 1 is not 2\n  at a.test.ts:1'] }
const skipped = { fullName: 'is skipped', status: 'skipped', failureMessages: [] }
const retried = { fullName: 'is flaky', status: 'passed', failureMessages: ['Error'] }

test('Vitest: passed, failed and skipped tests are counted, and the last two are named', () => {
  const summary = summariseVitest({
    testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [passed, passed, failed, skipped] }],
  })
  expect(summary).toEqual({ passed: 2, flaky: [], skips: ['a.test.ts: is skipped'], failures: ['a.test.ts: fails (Error: 1 is not 2)'] })
})

test('Vitest: a file that could not be loaded counts as one failure', () => {
  const summary = summariseVitest({ testResults: [{ name: 'b.test.ts', status: 'failed', assertionResults: [] }] })
  expect(summary).toMatchObject({ passed: 0, failures: ['b.test.ts'] })
})

test('Vitest: a retried test counts as passed, and is named', () => {
  const summary = summariseVitest({ testResults: [{ name: 'c.test.ts', status: 'passed', assertionResults: [retried] }] })
  expect(summary).toMatchObject({ passed: 1, failures: [], flaky: ['c.test.ts: is flaky'] })
})

const spec = (title: string, status: string, annotations: { type: string; description?: string }[] = []) => ({
  title,
  tests: [
    { status, annotations, results: status === 'unexpected' ? [{ error: { message: '\u001B[31mno heading\u001B[39m\n  at …' } }] : [] },
  ],
})
const playwrightReport = (...specs: ReturnType<typeof spec>[]): PlaywrightReport => ({
  suites: [{ file: 'book.spec.ts', specs: [], suites: [{ file: 'book.spec.ts', specs }] }],
  errors: [],
})

test('Playwright: tests in nested groups are counted; a flaky one counts as passed, and is named', () => {
  const summary = summarisePlaywright(playwrightReport(spec('a', 'expected'), spec('b', 'flaky'), spec('c', 'unexpected')))
  expect(summary).toMatchObject({ passed: 2, failures: ['book.spec.ts: c (no heading)'], flaky: ['book.spec.ts: b'] })
})

test('Playwright: a skipped test is named with its reason', () => {
  const summary = summarisePlaywright(
    playwrightReport(spec('a', 'skipped', [{ type: 'skip', description: 'no printer' }]), spec('b', 'skipped')),
  )
  expect(summary).toMatchObject({ skips: ['book.spec.ts: a (no printer)', 'book.spec.ts: b'] })
})

test('Playwright: an error outside the tests counts as one failure', () => {
  const summary = summarisePlaywright({ suites: [], errors: [{ message: 'Error: No tests found\n  at …' }] })
  expect(summary).toMatchObject({ failures: ['Error: No tests found'] })
})

test('a non-zero exit code counts as one failure only if no test failed', () => {
  expect(withExitCode(combine([]), 1, 'vitest')).toMatchObject({ failures: ['vitest exited with code 1, but none of its tests failed'] })
  expect(withExitCode(oneFailure('b.test.ts'), 1, 'vitest').failures).toEqual(['b.test.ts'])
  expect(withExitCode(combine([]), 0, 'vitest').failures).toEqual([])
})

test('the last line mentions skipped tests only if there are any', () => {
  expect(summaryLine({ ...combine([]), passed: 3 })).toBe('3 passed, 0 failed')
  expect(summaryLine({ ...oneFailure('types'), passed: 3, skips: ['a', 'b'] })).toBe('3 passed, 1 failed, 2 skipped')
})

test('the exit code is 0 only if something ran and nothing failed', () => {
  expect(exitCode({ ...combine([]), passed: 1 })).toBe(0)
  expect(exitCode(combine([]))).toBe(1)
  expect(exitCode({ ...oneFailure('types'), passed: 5 })).toBe(1)
})
