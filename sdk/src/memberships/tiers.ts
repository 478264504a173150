import { isRecord, numberOf, recordsIn, textOf } from '../kit/shape.js'
import { message, type Sayable } from '../kit/text.js'
import { membershipIntervals, type MembershipTier } from '../vocabulary/memberships/catalogue.js'
import { membershipTexts as words } from './texts.js'

/**
 * Whether a tier from a brand's configuration can be sold: an id fit for a path, both names, whole cents, an interval, lines
 * of what it gives; and of what the product gives its members, a yes or no and a fee in basis points.
 */
export function isMembershipTier(value: unknown): value is MembershipTier {
  if (!isRecord(value)) return false
  const { id, name, price_cents, interval, benefits, advisor_calls, fee_basis_points } = value
  return (
    typeof id === 'string' &&
    /^[a-z0-9-]{1,60}$/.test(id) &&
    isText(name) &&
    numberOf(price_cents, 0) !== null &&
    Number.isSafeInteger(price_cents) &&
    membershipIntervals.includes(interval as never) &&
    ['boolean', 'undefined'].includes(typeof advisor_calls) &&
    (fee_basis_points === undefined || isBasisPoints(fee_basis_points)) &&
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

/** What a tier gives, one line each: first what the product itself gives, by the usual fee on wages in basis points. */
export function tierBenefits(
  tier: Pick<MembershipTier, 'advisor_calls' | 'fee_basis_points' | 'benefits'>,
  usualFee: number,
): Sayable[] {
  if (!isRecord(tier)) return []
  const { advisor_calls, fee_basis_points: fee, benefits } = tier
  const lines: Sayable[] = []
  if (advisor_calls === true) lines.push(words.givesCalls)
  if (fee !== undefined && fee < usualFee)
    lines.push(
      fee === 0
        ? message(words.givesNoFee, { usual: percent(usualFee) })
        : message(words.givesFee, { fee: percent(fee), usual: percent(usualFee) }),
    )
  return [...lines, ...(Array.isArray(benefits) ? benefits : [])]
}

const percent = (basisPoints: number) => String(basisPoints / 100)

const isBasisPoints = (value: unknown) => {
  const points = numberOf(value, 0)
  return points !== null && Number.isInteger(points) && points <= 5000
}

const isText = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((words) => textOf(words) !== '')
