import { housing as housings, languages, providerTypes } from '@homecare/sdk/caregivers'
import type { TimeOfDay } from '@homecare/sdk/families'
import type { jobFilters, JobQuery } from '@homecare/sdk/jobs'
import { sql, type SQL } from 'drizzle-orm'
import { filterConditions, type FilterConditions } from '../db/filterConditions.ts'
import type { JobReader } from './reader.ts'

/** Which jobs `j` each filter of the search leaves, by its name on the wire. The distance is the area's. */
const matches: FilterConditions<typeof jobFilters, JobReader> = {
  open_shifts_status: (status, reader) => [standing(status, reader)],
  start_date: (day) => [sql`j.start_date >= ${day}::date`],
  end_date: (day) => [sql`j.start_date <= ${day}::date`],
  // Zones are parts of a facility, and a family's home is none of them.
  iso_type: () => [sql`false`],
  shift_block_type: (block) => [timeOfDay[block]],
  distance: () => [],
}

/** What the filters of a query ask of a job. One that a caregiver is not interested in is found by none of them. */
export function matching(query: JobQuery, reader: JobReader): SQL[] {
  const asked = filterConditions(matches, query, reader)
  const { caregiverId } = reader
  if (query.open_shifts_status !== undefined || caregiverId === null) return asked
  return [sql`not ${applicationIs(caregiverId, ['not_interested'])}`, ...asked]
}

/**
 * Whether a job `j` fits a caregiver in full: what `whyJobFits` says of it has nothing in part. What they may not read of
 * it does not count, so that its place in the list tells nothing.
 */
export function fitsInFull({ seeker, whole }: JobReader): SQL {
  if (!seeker) return sql`true`
  const { provider_types, conditions, home_support, spoken_languages, housing, desired_wage } = seeker
  const ids = (list: readonly number[]) => sql`${sql.param([...list])}::int[]`
  const ofPerson = sql`
    and (cardinality(j.conditions) = 0 or j.conditions && ${ids(conditions)})
    and j.assistance <@ ${ids(home_support)}
    and j.preferred_languages <@ ${ids([...spoken_languages, english])}`
  return sql`(${desired_wage}::int = 0 or coalesce(j.wage_max, j.wage_min, ${desired_wage}::int) >= ${desired_wage}::int)
    and (${housing}::int = ${either}::int or j.housing in (${either}::int, ${housing}::int))
    ${provider_types.includes(nursing) ? sql`` : sql`and j.provider_type is distinct from ${nursing}::int`}
    ${whole ? ofPerson : sql``}`
}

const nursing = providerTypes.get(2).id
const english = languages.get(1).id
const either = housings.get(2).id

/** Whether the caregiver's application to a job `j` is in one of the states. */
export function applicationIs(caregiverId: number, states: readonly string[]): SQL {
  return sql`exists (select 1 from applications a where a.job_id = j.id and a.caregiver_id = ${caregiverId}::int
    and a.proposal_state = any(${sql.param(states)}::text[]))`
}

/**
 * 1 open, 2 applied, 3 qualified: of the kind and with the skills that the caregiver has. Whoever may not read
 * the conditions of a job may not find them out by their own either: for them every open job of their kind is one.
 */
function standing(status: 1 | 2 | 3, { caregiverId, whole }: JobReader): SQL {
  if (caregiverId === null) return status === 2 ? sql`false` : sql`true`
  if (status === 2) return applicationIs(caregiverId, ['applied'])
  const unanswered = sql`not ${applicationIs(caregiverId, ['applied', 'not_interested'])}`
  return status === 1
    ? unanswered
    : sql`${unanswered} and exists (
      select 1 from caregivers c where c.id = ${caregiverId}::int and j.provider_type = any(c.provider_types)
        ${whole ? sql`and c.conditions @> j.conditions` : sql``})`
}

/** When a shift of the week begins; a flexible job has the times of day that its family named. */
const beginsBetween = (from: string, to: string, named: TimeOfDay) => sql`(
  exists (select 1 from jsonb_array_elements(j.schedule) h
    where h->>'start_time' >= ${from} and h->>'start_time' < ${to})
  or ${named} = any(j.time_of_day))`
const timeOfDay: Readonly<Record<NonNullable<JobQuery['shift_block_type']>, SQL>> = {
  1: beginsBetween('05:00', '12:00', 'morning'),
  2: beginsBetween('12:00', '18:00', 'afternoon'),
  3: sql`(${beginsBetween('18:00', '24:00', 'evening')} or ${beginsBetween('00:00', '05:00', 'overnight')})`,
}
