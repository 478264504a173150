import { dayMs } from '../kit/constants.js'
import { dayIn } from '../kit/dates/dates.js'
import { nearestInstant } from '../kit/dates/zoneTime.js'
import { dollarsToCents, formatDollars } from '../kit/money.js'
import { numberOf, partsOf } from '../kit/shape.js'
import { message, type BoundText, type Text } from '../kit/text.js'
import type { Visit } from '../hiring/connectionCalls.js'
import type { Ride, RideApproval, RideDraft } from './calls.js'
import { rideDirections, rideStates, type RideDirection } from './catalogue.js'
import { rideLimits } from './limits.js'
import { rideTexts as texts } from './texts.js'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The times of a visit that rides go by; instants. */
export type RideVisit = Pick<Visit, 'start' | 'end' | 'cancelled'>

/** What is wrong with dollars as the limit of a month; null where they may be one. */
export function checkRideCap(dollars: unknown): Text | BoundText | null {
  if (dollars === '' || dollars === null || dollars === undefined) return texts.capRequired
  const { leastCapCents: least, mostCapCents: most } = rideLimits
  const cents = dollarsToCents(dollars as string)
  if (cents !== null && cents >= least && cents <= most) return null
  return message(texts.capRange, { least: formatDollars(least), most: formatDollars(most) })
}

/** The instants between which a ride may pick its caregiver up, the last included; null for what is no visit. */
export function pickupSpan(
  visit: RideVisit,
  direction: RideDirection,
): { readonly from: Date; readonly until: Date } | null {
  const { start, end } = partsOf(visit)
  const [begins, ends] = [Date.parse(String(start)), Date.parse(String(end))]
  if (Number.isNaN(begins) || Number.isNaN(ends) || !rideDirections.has(direction)) return null
  const { hoursBefore, hoursLate, hoursAfter } = rideLimits
  return direction === 'to'
    ? { from: new Date(begins - hoursBefore * hourMs), until: new Date(begins + hoursLate * hourMs) }
    : { from: new Date(begins), until: new Date(ends + hoursAfter * hourMs) }
}

/** Minutes before a visit begins at which a ride to it usually picks somebody up. */
const usualLead = 45
/** So many minutes a car needs at least. */
const soonest = 10

/** In good time before the visit, or at its end. */
const usualAt = ({ start, end }: RideVisit, direction: RideDirection) =>
  direction === 'to' ? Date.parse(start) - usualLead * minuteMs : Date.parse(end)

/** Whether a ride that way may be ordered now: the visit stands, and its usual time is neither over nor too far ahead. */
export function mayOrderRide(visit: RideVisit, direction: RideDirection, now: Date): boolean {
  const span = pickupSpan(visit, direction)
  return (
    span !== null &&
    visit.cancelled === false &&
    now <= span.until &&
    now.getTime() >= usualAt(visit, direction) - rideLimits.daysAhead * dayMs
  )
}

/**
 * The pick-up that is proposed, to five minutes: in good time before the visit, or at its end, and not before a car can be
 * there. Null for what is no visit.
 */
export function usualPickup(visit: RideVisit, direction: RideDirection, now: Date): Date | null {
  const span = pickupSpan(visit, direction)
  if (span === null) return null
  const step = 5 * minuteMs
  const due = Math.max(usualAt(visit, direction), now.getTime() + soonest * minuteMs)
  return new Date(Math.min(Math.ceil(due / step) * step, span.until.getTime()))
}

/** What keeps a ride from being ordered for its pick-up time, by field. */
export function rideErrors(
  draft: RideDraft,
  visit: RideVisit,
  now: Date,
): Partial<Record<'pickup_at', Text | BoundText>> {
  const { direction, pickup_at } = partsOf(draft)
  const pickup = Date.parse(String(pickup_at))
  const span = pickupSpan(visit, direction as RideDirection)
  if (Number.isNaN(pickup) || span === null) return { pickup_at: texts.pickupRequired }
  const { hoursBefore: before, hoursLate: late, hoursAfter: after, daysAhead: days } = rideLimits
  if (pickup < span.from.getTime() || pickup > span.until.getTime())
    return {
      pickup_at:
        direction === 'to' ? message(texts.pickupTo, { before, late }) : message(texts.pickupFrom, { after }),
    }
  // Who is picked up now has taken a moment to press.
  if (pickup < now.getTime() - 5 * minuteMs) return { pickup_at: texts.pickupPast }
  if (pickup > now.getTime() + days * dayMs) return { pickup_at: message(texts.tooEarly, { days }) }
  return {}
}

/** The instant of a pick-up time HH:MM where the care takes place: the one nearest to the visit. Empty for what is none. */
export function pickupInstant(
  visit: Pick<Visit, 'start' | 'end' | 'time_zone'>,
  direction: RideDirection,
  time: string,
): string {
  const near = new Date(direction === 'to' ? visit.start : visit.end)
  return nearestInstant(visit.time_zone, time, near)?.toISOString() ?? ''
}

/** Whether a ride is still to come or under way. */
export function isOpenRide(ride: Pick<Ride, 'state'>): boolean {
  return rideStates.find(partsOf(ride).state)?.open === true
}

/** Whether a ride may be canceled: it has not started, and nobody is canceling it already. */
export function mayCancelRide(ride: Pick<Ride, 'state' | 'canceling'>): boolean {
  const { state, canceling } = partsOf(ride)
  return canceling === false && (state === 'asked' || state === 'ordered')
}

/** The calendar month YYYY-MM of an instant in an IANA zone, whose limit a ride counts toward; empty for what is none. */
export function rideMonth(zone: string, at: Date): string {
  return dayIn(zone, at).slice(0, 7)
}

/** Cents that are left of the limit of a month; nothing where rides are not approved. */
export function rideCentsLeft(
  approval: Pick<RideApproval, 'lyft_approved_at' | 'cap_cents' | 'used_cents'>,
): number {
  const { lyft_approved_at, cap_cents, used_cents } = partsOf(approval)
  if (typeof lyft_approved_at !== 'string') return 0
  return Math.max(0, (numberOf(cap_cents) ?? 0) - (numberOf(used_cents) ?? 0))
}

/** Whether the limit of a month is nearly used up, so that its family is told. */
export function isNearCap(usedCents: number, capCents: number): boolean {
  return capCents > 0 && usedCents * 100 >= capCents * rideLimits.nearCapPercent
}
