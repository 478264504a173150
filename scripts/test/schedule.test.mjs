import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runSteps } from './schedule.mjs'
import { passedOne } from './tally.mjs'

const silent = { print: () => {} }

test('every step runs, though one throws and another lacks its folder', async () => {
  const results = await runSteps(
    [
      { name: 'throws', run: () => Promise.reject(new Error('broken')) },
      { name: 'missing', needs: ['no/such/folder'], run: async () => passedOne },
      { name: 'sound', run: async () => passedOne },
    ],
    silent,
  )
  const failed = Object.fromEntries(results.map(({ name, tally }) => [name, tally.failed]))
  assert.deepEqual(failed, { throws: 1, missing: 1, sound: 0 })
})

test('a step waits for the one it comes after, and one that is alone for all others', async () => {
  const events = []
  const step = (name, options) => ({
    name,
    ...options,
    run: async () => {
      events.push(`${name} starts`)
      await new Promise((resolve) => setImmediate(resolve))
      events.push(`${name} ends`)
      return passedOne
    },
  })
  await runSteps(
    [step('build'), step('package', { after: 'build' }), step('journeys', { alone: true })],
    silent,
  )
  assert.ok(events.indexOf('package starts') > events.indexOf('build ends'))
  const alone = events.indexOf('journeys starts')
  assert.equal(events[alone + 1], 'journeys ends')
})

test('a step whose forerunner was not chosen starts at once', async () => {
  const results = await runSteps([{ name: 'package', after: 'build', run: async () => passedOne }], silent)
  assert.equal(results.length, 1)
})
