import type { PayTerms } from '@homecare/sdk/timesheets'
import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isPaidByPartner } from '../../../benefits/within.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { ratesOf } from '../../../hiring/wageRateRows.ts'
import { users } from '../../../tables/account.ts'
import { caregivers } from '../../../tables/caregivers.ts'
import { carePlaces, connections } from '../../../tables/hiring.ts'
import { partners } from '../../../tables/partners.ts'
import { taxProfiles } from '../../../tables/money/payroll.ts'

const families = alias(users, 'family_user')
const workers = alias(users, 'caregiver_user')

/** What is to be known of a connection whose hours are paid: who is on it, by what it is paid, and who pays. */
export interface ConnectionTerms {
  readonly connection: typeof connections.$inferSelect
  readonly family: typeof users.$inferSelect
  readonly caregiver: typeof users.$inferSelect
  readonly pay: PayTerms
  /** The partner whose plan pays, by name; null where the family does. */
  readonly paidBy: string | null
  /** Whether the family pays taxes here. */
  readonly enrolled: boolean
}

/** The terms of connections, by their number. */
export async function termsOf(
  db: Db | Tx,
  connectionIds: readonly number[],
): Promise<Map<number, ConnectionTerms>> {
  if (connectionIds.length === 0) return new Map()
  const rows = await db
    .select({
      connection: connections,
      family: families,
      caregiver: workers,
      place: { state: carePlaces.state, city: carePlaces.city, county: carePlaces.county },
      provider_types: caregivers.provider_types,
      partner: partners.name,
      enrolled_at: taxProfiles.enrolled_at,
      live_in: sql<boolean>`coalesce((
        select (o.terms ->> 'live_in')::boolean from hire_offers o
        where o.connection_id = ${connections.id} and o.state = 'accepted' order by o.version desc limit 1), false)`,
    })
    .from(connections)
    .innerJoin(families, eq(families.id, connections.family_id))
    .innerJoin(workers, eq(workers.id, connections.caregiver_id))
    .innerJoin(caregivers, eq(caregivers.id, connections.caregiver_id))
    .leftJoin(carePlaces, eq(carePlaces.id, connections.care_place_id))
    .leftJoin(partners, eq(partners.code, families.partner_code))
    .leftJoin(taxProfiles, eq(taxProfiles.user_id, connections.family_id))
    .where(inArray(connections.id, [...connectionIds]))
  const rates = await ratesOf(db, connectionIds)
  return new Map(
    rows.map(({ connection, family, caregiver, place, provider_types, partner, enrolled_at, live_in }) => {
      const { state, city, county } = place ?? family
      const pay: PayTerms = {
        zone: connection.tzid,
        place: { state: state ?? '', city, county },
        liveIn: live_in,
        // A nurse does nursing, and is no attendant.
        kind: provider_types?.[0] === 2 ? 'domestic' : 'attendant',
        rates: rates.filter(({ connection_id }) => connection_id === connection.id),
      }
      const byPartner = isPaidByPartner(family)
      return [
        connection.id,
        {
          ...{ connection, family, caregiver, pay },
          paidBy: byPartner ? (partner ?? family.partner_code) : null,
          enrolled: !byPartner && enrolled_at !== null,
        },
      ]
    }),
  )
}

/** The terms of one connection. */
export async function oneTerms(db: Db | Tx, connectionId: number): Promise<ConnectionTerms> {
  return (await termsOf(db, [connectionId])).get(connectionId)!
}
