import {
  addPlan,
  getPlan,
  hasAccess,
  listPlans,
  openPlan,
  planRecord,
  updatePlan,
  visitPlan,
} from '@homecare/sdk/careplans'
import { dayIn } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { and, eq, isNull } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { inViews, only } from '../calls/policy.ts'
import type { Tx } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { carePlans, planConnections, planPeople } from '../tables/care/careplans.ts'
import { connections } from '../tables/hiring.ts'
import { beginPlan, linkPlan, recipientOf } from './begin.ts'
import { planFor, plansOf } from './reading/planRows.ts'
import { does, reads } from './ground/policies.ts'
import { standingOn, standingToChange } from './ground/standing.ts'
import { planServerTexts as words } from './ground/texts.ts'
import { touchPlan } from './ground/touch.ts'

const people = ['family', 'caregiver', 'agency_caregiver'] as const

/** The plans themselves: begun, opened, named. */
export function answerPlans(routes: Routes): void {
  routes.on(
    listPlans,
    inViews(only(...people, 'care_manager'), '/careplan'),
    ({ db, session: { user }, now, locale, ip }) => plansOf(db, user, { now, locale, ip }),
  )

  routes.on(
    getPlan,
    reads('view_tasks', { seen: 'overview' }),
    ({ db, session: { user }, params, now, locale }) => planFor(db, user, params.id, { now, locale }),
  )

  routes.on(
    openPlan,
    inViews(only(...people), '/careplan'),
    ({ deps, db, session: { user }, body, now, locale }) =>
      db.transaction(async (tx) => {
        const connection = await ownConnection(tx, user, body.connection_id, now)
        const known = await planOfConnection(tx, connection)
        const isFamily = user.id === connection.family_id
        if (known === null && !isFamily && (await hasPlans(tx, connection.family_id)))
          throw refuse.forbidden(words.noAccess).because('no_access')
        const planId =
          known ??
          (await beginPlan(tx, {
            familyId: connection.family_id,
            recipientName:
              body.recipient_name?.trim() || (await recipientOf(tx, { id: connection.family_id })),
            ...{ tzid: connection.tzid, by: user.id, now },
          }))
        await linkPlan(tx, planId, connection.id)
        const on = await standingOn(tx, user, planId, now)
        if (!on || !hasAccess(on.standing)) throw refuse.forbidden(words.noAccess).because('no_access')
        if (known === null) await touchPlan(tx, deps, planId, { by: user.id })
        return planFor(tx, user, planId, { now, locale })
      }),
  )

  routes.on(
    addPlan,
    inViews(only('family'), '/careplan'),
    ({ deps, db, session: { user }, body, now, locale }) =>
      db.transaction(async (tx) => {
        const tzid = body.tzid ?? timeZoneOfState(user.state)
        refuseWrong({ tzid: isZone(tzid, now) ? undefined : words.badZone })
        const planId = await beginPlan(tx, {
          ...{ familyId: user.id, recipientName: body.recipient_name.trim(), tzid, by: user.id, now },
        })
        await touchPlan(tx, deps, planId, { by: user.id })
        return planFor(tx, user, planId, { now, locale })
      }),
  )

  routes.on(updatePlan, does('manage_people'), ({ deps, db, session: { user }, params, body, now, locale }) =>
    db.transaction(async (tx) => {
      await standingToChange(tx, user, params.id, 'manage_people', now)
      await tx.select({ id: carePlans.id }).from(carePlans).where(eq(carePlans.id, params.id)).for('update')
      refuseStale(planRecord, body, await planFor(tx, user, params.id, { now, locale }))
      const { name, recipient_name, careful, tzid } = body
      refuseWrong({ tzid: tzid === undefined || isZone(tzid, now) ? undefined : words.badZone })
      await tx
        .update(carePlans)
        .set({
          ...(name !== undefined && { name: name.trim() }),
          ...(recipient_name !== undefined && { recipient_name: recipient_name.trim() }),
          ...(careful !== undefined && { careful: careful.trim() }),
          ...(tzid !== undefined && { tzid }),
        })
        .where(eq(carePlans.id, params.id))
      await touchPlan(tx, deps, params.id, { by: user.id })
      return planFor(tx, user, params.id, { now, locale })
    }),
  )

  const visits = reads('view_tasks', { seen: 'overview' })
  routes.on(visitPlan, visits, async ({ db, session: { user }, params, now, locale }) => {
    await db
      .update(planPeople)
      .set({ first_visited: new Date(now) })
      .where(
        and(
          eq(planPeople.plan_id, params.id),
          eq(planPeople.user_id, user.id),
          isNull(planPeople.first_visited),
        ),
      )
    return planFor(db, user, params.id, { now, locale })
  })
}

const isZone = (zone: string, now: number) => dayIn(zone, new Date(now)) !== ''

/** A connection that is the caller's: of a caregiver one by which they are employed. */
async function ownConnection(tx: Tx, user: SessionUser, id: number, now: number) {
  const [row] = await tx.select().from(connections).where(eq(connections.id, id))
  const isFamily = row?.family_id === user.id
  if (!row || !(isFamily || row.caregiver_id === user.id)) throw refuse.notFound()
  const works =
    row.hire_stage === 3 && (row.end_date === null || row.end_date >= dayIn(row.tzid, new Date(now)))
  if (!isFamily && !works) throw refuse.conflict(words.notHired)
  return row
}

/** The plan that a connection leads to, else the only one of its family; null for none. */
async function planOfConnection(
  tx: Tx,
  { id, family_id }: { id: number; family_id: number },
): Promise<number | null> {
  const [link] = await tx.select().from(planConnections).where(eq(planConnections.connection_id, id))
  if (link) return link.plan_id
  const plans = await tx
    .select({ id: carePlans.id })
    .from(carePlans)
    .where(eq(carePlans.family_id, family_id))
  return plans.length === 1 ? plans[0]!.id : null
}

const hasPlans = async (tx: Tx, familyId: number) =>
  (await tx.$count(carePlans, eq(carePlans.family_id, familyId))) > 0
