/** What one step came to: how many checks passed, failed and were skipped. */
export const passedOne = { passed: 1, failed: 0, skipped: 0 }
export const failedOne = { passed: 0, failed: 1, skipped: 0 }
/** Of a change that reaches no test. */
export const noTests = { passed: 0, failed: 0, skipped: 0 }

export function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** The very last line of a run. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed` + (skipped > 0 ? `, ${skipped} skipped` : '')
}

/**
 * The tally of a runner's report, given also how the runner ended: one that failed with no failed test
 * (a file that does not compile, a broken hook, a crash) counts as one more failure.
 */
export function settle(tally, exitCode) {
  if (exitCode !== 0 && tally.failed === 0) return { ...tally, failed: 1 }
  if (tally.passed + tally.failed === 0) return { ...tally, failed: 1 }
  return tally
}

/** Of vitest's JSON report. A file that could not be loaded holds no test and counts as one failure. */
export function tallyOfVitest(report) {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/** Of Playwright's JSON report. A test that only passed when tried again counts as failed: it is not sound. */
export function tallyOfPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** Of the TAP that node --test writes: its closing comments. */
export function tallyOfTap(text) {
  const count = (word) => Number(text.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? 0)
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  }
}

/** What a runner said of its failure where no test failed: from the first error outside of tests on, else its last words. */
export function besidesTests(output) {
  const lines = plain(output).trim().split('\n')
  const first = lines.findIndex((line) => /Unhandled|Uncaught/.test(line))
  return lines.slice(first === -1 ? -20 : first, first === -1 ? undefined : first + 20).join('\n')
}

/** What failed and why, one text each, of the reports above: told once more at the end of a run. */
export function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [toldShort(name, message)] : []
    return failed.map((test) => toldShort(test.fullName, test.failureMessages?.[0]))
  })
}

export function failuresOfPlaywright({ suites = [], errors = [] }) {
  const inSuite = ({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map(({ title, tests }) =>
        toldShort(
          title,
          tests.flatMap(({ results }) => results.map(({ error }) => error?.message)).find(Boolean),
        ),
      ),
    ...inner.flatMap(inSuite),
  ]
  return [...errors.map(({ message }) => toldShort('outside a test', message)), ...suites.flatMap(inSuite)]
}

export function failuresOfTap(text) {
  return [...text.matchAll(/^\s*not ok \d+ - (.*)$/gm)].map(([, name]) => name)
}

const linesTold = 6

function toldShort(name, message = '') {
  const lines = plain(message)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
  return [name, ...lines.slice(0, linesTold).map((line) => `    ${line}`)].join('\n')
}

/** Runners colour what they say; an escape character opens a colour. */
// oxlint-disable-next-line no-control-regex
const plain = (text) => text.replaceAll(/\u001B\[[\d;]*m/g, '')
