import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importersOf, reachedFrom } from './imports.mjs'

const sources = new Map(
  Object.entries({
    'sdk/src/jobs/index.ts': `export * from './rules.js'\nexport { jobTexts } from './texts.js'\nexport type { Job } from './job.js'`,
    'sdk/src/jobs/rules.ts': `import { jobTexts } from './texts.js'\nexport function mayApply() {}\nexport const most = 3`,
    'sdk/src/jobs/pay.ts': `export const pay = 1`,
    'sdk/src/jobs/texts.ts': `export const jobTexts = texts({})`,
    'sdk/src/jobs/job.ts': `export interface Job {}`,
    'ui/src/jobs/JobScreen.tsx': `import { mayApply, type Job } from '@homecare/sdk/jobs'\nconst later = () => import('./ApplyDialog')`,
    'ui/src/jobs/ApplyDialog.tsx': `import {\n  jobTexts as words,\n} from '@homecare/sdk/jobs'`,
    'ui/src/jobs/PayLine.tsx': `import type { Job } from '@homecare/sdk/jobs'`,
    'ui/src/jobs/all.ts': `import * as jobs from '@homecare/sdk/jobs'`,
  }),
)
const importers = (file) => [...(importersOf(sources).get(file) ?? [])].toSorted()

test('who takes a name from an entry imports the file that it is written in, and none of the others', () => {
  assert.deepEqual(importers('sdk/src/jobs/rules.ts'), ['ui/src/jobs/JobScreen.tsx', 'ui/src/jobs/all.ts'])
  assert.deepEqual(importers('sdk/src/jobs/texts.ts'), [
    'sdk/src/jobs/rules.ts',
    'ui/src/jobs/ApplyDialog.tsx',
    'ui/src/jobs/all.ts',
  ])
})

test('an entry that has changed is imported by whoever takes a name from it; types count for nothing', () => {
  assert.deepEqual(importers('sdk/src/jobs/index.ts'), [
    'ui/src/jobs/ApplyDialog.tsx',
    'ui/src/jobs/JobScreen.tsx',
    'ui/src/jobs/all.ts',
  ])
  assert.deepEqual(importers('sdk/src/jobs/job.ts'), [])
  assert.deepEqual(importers('sdk/src/jobs/pay.ts'), [])
})

test('what is reached says how far away it is, and nothing is reached by way of where it stops', () => {
  const far = (stop) =>
    Object.fromEntries(reachedFrom(['sdk/src/jobs/texts.ts'], importersOf(sources), { stop }))
  assert.equal(far()['ui/src/jobs/JobScreen.tsx'], 2)
  assert.equal(
    far((file) => file.includes('Dialog') || file.startsWith('sdk/src/jobs/rules'))[
      'ui/src/jobs/JobScreen.tsx'
    ],
    undefined,
  )
})

test('who sends every call takes of an entry the files that declare one, and no rule beside them that no call needs', () => {
  const everyCall = 'sdk/src/testing/everyCall/index.ts'
  const files = new Map([
    [
      'sdk/src/everything.ts',
      `export * from './jobs/calls.js'\nexport * from './jobs/rules.js'\nexport * from './jobs/pay.js'`,
    ],
    [
      'sdk/src/jobs/calls.ts',
      `import { most } from './rules.js'\nexport const applyToJob = call('POST /v1/jobs/', { most })`,
    ],
    ['sdk/src/jobs/rules.ts', 'export const most = 3'],
    ['sdk/src/jobs/pay.ts', 'export const pay = 1'],
    [everyCall, `import * as everything from '../../everything.js'`],
  ])
  const reached = (file) => reachedFrom([file], importersOf(files)).has(everyCall)
  assert.deepEqual(
    ['everything.ts', 'jobs/calls.ts', 'jobs/rules.ts', 'jobs/pay.ts'].map((file) =>
      reached(`sdk/src/${file}`),
    ),
    [true, true, true, false],
  )
})
