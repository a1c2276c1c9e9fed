/** What a suite came to. The lists name what a reader of the last line would otherwise not hear of. */
export type Sum = {
  passed: number
  failed: number
  skipped: number
  /** Tests that passed only when they were tried again; they count as passed. */
  flaky: string[]
  /** The skipped tests by their file, each with the reason where the suite tells it. */
  skips: string[]
  /** What failed without being a test: a suite that ended without results, a file that could not be loaded. */
  crashes: string[]
}

/** The part that we read of Vitest's JSON report. */
export type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

/** The part that we read of Playwright's JSON report. */
export type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }
type PlaywrightSuite = { file: string; specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightSpec = { title: string; tests: { status: string; annotations: { type: string; description?: string }[] }[] }

const nothing: Sum = { passed: 0, failed: 0, skipped: 0, flaky: [], skips: [], crashes: [] }

/** Something that is no test failed, such as a check or a suite that ended without results: it counts as one failure. */
export function oneFailure(name: string): Sum {
  return { ...nothing, failed: 1, crashes: [name] }
}

/** Sums Vitest's JSON report. A file that failed without a failed test, for example in its imports, counts as one failure. */
export function sumVitest({ testResults }: VitestReport): Sum {
  return addUp(
    testResults.map(({ name, status, assertionResults: tests }) => {
      const sum = addUp(
        tests.map(({ status, fullName, failureMessages }) => {
          if (status === 'failed') return { ...nothing, failed: 1 }
          if (status !== 'passed') return { ...nothing, skipped: 1, skips: [`${name}: ${fullName}`] }
          return { ...nothing, passed: 1, flaky: failureMessages.length > 0 ? [`${name}: ${fullName}`] : [] }
        }),
      )
      return status === 'failed' && sum.failed === 0 ? addUp([sum, oneFailure(name)]) : sum
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
  const sums = tests.map(({ name, status, annotations }) => {
    if (status === 'expected') return { ...nothing, passed: 1 }
    if (status === 'flaky') return { ...nothing, passed: 1, flaky: [name] }
    if (status !== 'skipped') return { ...nothing, failed: 1 }
    const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
    return { ...nothing, skipped: 1, skips: [reason ? `${name} (${reason})` : name] }
  })
  return addUp([...sums, ...suites.map(sumPlaywrightSuite)])
}

/** A suite whose command ended badly although none of its tests failed has failed as well: an error between tests, or none that ran. */
export function withExitCode(sum: Sum, code: number, name: string): Sum {
  return code !== 0 && sum.failed === 0 ? addUp([sum, oneFailure(`${name} ended with code ${code} although no test of it failed`)]) : sum
}

export function addUp(sums: readonly Sum[]): Sum {
  return sums.reduce(
    (all, sum) => ({
      passed: all.passed + sum.passed,
      failed: all.failed + sum.failed,
      skipped: all.skipped + sum.skipped,
      flaky: [...all.flaky, ...sum.flaky],
      skips: [...all.skips, ...sum.skips],
      crashes: [...all.crashes, ...sum.crashes],
    }),
    nothing,
  )
}

/** `3 passed, 0 failed`, with `, 1 skipped` only when there is one. */
export function lastLine({ passed, failed, skipped }: Sum): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** The exit code of the whole: 0 only when something ran and nothing failed. */
export function exitCode({ passed, failed }: Sum): 0 | 1 {
  return failed > 0 || passed === 0 ? 1 : 0
}
