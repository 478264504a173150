import { mayOnPlan, permissionsOfBits, type PlanDeed, type PlanStanding } from '@homecare/sdk/careplans'
import { dayIn } from '@homecare/sdk/kit'
import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { advisorOf } from '../../people/advisor.ts'
import { goesOn } from '../../hiring/goesOn.ts'
import type { SessionUser } from '../../people/session.ts'
import { refuse, type Refusal } from '../../refusals/refuse.ts'
import type { PlanRole } from '@homecare/sdk/careplans'
import { isSentTo } from './works.ts'
import { planServerTexts as words } from './texts.ts'

/** A plan as its handlers know it. */
export interface PlanRow {
  readonly id: number
  readonly family_id: number
  readonly name: string
  readonly recipient_name: string
  readonly relationship: number | null
  readonly careful: string
  readonly tzid: string
  readonly has_used_bulk_task: boolean
  readonly version: number
}

/** Somebody on a plan. */
export interface OnPlan {
  readonly plan: PlanRow
  readonly standing: PlanStanding
  /** The connection by which a caregiver is on it. */
  readonly connectionId: number | null
}

/** The version of a plan as it travels: opaque. */
export const planVersion = (version: number): string => `p${version.toString(36)}`

/** The columns of a plan `p`. */
const planColumns = sql`p.id, p.family_id, p.name, p.recipient_name, p.relationship, p.careful, p.tzid,
  p.has_used_bulk_task, p.version`

type Found = Omit<PlanRow, 'version'> & {
  readonly version: number | string
  readonly side: 'family' | 'relative' | 'caregiver' | null
  readonly role: PlanRole | null
  readonly permissions: number | null
  readonly manages: boolean | null
  readonly connection_id: number | null
  /** By the agency that they work for. */
  readonly sent: boolean | null
  readonly opened: boolean
}

/** Every plan that a user has to do with, and how: none is left out because nothing of it may be seen. */
export async function standingsOf(
  db: Db | Tx,
  user: SessionUser,
  now: number,
  which: SQL = sql`true`,
): Promise<OnPlan[]> {
  const at = new Date(now).toISOString()
  const { rows } = await db.execute(sql`
    select ${planColumns}, pp.side, pp.role, pp.permissions, pp.manages, k.id as connection_id,
      (pp.side = 'caregiver' and ${isSentTo(sql`p.family_id`, user.id)}) as sent,
      exists (select 1 from plan_seal_breaks s
        where s.plan_id = p.id and s.staff_id = ${user.id} and s.until > ${at}::timestamptz) as opened
    from care_plans p
    join users f on f.id = p.family_id and f.deleted_at is null
    left join plan_people pp on pp.plan_id = p.id and pp.user_id = ${user.id} and pp.removed_at is null
    left join lateral (
      select k.id from connections k
      where k.family_id = p.family_id and k.caregiver_id = ${user.id} and k.hire_stage = 3
        and ${goesOn(sql`k.end_date`, now)}
      order by k.id desc limit 1) k on true
    where ${which} order by p.id`)
  const found: OnPlan[] = []
  for (const {
    side,
    role,
    permissions,
    manages,
    connection_id,
    sent,
    opened,
    version,
    ...plan
  } of rows as unknown as Found[]) {
    const standing = await standingOf(db, user, plan.family_id, {
      ...{ side, role, permissions, manages, opened },
      worksThere: connection_id !== null || sent === true,
    })
    if (standing)
      found.push({ plan: { ...plan, version: Number(version) }, standing, connectionId: connection_id })
  }
  return found
}

interface Facts extends Pick<Found, 'side' | 'role' | 'permissions' | 'manages' | 'opened'> {
  readonly worksThere: boolean
}

async function standingOf(
  db: Db | Tx,
  user: SessionUser,
  familyId: number,
  { side, role, permissions, manages, opened, worksThere }: Facts,
): Promise<PlanStanding | null> {
  if (user.id === familyId) return { side: 'family' }
  if (user.role === 'family') return side === 'relative' ? { side, role } : null
  if (user.role === 'caregiver' || user.role === 'agency_caregiver') {
    // A caregiver is on a plan for as long as the family employs them, or their agency sends them; one whom it has not let in
    // sees nothing of it.
    if (!worksThere) return null
    const own = side === 'caregiver' ? permissionsOfBits(permissions ?? 0) : []
    return { side: 'caregiver', permissions: own, manages: manages === true }
  }
  if (user.role === 'care_manager')
    return (await advisorOf(db as Db, familyId))?.id === user.id ? { side: 'advisor' } : null
  return user.role === 'staff' && opened ? { side: 'staff' } : null
}

/** A plan with what somebody is on it; null where they have nothing to do with it. */
export async function standingOn(
  db: Db | Tx,
  user: SessionUser,
  planId: number,
  now: number,
): Promise<OnPlan | null> {
  const [found] = await standingsOf(db, user, now, sql`p.id = ${planId}`)
  return found ?? null
}

/** With what somebody who is on a plan is refused: the page then says that they may not, and not that there is none. */
export function refusalOf({ side, permissions }: PlanStanding): Refusal {
  return side === 'caregiver' && (permissions ?? []).length === 0
    ? refuse.forbidden(words.noAccess).because('no_access')
    : refuse.forbidden(words.mayNot).because('may_not')
}

/**
 * The same in the transaction of a change: a permission that is taken away at the same instant either comes after it, or the
 * change is refused.
 */
export async function standingToChange(
  tx: Tx,
  user: SessionUser,
  planId: number,
  deed: PlanDeed,
  now: number,
): Promise<OnPlan> {
  await tx.execute(
    sql`select 1 from plan_people where plan_id = ${planId} and user_id = ${user.id} for share`,
  )
  const on = await standingOn(tx, user, planId, now)
  if (!on) throw refuse.notFound()
  if (!mayOnPlan(on.standing, deed)) throw refusalOf(on.standing)
  return on
}

/** The day that it is on a plan. */
export const todayOn = ({ tzid }: Pick<PlanRow, 'tzid'>, now: number): string => dayIn(tzid, new Date(now))
