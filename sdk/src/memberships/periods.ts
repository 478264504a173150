import { addMonths } from '../kit/dates/calendarDays.js'
import { daysBetween, isApiDate } from '../kit/dates/dates.js'
import { entryOf, isRecord, numberOf, partsOf } from '../kit/shape.js'
import {
  membershipIntervals,
  type MembershipInterval,
  type MembershipTier,
} from '../vocabulary/memberships/catalogue.js'
import { membershipAfter } from './states.js'

/** What a member has, as it was sold: cents for each interval, and the days that are paid for. */
export interface PaidPeriod {
  readonly price_cents: number
  readonly interval: MembershipInterval
  /** The first day that is paid for, and the day on which it renews. */
  readonly period_start: string
  readonly renews_on: string
  /** The day from which renewals are counted. */
  readonly anchor_on: string
}

/** What is paid for from a day on, and what that costs now. */
export interface Purchase {
  readonly due_cents: number
  readonly period_start: string
  readonly renews_on: string
  readonly anchor_on: string
}

const monthsOf: Readonly<Record<MembershipInterval, number>> = { month: 1, year: 12 }

/**
 * The first renewal behind a day, counted in whole intervals from the anchor: of the 31st on the last day of a shorter month,
 * and on the 31st again after it.
 */
export function renewalAfter(anchor: string, interval: MembershipInterval, day: string): string | null {
  const months = entryOf(monthsOf, interval)
  if (!isApiDate(anchor) || !isApiDate(day) || months === undefined) return null
  for (let at = Math.max(1, Math.floor(monthsBetween(anchor, day) / months)); ; at++) {
    const next = addMonths(anchor, at * months)
    if (next > day || next === '') return next || null
  }
}

const monthsBetween = (from: string, to: string) =>
  Number(to.slice(0, 4)) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(0, 4)) * 12 -
  Number(from.slice(5, 7))

type Priced = Pick<MembershipTier, 'price_cents' | 'interval'>

/** A membership that begins today. Null for what cannot be sold. */
export function startOf(tier: Priced, today: string): Purchase | null {
  const { price_cents, interval } = partsOf(tier)
  const due = centsOf(price_cents)
  const renews_on = renewalAfter(today, interval as MembershipInterval, today)
  if (due === null || renews_on === null) return null
  return { due_cents: due, period_start: today, renews_on, anchor_on: today }
}

/**
 * A change to another tier today. What is paid for and not used counts toward it, by days, rounded half up once. Between two
 * tiers of one interval the price has to be higher: the day of renewal stays, and the difference is of the days that are left.
 * From a month to a year a new year begins today, which has to cost more than what is left of the month. Null for what is no
 * upgrade: any other tier, a shorter interval, or a period that is over.
 */
export function upgradeOf(paid: PaidPeriod, tier: Priced, today: string): Purchase | null {
  if (!isRecord(paid) || !isRecord(tier)) return null
  const begun = startOf(tier, today)
  const price = centsOf(paid.price_cents)
  const whole = daysBetween(paid.period_start, paid.renews_on)
  const left = daysBetween(today, paid.renews_on)
  if (!begun || price === null || !whole || left === null || whole <= 0 || left <= 0 || left > whole)
    return null
  const isYear = tier.interval === 'year'
  if (!membershipIntervals.includes(paid.interval) || (paid.interval === 'year' && !isYear)) return null
  if (paid.interval === tier.interval) {
    if (tier.price_cents <= price) return null
    const { period_start, renews_on, anchor_on } = paid
    const due_cents = share(tier.price_cents - price, left, whole)
    return { due_cents, period_start, renews_on, anchor_on }
  }
  const unused = share(price, left, whole)
  return tier.price_cents > unused ? { ...begun, due_cents: tier.price_cents - unused } : null
}

/** A membership as far as it is asked what else its family can have. */
export interface HeldMembership extends PaidPeriod {
  readonly state: string
  readonly tier: string
}

/** What a tier would cost a family today, and for which days: as a member for the change to it. Null where it cannot be had. */
export function purchaseOf(
  tier: Priced & Pick<MembershipTier, 'id'>,
  membership: HeldMembership | null,
  today: string,
): Purchase | null {
  if (membership === null) return startOf(tier, today)
  if (!isRecord(membership) || !isRecord(tier) || tier.id === membership.tier) return null
  return membershipAfter(membership, 'upgrade') === null ? null : upgradeOf(membership, tier, today)
}

/** Whole cents; null for what is none. */
function centsOf(value: unknown): number | null {
  const cents = numberOf(value, 0)
  return Number.isSafeInteger(cents) ? cents : null
}

/** Cents for some of the days of a period, rounded half up. */
const share = (cents: number, days: number, whole: number) =>
  Number((2n * BigInt(cents) * BigInt(days) + BigInt(whole)) / (2n * BigInt(whole)))

/**
 * The next period of a membership, behind the one that is over. Where that one has been over for longer than another lasts, the
 * next begins today: nobody pays for days that are gone.
 */
export function renewalOf(paid: PaidPeriod, today: string): Purchase | null {
  if (!isRecord(paid) || !isApiDate(today)) return null
  const next = renewalAfter(paid.anchor_on, paid.interval, paid.renews_on)
  const due_cents = centsOf(paid.price_cents)
  if (next === null || due_cents === null) return null
  if (next <= today) return startOf(paid, today)
  return { due_cents, period_start: paid.renews_on, renews_on: next, anchor_on: paid.anchor_on }
}
