import { stripVTControlCharacters } from 'node:util'

/** What a suite came to. The lists name what a reader of the last line would otherwise not hear of. */
export type Sum = {
  passed: number
  /** Tests that passed only when they were tried again; they count as passed. */
  flaky: string[]
  /** The skipped tests by their file, each with the reason where the suite tells it. */
  skips: string[]
  /** The failed tests by their file, each with the first line of what it says; and what failed without being a test. */
  failures: string[]
}

/** The part that we read of Vitest's JSON report. */
export type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

/** The part that we read of Playwright's JSON report. */
export type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }
type PlaywrightSuite = { file: string; specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightSpec = {
  title: string
  tests: { status: string; annotations: { type: string; description?: string }[]; results: { error?: { message?: string } }[] }[]
}

const nothing: Sum = { passed: 0, flaky: [], skips: [], failures: [] }

/** Something that is no test failed, such as a check or a suite that ended without results: it counts as one failure. */
export function oneFailure(name: string): Sum {
  return { ...nothing, failures: [name] }
}

/** Sums Vitest's JSON report. A file that failed without a failed test, for example in its imports, counts as one failure. */
export function sumVitest({ testResults }: VitestReport): Sum {
  return addUp(
    testResults.map(({ name, status, assertionResults: tests }) => {
      const sum = addUp(
        tests.map(({ status, fullName, failureMessages }) => {
          const test = `${name}: ${fullName}`
          if (status === 'failed') return oneFailure(withFirstLine(test, failureMessages[0]))
          if (status !== 'passed') return { ...nothing, skips: [test] }
          return { ...nothing, passed: 1, flaky: failureMessages.length > 0 ? [test] : [] }
        }),
      )
      return status === 'failed' && sum.failures.length === 0 ? addUp([sum, oneFailure(name)]) : sum
    }),
  )
}

/** Sums Playwright's JSON report. Errors outside of any test count as one failure each. */
export function sumPlaywright({ suites, errors }: PlaywrightReport): Sum {
  const failures = errors.map(({ message = '' }) => oneFailure(message.split('\n')[0] || 'an error outside of any test'))
  return addUp([...suites.map(sumPlaywrightSuite), ...failures])
}

function sumPlaywrightSuite({ file, specs, suites = [] }: PlaywrightSuite): Sum {
  const tests = specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, name: `${file}: ${title}` })))
  const sums = tests.map(({ name, status, annotations, results }) => {
    if (status === 'expected') return { ...nothing, passed: 1 }
    if (status === 'flaky') return { ...nothing, passed: 1, flaky: [name] }
    if (status !== 'skipped') return oneFailure(withFirstLine(name, results[0]?.error?.message))
    const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
    return { ...nothing, skips: [reason ? `${name} (${reason})` : name] }
  })
  return addUp([...sums, ...suites.map(sumPlaywrightSuite)])
}

function withFirstLine(name: string, message = ''): string {
  const line = stripVTControlCharacters(message).split('\n')[0]
  return line ? `${name} (${line})` : name
}

/** A suite whose command ended badly although none of its tests failed has failed as well: an error between tests, or none that ran. */
export function withExitCode(sum: Sum, code: number, name: string): Sum {
  return code !== 0 && sum.failures.length === 0
    ? addUp([sum, oneFailure(`${name} ended with code ${code} although no test of it failed`)])
    : sum
}

export function addUp(sums: readonly Sum[]): Sum {
  return sums.reduce(
    (all, sum) => ({
      passed: all.passed + sum.passed,
      flaky: [...all.flaky, ...sum.flaky],
      skips: [...all.skips, ...sum.skips],
      failures: [...all.failures, ...sum.failures],
    }),
    nothing,
  )
}

/** `3 passed, 0 failed`, with `, 1 skipped` only when there is one. */
export function lastLine({ passed, failures, skips }: Sum): string {
  return `${passed} passed, ${failures.length} failed${skips.length > 0 ? `, ${skips.length} skipped` : ''}`
}

/** The exit code of the whole: 0 only when something ran and nothing failed. */
export function exitCode({ passed, failures }: Sum): 0 | 1 {
  return failures.length > 0 || passed === 0 ? 1 : 0
}
