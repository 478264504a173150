import type { Membership, MembershipOffer } from '@homecare/sdk/memberships'
import { scopeKey } from '../frame/scope'

/** The membership that a page shows, for the dialogs over it that change or cancel it. */
export interface OpenMembership {
  readonly membership: Membership
  readonly offers: readonly MembershipOffer[]
  /** After it was cancelled. */
  readonly changed: () => void
}
export const openMembership = scopeKey<OpenMembership>()
