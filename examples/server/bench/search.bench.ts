import { fileURLToPath } from 'node:url'
import type { CaregiverQuery } from '@homecare/sdk/search'
import { PgDialect } from 'drizzle-orm/pg-core'
import { searchStatement } from '../src/search/search.ts'
import type { Connection } from '../src/db/connect.ts'
import { openPrepared } from '../src/seed/prepare.ts'
import { gazetteer } from '../src/places/gazetteer.ts'
import { searchRows, startServer, throughHttp } from './latency.ts'
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

const pageSize = 15

/**
 * A search over 100,000 caregivers through HTTP, beside the same SQL through `pg`. The database is the
 * one of DATABASE_URL, or an embedded one; an empty one is filled first, which takes minutes the first time.
 */
export default async function search(): Promise<Row[]> {
  const url = process.env.DATABASE_URL
  const connection = await openPrepared(url ? { url } : {}, world, cache, (what) => console.error(what))
  const server = await startServer(connection, url)
  try {
    return await searchRows(
      'search: 100,000 caregivers within 40 km, two filters',
      throughHttp(server.port, path, pageSize),
      await throughPg(connection),
    )
  } finally {
    await server.end()
    await connection.close()
  }
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
