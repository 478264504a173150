import { scheduleFlags } from '@homecare/sdk/caregivers'
import type { caregiverFilters, CaregiverQuery } from '@homecare/sdk/search'
import type { SentFilters } from '@homecare/sdk/kit'
import { sql, type SQL } from 'drizzle-orm'
import { refuse } from '../refusals/refuse.ts'
import { vettedOn } from '../caregivers/summary.ts'

type Sent = Required<SentFilters<typeof caregiverFilters>>
type Matches = { readonly [N in keyof Sent]: (value: Sent[N], now: number) => readonly SQL[] }

/**
 * Whom each filter of the search leaves, by its name on the wire; `c` is the caregiver's row. Someone must have
 * experience with all of the conditions, give all of the help and be free at all of the times that are asked for; of
 * several languages one is enough. The distance is the area's.
 */
const matches: Matches = {
  conditions: (ids) => all(sql`c.conditions`, ids),
  home_support: (ids) => all(sql`c.home_support`, ids),
  spoken_languages: (ids) => (ids.length > 0 ? [sql`c.spoken_languages && ${sql.param(ids)}::int[]`] : []),
  rate_min: (cents) => [sql`c.desired_wage >= ${cents}::int`],
  rate_max: (cents) => [sql`c.desired_wage <= ${cents}::int`],
  provider_type: (type) => all(sql`c.provider_types`, [type]),
  distance: () => [],
  schedule: (flags) => flags.map(flagIsSet),
  gender: (gender) => [sql`c.gender = ${gender}`],
  vetted: (vetted, now) => (vetted ? [vettedOn(now)] : []),
}

/** What the filters of a query ask of a caregiver. */
export function matching(query: CaregiverQuery, now: number): SQL[] {
  const conditionOf = <N extends keyof Sent>(name: N): readonly SQL[] => {
    const value = query[name]
    return value === undefined ? [] : matches[name](value as Sent[N], now)
  }
  return (Object.keys(matches) as (keyof Sent)[]).flatMap((name) => conditionOf(name))
}

const all = (column: SQL, ids: readonly number[]) =>
  ids.length > 0 ? [sql`${column} @> ${sql.param(ids)}::int[]`] : []

function flagIsSet(flag: string): SQL {
  if (!scheduleFlags.has(flag)) throw refuse.notFound()
  return sql`c.${sql.identifier(flag)}`
}
