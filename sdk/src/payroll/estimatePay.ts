import { isRecord, partsOf, textOf } from '../kit/shape.js'
import type { WagePlace } from './minimumWage.js'
import { daysOf, overtimeOf, overtimeRule, sumOf, type WorkKind } from './overtime.js'
import { quotient } from './rounding.js'
import { employerTaxes, taxYearOf } from './taxYears.js'

/** A usual week to be estimated. */
export interface PayPlan {
  /** What an hour, or a day, is paid: cents. */
  readonly unit: 'hour' | 'day'
  readonly amount: number
  /** Paid minutes of each day of a week, seven at most. */
  readonly minutesByDay: readonly number[]
  readonly place: WagePlace
  /** The day by whose law it is judged. */
  readonly day: string
  readonly liveIn?: boolean
  /** An attendant where nothing is said. */
  readonly kind?: WorkKind
  /** Our fee on the wages, in basis points. */
  readonly feeBasisPoints: number
}

/**
 * What a week of care costs. Cents, each line rounded half up once, so that the lines add up: `gross` is
 * `wages + overtime_premium`, and `total` is `gross + social_security + medicare + unemployment + fee`. `gross` is what the
 * caregiver gets before taxes.
 */
export interface PayEstimate {
  readonly minutes: number
  readonly overtime_minutes: number
  readonly wages: number
  readonly overtime_premium: number
  readonly gross: number
  readonly social_security: number
  readonly medicare: number
  readonly unemployment: number
  readonly fee: number
  readonly total: number
}

/**
 * Estimates a week: hours at their rate, or days at theirs; on overtime half of the regular rate more, and on double time all of it, which for pay by the
 * day is the week's pay divided by its hours. Social security and Medicare are there where fifty-two such weeks reach the
 * year's threshold of a household employer, the federal unemployment tax where thirteen reach the quarter's; the limits
 * up to which these taxes are due in a year are not taken off. State taxes are no part of it. Null where the plan has no
 * amount, no fee that is a whole number of basis points up to 10,000, or no day.
 */
export function estimatePay(plan: PayPlan): PayEstimate | null {
  if (!isRecord(plan) || !isAmount(plan.amount, 1_000_000) || !isAmount(plan.feeBasisPoints, 10_000))
    return null
  const year = taxYearOf(plan.day)
  const rule = overtimeRule(textOf(partsOf(plan.place).state), plan.day, plan.liveIn, plan.kind)
  if (!year || !rule) return null
  const week = daysOf(plan.minutesByDay)
  const minutes = sumOf(week)
  const { overtime, double } = overtimeOf(rule, week)
  // Half of the rate more for overtime, all of it for double time.
  const halves = overtime + 2 * double
  const daysWorked = week.filter((worked) => worked > 0).length
  const byDay = plan.unit === 'day'
  const wages = byDay ? plan.amount * daysWorked : quotient(minutes * plan.amount, 60)
  const premium = byDay
    ? quotient(wages * halves, 2 * Math.max(1, minutes))
    : quotient(halves * plan.amount, 120)
  const gross = wages + premium
  const ofGross = (basisPoints: number, due: boolean) => (due ? quotient(gross * basisPoints, 10_000) : 0)
  const yearly = gross * 52 >= year.cashWages
  const lines = {
    gross,
    social_security: ofGross(employerTaxes.socialSecurity, yearly),
    medicare: ofGross(employerTaxes.medicare, yearly),
    unemployment: ofGross(employerTaxes.unemployment, gross * 13 >= year.quarterWages),
    fee: ofGross(plan.feeBasisPoints, true),
  }
  return {
    ...{ minutes, overtime_minutes: overtime + double, wages, overtime_premium: premium },
    ...lines,
    total: sumOf(Object.values(lines)),
  }
}

const isAmount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
