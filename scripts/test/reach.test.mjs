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
