import { fileURLToPath } from 'node:url'
import type { JobQuery } from '@homecare/sdk/jobs'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { openPrepared } from '../src/seed/prepare.ts'
import { jobReader } from '../src/jobs/reader.ts'
import { jobSearchStatement } from '../src/jobs/search.ts'
import { gazetteer } from '../src/places/gazetteer.ts'
import { searchRows, startServer, throughHttp } from './latency.ts'
import type { Row } from './row.ts'

const world = { caregivers: 100, families: 12, today: '2026-11-21' }
const cache = fileURLToPath(new URL('../../../.data/cache', import.meta.url))
const jobs = 100_000
const pageSize = 10

const query: JobQuery = { city: 'los-angeles', state: 'CA', distance: 30, shift_block_type: 1 }
const path = '/v1/jobs/?city=los-angeles&state=CA&distance=30&shift_block_type=1'

/**
 * A search over 100,000 jobs through HTTP, beside the same SQL through `pg`, in an embedded database of its own: the
 * jobs of the small world, copied to every place in turn.
 */
export default async function jobSearch(): Promise<Row[]> {
  const connection = await openPrepared({}, world, cache)
  await connection.db.execute(sql`
    insert into jobs (family_id, status, title, description, provider_type, conditions, assistance, schedule_type,
      schedule, hours_week, start_date, city, county, state, zip_code, latitude, longitude)
    select j.family_id, 'open', j.title, j.description, j.provider_type, j.conditions, j.assistance, j.schedule_type,
      j.schedule, j.hours_week, j.start_date, p.city, p.county, p.state, p.zip_codes[1],
      p.latitude + (n % 41 - 20) * 0.01, p.longitude + (n % 37 - 18) * 0.01
    from generate_series(1, ${jobs}::int) n
    join (select *, row_number() over (order by id) as place, count(*) over () as places from places) p
      on p.place = n % p.places + 1
    join (select *, row_number() over (order by id) as job, count(*) over () as all_jobs from jobs) j
      on j.job = n % j.all_jobs + 1`)
  await connection.db.execute(sql`analyze jobs`)
  const server = await startServer(connection, undefined)
  try {
    const point = (await gazetteer(connection.db, Date.now())).city('los-angeles', 'CA')
    if (!point) throw new Error('Los Angeles is not among the places')
    const statement = jobSearchStatement(query, { point, miles: query.distance! }, jobReader(null))
    const { sql: text, params } = new PgDialect().sqlToQuery(statement)
    const { rows } = await connection.pool.query(text, params)
    if (rows.length !== pageSize) throw new Error(`The search found ${rows.length} jobs`)
    return await searchRows(
      'jobs: 100,000 jobs within 30 miles, by time of day',
      throughHttp(server.port, path, pageSize),
      () => connection.pool.query(text, params),
    )
  } finally {
    await server.end()
    await connection.close()
  }
}
