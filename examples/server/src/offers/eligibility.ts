import { getHireEligibility } from '@homecare/sdk/caregivers'
import { message, say, type Sayable } from '@homecare/sdk/kit'
import { and, desc, eq, or } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { signedIn } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import { goesOn } from '../hiring/goesOn.ts'
import type { SessionUser } from '../people/session.ts'
import { activeCaregiver } from '../profile/profile.ts'
import { conversations } from '../tables/chat.ts'
import { families } from '../tables/families.ts'
import { connections } from '../tables/hiring.ts'
import { offerServerTexts as words } from './texts.ts'

/** Whether somebody may hire a caregiver. */
export function answerEligibility(routes: Routes): void {
  routes.on(getHireEligibility, signedIn, async ({ params, session, db, locale, now }) => {
    const reason = await whyNotHire(db, session.user, params.id, now)
    return { allowed: reason === null, reason: reason && say(locale, reason) }
  })
}

/** Why this user may not hire the caregiver, or null. A caregiver who cannot be found is none. */
export async function whyNotHire(
  db: Db | Tx,
  family: SessionUser,
  caregiverId: number,
  now: number,
): Promise<Sayable | null> {
  const { user } = await activeCaregiver(db, caregiverId)
  if (family.role !== 'family') return words.onlyFamilies
  const name = user.first_name
  const connection = await connectionWith(db, family.id, caregiverId, now)
  if (connection?.hire_stage === 3) return message(words.alreadyHired, { name })
  const [own] = await db
    .select({ completed: families.onboarding_completed })
    .from(families)
    .where(eq(families.id, family.id))
  if (own?.completed !== true) return words.unfinished
  if (!user.phone_verified) return message(words.noPhone, { name })
  return (await isBlockedBetween(db, family.id, caregiverId)) ? message(words.blocked, { name }) : null
}

/** The connection of the two that goes on, the furthest one where there are several. */
export async function connectionWith(db: Db | Tx, familyId: number, caregiverId: number, now: number) {
  const [found] = await db
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.family_id, familyId),
        eq(connections.caregiver_id, caregiverId),
        goesOn(connections.end_date, now),
      ),
    )
    .orderBy(desc(connections.hire_stage), connections.id)
    .limit(1)
  return found ?? null
}

async function isBlockedBetween(db: Db | Tx, one: number, other: number): Promise<boolean> {
  const { from_user, to_user, from_user_block } = conversations
  const [found] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(from_user_block, true),
        or(and(eq(from_user, one), eq(to_user, other)), and(eq(from_user, other), eq(to_user, one))),
      ),
    )
    .limit(1)
  return found !== undefined
}
