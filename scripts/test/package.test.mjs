import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beyondReach, reachesInstalled } from './package.mjs'

const sources = new Map(
  Object.entries({
    'sdk/src/client/client.ts': `export const createClient = () => {}`,
    'sdk/src/jobs/rules.ts': `export const fits = () => true`,
    'sdk/src/search/calls.ts': `import { fits } from '../jobs/rules.js'\nexport const searchJobs = fits()`,
    'sdk/src/pay/rules.ts': `export const pay = 1`,
    'sdk/src/testing/jobs.ts': `import { pay } from '../pay/rules.js'\nexport const aJob = pay`,
    'sdk/src/index.ts': `export * from './client/client.js'\nexport * from './search/calls.js'`,
    'sdk/test/install.test.mjs': `const program = \`\n  import { createClient } from '@homecare/sdk'\n\``,
    'examples/headless/near.mjs': `import { searchJobs } from '@homecare/sdk'`,
  }),
)
const left = (files, typesStay = true) => beyondReach(files, { typesStay, sources })
const [types, reference, install] = ['types', 'reference', 'install'].map(
  (name) => `sdk/test/${name}.test.mjs`,
)

test('where only code within modules has changed, what judges the types or installs the package is left out', () => {
  assert.deepEqual(left(['sdk/src/jobs/rules.ts', 'sdk/src/jobs/rules.test.ts']), [types, reference, install])
})

test('what is used where the package is installed has it installed', () => {
  assert.deepEqual(left(['sdk/src/client/client.ts']), [types, reference])
})

test('other types, or another file of the package, leave nothing out', () => {
  assert.deepEqual(left(['sdk/src/jobs/rules.ts'], false), [])
  for (const file of ['sdk/README.md', 'sdk/tsup.config.ts', 'sdk/test/types.test.mjs', 'sdk/bundle/ufo.mjs'])
    assert.deepEqual(left(['sdk/src/jobs/rules.ts', file]), [])
  assert.deepEqual(left([]), [])
})

test('a program that installs the package is reached by what it uses of it, straight or not, and by its stand-ins', () => {
  const reaches = (...files) => reachesInstalled('examples/headless', files, sources)
  assert.ok(reaches('sdk/src/jobs/rules.ts'))
  assert.ok(reaches('sdk/src/pay/rules.ts'))
  assert.ok(reaches('sdk/src/client/client.ts', 'examples/headless/near.mjs'))
  assert.ok(!reaches('sdk/src/client/client.ts'))
})
