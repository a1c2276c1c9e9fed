import { expect, test } from 'vitest'
import { addUp, exitCode, lastLine, oneFailure, type PlaywrightReport, sumPlaywright, sumVitest, withExitCode } from './sum-tests.ts'

const passed = { fullName: 'is well', status: 'passed', failureMessages: [] }
const failed = { fullName: 'is not well', status: 'failed', failureMessages: ['Error'] }
const skipped = { fullName: 'waits', status: 'skipped', failureMessages: [] }
const triedTwice = { fullName: 'wavers', status: 'passed', failureMessages: ['Error'] }

test('passed, failed and skipped tests of Vitest are counted, and the skipped ones named', () => {
  const sum = sumVitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [passed, passed, failed, skipped] }] })
  expect(sum).toMatchObject({ passed: 2, failed: 1, skipped: 1, skips: ['a.test.ts: waits'], crashes: [] })
})

test('a file that Vitest could not load counts as one failure, by its name', () => {
  const sum = sumVitest({ testResults: [{ name: 'b.test.ts', status: 'failed', assertionResults: [] }] })
  expect(sum).toMatchObject({ passed: 0, failed: 1, crashes: ['b.test.ts'] })
})

test('a test that Vitest had to try again has passed, and is named', () => {
  const sum = sumVitest({ testResults: [{ name: 'c.test.ts', status: 'passed', assertionResults: [triedTwice] }] })
  expect(sum).toMatchObject({ passed: 1, failed: 0, flaky: ['c.test.ts: wavers'] })
})

const spec = (title: string, status: string, annotations: { type: string; description?: string }[] = []) => ({
  title,
  tests: [{ status, annotations }],
})
const journeys = (...specs: ReturnType<typeof spec>[]): PlaywrightReport => ({
  suites: [{ file: 'book.spec.ts', specs: [], suites: [{ file: 'book.spec.ts', specs }] }],
  errors: [],
})

test('journeys are counted through nested groups; one that wavered has passed and is named', () => {
  const sum = sumPlaywright(journeys(spec('a', 'expected'), spec('b', 'flaky'), spec('c', 'unexpected')))
  expect(sum).toMatchObject({ passed: 2, failed: 1, flaky: ['book.spec.ts: b'] })
})

test('a skipped journey is named with its reason', () => {
  const sum = sumPlaywright(journeys(spec('a', 'skipped', [{ type: 'skip', description: 'no printer' }]), spec('b', 'skipped')))
  expect(sum).toMatchObject({ skipped: 2, skips: ['book.spec.ts: a (no printer)', 'book.spec.ts: b'] })
})

test('an error outside of any journey counts as one failure', () => {
  const sum = sumPlaywright({ suites: [], errors: [{ message: 'Error: No tests found\n  at …' }] })
  expect(sum).toMatchObject({ failed: 1, crashes: ['Error: No tests found'] })
})

test('a suite that ends badly without a failed test has failed once; one with a failed test is not counted twice', () => {
  expect(withExitCode(addUp([]), 1, 'vitest')).toMatchObject({ failed: 1 })
  expect(withExitCode(oneFailure('b.test.ts'), 1, 'vitest').failed).toBe(1)
  expect(withExitCode(addUp([]), 0, 'vitest').failed).toBe(0)
})

test('the last line tells of skipped tests only when there are some', () => {
  expect(lastLine({ ...addUp([]), passed: 3 })).toBe('3 passed, 0 failed')
  expect(lastLine({ ...addUp([]), passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
})

test('the whole ends well only when something ran and nothing failed', () => {
  expect(exitCode({ ...addUp([]), passed: 1 })).toBe(0)
  expect(exitCode(addUp([]))).toBe(1)
  expect(exitCode({ ...oneFailure('types'), passed: 5 })).toBe(1)
})
