import { existsSync } from 'node:fs'
import { inRoot } from '../paths.mjs'
import { failedOne } from './tally.mjs'

/**
 * Runs every step and answers `[{ name, tally, seconds }]`; one that fails or throws stops no other.
 * Two at a time; a step marked `alone` waits until it is by itself.
 */
export async function runSteps(
  steps,
  { filters = [], release = false, lanes = 2, print = console.log } = {},
) {
  const waiting = [...steps]
  const running = new Map()
  const results = []
  const width = Math.max(...steps.map(({ name }) => name.length))

  const blocked = (step) =>
    step.after !== undefined && [...waiting, ...running.keys()].some(({ name }) => name === step.after)
  const next = () => {
    if (running.size >= lanes || [...running.keys()].some(({ alone }) => alone)) return undefined
    return waiting.find((step) => !blocked(step) && (!step.alone || running.size === 0))
  }

  while (waiting.length + running.size > 0) {
    for (let step = next(); step; step = next()) {
      waiting.splice(waiting.indexOf(step), 1)
      const say = (line) => print(`${step.name.padEnd(width)} │ ${line}`)
      running.set(
        step,
        runStep(step, { filters, release, say }).then((result) => {
          results.push(result)
          running.delete(step)
        }),
      )
    }
    await Promise.race(running.values())
  }
  return results
}

async function runStep(step, context) {
  const started = performance.now()
  const { say } = context
  const tally = await attempt(step, context)
  const seconds = (performance.now() - started) / 1000
  const mark = tally.failed > 0 ? '✗' : '✓'
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  say(`${mark} ${tally.passed} passed, ${tally.failed} failed${skipped} (${seconds.toFixed(1)} s)`)
  return { name: step.name, tally, seconds }
}

async function attempt(step, context) {
  const missing = (step.needs ?? []).filter((path) => !existsSync(inRoot(path)))
  if (missing.length > 0) {
    context.say(`Cannot run: ${missing.join(' and ')} does not exist.`)
    return failedOne
  }
  try {
    return await step.run(context)
  } catch (error) {
    context.say(error instanceof Error ? error.message : String(error))
    return failedOne
  }
}
