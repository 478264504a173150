import type { AnyCall } from '@homecare/sdk/client'
import { researchParticipants } from '@homecare/sdk/research'
import { and, eq, inArray } from 'drizzle-orm'
import { only } from '../calls/policy.ts'
import type { Tx } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { idempotencyKeys } from '../tables/server.ts'

/** The kinds of user who may take part in studies, and register for access to health records of their own. */
export const participants = only(...researchParticipants)

/**
 * Makes what is done about somebody wait its turn, until the transaction ends. Refuses where their account was closed
 * meanwhile: nothing is kept of somebody who has left.
 */
export async function lockParticipant(tx: Tx, id: number): Promise<void> {
  const [row] = await tx.select({ left: users.deleted_at }).from(users).where(eq(users.id, id)).for('update')
  if (!row || row.left) throw refuse.unauthenticated()
}

/** Deletes what these calls have answered somebody, which is kept for whoever sends a call again. */
export async function forgetAnswers(tx: Tx, userId: number, calls: readonly AnyCall[]): Promise<void> {
  await tx.delete(idempotencyKeys).where(
    and(
      eq(idempotencyKeys.user_id, userId),
      eq(idempotencyKeys.answered, true),
      inArray(
        idempotencyKeys.route,
        calls.map(({ route }) => route),
      ),
    ),
  )
}
