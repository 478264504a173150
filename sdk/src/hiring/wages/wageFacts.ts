import { partsOf } from '../../kit/shape.js'
import { estimatePay, type PayEstimate } from '../../payroll/estimatePay.js'
import { minimumWage, type WagePlace } from '../../payroll/minimumWage.js'
import type { WageRateDraft } from './wageRateCalls.js'
import { wageError } from './wageRateRules.js'
import { hourlyOf } from './wageRateStanding.js'

/** What a wage is seen beside. */
export interface WageSetting {
  readonly place: WagePlace
  /** The first day. */
  readonly day: string
  /** The paid minutes of each day of a usual week; none where no hours are agreed. */
  readonly minutesByDay: readonly number[]
  readonly liveIn?: boolean
  /** Our fee on wages, in basis points. */
  readonly feeBasisPoints: number
  /** What the caregiver asks for an hour, in cents; null where they have not said. */
  readonly desired: number | null
}

/** What is said beside a wage while it is typed. */
export interface WageFacts {
  /** The least that an hour may be paid there on that day, in cents. */
  readonly least: number | null
  /** What a usual week costs at it; null without an amount that can be, or without hours. */
  readonly estimate: PayEstimate | null
  /** Where it differs by more than a fifth from what the caregiver asks. It refuses nothing. */
  readonly differs: 'above' | 'below' | null
}

/** What is said beside a wage: the minimum wage, what a week costs, and whether the caregiver asks for much else. */
export function wageFacts(
  wage: Pick<WageRateDraft, 'unit' | 'amount' | 'day_hours'>,
  setting: WageSetting,
): WageFacts {
  const { unit = 'hour', amount, day_hours = null } = partsOf(wage)
  const { place, day = '', minutesByDay = [], liveIn = false, feeBasisPoints = 0, desired } = partsOf(setting)
  const where = place as WagePlace
  const right = Object.keys(wageError(wage, where, day)).length === 0
  const estimate =
    right && minutesByDay.length > 0
      ? estimatePay({ unit, amount: amount!, minutesByDay, place: where, day, liveIn, feeBasisPoints })
      : null
  const hourly = hourlyOf({ unit, amount: amount!, day_hours })
  const asked = Number.isInteger(desired) && Number(desired) > 0 ? Number(desired) : null
  return {
    least: minimumWage(where, day)?.cents ?? null,
    estimate,
    differs:
      !right || hourly === null || asked === null
        ? null
        : hourly * 5 > asked * 6
          ? 'above'
          : hourly * 5 < asked * 4
            ? 'below'
            : null,
  }
}

/** Hours of a week spread evenly over five days, or over seven where five would have more than twelve each: minutes a day. */
export function usualWeek(hours: number | null): number[] {
  if (typeof hours !== 'number' || !(hours > 0 && hours <= 168)) return []
  const days = hours > 60 ? 7 : 5
  const minutes = Math.round(hours * 60)
  return Array.from({ length: days }, (_, nth) => Math.floor((minutes + nth) / days))
}
