import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { buildSdkWhenChanged } from '../build-sdk.mjs'
import { buildUi } from '../build-ui.mjs'
import { inRoot } from '../paths.mjs'

/*
 * The programs that journeys meet, started all at once, and ended with this one: Playwright by itself waits for each before
 * it starts the next. Says `All answer` when they do; ends when one of them does.
 */
// Each would build what has changed by itself, all of them at once.
await buildSdkWhenChanged()
await buildUi()
const programs = JSON.parse(process.env.JOURNEY_PROGRAMS)
const children = programs.map(({ script, port, env }) =>
  spawn(process.execPath, [inRoot(script)], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
)
const ended = children.map((child) => new Promise((resolve) => child.once('close', resolve)))

let isTold = false
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => {
    isTold = true
    for (const child of children) child.kill('SIGTERM')
  })
void Promise.race(ended).then(async (code) => {
  if (!isTold) for (const child of children) child.kill('SIGTERM')
  await Promise.all(ended)
  process.exit(isTold ? 0 : code || 1)
})
await Promise.all(programs.map(({ port }) => answering(`http://127.0.0.1:${port}/`)))
console.log('All answer')

async function answering(url) {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(100)
}
