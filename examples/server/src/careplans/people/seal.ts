import { breakGlassMinutes, breakPlanSeal, listSealedPlans, type SealedPlan } from '@homecare/sdk/careplans'
import { dayIn, formatDocumentDate, message } from '@homecare/sdk/kit'
import { trailReasons, type TrailReason } from '@homecare/sdk/trail'
import { asc, eq, sql } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import { only } from '../../calls/policy.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps/deps.ts'
import { inform } from '../../mail/inform.ts'
import { shortName } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import { refuse } from '../../refusals/refuse.ts'
import { users } from '../../tables/account.ts'
import { carePlans, planSealBreaks } from '../../tables/care/careplans.ts'
import { timeWords } from '../../mail/timeWords.ts'
import { inBoth } from './accessLetters.ts'
import { planMailTexts as words } from '../ground/texts.ts'

/** Staff read a plan for an hour once they have said why; its family gets a letter at once. */
export function answerPlanSeals(routes: Routes): void {
  routes.on(listSealedPlans, only('staff'), async ({ db, session: { user }, params, now }) => {
    const plans = await db
      .select({ id: carePlans.id })
      .from(carePlans)
      .where(eq(carePlans.family_id, params.user_id))
      .orderBy(asc(carePlans.id))
    return Promise.all(plans.map(({ id }) => sealOf(db, id, user, now)))
  })

  routes.on(breakPlanSeal, only('staff'), ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const [plan] = await tx.select().from(carePlans).where(eq(carePlans.id, params.id))
      if (!plan) throw refuse.notFound()
      const until = new Date(now + breakGlassMinutes * 60_000)
      await tx
        .insert(planSealBreaks)
        .values({ plan_id: plan.id, staff_id: user.id, reason: body.reason, at: new Date(now), until })
      await tellOfSeal(tx, deps, plan, { by: user, reason: body.reason, now })
      return sealOf(tx, plan.id, user, now)
    }),
  )
}

async function sealOf(db: Db | Tx, id: number, user: SessionUser, now: number): Promise<SealedPlan> {
  const { rows } = await db.execute(sql`
    select max(until) as until from plan_seal_breaks
    where plan_id = ${id} and staff_id = ${user.id} and until > ${new Date(now).toISOString()}::timestamptz`)
  const { until } = rows[0] as { until: string | Date | null }
  return { id, opened_until: until && new Date(until).toISOString() }
}

interface Broken {
  readonly by: SessionUser
  readonly reason: TrailReason
  readonly now: number
}

/** Writes to the family at once: this is no notice that could be switched off. */
async function tellOfSeal(
  tx: Tx,
  deps: Deps,
  plan: { readonly family_id: number; readonly tzid: string },
  { by, reason, now }: Broken,
): Promise<void> {
  const [family] = await tx.select().from(users).where(eq(users.id, plan.family_id))
  if (!family || family.deleted_at) return
  const { brand } = deps.config
  const at = new Date(now)
  await inform(
    deps,
    family,
    words.sealSubject,
    inBoth(words.sealBody, {
      ...{ name: shortName(by), brand: brand.name, reason: trailReasons.get(reason).label },
      day: formatDocumentDate(dayIn(plan.tzid, at)),
      time: [timeWords(at, plan.tzid, 'en'), timeWords(at, plan.tzid, 'es')],
    }),
    message(words.sealAsk, { phone: brand.supportPhone }),
  )
}
