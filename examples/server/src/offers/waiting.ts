import type { CaregiverFacts } from '@homecare/sdk/dashboards'
import type { FamilyFacts } from '@homecare/sdk/families'
import { dayIn, dayMs } from '@homecare/sdk/kit'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { shortName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { carePlaces, connections, hireOffers } from '../tables/hiring.ts'

/** The offers of work that a caregiver has not answered. */
export async function waitingOffers(
  db: Db,
  caregiverId: number,
  now: number,
): Promise<CaregiverFacts['offers']> {
  const rows = await db
    .select({ offer: hireOffers, zone: carePlaces.time_zone, family: users })
    .from(hireOffers)
    .innerJoin(carePlaces, eq(carePlaces.id, hireOffers.care_place_id))
    .innerJoin(connections, eq(connections.id, hireOffers.connection_id))
    .innerJoin(users, and(eq(users.id, connections.family_id), isNull(users.deleted_at)))
    .where(
      and(
        eq(connections.caregiver_id, caregiverId),
        eq(hireOffers.state, 'sent'),
        gt(hireOffers.expires_at, new Date(now)),
      ),
    )
  return rows.map(({ offer, zone, family }) => ({
    connection_id: offer.connection_id,
    name: shortName(family),
    answer_by: dayIn(zone, offer.expires_at),
    since: offer.sent_at.toISOString(),
  }))
}

/** For how long an offer that came to nothing is pointed out. */
const pointedOutMs = 14 * dayMs

/** The offers of a family that were declined or not answered of late, where the two are in touch and no other followed. */
export const unsettledOf = (db: Db, familyId: number, now: number) =>
  db
    .select({
      connection_id: hireOffers.connection_id,
      state: hireOffers.state,
      answered_at: hireOffers.answered_at,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(hireOffers)
    .innerJoin(connections, and(eq(connections.id, hireOffers.connection_id), eq(connections.hire_stage, 1)))
    .innerJoin(users, and(eq(users.id, connections.caregiver_id), isNull(users.deleted_at)))
    .where(
      and(
        eq(connections.family_id, familyId),
        inArray(hireOffers.state, ['declined', 'lapsed']),
        gt(hireOffers.answered_at, new Date(now - pointedOutMs)),
        sql`not exists (
          select 1 from hire_offers later
          where later.connection_id = ${hireOffers.connection_id} and later.version > ${hireOffers.version})`,
      ),
    )

export async function unsettledOffers(db: Db, familyId: number, now: number): Promise<FamilyFacts['offers']> {
  const rows = await unsettledOf(db, familyId, now)
  return rows.map(({ connection_id, state, answered_at, ...name }) => ({
    connection_id,
    name: shortName(name),
    state: state === 'lapsed' ? 'lapsed' : 'declined',
    since: answered_at!.toISOString(),
  }))
}
