import { isRecord, numberOf, recordsIn, textOf } from '../kit/shape.js'
import { membershipIntervals, type MembershipTier } from '../vocabulary/payments/catalogue.js'

/** Whether a tier from a brand's configuration can be sold: an id fit for a path, both names, whole cents, an interval. */
export function isMembershipTier(value: unknown): value is MembershipTier {
  if (!isRecord(value)) return false
  const { id, name, price_cents, interval, benefits } = value
  return (
    typeof id === 'string' &&
    /^[a-z0-9-]{1,60}$/.test(id) &&
    isText(name) &&
    numberOf(price_cents, 0) !== null &&
    Number.isSafeInteger(price_cents) &&
    membershipIntervals.includes(interval as never) &&
    Array.isArray(benefits) &&
    benefits.every(isText)
  )
}

/** The tiers that can be sold, in the order of the configuration, and the first of any id. */
export function membershipTiers(configured: readonly unknown[]): MembershipTier[] {
  const seen = new Set<string>()
  return recordsIn(configured as readonly object[]).filter((tier): tier is MembershipTier => {
    if (!isMembershipTier(tier) || seen.has(tier.id)) return false
    seen.add(tier.id)
    return true
  })
}

const isText = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((words) => textOf(words) !== '')
