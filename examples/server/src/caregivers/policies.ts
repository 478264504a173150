import { ownCaregiverId } from '@homecare/sdk/caregivers'
import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Session } from '../people/session.ts'
import { owner, type Policy } from '../calls/policy.ts'
import { caregivers } from '../tables/caregivers.ts'

/** Caregivers of any kind. An agency's have no profile to keep, also where a license of theirs is known: it is not there. */
export const caregiverRoles = ['caregiver', 'agency_caregiver'] as const

/** Whoever has a caregiver's profile, for what belongs to it. A number in the path is 0, which means me, or their own. */
export const ownProfile: Policy<Session> = owner(
  'profile',
  caregiverRoles,
  async ({ db, session, params }) => {
    const { id } = params
    if (!keepsProfile(session) || (id !== undefined && id !== ownCaregiverId && id !== session.user.id))
      return false
    const rows = await db
      .select({ id: caregivers.id })
      .from(caregivers)
      .where(eq(caregivers.id, session.user.id))
    return rows.length > 0
  },
)

/**
 * Caregivers for what is of their account, its number and its photo: an agency's have both, and no profile. Of others nothing
 * but the account is asked.
 */
export const ownAccount: Policy<Session> = owner(
  'account',
  caregiverRoles,
  async (context) => !keepsProfile(context.session) || (await ownProfile.resource!(context)),
)

/** The caregiver to whom the record belongs that the path names by its last number. */
export function ownRecordOf(
  what: string,
  table: PgTable & { readonly id: PgColumn; readonly caregiver_id: PgColumn },
): Policy<Session> {
  return owner(what, caregiverRoles, async ({ db, session, params }) => {
    if (!keepsProfile(session)) return false
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, Number(params['id'])), eq(table.caregiver_id, session.user.id)))
    return rows.length > 0
  })
}

const keepsProfile = ({ user }: Session): boolean => user.role === 'caregiver'
