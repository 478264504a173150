import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepsReached } from './changed.mjs'

const noSources = new Map()

/** What each step that runs was asked, by its name. */
async function reached(...files) {
  return reachedIn(noSources, files)
}

async function reachedIn(sources, files) {
  const asked = {}
  const step = (name, of) => ({
    name,
    of,
    run: async ({ since, filters, unvisited = [] }) =>
      (asked[name] = { since, filters, ...(unvisited.length > 0 && { unvisited }) }),
  })
  const steps = [
    step('format'),
    step('sdk:unit', ['sdk']),
    step('ui:unit', ['sdk/src', 'ui']),
    step('server:unit', ['sdk/src', 'examples/server']),
    { ...step('server:embedded'), again: true },
    step('journeys'),
  ]
  for (const one of stepsReached(steps, files, 'main', sources)) await one.run({ filters: [] })
  return asked
}
const related = { since: 'main', filters: [] }
const whole = { since: undefined, filters: [] }

test('a change in one package runs what imports it, in every package that can', async () => {
  assert.deepEqual(await reached('ui/src/kit/layout/Page.tsx'), { format: whole, 'ui:unit': related })
  assert.deepEqual(await reached('sdk/src/kit/form.ts'), {
    ...{ format: whole, 'sdk:unit': related, 'ui:unit': related },
    'server:unit': related,
  })
})

test('a journey runs when its own file has changed, and when it goes to a screen that a change reaches', async () => {
  const { journeys, format } = await reached('ui/journeys/back.spec.ts', 'ui/journeys/people.ts')
  assert.deepEqual([journeys, format], [{ since: undefined, filters: ['journeys/back.spec.ts'] }, whole])
  assert.equal((await reached('ui/src/kit/layout/Page.tsx')).journeys, undefined)
  const sources = new Map([
    ['ui/src/app/routes/jobs.ts', `'/jobs': { screen: 'jobs/JobsScreen' }`],
    ['ui/src/jobs/JobsScreen.tsx', ''],
    ['ui/journeys/jobs.spec.ts', `await page.goto('/jobs')`],
  ])
  const found = await reachedIn(sources, ['ui/src/jobs/JobsScreen.tsx', 'ui/journeys/back.spec.ts'])
  assert.deepEqual(found.journeys.filters, ['journeys/back.spec.ts', 'journeys/jobs.spec.ts'])
  // That nobody goes to it is said, with nothing to run.
  const lost = new Map([...sources, ['ui/src/jobs/LostScreen.tsx', '']])
  const { journeys: none } = await reachedIn(lost, ['ui/src/jobs/LostScreen.tsx'])
  assert.deepEqual(none, { since: undefined, filters: [], unvisited: ['jobs/LostScreen'] })
})

test('what no module imports runs everything of the packages', async () => {
  for (const file of ['examples/server/migrations/0001_x.sql', 'pnpm-lock.yaml', 'sdk/package.json'])
    assert.deepEqual(await reached(file), {
      ...{ format: whole, 'sdk:unit': whole, 'ui:unit': whole },
      'server:unit': whole,
    })
})

test('nothing that has changed runs only what looks at everything', async () => {
  for (const files of [[], ['README.md']]) assert.deepEqual(await reached(...files), { format: whole })
})

test('a step that can tell by the files what they reach is asked that, of the files that it judges', async () => {
  const asked = []
  const step = {
    name: 'server:unit',
    of: ['sdk/src', 'examples/server'],
    reached: (files) => (files.length === 1 ? { tests: files } : undefined),
    run: async (context) => asked.push(context),
  }
  const file = 'examples/server/src/jobs/handlers.ts'
  for (const files of [
    [file, 'ui/src/x.ts'],
    [file, 'sdk/src/y.ts'],
  ])
    for (const one of stepsReached([step], files, 'main', noSources)) await one.run({})
  assert.deepEqual(asked, [{ since: 'main', tests: [file] }, { since: 'main' }])
})

test('a step that looks at everything and can tell what a change reaches is asked that, but for what no module imports', async () => {
  const asked = []
  const step = {
    name: 'lint',
    reached: (files) => ({ judged: files }),
    run: async ({ judged }) => asked.push(judged),
  }
  for (const files of [['ui/src/x.ts'], ['pnpm-lock.yaml', 'ui/src/x.ts']])
    for (const one of stepsReached([step], files, 'main', noSources)) await one.run({})
  assert.deepEqual(asked, [['ui/src/x.ts'], undefined])
})
