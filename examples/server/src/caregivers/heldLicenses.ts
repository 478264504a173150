import { hcpLicenseTypeIds, type LicenseRefused, type LicenseVerified } from '@homecare/sdk/caregivers'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { sql } from '../db/words.ts'
import { pacificDay } from './pacificDay.ts'
import { shortName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { licenses } from '../tables/caregivers.ts'

type LicenseRow = typeof licenses.$inferSelect

/** A license with what our staff said of it, as its owner is told: null for what they have not said. */
type HeldLicense = Pick<
  LicenseRow,
  'id' | 'caregiver_id' | 'map_id' | 'license_name' | 'license_number' | 'state' | 'expires' | 'changed_at'
> & { readonly verified: LicenseVerified | null; readonly refused: LicenseRefused | null }

/** The licenses of these caregivers, by type. */
export async function heldLicenses(db: Db | Tx, caregiverIds: readonly number[]): Promise<HeldLicense[]> {
  if (caregiverIds.length === 0) return []
  const rows = await db
    .select({ license: licenses, first_name: users.first_name, last_name: users.last_name })
    .from(licenses)
    .leftJoin(users, eq(users.id, licenses.reviewed_by))
    .where(inArray(licenses.caregiver_id, [...caregiverIds]))
    .orderBy(asc(licenses.map_id), asc(licenses.id))
  return rows.map(({ license, first_name, last_name }) =>
    heldLicense(license, first_name ? { first_name, last_name: last_name ?? '' } : null),
  )
}

function heldLicense(row: LicenseRow, reviewer: Parameters<typeof shortName>[0] | null): HeldLicense {
  const { id, caregiver_id, map_id, license_name, license_number, state, expires, changed_at } = row
  const day = (at: Date) => dayIn(pacificTimeZone, at)
  return {
    ...{ id, caregiver_id, map_id, license_name, license_number, state, expires, changed_at },
    verified: row.verified_at && { on: day(row.verified_at), by: reviewer && shortName(reviewer) },
    refused:
      row.refused_at && row.refusal
        ? { on: day(row.refused_at), reason: row.refusal, note: row.refusal_note }
        : null,
  }
}

/** What a license says of its judgement once it, or a photo of it, is changed: it waits for a look again. */
export const unjudged = (now: number) => ({
  changed_at: new Date(now),
  verified_at: null,
  refused_at: null,
  reviewed_by: null,
  refusal: null,
  refusal_note: '',
})

/** Whether a license `l` counts on a day: what `countsOn` says, in SQL. */
const counts = (day: SQL): SQL =>
  sql`l.verified_at is not null and (l.expires is null or l.expires >= ${day})`
const todayAt = (now: number): SQL => sql`${pacificDay(now)}::date`

/** Whether a caregiver `c` is called a skilled nursing professional at an instant: what `isLicensed` says, in SQL. */
export const isLicensedAt = (now: number): SQL => sql`(c.provider_types[1] = 2 and exists (
  select 1 from licenses l where l.caregiver_id = c.id
    and l.map_id = any(${sql.param([...hcpLicenseTypeIds])}::int[]) and ${counts(todayAt(now))}))`

/** The types of the licenses of a caregiver `c` that count on a day, as an array: of a shift, its day where it is worked. */
export const typesThatCountOn = (day: SQL): SQL => sql`array(
  select l.map_id from licenses l where l.caregiver_id = c.id and ${counts(day)} order by l.id)`

/** The same at an instant. */
export const typesThatCount = (now: number): SQL => typesThatCountOn(todayAt(now))
