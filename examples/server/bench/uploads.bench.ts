import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { csrfCookie, csrfHeader } from '@homecare/sdk/client'
import { documentFiles as limits } from '@homecare/sdk/documents'
import { beginSession } from '../src/people/session.ts'
import { openPrepared } from '../src/seed/prepare.ts'
import { newCsrfToken } from '../src/http/cookies.ts'
import { actors } from '../src/testing/actors.ts'
import { startServer } from './latency.ts'
import type { Row } from './row.ts'
import type { Sending } from './sendFiles.ts'

const world = { caregivers: 100, families: 12, today: '2026-11-21' }
const cache = fileURLToPath(new URL('../../../.data/cache', import.meta.url))
const sender = fileURLToPath(new URL('./sendFiles.ts', import.meta.url))
const atOnce = 5
const rounds = 5
const everyMs = 5
const megabyte = 1_048_576

/**
 * How far the memory of a server grows while five documents of 20 MB arrive at once, each to be judged and stored:
 * the peak of the whole process, its database too, over what it had before. They are sent by another process.
 */
export default async function uploads(): Promise<Row[]> {
  const connection = await openPrepared({}, world, cache)
  const server = await startServer(connection, undefined)
  try {
    const { id } = await beginSession(connection.db, actors.caregiver, true, Date.now())
    const token = newCsrfToken()
    const sending: Sending = {
      port: server.port,
      path: '/v1/legal/documents/',
      headers: { Cookie: `session=${id}; ${csrfCookie}=${token}`, [csrfHeader]: token },
      bytes: limits.maxBytes,
      count: atOnce,
    }
    // The first time, code is compiled, which is no matter of the files: a small one is enough for that.
    await send({ ...sending, bytes: megabyte, count: 1 })
    const growths: number[] = []
    for (let round = 0; round < rounds; round++) growths.push(await growthDuring(() => send(sending)))
    return [
      {
        name: `documents: ${atOnce} of ${limits.maxBytes / megabyte} MB at once, growth of the server’s memory (worst of ${rounds})`,
        ours: Math.max(...growths) / megabyte,
        unit: 'MB',
        budget: 50,
      },
    ]
  } finally {
    await server.end()
    await connection.close()
  }
}

/** Bytes that the process had at most while `run` ran, over what it had before. */
async function growthDuring(run: () => Promise<void>): Promise<number> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), everyMs)
  try {
    await run()
  } finally {
    clearInterval(timer)
  }
  return most - before
}

/** Sends the files from a process of its own, whose buffers are not the server's. */
function send(sending: Sending): Promise<void> {
  return new Promise((done, failed) => {
    const child = fork(sender)
    child.send(sending)
    child.on('error', failed)
    child.on('exit', (code) => (code === 0 ? done() : failed(new Error('The files were not taken'))))
  })
}
