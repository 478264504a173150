import { permissionBits, usualPermissions } from '@homecare/sdk/careplans'
import { relationships } from '@homecare/sdk/families'
import { say } from '@homecare/sdk/kit'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { goesOn } from '../hiring/goesOn.ts'
import type { SessionUser } from '../people/session.ts'
import { carePlans, planConnections, planPeople } from '../tables/care/careplans.ts'
import { families } from '../tables/families.ts'
import { connections, hireOffers } from '../tables/hiring.ts'
import { users } from '../tables/account.ts'
import { touchPlan } from './ground/touch.ts'

interface Beginning {
  readonly familyId: number
  readonly recipientName: string
  readonly tzid: string
  readonly by: number
  readonly now: number
}

/** Begins a plan: the family is on it, and whoever it has hired, where it is its only one. */
export async function beginPlan(
  tx: Tx,
  { familyId, recipientName, tzid, by, now }: Beginning,
): Promise<number> {
  const at = new Date(now)
  const [family] = await tx.select().from(families).where(eq(families.id, familyId))
  const isFirst = (await tx.$count(carePlans, eq(carePlans.family_id, familyId))) === 0
  const [plan] = await tx
    .insert(carePlans)
    .values({
      ...{ family_id: familyId, recipient_name: recipientName, tzid },
      ...{ relationship: family?.care_for ?? null, created_at: at },
    })
    .returning()
  await tx
    .insert(planPeople)
    .values({ plan_id: plan!.id, user_id: familyId, side: 'family', added_by: by, added_at: at })
  if (isFirst)
    for (const id of await hiredBy(tx, familyId, now)) await joinPlan(tx, plan!.id, id, { by, now })
  return plan!.id
}

/** The connections by which a family employs somebody now. */
async function hiredBy(tx: Tx, familyId: number, now: number): Promise<number[]> {
  const rows = await tx
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.family_id, familyId),
        eq(connections.hire_stage, 3),
        goesOn(connections.end_date, now),
      ),
    )
    .orderBy(connections.id)
  return rows.map(({ id }) => id)
}

/** Leads a connection to a plan of its family; one that leads to another already stays there. */
export async function linkPlan(tx: Tx, planId: number, connectionId: number): Promise<void> {
  await tx.execute(sql`
    insert into plan_connections (connection_id, plan_id, family_id)
    select k.id, ${planId}::int, k.family_id from connections k where k.id = ${connectionId} on conflict do nothing`)
}

/**
 * Puts the caregiver of a connection on a plan with what somebody newly hired may do, and leads the connection to it. Of who was
 * there before, and is hired again, what the family said last holds: no hire opens a plan that it has closed.
 */
async function joinPlan(
  tx: Tx,
  planId: number,
  connectionId: number,
  { by, now }: { readonly by: number; readonly now: number },
): Promise<void> {
  await linkPlan(tx, planId, connectionId)
  const [connection] = await tx.select().from(connections).where(eq(connections.id, connectionId))
  const permissions = permissionBits(usualPermissions)
  const fresh = { permissions, manages: false, removed_at: null, added_by: by, added_at: new Date(now) }
  await tx
    .insert(planPeople)
    .values({ plan_id: planId, user_id: connection!.caregiver_id, side: 'caregiver', ...fresh })
    .onConflictDoUpdate({
      target: [planPeople.plan_id, planPeople.user_id],
      set: { ...fresh, version: sql`${planPeople.version} + 1` },
      setWhere: isNotNull(planPeople.removed_at),
    })
}

/**
 * What a hire brings with it: whoever is hired comes onto the plan that the connection leads to, else onto the only one that the
 * family has. Of several the family chooses.
 */
export async function joinPlanOnHire(
  tx: Tx,
  deps: Pick<Deps, 'chatCopies'>,
  connectionId: number,
  now: number,
): Promise<void> {
  const [connection] = await tx.select().from(connections).where(eq(connections.id, connectionId))
  if (!connection) return
  const [link] = await tx
    .select()
    .from(planConnections)
    .where(eq(planConnections.connection_id, connectionId))
  const plans = link
    ? [{ id: link.plan_id }]
    : await tx
        .select({ id: carePlans.id })
        .from(carePlans)
        .where(eq(carePlans.family_id, connection.family_id))
  const [plan, ...others] = plans
  if (!plan || others.length > 0) return
  await joinPlan(tx, plan.id, connectionId, { by: connection.family_id, now })
  await touchPlan(tx, deps, plan.id, { by: connection.family_id })
}

/** The first name of who is cared for, as the family has said it: in its last offer, else who it is to the family. */
export async function recipientOf(tx: Tx, family: Pick<SessionUser, 'id'>): Promise<string> {
  const [offer] = await tx
    .select({ terms: hireOffers.terms })
    .from(hireOffers)
    .innerJoin(connections, eq(connections.id, hireOffers.connection_id))
    .where(eq(connections.family_id, family.id))
    .orderBy(desc(hireOffers.id))
    .limit(1)
  if (offer?.terms.recipient_name) return offer.terms.recipient_name
  const [own] = await tx
    .select({ family: families, user: users })
    .from(families)
    .innerJoin(users, eq(users.id, families.id))
    .where(eq(families.id, family.id))
  const relation = relationships.find(own?.family.care_for)
  if (own && relation && !relation.self) return say(own.user.language, relation.label)
  return own?.user.first_name || own?.family.first_name || '…'
}
