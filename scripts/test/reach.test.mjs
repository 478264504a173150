import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reachInPackage, reachInServer, takenByServer } from './reach.mjs'

const home = 'examples/server/src/'
const sources = Object.entries({
  'boot/routes.ts': `import { answerJobs } from '../jobs/handlers.ts'\nimport { answerChat } from '../chat/handlers.ts'`,
  'boot/start.ts': `import { registerRoutes } from './routes.ts'\nimport { send } from '../mail/mail.ts'`,
  'testing/world.ts': `import { startApp } from '../boot/start.ts'`,
  'mail/mail.ts': '',
  'jobs/handlers.ts': `import { rule } from './rule.ts'`,
  'jobs/rule.ts': '',
  'jobs/apply.test.ts': `import { world } from '../testing/world.ts'`,
  'chat/handlers.ts': `import { send } from '../mail/mail.ts'\nimport { rule } from '../jobs/rule.ts'`,
  'chat/messages.test.ts': `import { world } from '../testing/world.ts'`,
  'mail/mail.test.ts': `import { send } from './mail.ts'`,
  'trail/trail.test.ts': `import { answerJobs } from '../jobs/handlers.ts'`,
  'calls/policies.test.ts': `import { registerRoutes } from '../boot/routes.ts'`,
}).map(([file, text]) => ({ file: home + file, text }))

const reached = (...files) => {
  const found = reachInServer(
    files.map((file) => home + file),
    { sources },
  )
  return found && { ...found, tests: found.tests.map((file) => file.replace(home, '')) }
}

test('a handler reaches the tests of its domain, those that import it, and every call’s for its domain', () => {
  assert.deepEqual(reached('jobs/handlers.ts'), {
    domains: ['jobs'],
    calls: [],
    tests: ['calls/policies.test.ts', 'jobs/apply.test.ts', 'trail/trail.test.ts'],
  })
})

test('what another domain imports reaches its tests too', () => {
  assert.deepEqual(reached('jobs/rule.ts'), {
    domains: ['chat', 'jobs'],
    calls: [],
    tests: ['calls/policies.test.ts', 'chat/messages.test.ts', 'jobs/apply.test.ts', 'trail/trail.test.ts'],
  })
})

test('a test that has changed runs, and nothing of the calls', () => {
  assert.deepEqual(reached('jobs/apply.test.ts'), {
    ...{ domains: [], calls: [] },
    tests: ['jobs/apply.test.ts'],
  })
})

test('what is no domain’s, or is not known, is left to what imports it', () => {
  for (const files of [
    ['mail/mail.ts'],
    ['boot/routes.ts'],
    ['testing/world.ts'],
    ['jobs/handlers.ts', 'mail/mail.ts'],
    ['jobs/gone.ts'],
    [],
  ])
    assert.equal(reached(...files), undefined)
})

test('what is taken from another package reaches the tests of whoever takes it, a domain’s or not', () => {
  const found = reachInServer([], { taken: [`${home}mail/mail.ts`], sources })
  assert.deepEqual(found.domains, ['chat'])
  assert.deepEqual(
    found.tests.map((file) => file.replace(home, '')),
    ['calls/policies.test.ts', 'chat/messages.test.ts', 'mail/mail.test.ts'],
  )
})

test('a text that has changed reaches the tests of a package that take it by its name, and who of the server takes it', () => {
  const files = new Map(
    Object.entries({
      'sdk/src/jobs/index.ts': `export * from './texts.js'\nexport * from './pay.js'`,
      'sdk/src/jobs/texts.ts': 'export const jobTexts = {}',
      'sdk/src/jobs/pay.ts': 'export const pay = 1',
      'sdk/src/jobs/pay.test.ts': `import { pay } from './pay.js'`,
      'sdk/src/texts/texts.test.ts': 'readdirSync(folder)',
      'ui/src/jobs/Job.tsx': `import { jobTexts } from '@homecare/sdk/jobs'`,
      'ui/src/jobs/Job.test.tsx': `import { Job } from './Job'`,
      'ui/src/jobs/Pay.test.tsx': `import { pay } from '@homecare/sdk/jobs'`,
      [`${home}jobs/letters.ts`]: `import { jobTexts } from '@homecare/sdk/jobs'`,
      [`${home}jobs/handlers.ts`]: `import { pay } from '@homecare/sdk/jobs'`,
      [`${home}seed/seedWorld.ts`]: `import { jobTexts } from '@homecare/sdk/jobs'`,
    }),
  )
  const changed = ['sdk/src/jobs/texts.ts', 'ui/journeys/jobs.spec.ts']
  assert.deepEqual(reachInPackage('ui', changed, files), ['ui/src/jobs/Job.test.tsx'])
  assert.deepEqual(reachInPackage('sdk', changed, files), ['sdk/src/texts/texts.test.ts'])
  assert.deepEqual(takenByServer(changed, files), [`${home}jobs/letters.ts`])
  assert.equal(reachInPackage('ui', ['ui/vite.config.ts'], files), undefined)
})

const plan = {
  'boot/routes.ts': `import { answerPlans } from '../plans/handlers.ts'`,
  'boot/sweeper.ts': `import { countAll } from '../plans/counting.ts'`,
  'testing/askedRoutes.ts': `import { registerRoutes } from '../boot/routes.ts'`,
  'answering/step.ts': '',
  'plans/handlers.ts': `import { onTasks } from './tasks.ts'\nimport { countAll } from './counting.ts'\nimport '../answering/step.ts'`,
  'plans/tasks.ts': `import { rule } from './rule.ts'\nroutes.on(completeTask, policy, handler)\nroutes.on(\n    skipTask,`,
  'plans/rule.ts': '',
  'plans/notes.ts': `routes.on(addNote, policy, handler)`,
  'plans/counting.ts': '',
  'plans/testing/done.ts': `export const done = () => call(completeTask)`,
  'plans/tasks.test.ts': `call(skipTask)`,
  'plans/alerts.test.ts': `import { done } from './testing/done.ts'`,
  'plans/raw.test.ts': 'fetch(`/v1/plan/${id}/skip/`)',
  'plans/notes.test.ts': 'fetch(`/v1/plan/${id}/notes/`)',
  'plans/every.test.ts': `import { askedRoutes } from '../testing/askedRoutes.ts'`,
  'calls/policies.test.ts': '',
}
const planRoutes = new Map([
  ['completeTask', 'POST /v1/plan/:id/complete/'],
  ['skipTask', 'POST /v1/plan/:id/skip/'],
])

function reachedOfPlans(file, { more = {}, taken = [], routes = planRoutes } = {}) {
  const files = Object.entries({ ...plan, ...more }).map(([name, text]) => ({ file: home + name, text }))
  const own = file ? [home + file] : []
  const found = reachInServer(own, { sources: files, routes, taken: taken.map((name) => home + name) })
  return { ...found, tests: found.tests.map((name) => name.replace(home, '')) }
}
const allOfPlans = ['alerts', 'every', 'notes', 'raw', 'tasks'].map((name) => `plans/${name}.test.ts`)

test('where calls alone come to what has changed, they are sent, and of the domain’s tests those run that name one', () => {
  assert.deepEqual(reachedOfPlans('plans/rule.ts'), {
    domains: [],
    calls: ['POST /v1/plan/:id/complete/', 'POST /v1/plan/:id/skip/'],
    tests: ['calls/policies.test.ts', ...allOfPlans.filter((file) => !file.includes('notes'))],
  })
})

test('where something else may come to it too, or a call is not known, the domain is asked whole', () => {
  const whole = { domains: ['plans'], calls: [], tests: ['calls/policies.test.ts', ...allOfPlans] }
  // By the clock; by no call; by a call of unknown address; by a step that others take.
  assert.deepEqual(reachedOfPlans('plans/counting.ts'), whole)
  assert.deepEqual(
    reachedOfPlans('plans/rule.ts', { more: { 'plans/tasks.ts': `import './rule.ts'` } }),
    whole,
  )
  assert.deepEqual(reachedOfPlans('plans/rule.ts', { routes: new Map() }), whole)
  assert.deepEqual(reachedOfPlans('plans/rule.ts', { taken: ['answering/step.ts'] }), whole)
})
