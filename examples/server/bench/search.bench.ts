import { createServer, Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CaregiverQuery } from '@homecare/sdk'
import { PgDialect } from 'drizzle-orm/pg-core'
import { median } from '../../../scripts/measure.mjs'
import { searchStatement } from '../src/caregivers/search.ts'
import { readConfig } from '../src/config.ts'
import type { Connection } from '../src/db/connect.ts'
import { openPrepared } from '../src/db/prepare.ts'
import { listen } from '../src/listen.ts'
import { gazetteer } from '../src/places/gazetteer.ts'
import { createLog } from '../src/server/log.ts'
import { startApp } from '../src/start.ts'
import type { Row } from './row.ts'

const world = { caregivers: 100_000, families: 150, today: '2026-11-21' }
const cache = fileURLToPath(new URL('../../../.data/cache', import.meta.url))

/** 40 km around the place with the most people, with two filters. */
const query: CaregiverQuery = {
  city: 'los-angeles',
  state: 'CA',
  distance: 25,
  conditions: [20],
  home_support: [1],
}
const path = '/v1/caregivers/?city=los-angeles&state=CA&distance=25&conditions=20&home_support=1'

const rounds = 8
const requestsPerRound = 60

/**
 * Issue 2 §7: a search over 100,000 caregivers through HTTP, beside the same SQL through `pg`. The database is the
 * one of DATABASE_URL, or an embedded one; an empty one is filled first, which takes minutes the first time.
 */
export default async function search(): Promise<Row[]> {
  const url = process.env.DATABASE_URL
  const connection = await openPrepared(url ? { url } : {}, world, cache, (what) => console.error(what))
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
  try {
    const viaPg = await throughPg(connection)
    const viaHttp = throughHttp(server.port)
    const rows: Row[] = []
    for (const connections of [1, 10]) {
      rows.push({
        name: `search: 100,000 caregivers within 40 km, two filters, ${connections === 1 ? 'one connection' : `${connections} connections`} (p50)`,
        unit: 'ms',
        peerName: 'the same SQL through pg',
        budget: 1.5,
        ...(await compareP50(viaHttp, viaPg, connections)),
      })
    }
    return rows
  } finally {
    await server.close()
    await stop()
    await connection.close()
  }
}

async function throughPg({ db, pool }: Connection): Promise<() => Promise<unknown>> {
  const place = (await gazetteer(db, Date.now())).city('los-angeles', 'CA')
  if (!place) throw new Error('Los Angeles is not among the places')
  const { sql: text, params } = new PgDialect().sqlToQuery(
    searchStatement(query, { kind: 'around', point: place, place }, null),
  )
  const { rows } = await pool.query(text, params)
  if (rows.length !== 15) throw new Error(`The search found ${rows.length} rows`)
  return () => pool.query(text, params)
}

function throughHttp(port: number): () => Promise<unknown> {
  const agent = new Agent({ keepAlive: true, maxSockets: 10 })
  let visitor = 0
  return () => {
    // Each request is another visitor's: nobody runs into the limit of searches.
    visitor++
    const address = [10, visitor >> 16, visitor >> 8, visitor].map((part) => part & 255).join('.')
    return new Promise((done, failed) => {
      get({ port, path, agent, headers: { 'X-Forwarded-For': address } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', failed)
        response.on('end', () => {
          const { data } = JSON.parse(Buffer.concat(parts).toString()) as { data: unknown[] }
          if (response.statusCode === 200 && data.length === 15) done(data)
          else failed(new Error(`The search answered ${response.statusCode}`))
        })
      }).on('error', failed)
    })
  }
}

/** Medians of latencies, in turns, so that a noisy moment meets both; the ratio is the median of the rounds' own. */
async function compareP50(ours: () => Promise<unknown>, peer: () => Promise<unknown>, connections: number) {
  await p50(ours, connections)
  await p50(peer, connections)
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

async function p50(run: () => Promise<unknown>, connections: number): Promise<number> {
  const times: number[] = []
  const each = Math.ceil(requestsPerRound / connections)
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
