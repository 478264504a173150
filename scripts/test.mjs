import { requireNode } from './node-version.mjs'

requireNode()

// Loaded late, so that an old Node meets our sentence before it meets syntax it cannot read.
const { installWhenNeeded } = await import('./pnpm.mjs')
const { stopCommandsOnSignal } = await import('./child.mjs')
const { toldTimes } = await import('./test/slowest.mjs')
const { closingLine, failedOne, sum } = await import('./test/tally.mjs')

stopCommandsOnSignal()
const results = await runAll(process.argv.slice(2))
const total = sum(results.map(({ tally }) => tally))
for (const line of toldTimes(results)) console.log(line)
const failures = results.filter(({ tally }) => tally.failed > 0)
for (const { name, tally } of failures) {
  console.log(`\nFailed in ${name}:`)
  for (const failure of tally.failures ?? []) console.log(failure)
}
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * `npm test -- sdk ui:unit` runs those steps; words that name no step filter the tests within them. `npm test -- --changed`
 * runs what the change since HEAD, or the commit that is named after it, can reach; `--release` all of the server's tests
 * on both databases.
 */
async function runAll(given) {
  const release = given.includes('--release')
  const words = given.filter((word) => word !== '--release')
  try {
    await installWhenNeeded()
    const { stepsNamed } = await import('./test/steps.mjs')
    const { runSteps } = await import('./test/schedule.mjs')
    if (words[0] === '--changed') {
      const { filesSince, stepsReached } = await import('./test/changed.mjs')
      const since = words[1] ?? 'HEAD'
      return await runSteps(stepsReached(stepsNamed([]), await filesSince(since), since))
    }
    const named = words.filter((word) => stepsNamed([word]).length > 0)
    const filters = words.filter((word) => !named.includes(word))
    if (named.length === 0 && filters.length > 0) {
      const names = stepsNamed([]).map(({ name }) => name)
      throw new Error(`No step is called ${filters.join(' ')}. The steps: ${names.join(', ')}.`)
    }
    return await runSteps(stepsNamed(named), { filters, release })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return [{ name: 'setting up', tally: failedOne, seconds: 0 }]
  }
}
