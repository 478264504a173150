import { createHmac } from 'node:crypto'
import { anonymous, isCaregiver, type Identity } from '@homecare/sdk/account'
import { isHcp } from '@homecare/sdk/credentials'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { ownPortrait, photoOf } from './photoState.ts'
import { caregivers } from '../tables/caregivers.ts'
import { facilities } from '../tables/shifts.ts'
import { partners } from '../tables/partners.ts'
import { onShift } from './onShift.ts'
import { photoAddress } from './photoAddress.ts'
import { userSecrets } from '../tables/account.ts'
import { viewsOf, type SessionUser } from './session.ts'

/** Who a user is, as whoami says it; nobody in particular for null. No PIN, only whether there is one. */
export async function identityOf(db: Db | Tx, user: SessionUser | null): Promise<Identity> {
  if (!user) return anonymous
  const [secrets] = await db
    .select({ pin: userSecrets.pin_hash })
    .from(userSecrets)
    .where(eq(userSecrets.user_id, user.id))
  return {
    id: await recordOf(db, user),
    user_id: user.id,
    user_type: user.role,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    photo: photoAddress(user.id, ownPortrait(user.portrait, await photoOf(db, user.id))),
    language: user.language,
    is_light: user.is_light,
    is_admin: user.is_admin,
    is_hcp: await isNurse(db, user),
    conciergeEligible: user.concierge_eligible,
    has_pin: secrets?.pin != null,
    tutorials: user.tutorials,
    is_b2b: user.is_b2b,
    partner_referral_code: user.partner_code,
    ...(await partnerOf(db, user)),
    must_change_password: user.must_change_password,
    on_shift: isCaregiver(user.role) ? await onShift(db, user.id) : null,
  }
}

/** The number that the chat widget wants to see signed; null where it is not set up. */
export function intercomHash(secret: string | undefined, user: SessionUser | null): string | null {
  return secret && user ? createHmac('sha256', secret).update(String(user.id)).digest('hex') : null
}

/** The partner by whom somebody came, confirmed by it or not, and the pages that it opens to whoever is restricted. */
export async function partnerOf(
  db: Db | Tx,
  user: SessionUser,
): Promise<Pick<Identity, 'partner' | 'allowed_views'>> {
  if (user.role !== 'family' && user.partner_code === null) return { partner: null, allowed_views: null }
  const { name, phone_number, allowed_views, is_active } = partners
  const [row] = await db
    .select({ name, phone_number, allowed_views, is_active })
    .from(partners)
    .where(
      eq(
        partners.code,
        sql`coalesce(${user.partner_code}::text, (select f.partner_code from families f where f.user_id = ${user.id}))`,
      ),
    )
  return {
    partner: row?.is_active ? { name: row.name, phone_number: row.phone_number } : null,
    allowed_views: viewsOf(user, row?.allowed_views ?? null),
  }
}

/** A facility's record has a number of its own; everybody else's has the user's. */
async function recordOf(db: Db | Tx, user: SessionUser): Promise<number> {
  if (user.role !== 'facility') return user.id
  const [facility] = await db
    .select({ id: facilities.id })
    .from(facilities)
    .where(eq(facilities.user_id, user.id))
  return facility?.id ?? user.id
}

/** Whether a user is a skilled nursing professional. */
export async function isNurse(db: Db | Tx, user: SessionUser): Promise<boolean> {
  if (!isCaregiver(user.role)) return false
  const [caregiver] = await db
    .select({ types: caregivers.provider_types })
    .from(caregivers)
    .where(eq(caregivers.id, user.id))
  return isHcp(caregiver?.types ?? [])
}
