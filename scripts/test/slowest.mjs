const most = 10

/** What took longest, of vitest's JSON report: its files, by their paths below `folder`. */
export function slowestOfVitest({ testResults }, folder) {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : name,
    seconds: (endTime - startTime) / 1000,
  }))
  return { files: longest(files) }
}

/** What took longest, of Playwright's JSON report: its journeys, and its files as the sum of theirs. */
export function slowestOfPlaywright({ suites = [] }) {
  const inSuite = ({ file, specs = [], suites: inner = [] }) => [
    ...specs.map(({ title, tests }) => ({
      file,
      title,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...inner.flatMap(inSuite),
  ]
  const journeys = suites.flatMap(inSuite)
  const files = new Map()
  for (const { file, seconds } of journeys) files.set(file, (files.get(file) ?? 0) + seconds)
  return {
    files: longest([...files].map(([name, seconds]) => ({ name, seconds }))),
    journeys: longest(journeys.map(({ file, title, seconds }) => ({ name: `${file} › ${title}`, seconds }))),
  }
}

/** Where the time of a run went, as lines: every step, and what took longest in those that say so. */
export function toldTimes(results) {
  const steps = results.map(({ name, seconds }) => ({ name, seconds }))
  return [
    ...table('Steps', steps.toSorted(bySeconds)),
    ...results.flatMap(({ name, tally }) =>
      Object.entries(tally.slowest ?? {}).flatMap(([kind, rows]) =>
        table(`Slowest ${kind} of ${name}`, rows),
      ),
    ),
  ]
}

const bySeconds = (one, other) => other.seconds - one.seconds
const longest = (rows) => rows.toSorted(bySeconds).slice(0, most)

function table(title, rows) {
  if (rows.length === 0) return []
  return [
    '',
    `${title}, in seconds:`,
    ...rows.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)}  ${name}`),
  ]
}
