import {
  jobSearchPageSize,
  kindsOfHelp,
  whyJobFits,
  type JobQuery,
  type JobSummary,
} from '@homecare/sdk/jobs'
import { sql, type SQL } from 'drizzle-orm'
import { wholeMiles } from '../caregivers/summary.ts'
import type { Db } from '../db/connect.ts'
import { boxAround, milesTo, type Point } from '../geo/distance.ts'
import { applicationIs, fitsInFull, matching } from './matches.ts'
import { readsWhole, type JobReader } from './reader.ts'

/** Where jobs are looked for: around a point, or everywhere. */
export type JobArea = { readonly point: Point; readonly miles: number } | null

interface FoundJobs {
  readonly data: JobSummary[]
  readonly records: number
  /** How many of them fit a caregiver in full; null for anybody else. */
  readonly fitting: number | null
}

type Row = Omit<JobSummary, 'created_at' | 'help' | 'why'> & {
  readonly records: number
  readonly fitting: number
  readonly created_at: string
  /** The kinds of help as they were asked for; for the general words alone. */
  readonly asked: readonly number[]
  readonly asked_languages: readonly number[] | null
}

/**
 * One page of the open jobs in an area that the filters leave, the nearest or the newest first, and for a caregiver those
 * first that fit in full: one statement.
 */
export async function findJobs(
  db: Db,
  query: JobQuery,
  area: JobArea,
  reader: JobReader,
): Promise<FoundJobs> {
  const { rows } = await db.execute(jobSearchStatement(query, area, reader))
  const [first, ...rest] = rows as unknown as readonly (Row & { readonly id: number | null })[]
  const { records, fitting } = first!
  const found = first!.id === null ? [] : [first!, ...rest]
  return {
    ...{ records, fitting: reader.seeker ? fitting : null },
    data: found.map((row) => summaryOfJob(row, reader)),
  }
}

/** Sorting needs few columns, so the rest is read for the page's rows alone; the count comes with every row. */
export function jobSearchStatement(query: JobQuery, area: JobArea, reader: JobReader): SQL {
  const nearest = area ? sql`distance, created_at desc, id` : sql`created_at desc, id desc`
  const order = reader.seeker ? sql`fits desc, ${nearest}` : nearest
  return sql`
    with found as materialized (
      select j.id, j.created_at, ${area ? milesTo(area.point, sql`j.area_latitude`, sql`j.area_longitude`) : sql`null::float8`} as distance,
        (${fitsInFull(reader)}) as fits
      from jobs j
      where ${sql.join(conditionsOf(query, area, reader), sql` and `)}
    ), near as (
      select * from found ${area ? sql`where distance <= ${area.miles}::float8` : sql``}
    ), counted as (
      select count(*)::int as records, (count(*) filter (where fits))::int as fitting from near
    ), page as (
      select id, distance, row_number() over (order by ${order}) as place from near
      order by ${order} limit ${query.limit ?? jobSearchPageSize}::int offset ${query.offset ?? 0}::int
    ), shown as (
      select page.place, page.distance, ${summaryColumnsOfJob(reader)}
      from page join jobs j on j.id = page.id
    )
    select counted.*, shown.* from counted left join shown on true order by shown.place`
}

/**
 * The columns of a job `j` as a list shows it. No street, coordinates or name of the family is among them, and what
 * the reader may not know is null, so that none can leave by mistake.
 */
export function summaryColumnsOfJob(reader: JobReader): SQL {
  const whole = readsWhole(reader)
  return sql`j.id, j.city, j.state, j.start_date::text as start_date, j.hours_week, j.schedule_type, j.housing,
    j.provider_type, j.wage_min, j.wage_max, j.created_at, j.may_be_indexed, j.assistance as asked,
    case when ${whole} then j.preferred_languages end as asked_languages,
    case when ${whole} then j.title end as title, case when ${whole} then j.description end as description,
    case when ${whole} then j.conditions end as conditions, case when ${whole} then j.assistance end as assistance,
    ${reader.id === null ? sql`false` : applicationIs(reader.id, ['applied'])} as has_applied`
}

/** A row of `summaryColumnsOfJob` with its distance, and why it fits whom it is compared with. */
export function summaryOfJob(row: Row, { seeker }: JobReader): JobSummary {
  const { id, title, description, city, state, distance, start_date, hours_week, schedule_type } = row
  const { housing, provider_type, conditions, assistance, wage_min, wage_max, has_applied, may_be_indexed } =
    row
  return {
    id,
    title,
    description,
    help: kindsOfHelp({ assistance: row.asked, provider_type }),
    city,
    state,
    distance: wholeMiles(distance),
    start_date,
    hours_week,
    schedule_type,
    housing,
    provider_type,
    conditions,
    assistance,
    wage_min,
    wage_max,
    created_at: new Date(row.created_at).toISOString(),
    has_applied,
    may_be_indexed,
    why: seeker ? whyJobFits({ ...row, preferred_languages: row.asked_languages }, seeker) : null,
  }
}

function conditionsOf(query: JobQuery, area: JobArea, reader: JobReader): SQL[] {
  const wanted = [
    sql`j.status = 'open'`,
    sql`exists (select 1 from users f where f.id = j.family_id and f.deleted_at is null)`,
    ...matching(query, reader),
  ]
  if (area) {
    const { south, north, west, east } = boxAround(area.point, area.miles)
    wanted.push(
      sql`j.area_latitude between ${south}::float8 and ${north}::float8`,
      sql`j.area_longitude between ${west}::float8 and ${east}::float8`,
    )
  }
  return wanted
}
