import {
  badgeProgress,
  getBadgeProgress,
  goesWhenLost,
  isEarned,
  listBadges,
  listCurrentBadges,
  type BadgeFacts,
  type OwnBadge,
} from '@homecare/sdk/badges'
import { isVetted, type Badge } from '@homecare/sdk/caregivers'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import type { Db, Tx } from '../db/connect.ts'
import { backgroundChecks, screenings } from '../tables/screening.ts'
import type { Routes } from '../calls/on.ts'
import { ownProfile } from '../caregivers/policies.ts'
import { vettedOn } from '../caregivers/summary.ts'
import { badges, caregiverBadges, caregivers, licenses, references } from '../tables/caregivers.ts'

/** A caregiver's badges: how far each is, those on the profile, and all of them. */
export function answerBadges(routes: Routes): void {
  routes.on(getBadgeProgress, ownProfile, async ({ db, session: { user }, now }) => {
    const all = await ownBadges(db, user.id)
    const { rows } = await db.execute<{ vetted: boolean }>(
      sql`select ${vettedOn(now)} as vetted from caregivers c where c.id = ${user.id}::int`,
    )
    return {
      completed: all.filter(isCompleted).length,
      total: all.length,
      vetted: rows[0]?.vetted ?? false,
      badges: all,
    }
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
 * the caregiver is vetted. What only a person can confirm stays as it is, unless that person takes it back: the badge `takenBack`.
 */
export async function updateBadges(db: Db | Tx, id: number, takenBack?: string): Promise<void> {
  const facts = await factsOf(db, id)
  for (const { id: badge_id, code } of await db.select().from(badges)) {
    const one = and(eq(caregiverBadges.caregiver_id, id), eq(caregiverBadges.badge_id, badge_id))
    if (isEarned(code, facts)) {
      const earned = { status: 'completed', completed_at: sql`now()`, since: sql`now()` } as const
      await db
        .insert(caregiverBadges)
        .values({ caregiver_id: id, badge_id, ...earned })
        .onConflictDoUpdate({
          target: [caregiverBadges.caregiver_id, caregiverBadges.badge_id],
          set: earned,
          setWhere: ne(caregiverBadges.status, 'completed'),
        })
    } else if (badgeProgress(code, facts) > 0) {
      await db
        .insert(caregiverBadges)
        .values({ caregiver_id: id, badge_id, status: 'in_progress' })
        .onConflictDoNothing()
    }
    if (!isEarned(code, facts) && (goesWhenLost(code) || code === takenBack)) {
      await db
        .update(caregiverBadges)
        .set({ status: 'in_progress', completed_at: null, since: sql`now()` })
        .where(and(one, eq(caregiverBadges.status, 'completed')))
    }
  }
  await judgeBadges(db, id)
}

/** Says anew whether all of the product's badges are completed. */
export async function judgeBadges(db: Db | Tx, id: number): Promise<void> {
  const all = await badgesOf(db, id)
  await db
    .update(caregivers)
    // Licenses are looked at when it is asked for (`vettedOn`): a day passes without anybody's doing.
    .set({ vetted: isVetted({ badges: all, licenses: [] }, new Date(0)) })
    .where(eq(caregivers.id, id))
}

/** Every badge of the product with its state in a caregiver's hands, begun or not, and the day since which it is so. */
export async function badgesOf(db: Db | Tx, id: number): Promise<Badge[]> {
  const rows = await badgeRows(db, id)
  return rows.map(({ badge, held }) => badgeOf(badge, held))
}

const badgeRows = (db: Db | Tx, id: number) =>
  db
    .select({ badge: badges, held: caregiverBadges })
    .from(badges)
    .leftJoin(
      caregiverBadges,
      and(eq(caregiverBadges.badge_id, badges.id), eq(caregiverBadges.caregiver_id, id)),
    )
    .orderBy(asc(badges.id))

function badgeOf(badge: typeof badges.$inferSelect, held: typeof caregiverBadges.$inferSelect | null): Badge {
  return {
    name: badge.name,
    logo_url: `/badges/${badge.logo}.svg`,
    short_description: badge.short_description,
    status: held?.status ?? 'not_begun',
    since: held && dayIn(pacificTimeZone, held.completed_at ?? held.since),
  }
}

const isCompleted = ({ status }: OwnBadge): boolean => status === 'completed'

async function ownBadges(db: Db, id: number): Promise<OwnBadge[]> {
  const [facts, rows] = await Promise.all([factsOf(db, id), badgeRows(db, id)])
  return rows.map(({ badge, held }) => {
    const completed = held?.status === 'completed'
    const progress = completed ? 100 : Math.min(99, badgeProgress(badge.code, facts))
    const told = badgeOf(badge, held)
    return {
      ...told,
      id: badge.id,
      code: badge.code,
      status: told.status === 'not_begun' && progress > 0 ? 'in_progress' : told.status,
      progress,
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
