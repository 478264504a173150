import { message } from '@homecare/sdk/kit'
import { addressCountries } from '@homecare/sdk/places'
import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { caregivers } from '../tables/caregivers.ts'
import { caregiverServerTexts } from './texts.ts'

/** Far more schools, employers or references than anybody has. */
const mostRecords = 50

/** Holds a profile until the transaction ends: of two changes at one instant, the second sees what the first has done. */
export async function holdProfile(tx: Tx, caregiverId: number): Promise<void> {
  await tx
    .select({ id: caregivers.id })
    .from(caregivers)
    .where(eq(caregivers.id, caregiverId))
    .for('no key update')
}

/** Refuses one record more than a profile may hold. */
export async function refuseFull(
  db: Db | Tx,
  table: PgTable & { readonly caregiver_id: PgColumn },
  caregiverId: number,
): Promise<void> {
  const held = await db.$count(table, eq(table.caregiver_id, caregiverId))
  if (held >= mostRecords)
    throw refuse.form(message(caregiverServerTexts.tooManyRecords, { most: mostRecords }))
}

interface Placed {
  readonly city: string
  readonly state: string
  readonly country?: string
}

/** Where a school or an employer is: a listed one's own place, which is locked. */
export function placeOfRecord(draft: Placed, listed: Placed | null) {
  const { city, state } = listed ?? draft
  const country = (listed?.country || draft.country || 'US').trim()
  const where = [city.trim(), state.trim()]
  return {
    city: where[0]!,
    state: where[1]!,
    country,
    country_name: addressCountries.find(country)?.label[0] ?? country,
    location: where.filter((part) => part !== '').join(', '),
  }
}
