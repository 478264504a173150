import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { inRoot } from './paths.mjs'

/** A stand-in for the server: says its process id, and leaves with 7 when it is told to stop. */
const server = `
  process.on('SIGINT', () => process.exit(7))
  process.on('SIGTERM', () => process.exit(7))
  setInterval(() => {}, 1000)
  console.log(process.pid)
`
const wrapper = `
  import { runToEnd } from ${JSON.stringify(inRoot('scripts/child.mjs'))}
  process.exitCode = await runToEnd(process.execPath, [
    '--import', ${JSON.stringify(inRoot('scripts/stop-with-parent.mjs'))}, '-e', ${JSON.stringify(server)},
  ])
`

async function startWrapper() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', wrapper], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [text] = await once(child.stdout.setEncoding('utf8'), 'data')
  return { child, serverId: Number(text) }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  test(`${signal} ends the server, whose exit code is handed on`, async () => {
    const { child, serverId } = await startWrapper()
    child.kill(signal)
    const [code] = await once(child, 'close')
    assert.equal(code, 7)
    assert.throws(() => process.kill(serverId, 0), { code: 'ESRCH' })
  })
}

test('one wish to stop may come twice, from the terminal and from npm', async () => {
  const { child } = await startWrapper()
  child.kill('SIGINT')
  child.kill('SIGINT')
  const [code] = await once(child, 'close')
  assert.equal(code, 7)
})

test('a server whose wrapper was killed outright ends by itself', async () => {
  const { child } = await startWrapper()
  child.kill('SIGKILL')
  // The server holds the other end of this pipe: it closes when the server has ended.
  await once(child.stdout, 'close')
})

test('told to stop, a run ends the commands it started, by the signal that they answer', async () => {
  const command = `process.on('SIGINT', () => process.exit(0)); process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log(process.pid)`
  const run = `
    import { runCommand, stopCommandsOnSignal } from ${JSON.stringify(inRoot('scripts/child.mjs'))}
    stopCommandsOnSignal()
    await runCommand(process.execPath, ['-e', ${JSON.stringify(command)}])
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', run], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [text] = await once(child.stdout.setEncoding('utf8'), 'data')
  child.kill('SIGTERM')
  const [code] = await once(child, 'close')
  assert.equal(code, 143)
  assert.throws(() => process.kill(Number(text), 0), { code: 'ESRCH' })
})
