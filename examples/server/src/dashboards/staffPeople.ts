import {
  findPeople,
  getPersonRecord,
  mostPeopleFound,
  updateMayAskForCalls,
  type PersonFound,
  type PersonRecord,
} from '@homecare/sdk/account'
import { fewestSearchCharacters } from '@homecare/sdk/kit'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { heldLicenses } from '../caregivers/heldLicenses.ts'
import type { Db } from '../db/connect.ts'
import { containing } from '../db/containing.ts'
import { fullName } from '../people/person.ts'
import { photoAddress } from '../people/photoAddress.ts'
import { mayAskAsMember } from '../people/session.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { caregivers, references } from '../tables/caregivers.ts'
import { familyWordsOf } from './familyWords.ts'

const staff = only('staff')

/** Anybody with an account, looked up by the staff: who, and what is known of them. The trail notes both. */
export function answerStaffPeople(routes: Routes): void {
  routes.on(findPeople, staff, async ({ db, query }) => {
    const words = query.search.trim()
    if (words.length < fewestSearchCharacters) return []
    const pattern = containing(words)
    const digits = words.replace(/\D/g, '')
    const isPhone = digits.length >= fewestSearchCharacters && !/[a-z@]/i.test(words)
    const found = await db
      .select()
      .from(users)
      .where(
        and(
          isNull(users.deleted_at),
          sql`(${users.first_name} || ' ' || ${users.last_name} ilike ${pattern} or ${users.email} ilike ${pattern}
            or (${isPhone} and position(${digits} in ${users.phone}) > 0))`,
        ),
      )
      .orderBy(asc(users.first_name), asc(users.last_name), asc(users.id))
      .limit(mostPeopleFound)
    return found.map(foundOf)
  })

  routes.on(getPersonRecord, staff, ({ db, params }) => recordOf(db, params.id))

  routes.on(updateMayAskForCalls, staff, async ({ db, params, body }) => {
    const [changed] = await db
      .update(users)
      .set({ concierge_eligible: body.allowed })
      .where(
        and(
          eq(users.id, params.id),
          eq(users.role, 'family'),
          eq(users.is_b2b, false),
          isNull(users.deleted_at),
        ),
      )
      .returning({ id: users.id })
    if (!changed) throw refuse.notFound()
    return recordOf(db, params.id)
  })
}

function foundOf(user: typeof users.$inferSelect): PersonFound {
  const { id, role, email, phone, city, state } = user
  return {
    ...{ id, email, city, state },
    name: fullName(user),
    user_type: role,
    phone: phone || null,
    photo: photoAddress(id, user.portrait, 192),
  }
}

async function recordOf(db: Db, id: number): Promise<PersonRecord> {
  const [found] = await db
    .select({
      user: users,
      caregiver: caregivers,
      member: mayAskAsMember,
      answered: sql<number>`(
        select count(*)::int from ${references}
        where ${references.caregiver_id} = ${users.id} and ${references.status} = 'answered')`,
    })
    .from(users)
    .leftJoin(caregivers, eq(caregivers.id, users.id))
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  if (!found) throw refuse.notFound()
  const { user, caregiver, member, answered } = found
  const mayBeAsked = user.role === 'family' && !user.is_b2b
  const held = caregiver ? await heldLicenses(db, [id]) : []
  return {
    ...foundOf(user),
    created_at: user.created_at.toISOString(),
    last_active_at: (caregiver?.last_active_at ?? user.last_active_at).toISOString(),
    phone_verified: user.phone_verified,
    asks_for_calls: mayBeAsked ? user.concierge_eligible || member : null,
    calls_by_membership: mayBeAsked && member,
    caregiver: caregiver && {
      profile_state_name: caregiver.profile_state_name,
      about: caregiver.about,
      provider_types: caregiver.provider_types,
      desired_wage: caregiver.desired_wage,
      years_experience: caregiver.years_experience,
      home_support: caregiver.home_support,
      conditions: caregiver.conditions,
      avg_rating: caregiver.avg_rating,
      reviews_count: caregiver.reviews_count,
      background_checked_on: caregiver.background_checked ? caregiver.background_checked_on : null,
      references_answered: answered,
      family_words: await familyWordsOf(db, id),
      licenses: held.map(({ caregiver_id: _, changed_at: __, ...license }) => license),
    },
  }
}
