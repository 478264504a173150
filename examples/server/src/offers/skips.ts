import { skipHireStep, type SkippableStep } from '@homecare/sdk/hiring'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { memberOf } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import { sidesOf } from '../hiring/policies.ts'
import { skippedSteps } from '../tables/fingerprinting.ts'
import { connections } from '../tables/hiring.ts'

/** Steps after an offer that a family does not want. */
export function answerSkips(routes: Routes): void {
  routes.on(
    skipHireStep,
    memberOf('connection', sidesOf, ['family']),
    async ({ db, params, body: { step }, now }) => {
      await db
        .insert(skippedSteps)
        .values({ connection_id: params.id, step, skipped_at: new Date(now) })
        .onConflictDoNothing()
    },
  )
}

/** What a family has skipped, by the connection that it was asked about. */
export async function skippedBy(
  db: Db,
  familyId: number,
): Promise<(connectionId: number, step: SkippableStep) => boolean> {
  const rows = await db
    .select({ connection_id: skippedSteps.connection_id, step: skippedSteps.step })
    .from(skippedSteps)
    .innerJoin(connections, eq(connections.id, skippedSteps.connection_id))
    .where(eq(connections.family_id, familyId))
  return (id, step) => rows.some((row) => row.connection_id === id && row.step === step)
}
