import { stripVTControlCharacters } from 'node:util'

/** The results of a suite. The lists name what the last line only counts. */
export type Summary = {
  passed: number
  /** Tests that passed only when retried; they count as passed. */
  flaky: string[]
  /** Skipped tests with their file, and the reason if there is one. */
  skips: string[]
  /** Failed tests with their file and the first line of the error, and other failures. */
  failures: string[]
}

/** The parts of Vitest's JSON report that we read. */
type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

/** The parts of Playwright's JSON report that we read. */
export type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }
type PlaywrightSuite = { file: string; specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightSpec = {
  title: string
  tests: { status: string; annotations: { type: string; description?: string }[]; results: { error?: { message?: string } }[] }[]
}

const nothing: Summary = { passed: 0, flaky: [], skips: [], failures: [] }

/** Counts a failure outside the tests, such as a check, or a suite without results, as one failure. */
export function oneFailure(name: string): Summary {
  return { ...nothing, failures: [name] }
}

/** Summarises Vitest's JSON report. A file that failed without a failed test, for example in its imports, counts as one failure. */
export function summariseVitest({ testResults }: VitestReport): Summary {
  return combine(
    testResults.map(({ name, status, assertionResults: tests }) => {
      const summary = combine(
        tests.map(({ status, fullName, failureMessages }) => {
          const test = `${name}: ${fullName}`
          if (status === 'failed') return oneFailure(withFirstLine(test, failureMessages[0]))
          if (status !== 'passed') return { ...nothing, skips: [test] }
          return { ...nothing, passed: 1, flaky: failureMessages.length > 0 ? [test] : [] }
        }),
      )
      return status === 'failed' && summary.failures.length === 0 ? combine([summary, oneFailure(name)]) : summary
    }),
  )
}

/** Summarises Playwright's JSON report. Errors outside tests count as one failure each. */
export function summarisePlaywright({ suites, errors }: PlaywrightReport): Summary {
  const failures = errors.map(({ message = '' }) => oneFailure(message.split('\n')[0] || 'an error outside the tests'))
  return combine([...suites.map(summarisePlaywrightSuite), ...failures])
}

function summarisePlaywrightSuite({ file, specs, suites = [] }: PlaywrightSuite): Summary {
  const tests = specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, name: `${file}: ${title}` })))
  const summaries = tests.map(({ name, status, annotations, results }) => {
    if (status === 'expected') return { ...nothing, passed: 1 }
    if (status === 'flaky') return { ...nothing, passed: 1, flaky: [name] }
    if (status !== 'skipped') return oneFailure(withFirstLine(name, results[0]?.error?.message))
    const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
    return { ...nothing, skips: [reason ? `${name} (${reason})` : name] }
  })
  return combine([...summaries, ...suites.map(summarisePlaywrightSuite)])
}

function withFirstLine(name: string, message = ''): string {
  const line = stripVTControlCharacters(message).split('\n')[0]
  return line ? `${name} (${line})` : name
}

/** Counts a failed command without failed tests as one failure: an error between tests, or no tests at all. */
export function withExitCode(summary: Summary, code: number, name: string): Summary {
  return code !== 0 && summary.failures.length === 0
    ? combine([summary, oneFailure(`${name} exited with code ${code}, but none of its tests failed`)])
    : summary
}

export function combine(summaries: readonly Summary[]): Summary {
  return summaries.reduce(
    (all, summary) => ({
      passed: all.passed + summary.passed,
      flaky: [...all.flaky, ...summary.flaky],
      skips: [...all.skips, ...summary.skips],
      failures: [...all.failures, ...summary.failures],
    }),
    nothing,
  )
}

/** Formats the summary as `3 passed, 0 failed`, with `, 1 skipped` only if there are any. */
export function summaryLine({ passed, failures, skips }: Summary): string {
  return `${passed} passed, ${failures.length} failed${skips.length > 0 ? `, ${skips.length} skipped` : ''}`
}

/** Returns 0 only if something ran and nothing failed. */
export function exitCode({ passed, failures }: Summary): 0 | 1 {
  return failures.length > 0 || passed === 0 ? 1 : 0
}
