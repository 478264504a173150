import { isMembershipTier, membershipTiers, type MembershipTier } from '@homecare/sdk/memberships'
import { BadSetting } from './environment.ts'

/** The tiers of MEMBERSHIP_TIERS. Throws BadSetting, which says which of them cannot be sold. */
export function tiersOf(text: string | undefined): MembershipTier[] {
  if (!text) return []
  const list = parsed(text)
  if (!Array.isArray(list)) throw new BadSetting('MEMBERSHIP_TIERS must be a list in JSON.')
  const wrong = list.findIndex((tier) => !isMembershipTier(tier))
  if (wrong !== -1)
    throw new BadSetting(
      `MEMBERSHIP_TIERS must give each tier an id, name, price_cents, interval and benefits, and number ${wrong + 1} of them cannot be sold.`,
    )
  const tiers = membershipTiers(list)
  if (tiers.length < list.length)
    throw new BadSetting('MEMBERSHIP_TIERS must give each tier an id of its own.')
  return tiers
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
