import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { payrollIntakes } from '../tables/money/intakes.ts'

/** Removes the payroll form of a caregiver who leaves: payroll has what was passed on to it. */
export async function eraseIntake(tx: Tx, userId: number): Promise<void> {
  await tx.delete(payrollIntakes).where(eq(payrollIntakes.user_id, userId))
}
