import {
  acceptPlanInvite,
  declinePlanInvite,
  getPlanInvite,
  joinByPlanInvite,
  permissionBits,
  permissionPresets,
  presetOfRole,
  sideOfInvited,
  type CarePlan,
  type PlanRole,
} from '@homecare/sdk/careplans'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { createUser } from '../../account/newUser.ts'
import { hashPassword } from '../../account/password.ts'
import { refuseWeak } from '../../account/passwordChecks.ts'
import type { Routes } from '../../calls/on.ts'
import { always, anyone, signedIn } from '../../calls/policy.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps/deps.ts'
import type { Limit } from '../../limits/rateLimit.ts'
import { findByEmail } from '../../people/findByEmail.ts'
import { identityOf } from '../../people/identity.ts'
import type { SessionUser } from '../../people/session.ts'
import { refuse } from '../../refusals/refuse.ts'
import { hashOf } from '../../secrets/token.ts'
import { users } from '../../tables/account.ts'
import { carePlans, planInvites, planPeople } from '../../tables/care/careplans.ts'
import { families } from '../../tables/families.ts'
import { planFor } from '../reading/planRows.ts'
import { isSentTo } from '../ground/works.ts'
import { planServerTexts as words } from '../ground/texts.ts'
import { touchPlan } from '../ground/touch.ts'
import { tellOfJoining } from './peopleLetters.ts'

const links: Limit = { name: 'plan link', hits: 60, seconds: 600 }

/** Invitations by the link of their letter: read, accepted, declined, and accepted by opening an account. */
export function answerPlanInvites(routes: Routes): void {
  routes.on(
    getPlanInvite,
    anyone,
    async ({ db, params, now }) => {
      const { invite, plan, by } = await openInvite(db, params.token, now)
      return {
        ...{ by: by?.first_name ?? '', recipient_name: plan.recipient_name, role: invite.role },
        email: hidden(invite.email),
        has_account: (await findByEmail(db, invite.email)) !== undefined,
      }
    },
    { limit: links },
  )

  routes.on(
    acceptPlanInvite,
    always(signedIn),
    ({ deps, db, session: { user }, params, now, locale }) =>
      db.transaction(async (tx): Promise<CarePlan> => {
        const { invite } = await openInvite(tx, params.token, now, true)
        const planId = await accept(tx, deps, invite, user, now)
        return planFor(tx, user, planId, { now, locale })
      }),
    { limit: links },
  )

  routes.on(
    declinePlanInvite,
    anyone,
    ({ db, params, now }) =>
      db.transaction(async (tx) => {
        const { invite } = await openInvite(tx, params.token, now, true)
        await tx
          .update(planInvites)
          .set({ declined_at: new Date(now) })
          .where(eq(planInvites.id, invite.id))
      }),
    { limit: links },
  )

  routes.on(
    joinByPlanInvite,
    anyone,
    async ({ deps, db, session, params, body, now, locale, reply }) => {
      if (session) throw refuse.forbidden()
      refuseWeak('password', body.password)
      const hash = await hashPassword(body.password)
      const user = await db.transaction(async (tx) => {
        const { invite } = await openInvite(tx, params.token, now, true)
        // The letter came to them, which is all that a letter to verify an address would show.
        const person = { role: 'family', email: invite.email, email_verified: true, is_light: true } as const
        const { first_name, last_name } = body
        const made = await createUser(
          tx,
          { ...person, first_name: first_name.trim(), last_name: last_name.trim(), language: locale },
          hash,
          now,
          (inner, id) =>
            inner.insert(families).values({ id, user_id: id, email: invite.email, first_name, last_name }),
        )
        await accept(tx, deps, invite, made, now)
        return made
      })
      await reply.signIn(user.id)
      return identityOf(db, user)
    },
    { limit: links },
  )
}

type Invite = typeof planInvites.$inferSelect
type PlanOf = Pick<typeof carePlans.$inferSelect, 'family_id'>

/** An invitation that may still be answered; a 404 for any other. */
async function openInvite(db: Db | Tx, token: string, now: number, lock = false) {
  const query = db
    .select({ invite: planInvites, plan: carePlans, by: users })
    .from(planInvites)
    .innerJoin(carePlans, eq(carePlans.id, planInvites.plan_id))
    .leftJoin(users, eq(users.id, planInvites.by_user))
    .where(
      and(
        eq(planInvites.token_hash, hashOf(token)),
        isNull(planInvites.accepted_at),
        isNull(planInvites.declined_at),
        isNull(planInvites.revoked_at),
        gt(planInvites.expires_at, new Date(now)),
      ),
    )
  const [found] = await (lock ? query.for('update', { of: planInvites }) : query)
  if (!found) throw refuse.notFound()
  return found
}

/** Puts somebody on the plan that they were invited to; answers its number. */
async function accept(tx: Tx, deps: Deps, invite: Invite, user: SessionUser, now: number): Promise<number> {
  const { plan_id, role, by_user, id } = invite
  const [plan] = await tx.select().from(carePlans).where(eq(carePlans.id, plan_id))
  const place = plan!.family_id === user.id ? null : await placeOf(tx, plan!, user, role)
  if (!place) throw refuse.conflict(words.familyAccount)
  const fresh = { ...place, removed_at: null, added_by: by_user, added_at: new Date(now) }
  const [row] = await tx
    .insert(planPeople)
    .values({ plan_id, user_id: user.id, ...fresh })
    .onConflictDoUpdate({
      target: [planPeople.plan_id, planPeople.user_id],
      set: { ...fresh, version: sql`${planPeople.version} + 1` },
    })
    .returning()
  await tx
    .update(planInvites)
    .set({ accepted_by: user.id, accepted_at: new Date(now) })
    .where(eq(planInvites.id, id))
  await touchPlan(tx, deps, plan_id, { by: user.id })
  await tellOfJoining(deps, { plan: plan!, userId: user.id, version: row!.version }, user)
  return plan_id
}

type Place = Pick<typeof planPeople.$inferInsert, 'side' | 'role' | 'permissions'>

/**
 * As what somebody who was invited is on a plan: a family as a relative, a caregiver whom an agency sends with the permissions
 * that say as much; null for everybody else.
 */
async function placeOf(tx: Tx, plan: PlanOf, user: SessionUser, role: PlanRole): Promise<Place | null> {
  const side = sideOfInvited(user.role)
  if (side === null) return null
  if (side === 'relative') return { side, role, permissions: null }
  const { rows } = await tx.execute(sql`select 1 where ${isSentTo(plan.family_id, user.id)}`)
  if (rows.length === 0) return null
  const permissions = permissionBits(permissionPresets.get(presetOfRole(role)).permissions)
  return { side, role: null, permissions }
}

/** As much of an address as is needed to know it again. */
const hidden = (email: string) => email.replace(/^(.).*(?=@)/, '$1…')
