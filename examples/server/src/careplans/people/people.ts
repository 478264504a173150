import {
  hasAccess,
  inviteToPlan,
  listPlanPeople,
  mayOnPlan,
  removePlanPerson,
  updatePlanRole,
  withdrawPlanInvite,
  type PlanInvite,
  type PlanPeople,
  type PlanPerson,
} from '@homecare/sdk/careplans'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { advisorOf } from '../../people/advisor.ts'
import { personOf } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import { refuse } from '../../refusals/refuse.ts'
import { users } from '../../tables/account.ts'
import { planInvites, planPeople } from '../../tables/care/careplans.ts'
import { tellOfLeaving, tellOfRemoval } from './peopleLetters.ts'
import { does, reads } from '../ground/policies.ts'
import { standingOn, standingToChange, type OnPlan, type PlanRow } from '../ground/standing.ts'
import { touchPlan } from '../ground/touch.ts'
import { invite } from './inviting.ts'
import { grantedOn } from './permissions.ts'

/** The people around the person of a plan: who they are, and inviting, changing and removing relatives. */
export function answerPlanPeople(routes: Routes): void {
  const list = reads('view_tasks', { seen: 'people' })
  routes.on(listPlanPeople, list, async ({ db, session: { user }, params, now }) =>
    peopleOf(db, (await standingOn(db, user, params.id, now))!, user, now),
  )

  routes.on(
    inviteToPlan,
    does('manage_people'),
    ({ deps, db, session: { user }, params, body, now }) =>
      db.transaction(async (tx) => {
        const on = await standingToChange(tx, user, params.id, 'manage_people', now)
        await invite(tx, deps, on.plan, { by: user, email: body.email.trim(), role: body.role, now })
        return peopleOf(tx, on, user, now)
      }),
    { limit: { name: 'plan invitation', hits: 30, seconds: 86_400, counts: ['person'] } },
  )

  routes.on(withdrawPlanInvite, does('manage_people'), ({ db, session: { user }, params, now }) =>
    db.transaction(async (tx) => {
      const on = await standingToChange(tx, user, params.id, 'manage_people', now)
      await tx
        .update(planInvites)
        .set({ revoked_at: new Date(now) })
        .where(and(eq(planInvites.id, params.inviteId), eq(planInvites.plan_id, on.plan.id), unanswered))
      return peopleOf(tx, on, user, now)
    }),
  )

  routes.on(updatePlanRole, does('manage_people'), ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const on = await standingToChange(tx, user, params.id, 'manage_people', now)
      const row = await lockedRelative(tx, on.plan, params.userId)
      if (row.role !== body.role) {
        await tx
          .update(planPeople)
          .set({ role: body.role, version: row.version + 1 })
          .where(isPerson(on.plan, row.user_id))
        await touchPlan(tx, deps, on.plan.id, { by: user.id })
      }
      return peopleOf(tx, on, user, now)
    }),
  )

  // Whoever is on a plan may leave it; the family takes off whom it likes.
  routes.on(removePlanPerson, reads('view_tasks'), ({ deps, db, session: { user }, params, now }) =>
    db.transaction(async (tx) => {
      const isSelf = params.userId === user.id
      const on = await standingToChange(tx, user, params.id, isSelf ? 'view_tasks' : 'manage_people', now)
      const row = await lockedRelative(tx, on.plan, params.userId)
      await tx
        .update(planPeople)
        .set({ removed_at: new Date(now), version: row.version + 1 })
        .where(isPerson(on.plan, row.user_id))
      await touchPlan(tx, deps, on.plan.id, { by: user.id })
      const about = { plan: on.plan, userId: row.user_id, version: row.version + 1 }
      if (isSelf) await tellOfLeaving(deps, about, user)
      else await tellOfRemoval(deps, about, user)
      return isSelf ? { people: [], invites: [] } : peopleOf(tx, on, user, now)
    }),
  )
}

const unanswered = and(
  isNull(planInvites.accepted_at),
  isNull(planInvites.declined_at),
  isNull(planInvites.revoked_at),
)
const isPerson = (plan: PlanRow, userId: number) =>
  and(eq(planPeople.plan_id, plan.id), eq(planPeople.user_id, userId))

async function lockedRelative(tx: Tx, plan: PlanRow, userId: number) {
  const [row] = await tx
    .select()
    .from(planPeople)
    .where(and(isPerson(plan, userId), eq(planPeople.side, 'relative'), isNull(planPeople.removed_at)))
    .for('update')
  if (!row) throw refuse.notFound()
  return row
}

/** Those around the person: the family first, its relatives, its caregivers, and its care manager. */
async function peopleOf(
  db: Db | Tx,
  { plan, standing }: OnPlan,
  user: SessionUser,
  now: number,
): Promise<PlanPeople> {
  if (!hasAccess(standing)) return { people: [], invites: [] }
  const rows = await db
    .select({ on: planPeople, user: users })
    .from(planPeople)
    .innerJoin(users, and(eq(users.id, planPeople.user_id), isNull(users.deleted_at)))
    .where(and(eq(planPeople.plan_id, plan.id), isNull(planPeople.removed_at)))
    .orderBy(asc(planPeople.added_at), asc(users.id))
  const relatives = rows
    .filter(({ on }) => on.side !== 'caregiver')
    .toSorted((one, other) => Number(one.on.side === 'relative') - Number(other.on.side === 'relative'))
    .map(({ on, user: who }): PlanPerson => ({
      ...{ person: personOf(who), side: on.side, role: on.role, no_access: false, own: who.id === user.id },
    }))
  const caregivers = (await grantedOn(db, plan, now)).map(({ granted }): PlanPerson => ({
    ...{ person: granted.caregiver, side: 'caregiver', role: null, no_access: granted.no_access },
    own: granted.caregiver.id === user.id,
  }))
  const advisor = await advisorOf(db as Db, plan.family_id)
  return {
    people: [
      ...relatives,
      ...caregivers,
      ...(advisor
        ? [
            {
              person: personOf(advisor),
              side: 'advisor' as const,
              role: null,
              no_access: false,
              own: advisor.id === user.id,
            },
          ]
        : []),
    ],
    invites: mayOnPlan(standing, 'manage_people') ? await invitesOf(db, plan, now) : [],
  }
}

async function invitesOf(db: Db | Tx, plan: PlanRow, now: number): Promise<PlanInvite[]> {
  const rows = await db
    .select()
    .from(planInvites)
    .where(
      and(eq(planInvites.plan_id, plan.id), isNull(planInvites.accepted_at), isNull(planInvites.revoked_at)),
    )
    .orderBy(asc(planInvites.id))
  return rows.map(({ id, email, role, sent_at, expires_at, declined_at }) => ({
    ...{ id, email, role, sent: sent_at.toISOString(), expires: expires_at.toISOString() },
    state: declined_at ? 'declined' : expires_at.getTime() <= now ? 'expired' : 'pending',
  }))
}
