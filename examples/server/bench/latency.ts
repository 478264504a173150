import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from '../../../scripts/measure.mjs'
import { readConfig } from '../src/config/config.ts'
import type { Connection } from '../src/db/connect.ts'
import { listen } from '../src/boot/listen.ts'
import { createLog } from '../src/log/log.ts'
import { startApp } from '../src/boot/start.ts'
import { plainClient } from './plainClient.ts'
import type { Row } from './row.ts'

const rounds = 8
const requestsPerRound = 60
const warmRuns = 1500

type Run = () => Promise<unknown>

/** A server on a prepared database, and how to end it. The connection stays the caller's. */
export async function startServer(connection: Connection, url: string | undefined) {
  const config = readConfig({
    DATA_DIR: join(tmpdir(), 'homecare-bench'),
    TRUST_PROXY: '1',
    SECRET: 'bench',
    ...(url ? { DATABASE_URL: url } : {}),
  })
  const { app, stop } = await startApp({
    config,
    connection,
    log: createLog('error', Date.now, (line) => console.error(line)),
    now: Date.now,
    render: null,
    onMismatch: 'report',
  })
  const server = await listen(createServer(), app, { host: '127.0.0.1', port: 0 })
  return {
    port: server.port,
    async end() {
      await server.close()
      await stop()
    },
  }
}

/** The same on a Postgres, in a process of its own as wherever it runs: what asks takes nothing of what answers. */
export async function startServerApart(url: string) {
  const child = fork(fileURLToPath(new URL('serverProcess.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: url },
  })
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    async end() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

/** The rows of a search through HTTP beside its SQL, at 1 and at 10 connections; `budget` is the most that their ratio may be. */
export async function searchRows(name: string, ours: Run, peer: Run, budget = 1.5): Promise<Row[]> {
  const rows: Row[] = []
  for (const connections of [1, 10]) {
    rows.push({
      name: `${name}, ${connections === 1 ? 'one connection' : `${connections} connections`} (p50)`,
      unit: 'ms',
      peerName: 'the same SQL through pg',
      budget,
      ...(await compareP50(ours, peer, connections)),
    })
  }
  return rows
}

/**
 * Gets `path`, each time as another visitor, and holds that pages come back, of which the first is read and has `expected` rows. What
 * the client takes is counted with the server's time, and so it is a plain one.
 */
export function throughHttp(port: number, path: string, expected: number): Run {
  const ask = plainClient(port)
  let visitor = 0
  return async () => {
    // Each request is another visitor's: nobody runs into the limit of searches.
    visitor++
    const address = [10, visitor >> 16, visitor >> 8, visitor].map((part) => part & 255).join('.')
    const body = await ask(path, `X-Forwarded-For: ${address}`)
    if (visitor > 1) return
    const { data } = JSON.parse(body.toString()) as { data: unknown[] }
    if (data.length !== expected) throw new Error(`The search answered ${data.length} rows`)
  }
}

/**
 * Medians of latencies, in turns, so that a noisy moment meets both; the ratio is the median of the rounds' own. Both are warm: a server
 * runs for days, and in its first thousand requests it is busy with compiling itself.
 */
export async function compareP50(ours: Run, peer: Run, connections: number) {
  await p50(ours, connections, warmRuns)
  await p50(peer, connections, warmRuns)
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const first = await p50(ours, connections)
      pairs.push([first, await p50(peer, connections)])
    } else {
      const first = await p50(peer, connections)
      pairs.push([await p50(ours, connections), first])
    }
  }
  return {
    ours: median(pairs.map(([mine]) => mine)),
    peer: median(pairs.map(([, other]) => other)),
    ratio: median(pairs.map(([mine, other]) => mine / other)),
  }
}

/** The median of some runs, one after the other, after as many that warm up. */
export async function p50Of(run: Run): Promise<number> {
  await p50(run, 1)
  return p50(run, 1)
}

async function p50(run: Run, connections: number, runs = requestsPerRound): Promise<number> {
  const times: number[] = []
  const each = Math.ceil(runs / connections)
  const one = async () => {
    for (let at = 0; at < each; at++) {
      const started = performance.now()
      await run()
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  return median(times)
}

/** Gets an address with a session, and answers what was sent whole. */
export function throughSession(port: number, path: string, session: string): Run {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { Cookie: `session=${session}` }
  return () =>
    new Promise((done, failed) => {
      get({ port, path, agent, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', failed)
        response.on('end', () => {
          if (response.statusCode !== 200) return failed(new Error(`${path} answered ${response.statusCode}`))
          done(JSON.parse(Buffer.concat(parts).toString()))
        })
      }).on('error', failed)
    })
}
