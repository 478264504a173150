import {
  badgeProgress,
  getBadgeProgress,
  goesWhenLost,
  isEarned,
  isVetted,
  listBadges,
  listCurrentBadges,
  type BadgeFacts,
  type OwnBadge,
} from '@homecare/sdk'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { users } from '../account/tables.ts'
import type { Db, Tx } from '../db/connect.ts'
import { backgroundChecks, screenings } from '../screening/tables.ts'
import type { Routes } from '../server/on.ts'
import { ownProfile } from './policies.ts'
import { badges, caregiverBadges, caregivers, licenses, references } from './tables.ts'

/** A caregiver's badges: how far each is, those on the profile, and all of them (D2 §3, §7). */
export function answerBadges(routes: Routes): void {
  routes.on(getBadgeProgress, ownProfile, async ({ db, session }) => {
    const all = await ownBadges(db, session.user.id)
    return { completed: all.filter(isCompleted).length, total: all.length, badges: all }
  })
  // On the profile stands what has been begun.
  routes.on(listCurrentBadges, ownProfile, async ({ db, session }) =>
    (await ownBadges(db, session.user.id)).filter((badge) => isCompleted(badge) || badge.progress > 0),
  )
  routes.on(listBadges, ownProfile, async ({ db, session, query }) => {
    const all = await ownBadges(db, session.user.id)
    return query.filter === 'completed' ? all.filter(isCompleted) : all
  })
}

/**
 * Gives the badges that are earned by what happened, takes them back where it no longer holds, and says anew whether
 * the caregiver is vetted. What only a person can confirm stays as it is.
 */
export async function updateBadges(db: Db | Tx, id: number): Promise<void> {
  const facts = await factsOf(db, id)
  for (const { id: badge_id, code } of await db.select().from(badges)) {
    const one = and(eq(caregiverBadges.caregiver_id, id), eq(caregiverBadges.badge_id, badge_id))
    if (isEarned(code, facts)) {
      const earned = { status: 'completed', completed_at: sql`now()` } as const
      await db
        .insert(caregiverBadges)
        .values({ caregiver_id: id, badge_id, ...earned })
        .onConflictDoUpdate({
          target: [caregiverBadges.caregiver_id, caregiverBadges.badge_id],
          set: earned,
          setWhere: ne(caregiverBadges.status, 'completed'),
        })
    } else if (goesWhenLost(code)) {
      await db.update(caregiverBadges).set({ status: 'in_progress', completed_at: null }).where(one)
    }
  }
  const held = await db.select().from(caregiverBadges).where(eq(caregiverBadges.caregiver_id, id))
  await db
    .update(caregivers)
    .set({ vetted: isVetted(held) })
    .where(eq(caregivers.id, id))
}

/** Puts a newcomer on the way to every badge, so that one of them alone makes nobody vetted. */
export async function beginBadges(db: Tx, caregiver_id: number): Promise<void> {
  const all = await db.select({ badge_id: badges.id }).from(badges)
  if (all.length === 0) return
  await db
    .insert(caregiverBadges)
    .values(all.map(({ badge_id }) => ({ caregiver_id, badge_id, status: 'in_progress' as const })))
    .onConflictDoNothing()
}

const isCompleted = ({ status }: OwnBadge): boolean => status === 'completed'

async function ownBadges(db: Db, id: number): Promise<OwnBadge[]> {
  const [facts, rows] = await Promise.all([
    factsOf(db, id),
    db
      .select({ badge: badges, held: caregiverBadges })
      .from(badges)
      .leftJoin(
        caregiverBadges,
        and(eq(caregiverBadges.badge_id, badges.id), eq(caregiverBadges.caregiver_id, id)),
      )
      .orderBy(asc(badges.id)),
  ])
  return rows.map(({ badge, held }) => {
    const completed = held?.status === 'completed'
    return {
      id: badge.id,
      code: badge.code,
      name: badge.name,
      logo_url: `/badges/${badge.logo}.svg`,
      short_description: badge.short_description,
      status: completed ? 'completed' : 'in_progress',
      progress: completed ? 100 : Math.min(99, badgeProgress(badge.code, facts)),
      completed_at: (completed && held.completed_at?.toISOString()) || null,
    }
  })
}

async function factsOf(db: Db | Tx, id: number): Promise<BadgeFacts> {
  const [person] = await db
    .select({
      phone: users.phone,
      phone_verified: users.phone_verified,
      background_checked: caregivers.background_checked,
      check: backgroundChecks,
      submitted_at: screenings.submitted_at,
      screened: screenings.step,
      named: sql<number>`(select count(*)::int from ${references} where ${references.caregiver_id} = ${id})`,
      answered: sql<number>`(select count(*)::int from ${references} where ${references.caregiver_id} = ${id} and ${references.status} = 'answered')`,
      licenses: sql<number>`(select count(*)::int from ${licenses} where ${licenses.caregiver_id} = ${id})`,
      numbered: sql<number>`(select count(*)::int from ${licenses} where ${licenses.caregiver_id} = ${id} and coalesce(${licenses.license_number}, '') <> '')`,
    })
    .from(caregivers)
    .innerJoin(users, eq(users.id, caregivers.id))
    .leftJoin(backgroundChecks, eq(backgroundChecks.caregiver_id, caregivers.id))
    .leftJoin(screenings, eq(screenings.caregiver_id, caregivers.id))
    .where(eq(caregivers.id, id))
  return {
    phone: person?.phone_verified ? 'verified' : person?.phone ? 'given' : 'none',
    background: person?.background_checked ? 'passed' : Object.keys(person?.check?.steps ?? {}).length,
    references: { named: person?.named ?? 0, answered: person?.answered ?? 0 },
    licenses: { all: person?.licenses ?? 0, numbered: person?.numbered ?? 0 },
    screening: person?.submitted_at ? 'submitted' : person?.screened ? 'begun' : 'none',
  }
}
