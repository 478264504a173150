import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reachInServer } from './reach.mjs'

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
    sources,
  )
  return found && { ...found, tests: found.tests.map((file) => file.replace(home, '')) }
}

test('a handler reaches the tests of its domain, those that import it, and every call’s for its domain', () => {
  assert.deepEqual(reached('jobs/handlers.ts'), {
    domains: ['jobs'],
    tests: ['calls/policies.test.ts', 'jobs/apply.test.ts', 'trail/trail.test.ts'],
  })
})

test('what another domain imports reaches its tests too', () => {
  assert.deepEqual(reached('jobs/rule.ts'), {
    domains: ['chat', 'jobs'],
    tests: ['calls/policies.test.ts', 'chat/messages.test.ts', 'jobs/apply.test.ts', 'trail/trail.test.ts'],
  })
})

test('a test that has changed runs, and nothing of the calls', () => {
  assert.deepEqual(reached('jobs/apply.test.ts'), { domains: [], tests: ['jobs/apply.test.ts'] })
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
