import { mayOnPlan, permissionsOfBits, planTree, type PlanRole, type Task } from '@homecare/sdk/careplans'
import { counterPath } from '@homecare/sdk/chat'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Mirrors, TreeValues } from '../chat/outbox.ts'
import type { Db } from '../db/connect.ts'
import { isNurse } from '../people/identity.ts'
import { users } from '../tables/account.ts'
import { planVersion, standingsOf, todayOn, type PlanRow } from './ground/standing.ts'
import { taskRows } from './reading/taskRows.ts'
import { worksFor } from './ground/works.ts'
import { windowOf } from './reading/window.ts'

/** What the realtime tree has of care plans. */
export const planMirrors = {
  plan: (db, owed, now) => planValues(db, numbersOf(owed), now),
  tasks: (db, owed, now) => taskCounts(db, numbersOf(owed), now),
} satisfies Mirrors

const numbersOf = (owed: readonly { readonly about_id: number }[]) => [
  ...new Set(owed.map(({ about_id }) => about_id)),
]

interface Row {
  readonly id: number
  readonly version: number | string
  readonly changed_by: number | null
  readonly changed_task: number | null
  readonly people:
    | readonly {
        readonly user: number
        readonly side: 'family' | 'relative' | 'caregiver'
        readonly role: PlanRole | null
        readonly permissions: number | null
        readonly works: boolean
      }[]
    | null
}

/**
 * Of each plan its version, who changed it last and which task, and those who may read that: no words, and nothing of health. Who
 * is no longer on it is left out, which ends what they were watching.
 */
async function planValues(db: Db, ids: readonly number[], now: number): Promise<TreeValues> {
  const { rows } = await db.execute(sql`
    select p.id, p.version, p.changed_by, p.changed_task, m.people
    from care_plans p
    left join lateral (
      select json_agg(json_build_object('user', pp.user_id, 'side', pp.side, 'role', pp.role, 'permissions', pp.permissions,
        'works', ${worksFor(sql`p.family_id`, sql`pp.user_id`, now)})) as people
      from plan_people pp join users u on u.id = pp.user_id and u.deleted_at is null
      where pp.plan_id = p.id and pp.removed_at is null) m on true
    where p.id = any(${sql.param([...ids])}::int[])`)
  const values: TreeValues = Object.fromEntries(ids.map((id) => [planTree(id), null]))
  for (const { id, version, changed_by, changed_task, people } of rows as unknown as Row[]) {
    const members = (people ?? []).filter(
      ({ side, role, permissions, works }) =>
        (side !== 'caregiver' || works) &&
        mayOnPlan({ side, role, permissions: permissionsOfBits(permissions ?? 0) }, 'view_tasks'),
    )
    values[planTree(id)] = {
      news: { version: planVersion(Number(version)), by: changed_by, task: changed_task },
      members: Object.fromEntries(members.map(({ user }) => [String(user), true])),
    }
  }
  return values
}

/**
 * How many tasks of today wait for each of these people: on plans where they do tasks, those that are assigned to them, and of
 * who works there those that are nobody's, but for a nurse's alone where they are none.
 */
async function taskCounts(db: Db, ids: readonly number[], now: number): Promise<TreeValues> {
  const people = await db
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deleted_at)))
  const known = new Map<number, readonly Task[]>()
  const openOn = async (plan: PlanRow): Promise<readonly Task[]> => {
    const before = known.get(plan.id)
    if (before) return before
    const today = todayOn(plan, now)
    const page = await windowOf(db, plan.id, { from: today, to: today, completed: false, limit: 500 })
    const tasks = await taskRows(
      db,
      plan,
      page.rows.map(({ task, day }) => ({ task, day })),
      // Counted alone: nobody reads their words.
      { now, locale: 'en' },
    )
    known.set(plan.id, tasks)
    return tasks
  }
  const values: TreeValues = Object.fromEntries(ids.map((id) => [counterPath('tasks', id), null]))
  for (const user of people) {
    let count = 0
    const nurse = await isNurse(db, user)
    for (const { plan, standing } of await standingsOf(db, user, now)) {
      if (!mayOnPlan(standing, 'complete_tasks')) continue
      const works = standing.side === 'caregiver'
      for (const { assigned_to, nurse_only } of await openOn(plan))
        if (assigned_to === user.id || (works && assigned_to === null && (nurse || !nurse_only))) count += 1
    }
    values[counterPath('tasks', user.id)] = count
  }
  return values
}
