import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../../../scripts/measure.mjs'
import { startPostgres } from '../../../scripts/test/postgres.mjs'
import { startServer, type ServerProcess } from '../test/processes/serverProcess.ts'
import { throughHttp } from './latency.ts'
import type { Row } from './row.ts'

const caregivers = 3_200
const path = '/v1/caregivers/?city=los-angeles&state=CA&distance=25'
const pageSize = 15
/** Searches that are under way at any time, whatever the number of processes. */
const atOnce = 24
const rounds = 5
const roundMs = 3_000
const counts = [1, 3, 4] as const
const token = 'bench'

/**
 * Searches a second through one process, three and four on one Postgres, taken in turns. The one who asks, the
 * processes and Postgres share this machine's cores: what more processes than cores win is what one waits for. On two
 * cores one process takes all that Postgres leaves, and the others show that sharing costs nothing.
 */
export default async function processes(): Promise<Row[]> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('This machine has no Postgres (initdb)')
  const folder = await mkdtemp(join(tmpdir(), 'homecare-bench-'))
  const servers: ServerProcess[] = []
  try {
    const env = {
      ...{
        DATABASE_URL: postgres.networkUrl,
        DATA_DIR: folder,
        DEMO: '1',
        DEMO_CAREGIVERS: String(caregivers),
      },
      ...{ TRUST_PROXY: '1', METRICS_TOKEN: token, STOP_GRACE_SECONDS: '0' },
    }
    for (let at = 0; at < Math.max(...counts); at++) servers.push(await startServer(env))
    await Promise.all(servers.map(({ started }) => started))
    const ways = servers.map(({ port }) => throughHttp(port, path, pageSize))
    const speeds = new Map(counts.map((count) => [count, [] as number[]]))
    await perSecond(ways)
    const before = await Promise.all(servers.map(toldBy))
    for (let round = 0; round < rounds; round++)
      for (const count of counts) speeds.get(count)!.push(await perSecond(ways.slice(0, count)))
    const told = await Promise.all(servers.map(toldBy))
    const speed = (count: (typeof counts)[number]) => median(speeds.get(count)!)
    const name = (what: string) => `processes: searches a second, ${what} on one Postgres (${atOnce} at once)`
    return [
      { name: name('one process'), ours: speed(1), unit: '/s' },
      {
        ...{ name: name('three'), ours: speed(3), unit: '/s' },
        ...{ peerName: 'one process', peer: speed(1), ratio: speed(3) / speed(1) },
      },
      {
        ...{ name: name('four'), ours: speed(4), unit: '/s' },
        ...{ peerName: 'three', peer: speed(3), ratio: speed(4) / speed(3) },
      },
      {
        name: 'processes: processor time of a search in its process',
        ours:
          (1000 * (sumOf(told, 'seconds') - sumOf(before, 'seconds'))) /
          (sumOf(told, 'searches') - sumOf(before, 'searches')),
        unit: 'ms',
      },
      {
        name: 'processes: memory of one after it',
        ours: median(told.map(({ megabytes }) => megabytes)),
        unit: 'MB',
      },
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop('SIGTERM')))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each process in its turn gets the next search. */
async function perSecond(ways: readonly (() => Promise<unknown>)[]): Promise<number> {
  const until = performance.now() + roundMs
  let done = 0
  const one = async (from: number) => {
    for (let turn = from; performance.now() < until; turn++) {
      await ways[turn % ways.length]!()
      done++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, from) => one(from)))
  return done / (roundMs / 1000)
}

interface Told {
  /** Of the processor, since its start. */
  readonly seconds: number
  readonly megabytes: number
  readonly searches: number
}

const sumOf = (told: readonly Told[], what: keyof Told) => told.reduce((sum, one) => sum + one[what], 0)

/** What a process says of itself. */
async function toldBy({ port }: ServerProcess): Promise<Told> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const text = await answer.text()
  const valueOf = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    )
  return {
    seconds: valueOf('process_cpu_seconds_total'),
    megabytes: valueOf('process_resident_memory_bytes') / 1_048_576,
    searches: valueOf(
      'http_request_duration_seconds_count{method="GET",route="/v1/caregivers/",status="200"}',
    ),
  }
}
