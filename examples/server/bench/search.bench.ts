import { fileURLToPath } from 'node:url'
import type { CaregiverQuery } from '@homecare/sdk/search'
import { PgDialect } from 'drizzle-orm/pg-core'
import { searchStatement } from '../src/search/search.ts'
import type { Connection } from '../src/db/connect.ts'
import { openPrepared } from '../src/seed/prepare.ts'
import { gazetteer } from '../src/places/gazetteer.ts'
import { p50Of, searchRows, startServer, throughHttp } from './latency.ts'
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
/** The most milliseconds of the SQL, and of a suggestion. */
const [sqlBudget, suggestionBudget] = [12, 15]

const pageSize = 15

/**
 * A search over 100,000 caregivers through HTTP, beside the same SQL through `pg`, and what is suggested for a place. The database is the
 * one of DATABASE_URL, or an embedded one; an empty one is filled first, which takes minutes the first time.
 */
export default async function search(): Promise<Row[]> {
  const url = process.env.DATABASE_URL
  const connection = await openPrepared(url ? { url } : {}, world, cache, (what) => console.error(what))
  const server = await startServer(connection, url)
  try {
    const name = 'search: 100,000 caregivers within 40 km, two filters, fit, availability and count'
    const sql = await throughPg(connection)
    return [
      { name: `${name}, SQL (p50)`, ours: await p50Of(sql), unit: 'ms', budget: sqlBudget },
      ...(await searchRows(name, throughHttp(server.port, path, pageSize), sql, 1.3)),
      await suggestionRow(connection),
    ]
  } finally {
    await server.end()
    await connection.close()
  }
}

/** Suggestions for what is typed, of the table of places and every ZIP code of the country. */
async function suggestionRow({ db }: Connection): Promise<Row> {
  const known = await gazetteer(db, Date.now())
  let at = 0
  const ours = await p50Of(() => Promise.resolve(known.matching(typed[at++ % typed.length]!, 15)))
  return { name: 'suggestion of places while typing (p50)', ours, unit: 'ms', budget: suggestionBudget }
}

async function throughPg({ db, pool }: Connection): Promise<() => Promise<unknown>> {
  const place = (await gazetteer(db, Date.now())).city('los-angeles', 'CA')
  if (!place) throw new Error('Los Angeles is not among the places')
  const { sql: text, params } = new PgDialect().sqlToQuery(
    searchStatement(query, { kind: 'around', point: place, place }, null, Date.now()),
  )
  const { rows } = await pool.query(text, params)
  if (rows.length !== pageSize) throw new Error(`The search found ${rows.length} rows`)
  return () => pool.query(text, params)
}
