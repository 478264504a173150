import {
  dayIn,
  getBackgroundOrder,
  listBackgroundOrders,
  pacificTimeZone,
  recordBackgroundResult,
} from '@homecare/sdk'
import { screeningErrorTexts } from '@homecare/sdk/texts'
import { and, eq } from 'drizzle-orm'
import { users } from '../account/tables.ts'
import { updateScore } from '../caregivers/score.ts'
import { caregivers } from '../caregivers/tables.ts'
import type { Db } from '../db/connect.ts'
import type { Routes } from '../server/on.ts'
import { only } from '../server/policy.ts'
import { refuse } from '../server/refuse.ts'
import { serverSecret, unseal } from '../server/secret.ts'
import { sealedFor, tell, wireOf } from './backgroundCheck.ts'
import { backgroundChecks } from './tables.ts'
import { screeningServerTexts } from './texts.ts'

const staff = only('staff')

/** What the staff do with signed background checks: see whom to check, and record what was found. */
export function answerBackgroundOrders(routes: Routes): void {
  routes.on(listBackgroundOrders, staff, async ({ db }) => {
    const rows = await db.select().from(backgroundChecks).where(eq(backgroundChecks.status, 'running'))
    return rows.map(orderOf).toSorted((one, other) => (one.signed_at < other.signed_at ? -1 : 1))
  })

  routes.on(getBackgroundOrder, staff, async ({ db, params, deps }) => {
    const row = await runningCheck(db, params.id)
    if (!row?.person || !row.sealed_ssn) throw refuse.notFound()
    const ssn = unseal(await serverSecret(db, deps.config), sealedFor, row.sealed_ssn)
    deps.log.info('A background check was opened', { caregiver: params.id })
    return { ...orderOf(row), person: { ...row.person, ssn } }
  })

  routes.on(recordBackgroundResult, staff, async ({ db, params, body, now, deps }) => {
    const today = dayIn(pacificTimeZone, new Date(now))
    const [user] = await db.select().from(users).where(eq(users.id, params.id))
    if (!user) throw refuse.notFound()
    const check = await db.transaction(async (tx) => {
      const [done] = await tx
        .update(backgroundChecks)
        .set({
          status: body.passed ? 'passed' : 'failed',
          completed_on: today,
          sections: body.sections,
          sealed_ssn: null,
        })
        .where(and(eq(backgroundChecks.caregiver_id, params.id), eq(backgroundChecks.status, 'running')))
        .returning()
      if (!done) throw refuse.conflict(screeningErrorTexts.notRunning)
      await tx
        .update(caregivers)
        .set({ background_checked: body.passed, background_checked_on: body.passed ? today : null })
        .where(eq(caregivers.id, params.id))
      await updateScore(tx, user)
      return done
    })
    await tell(deps, user, screeningServerTexts.doneSubject, screeningServerTexts.doneBody)
    return wireOf(check)
  })
}

type CheckRow = typeof backgroundChecks.$inferSelect

function orderOf({ caregiver_id, person, steps }: CheckRow) {
  return {
    caregiver_id,
    name: `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim(),
    signed_at: steps['electronic-signature'] ?? '',
  }
}

async function runningCheck(db: Db, id: number): Promise<CheckRow | undefined> {
  const [row] = await db
    .select()
    .from(backgroundChecks)
    .where(and(eq(backgroundChecks.caregiver_id, id), eq(backgroundChecks.status, 'running')))
  return row
}
