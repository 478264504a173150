import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot } from './paths.mjs'

/**
 * Starts the whole product as `npm start` does, on a free port and a new data folder with demo data.
 * Answers `{ url, stop }` once it serves pages.
 */
export async function startApp({ env = {} } = {}) {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'homecare-app-'))
  const app = spawn(process.execPath, [inRoot('scripts/start.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, DEMO: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [app.stdout, app.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text))
  const ended = new Promise((resolve) => app.once('close', resolve))
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url))) {
    if (app.exitCode !== null) throw new Error(`The app did not start:\n${said}`)
    await wait(200)
  }
  return {
    url,
    async stop() {
      app.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** A port of 127.0.0.1 that nobody listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

async function answers(url) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
