import { isApiDate } from '../kit/dates/dates.js'
import { quotient } from './rounding.js'

/** What a mile is refunded from a day on, in tenths of a cent. */
interface MileageRate {
  readonly from: string
  readonly tenthsOfCent: number
}

/** The standard rates of the Internal Revenue Service for business use of a car. Add the row of a new year. */
const mileageRates: readonly MileageRate[] = [
  { from: '2024-01-01', tenthsOfCent: 670 },
  { from: '2025-01-01', tenthsOfCent: 700 },
  { from: '2026-01-01', tenthsOfCent: 725 },
]

/** What a mile is refunded on a day, in tenths of a cent; null for what is no day, and before the first rate. */
export function mileageRate(day: string): number | null {
  if (!isApiDate(day)) return null
  return mileageRates.findLast(({ from }) => from <= day)?.tenthsOfCent ?? null
}

/** The most that one line may bear, in tenths of a mile: a thousand miles. */
export const maxMilesTenths = 10_000

/** Cents for tenths of a mile that were driven on a day, rounded half up; null where either is none. */
export function mileageCents(milesTenths: number, day: string): number | null {
  const rate = mileageRate(day)
  if (rate === null || !Number.isInteger(milesTenths) || milesTenths < 0 || milesTenths > maxMilesTenths)
    return null
  return quotient(milesTenths * rate, 100)
}
