import {
  licenseTypes,
  scheduleFlags,
  type CaregiverSummary,
  type ProviderTypeId,
  type ScheduleFlag,
} from '@homecare/sdk/caregivers'
import { excerpt } from '@homecare/sdk/kit'
import type { SQL } from 'drizzle-orm'
import { sql } from '../db/words.ts'
import type { Portrait } from '../tables/portrait.ts'
import { photoAddress } from '../people/photoAddress.ts'
import { pacificDay } from './pacificDay.ts'
import { isLicensedAt, typesThatCount } from './heldLicenses.ts'

/** Who can be found by anybody: active profiles of people who are still here. `u` is the user, `c` the caregiver. */
export const canBeFound = sql`u.role in ('caregiver', 'agency_caregiver') and u.deleted_at is null and c.profile_state_name = 'active'`

/**
 * Whether a caregiver `c` is vetted at an instant: what `isVetted` says, in SQL. The column keeps whether every badge is
 * completed; days pass by themselves, so that licenses are looked at when it is asked.
 */
export const vettedOn = (now: number): SQL => sql`(c.vetted and not exists (
  select 1 from licenses l where l.caregiver_id = c.id and l.expires < ${pacificDay(now)}::date))`

/** How much of what a caregiver says about themselves a list shows. */
const aboutShown = 280

/**
 * The columns of a summary, of `u` and `c`. No last name, address, coordinates, birthday, e-mail or phone is among
 * them, so that none can leave by mistake. `familyId` is whose hearts are shown.
 */
export function summaryColumns(familyId: number | null, now: number): SQL {
  return sql`c.id, u.first_name, left(u.last_name, 1) as last_initial, u.portrait, u.city, u.state,
    left(c.about, ${aboutShown + 1}::int) as about, c.provider_types, c.desired_wage, c.avg_rating::float8 as avg_rating,
    c.reviews_count, c.years_experience, c.spoken_languages, c.conditions, c.home_support, ${typesThatCount(now)} as license_types, ${isLicensedAt(now)} as licensed,
    c.schedule_full_time, c.schedule_part_time, c.schedule_short_term, c.schedule_overnight, c.schedule_wknd_livein,
    c.schedule_holidays, ${vettedOn(now)} as vetted, c.background_checked, c.covid_vaccinated_tag,
    ${
      familyId === null
        ? sql`false`
        : sql`exists (select 1 from favorites f where f.family_id = ${familyId}::int and f.caregiver_id = c.id)`
    } as has_favorited`
}

/** A row of `summaryColumns`, with the distance in miles where one is known. */
export type SummaryRow = Record<ScheduleFlag, boolean> &
  Pick<CaregiverSummary, UnchangedField> & {
    readonly portrait: Portrait | null
    readonly provider_types: ProviderTypeId[]
    readonly license_types: number[]
    readonly distance?: number | null
  }

type UnchangedField = Exclude<
  keyof CaregiverSummary,
  'photo' | 'schedule' | 'distance' | 'provider_types' | 'certifications_initials'
>

export function summaryOf(row: SummaryRow): CaregiverSummary {
  return {
    id: row.id,
    first_name: row.first_name,
    last_initial: row.last_initial,
    photo: photoAddress(row.id, row.portrait),
    provider_types: row.provider_types,
    licensed: row.licensed,
    about: excerpt(row.about, aboutShown),
    city: row.city,
    state: row.state,
    distance: wholeMiles(row.distance),
    desired_wage: row.desired_wage,
    avg_rating: row.avg_rating,
    reviews_count: row.reviews_count,
    years_experience: row.years_experience,
    spoken_languages: row.spoken_languages,
    conditions: row.conditions,
    home_support: row.home_support,
    certifications_initials: initialsOf(row.license_types),
    schedule: scheduleOf(row),
    vetted: row.vetted,
    background_checked: row.background_checked,
    covid_vaccinated_tag: row.covid_vaccinated_tag,
    has_favorited: row.has_favorited,
  }
}

/** The initials behind a name, of license types: each once. */
export function initialsOf(types: readonly number[]): string[] {
  return [...new Set(types.flatMap((type) => licenseTypes.find(type)?.abbreviation ?? []))]
}

export function scheduleOf(row: Readonly<Record<ScheduleFlag, boolean>>): ScheduleFlag[] {
  return scheduleFlags.ids.filter((flag) => row[flag])
}

/** Whole miles, and at least one: from several exact distances a home could be found. */
export function wholeMiles(distance: number | null | undefined): number | null {
  return distance === null || distance === undefined ? null : Math.max(1, Math.round(distance))
}
