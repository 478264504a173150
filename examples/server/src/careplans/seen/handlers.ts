import { listPlanSeen, mayOnPlan, seenPageSize } from '@homecare/sdk/careplans'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import { personOf } from '../../people/person.ts'
import { users } from '../../tables/account.ts'
import { planSeen, planSeenChain } from '../../tables/care/seen.ts'
import { reads } from '../ground/policies.ts'
import { standingOn } from '../ground/standing.ts'
import { sealSeen } from './chain.ts'

const usualPage = 50

/** Who saw a plan. */
export function answerPlanSeen(routes: Routes): void {
  const list = reads('view_tasks', { seen: 'seen' })
  routes.on(listPlanSeen, list, async ({ db, session: { user }, params, query, now }) => {
    const { plan, standing } = (await standingOn(db, user, params.id, now))!
    const seesAll = mayOnPlan(standing, 'manage_people')
    await sealSeen(db, plan.id)
    const own = and(eq(planSeenChain.plan_id, plan.id), seesAll ? undefined : eq(planSeen.by_user, user.id))
    const limit = Math.min(Math.max(query.limit ?? usualPage, 1), seenPageSize)
    const rows = await db
      .select({ entry: planSeen, link: planSeenChain, person: users })
      .from(planSeenChain)
      .innerJoin(planSeen, eq(planSeen.id, planSeenChain.seen_id))
      .leftJoin(users, eq(users.id, planSeen.by_user))
      .where(and(own, query.before === undefined ? undefined : lt(planSeenChain.n, query.before)))
      .orderBy(desc(planSeenChain.n))
      .limit(limit)
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(planSeenChain)
      .innerJoin(planSeen, eq(planSeen.id, planSeenChain.seen_id))
      .where(own)
    const [last] = await db
      .select({ hash: planSeenChain.hash })
      .from(planSeenChain)
      .where(eq(planSeenChain.plan_id, plan.id))
      .orderBy(desc(planSeenChain.n))
      .limit(1)
    return {
      plan_id: plan.id,
      total: counted!.total,
      head: last?.hash ?? null,
      rows: rows.map(({ entry, link, person }) => ({
        ...{ n: link.n, id: entry.id, at: entry.at.toISOString(), by_user: entry.by_user },
        by: person && person.deleted_at === null ? personOf(person) : null,
        ...{ side: entry.side, action: entry.action, what: entry.what },
        ...{ record_id: entry.record_id, network: entry.network, hash: link.hash },
      })),
    }
  })
}
