import { mayReadWholeJob, type JobSeeker } from '@homecare/sdk/jobs'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { caregivers } from '../tables/caregivers.ts'

/** Whose eyes look at jobs: what they may read of them, and whose answers decide what is listed. */
export interface JobReader {
  /** Of whoever is signed in. */
  readonly id: number | null
  /** Of a caregiver, who may answer a job. */
  readonly caregiverId: number | null
  /** Whether jobs of others are told whole. */
  readonly whole: boolean
  /** What jobs are compared with, of a caregiver whom they are to be ranked for. */
  readonly seeker: JobSeeker | null
}

type Reading = Pick<SessionUser, 'id' | 'role' | 'phone_verified'> | null

export function jobReader(user: Reading, seeker: JobSeeker | null = null): JobReader {
  return {
    id: user?.id ?? null,
    caregiverId: user?.role === 'caregiver' ? user.id : null,
    whole: mayReadWholeJob(user && { user_type: user.role, phone_verified: user.phone_verified }),
    seeker,
  }
}

/** The same with what a caregiver says of themselves, so that jobs can be compared with it. */
export async function seekingReader(db: Db, user: Reading): Promise<JobReader> {
  if (user?.role !== 'caregiver') return jobReader(user)
  const { provider_types, conditions, home_support, spoken_languages, housing, desired_wage } = caregivers
  const [seeker] = await db
    .select({ provider_types, conditions, home_support, spoken_languages, housing, desired_wage })
    .from(caregivers)
    .where(eq(caregivers.id, user.id))
  return jobReader(user, seeker ?? null)
}

/** Whether a job `j` is told whole to the reader: one of their own family always is. */
export function readsWhole({ id, whole }: JobReader): SQL {
  return whole ? sql`true` : id === null ? sql`false` : sql`j.family_id = ${id}::int`
}
