import { mayReadWholeJob } from '@homecare/sdk/jobs'
import { sql, type SQL } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'

/** Whose eyes look at jobs: what they may read of them, and whose answers decide what is listed. */
export interface JobReader {
  /** Of whoever is signed in. */
  readonly id: number | null
  /** Of a caregiver, who may answer a job. */
  readonly caregiverId: number | null
  /** Whether jobs of others are told whole. */
  readonly whole: boolean
}

export function jobReader(user: Pick<SessionUser, 'id' | 'role' | 'phone_verified'> | null): JobReader {
  return {
    id: user?.id ?? null,
    caregiverId: user?.role === 'caregiver' ? user.id : null,
    whole: mayReadWholeJob(user && { user_type: user.role, phone_verified: user.phone_verified }),
  }
}

/** Whether a job `j` is told whole to the reader: one of their own family always is. */
export function readsWhole({ id, whole }: JobReader): SQL {
  return whole ? sql`true` : id === null ? sql`false` : sql`j.family_id = ${id}::int`
}
