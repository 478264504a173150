import { fileURLToPath } from 'node:url'
import type { CaregiverQuery } from '@homecare/sdk/search'
import type { SQL } from 'drizzle-orm'
import type pg from 'pg'
import { keepSearchWeeks } from '../src/search/rows.ts'
import { cardsStatement, searchStatement } from '../src/search/search.ts'
import { named, written } from '../src/db/ask.ts'
import type { Connection } from '../src/db/connect.ts'
import { openPrepared } from '../src/seed/prepare.ts'
import { gazetteer } from '../src/places/gazetteer.ts'
import { backendCpu } from './backendCpu.ts'
import { withMillion } from './million.ts'
import { p50Of, searchRows, startServer, startServerApart, throughHttp } from './latency.ts'
import type { Row } from './row.ts'

const world = { caregivers: 100_000, families: 150, today: '2026-11-21' }
const cache = fileURLToPath(new URL('../../../.data/cache', import.meta.url))

/** 40 km around the place with the most people, with two filters and two afternoons, the best match first. */
const query: CaregiverQuery = {
  city: 'los-angeles',
  state: 'CA',
  distance: 25,
  conditions: [20],
  home_support: [1],
  when: ['tue', 'thu', 'afternoon'],
  sort: 'best',
}
const path =
  '/v1/caregivers/?city=los-angeles&state=CA&distance=25&conditions=20&home_support=1&when=tue&when=thu&when=afternoon&sort=best'
const what = 'within 40 km, two filters, fit, availability and count'
/** What somebody types key by key, and what is a slip or nothing. */
const typed = [
  's',
  'sa',
  'sac',
  'sacramento',
  'springfield',
  'portland or',
  '946',
  '94607',
  'sacremento',
  'zzyzx',
]
/** The most milliseconds of the SQL, of the same among ten times as many, and of a suggestion. */
const [sqlBudget, tenfoldBudget, suggestionBudget] = [12, 2.5 * 12, 15]

const pageSize = 15
/** Over so many runs the processor's time is taken: it is counted in hundredths of seconds. */
const cpuRuns = 100

/**
 * A search over 100,000 caregivers: its SQL through `pg` (`search:sql`), the same through HTTP (`search:http`; on a Postgres
 * by a server in a process of its own), and what is suggested for a place (`search:suggestion`); all three where none is named. `search:million` beside the SQL at ten times as many, which only a Postgres
 * has. The database is the one of DATABASE_URL, or an embedded one; an empty one is filled first, which takes minutes the first
 * time.
 */
export default async function search(parts: readonly string[] = []): Promise<Row[]> {
  const url = process.env.DATABASE_URL
  const asked = parts.length > 0 ? parts : ['sql', 'http', 'suggestion']
  const rows: Row[] = []
  const connection = await openPrepared(url ? { url } : {}, world, cache, (said) => console.error(said))
  try {
    // As the round of a server does, on whatever day it is.
    await keepSearchWeeks(connection)
    if (asked.includes('sql')) rows.push(...(await sqlRows(connection, '100,000 caregivers')))
    if (asked.includes('http')) rows.push(...(await httpRows(connection, url)))
    if (asked.includes('suggestion')) rows.push(await suggestionRow(connection))
    if (!asked.includes('million')) return rows
    rows.push(...(await sqlRows(connection, '100,000 caregivers')))
  } finally {
    await connection.close()
  }
  return url ? [...rows, ...(await millionRows(url, rows.at(-1)!.ours))] : rows
}

async function millionRows(url: string, before: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [spread, where] of [
    ['country', 'a million caregivers over the country, as people live,'],
    ['circle', 'a million caregivers, ten times as many in the circle,'],
  ] as const) {
    console.error(`Making ${where} …`)
    const found = await withMillion(url, spread, (connection) => sqlRows(connection, where, before))
    rows.push(...found)
  }
  return rows
}

async function httpRows(connection: Connection, url: string | undefined): Promise<Row[]> {
  const server = await (url ? startServerApart(url) : startServer(connection, url))
  try {
    const { run } = await throughPg(connection)
    return await searchRows(
      `search: 100,000 caregivers ${what}`,
      throughHttp(server.port, path, pageSize),
      run,
      1.3,
    )
  } finally {
    await server.end()
  }
}

/**
 * How long the SQL takes, and how much of a processor where that can be read; `before` are the milliseconds, of the processor where
 * that can be read, of ten times fewer. On a machine with several processors the first may be less than the second.
 */
async function sqlRows(connection: Connection, name: string, before?: number): Promise<Row[]> {
  const { run, found } = await throughPg(connection)
  const client = await connection.pool.connect()
  try {
    const search = `search: ${name} ${what}, ${found} found`
    const inOne = () => run(client)
    const ours = await p50Of(inOne)
    const cpu = await backendCpu(client, inOne, cpuRuns)
    const budget = before === undefined ? sqlBudget : tenfoldBudget
    const against = (figure: number) =>
      before === undefined ? {} : { peer: before, peerName: '100,000', ratio: figure / before }
    return [
      {
        name: `${search}, SQL (p50)`,
        ours,
        unit: 'ms',
        budget,
        budgetOf: 'ours',
        ...(cpu === null && against(ours)),
      },
      ...(cpu === null
        ? []
        : [{ name: `${search}, SQL, processor`, ours: cpu, unit: 'ms', ...against(cpu) }]),
    ]
  } finally {
    client.release()
  }
}

/** Suggestions for what is typed, of the table of places and every ZIP code of the country. */
async function suggestionRow({ db }: Connection): Promise<Row> {
  const known = await gazetteer(db, Date.now())
  let at = 0
  const ours = await p50Of(() => Promise.resolve(known.matching(typed[at++ % typed.length]!, 15)))
  return { name: 'suggestion of places while typing (p50)', ours, unit: 'ms', budget: suggestionBudget }
}

interface Sent {
  readonly run: (by?: Pick<pg.Pool, 'query'>) => Promise<unknown>
  readonly found: number
}

/** The SQL of the search, written before: whom it finds, and then what it shows of them. And how many it finds. */
async function throughPg({ db, pool }: Connection): Promise<Sent> {
  const place = (await gazetteer(db, Date.now())).city('los-angeles', 'CA')
  if (!place) throw new Error('Los Angeles is not among the places')
  const [area, now] = [{ kind: 'around', point: place, place } as const, Date.now()]
  const search = asked(pool, searchStatement(query, area, null, now))
  const { rows } = await pool.query<{ ids: number[]; records: number }>(search)
  const cards = asked(pool, cardsStatement(rows[0]!.ids, area, null, now))
  const run = async (by: Pick<pg.Pool, 'query'> = pool) => {
    await by.query(search)
    return by.query<object>(cards)
  }
  const shown = (await run()).rows.length
  if (shown !== pageSize) throw new Error(`The search found ${shown} rows`)
  return { run, found: rows[0]!.records }
}

/** A statement as the server sends one that was asked before: planned once for each connection. */
function asked(pool: pg.Pool, statement: SQL) {
  named(pool, written(statement))
  const { name, sql: text, params: values } = named(pool, written(statement))
  return { ...(name !== undefined && { name }), text, values }
}
