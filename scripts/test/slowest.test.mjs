import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slowestOfPlaywright, slowestOfVitest, toldTimes } from './slowest.mjs'
import { passedOne } from './tally.mjs'

test('the files of vitest that took longest are told first, by their paths in the package', () => {
  const report = {
    testResults: [
      { name: '/house/sdk/src/a.test.ts', startTime: 1000, endTime: 1500 },
      { name: '/house/sdk/src/b.test.ts', startTime: 1000, endTime: 4000 },
      { name: '/elsewhere/c.test.ts', startTime: 0, endTime: 10 },
    ],
  }
  assert.deepEqual(slowestOfVitest(report, '/house/sdk'), {
    files: [
      { name: 'src/b.test.ts', seconds: 3 },
      { name: 'src/a.test.ts', seconds: 0.5 },
      { name: '/elsewhere/c.test.ts', seconds: 0.01 },
    ],
  })
})

test('no more than ten are told', () => {
  const testResults = Array.from({ length: 12 }, (_, n) => ({ name: `${n}`, startTime: 0, endTime: n }))
  const { files } = slowestOfVitest({ testResults }, '/house')
  assert.equal(files.length, 10)
  assert.equal(files[0].name, '11')
})

test('journeys are told one by one, those within a group too, and their files as sums', () => {
  const spec = (title, ...durations) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const report = {
    suites: [
      { file: 'a.spec.ts', specs: [spec('short', 1000)] },
      {
        file: 'b.spec.ts',
        specs: [spec('one', 2000)],
        suites: [{ file: 'b.spec.ts', specs: [spec('two', 3000)] }],
      },
    ],
  }
  assert.deepEqual(slowestOfPlaywright(report), {
    files: [
      { name: 'b.spec.ts', seconds: 5 },
      { name: 'a.spec.ts', seconds: 1 },
    ],
    journeys: [
      { name: 'b.spec.ts › two', seconds: 3 },
      { name: 'b.spec.ts › one', seconds: 2 },
      { name: 'a.spec.ts › short', seconds: 1 },
    ],
  })
  assert.deepEqual(slowestOfPlaywright({}), { files: [], journeys: [] })
})

test('a run tells the seconds of every step, and what was slow in the steps that know', () => {
  const lines = toldTimes([
    { name: 'lint', seconds: 2.34, tally: passedOne },
    {
      name: 'sdk:unit',
      seconds: 61,
      tally: { ...passedOne, slowest: { files: [{ name: 'src/a.test.ts', seconds: 9 }], journeys: [] } },
    },
  ])
  assert.deepEqual(lines, [
    '',
    'Steps, in seconds:',
    '    61.0  sdk:unit',
    '     2.3  lint',
    '',
    'Slowest files of sdk:unit, in seconds:',
    '     9.0  src/a.test.ts',
  ])
})
