import { intakeAfterChange, type IntakeState } from '@homecare/sdk/intake'
import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { payrollIntakes } from '../tables/money/intakes.ts'

const draft = {
  status: 'draft' as const,
  note: null,
  decided_at: null,
  handed_in_at: null,
  signed_name: null,
  statement_version: null,
}

/** What a change of a payroll form takes back: the signature, but for one that is returned, whose note stays until it is signed anew. */
export const unsigned = (status: IntakeState) => (intakeAfterChange(status) === 'returned' ? {} : draft)

/** The same of somebody's form, where they have one: their tax number has changed. */
export async function unsignIntake(tx: Tx, userId: number, now: number): Promise<void> {
  await tx
    .update(payrollIntakes)
    .set({ ...draft, updated_at: new Date(now) })
    .where(and(eq(payrollIntakes.user_id, userId), ne(payrollIntakes.status, 'returned')))
}
