import { deedsOf, hasAccess, mayOnPlan, type CarePlan } from '@homecare/sdk/careplans'
import type { Locale } from '@homecare/sdk/kit'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { personOf } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import { refuse } from '../../refusals/refuse.ts'
import { noteSeen } from '../ground/noteSeen.ts'
import { alertsOf } from './alertRows.ts'
import { planVersion, standingOn, standingsOf, todayOn, type OnPlan } from '../ground/standing.ts'
import { named } from './taskRows.ts'
import { windowOf } from './window.ts'

interface Reading {
  readonly now: number
  readonly locale: Locale
}

/** The plans that a user has to do with. Of those whose alerts they see with it, it is written down that they looked. */
export async function plansOf(
  db: Db | Tx,
  user: SessionUser,
  { ip, ...reading }: Reading & { readonly ip: string },
): Promise<CarePlan[]> {
  const plans: CarePlan[] = []
  for (const on of await standingsOf(db, user, reading.now)) {
    const { plan, standing } = on
    if (mayOnPlan(standing, 'view_tasks'))
      await noteSeen(db, {
        ...{ planId: plan.id, by: user, standing, what: 'overview' },
        ...{ ip, now: reading.now },
      })
    plans.push(await planOf(db, user, on, reading))
  }
  return plans
}

/** One plan, as a user sees it. */
export async function planFor(
  db: Db | Tx,
  user: SessionUser,
  planId: number,
  reading: Reading,
): Promise<CarePlan> {
  const on = await standingOn(db, user, planId, reading.now)
  if (!on) throw refuse.notFound()
  return planOf(db, user, on, reading)
}

type Named = Parameters<typeof personOf>[0]
interface About {
  readonly tasks: number
  readonly settled: number
  readonly connection_id: number | null
  readonly observers: readonly { user: Named; first_visited: string | null }[] | null
  readonly there: readonly Named[] | null
}

/** A plan as somebody on it sees it: without access no more than that it is there. */
export async function planOf(
  db: Db | Tx,
  user: SessionUser,
  { plan, standing, connectionId }: OnPlan,
  { now, locale }: Reading,
): Promise<CarePlan> {
  const today = todayOn(plan, now)
  const { rows } = await db.execute(sql`
    select
      (select count(*)::int from plan_tasks t where t.plan_id = ${plan.id} and t.removed_at is null) as tasks,
      (select count(*)::int from task_days d
        where d.plan_id = ${plan.id} and d.shown = ${today}::date and d.state in ('done', 'skipped')) as settled,
      (select min(c.connection_id) from plan_connections c where c.plan_id = ${plan.id}) as connection_id,
      (select json_agg(json_build_object('user', ${named(sql`u`)}, 'first_visited', pp.first_visited) order by pp.added_at, u.id)
        from plan_people pp join users u on u.id = pp.user_id and u.deleted_at is null
        where pp.plan_id = ${plan.id} and pp.removed_at is null) as observers,
      (select json_agg(${named(sql`u`)} order by r.clock_in_at) from plan_connections c
        join connection_shifts v on v.connection_id = c.connection_id
        join clock_records r on r.visit_id = v.id and r.clock_out_at is null and r.abandoned_at is null
        join users u on u.id = r.user_id
        where c.plan_id = ${plan.id}) as there`)
  const about = rows[0] as unknown as About
  const seesTasks = mayOnPlan(standing, 'view_tasks')
  const isIn = hasAccess(standing)
  const there = (about.there ?? []).map(personOf)
  return {
    id: plan.id,
    connection_id: connectionId ?? about.connection_id,
    name: plan.name,
    ...{ recipient_name: plan.recipient_name, relationship: isIn ? plan.relationship : null },
    careful: seesTasks ? plan.careful : '',
    organization: null,
    observers: (about.observers ?? [])
      .filter(({ user: { id } }) => isIn || id === user.id)
      .map((one) => ({
        user: personOf(one.user),
        first_visited: one.first_visited && new Date(one.first_visited).toISOString(),
      })),
    total_tasks: seesTasks ? about.tasks : 0,
    last_modified_at: planVersion(plan.version),
    ...{ tzid: plan.tzid, has_used_bulk_task: plan.has_used_bulk_task },
    clocked_in: there.some(({ id }) => id === user.id),
    can: deedsOf(standing),
    alerts: seesTasks ? await alertsOf(db, plan.id, { user, locale }) : [],
    today: {
      date: today,
      total: seesTasks ? (await windowOf(db, plan.id, { from: today, to: today, limit: 1 })).total : 0,
      settled: seesTasks ? about.settled : 0,
    },
    there_now: isIn ? there : [],
  }
}
