import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { families } from '../tables/families.ts'

/** The onboarding is over once a job is posted or left for later; `startDate` is when care is to begin, where it is known. */
export async function completeOnboarding(tx: Tx, familyId: number, startDate: string | null): Promise<void> {
  await tx
    .update(families)
    .set({
      onboarding_completed: true,
      onboarding_saved_step: null,
      ...(startDate === null ? {} : { how_soon: startDate }),
    })
    .where(eq(families.id, familyId))
}
