import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withImporters } from './importers.mjs'

const sources = new Map([
  ['sdk/src/jobs/fit.ts', 'export const fit = () => 1\nexport interface Fit {}'],
  ['sdk/src/jobs/pay.ts', 'export const pay = 1'],
  ['sdk/src/jobs/index.ts', "export * from './fit.js'\nexport * from './pay.js'"],
  ['sdk/src/jobs/fit.test.ts', "import { fit } from './fit.ts'"],
  ['sdk/src/index.ts', "export { fit } from './jobs/index.ts'"],
  ['ui/src/jobs/JobCard.tsx', "import { fit } from '@homecare/sdk/jobs'"],
  ['ui/src/jobs/FitLine.tsx', "import type { Fit } from '@homecare/sdk/jobs'"],
  ['ui/src/jobs/PayLine.tsx', "import { pay } from '@homecare/sdk/jobs'"],
  ['ui/src/jobs/JobScreen.tsx', "import { JobCard } from './JobCard'"],
  ['ui/src/app/App.tsx', "const screen = () => import('../jobs/JobScreen')"],
  ['examples/demo-world/src/ground/days.ts', ''],
  ['examples/server/src/seed/seed.ts', "import { days } from '@homecare/demo-world/ground/days'"],
  ['examples/headless/run.mjs', "import { fit } from '@homecare/sdk'"],
])

test('a change is looked at where it is made and where that is imported, and no further', () => {
  assert.deepEqual(withImporters(['ui/src/jobs/JobCard.tsx', 'README.md', 'ui/src/gone.ts'], sources), [
    'ui/src/jobs/JobCard.tsx',
    'ui/src/jobs/JobScreen.tsx',
  ])
  assert.deepEqual(withImporters(['ui/src/jobs/JobScreen.tsx'], sources), [
    'ui/src/app/App.tsx',
    'ui/src/jobs/JobScreen.tsx',
  ])
  assert.deepEqual(withImporters(['examples/demo-world/src/ground/days.ts'], sources), [
    'examples/demo-world/src/ground/days.ts',
    'examples/server/src/seed/seed.ts',
  ])
  assert.deepEqual(withImporters(['README.md'], sources), [])
})

test('what goes out by an entry of the SDK is looked at wherever it is taken by its name, for its type alone too', () => {
  assert.deepEqual(withImporters(['sdk/src/jobs/fit.ts'], sources), [
    'examples/headless/run.mjs',
    'sdk/src/index.ts',
    'sdk/src/jobs/fit.test.ts',
    'sdk/src/jobs/fit.ts',
    'sdk/src/jobs/index.ts',
    'ui/src/jobs/FitLine.tsx',
    'ui/src/jobs/JobCard.tsx',
  ])
})
