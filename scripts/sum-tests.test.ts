import { expect, test } from 'vitest'
import { addUp, exitCode, lastLine, oneFailure, type PlaywrightReport, sumPlaywright, sumVitest, withExitCode } from './sum-tests.ts'

const passed = { fullName: 'is well', status: 'passed', failureMessages: [] }
const failed = { fullName: 'is not well', status: 'failed', failureMessages: ['Error: 1 is not 2\n  at a.test.ts:1'] }
const skipped = { fullName: 'waits', status: 'skipped', failureMessages: [] }
const triedTwice = { fullName: 'wavers', status: 'passed', failureMessages: ['Error'] }

test('passed, failed and skipped tests of Vitest are counted, and the last two named', () => {
  const sum = sumVitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [passed, passed, failed, skipped] }] })
  expect(sum).toEqual({ passed: 2, flaky: [], skips: ['a.test.ts: waits'], failures: ['a.test.ts: is not well (Error: 1 is not 2)'] })
})

test('a file that Vitest could not load counts as one failure, by its name', () => {
  const sum = sumVitest({ testResults: [{ name: 'b.test.ts', status: 'failed', assertionResults: [] }] })
  expect(sum).toMatchObject({ passed: 0, failures: ['b.test.ts'] })
})

test('a test that Vitest had to try again has passed, and is named', () => {
  const sum = sumVitest({ testResults: [{ name: 'c.test.ts', status: 'passed', assertionResults: [triedTwice] }] })
  expect(sum).toMatchObject({ passed: 1, failures: [], flaky: ['c.test.ts: wavers'] })
})

const spec = (title: string, status: string, annotations: { type: string; description?: string }[] = []) => ({
  title,
  tests: [
    { status, annotations, results: status === 'unexpected' ? [{ error: { message: '\u001B[31mno heading\u001B[39m\n  at …' } }] : [] },
  ],
})
const journeys = (...specs: ReturnType<typeof spec>[]): PlaywrightReport => ({
  suites: [{ file: 'book.spec.ts', specs: [], suites: [{ file: 'book.spec.ts', specs }] }],
  errors: [],
})

test('journeys are counted through nested groups; one that wavered has passed and is named', () => {
  const sum = sumPlaywright(journeys(spec('a', 'expected'), spec('b', 'flaky'), spec('c', 'unexpected')))
  expect(sum).toMatchObject({ passed: 2, failures: ['book.spec.ts: c (no heading)'], flaky: ['book.spec.ts: b'] })
})

test('a skipped journey is named with its reason', () => {
  const sum = sumPlaywright(journeys(spec('a', 'skipped', [{ type: 'skip', description: 'no printer' }]), spec('b', 'skipped')))
  expect(sum).toMatchObject({ skips: ['book.spec.ts: a (no printer)', 'book.spec.ts: b'] })
})

test('an error outside of any journey counts as one failure', () => {
  const sum = sumPlaywright({ suites: [], errors: [{ message: 'Error: No tests found\n  at …' }] })
  expect(sum).toMatchObject({ failures: ['Error: No tests found'] })
})

test('a suite that ends badly without a failed test has failed once; one with a failed test is not counted twice', () => {
  expect(withExitCode(addUp([]), 1, 'vitest')).toMatchObject({ failures: ['vitest ended with code 1 although no test of it failed'] })
  expect(withExitCode(oneFailure('b.test.ts'), 1, 'vitest').failures).toEqual(['b.test.ts'])
  expect(withExitCode(addUp([]), 0, 'vitest').failures).toEqual([])
})

test('the last line tells of skipped tests only when there are some', () => {
  expect(lastLine({ ...addUp([]), passed: 3 })).toBe('3 passed, 0 failed')
  expect(lastLine({ ...oneFailure('types'), passed: 3, skips: ['a', 'b'] })).toBe('3 passed, 1 failed, 2 skipped')
})

test('the whole ends well only when something ran and nothing failed', () => {
  expect(exitCode({ ...addUp([]), passed: 1 })).toBe(0)
  expect(exitCode(addUp([]))).toBe(1)
  expect(exitCode({ ...oneFailure('types'), passed: 5 })).toBe(1)
})
