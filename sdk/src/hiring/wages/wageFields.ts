import { integer, max, min } from '../../kit/structs/struct.js'
import { centsPerDollar } from '../../kit/constants.js'
import { wageLimits } from '../../vocabulary/caregivers/constants.js'

/** What an hour, and a day, may be paid, in cents: a day has a paid hour at least and twenty-four at most. */
export const wageCents = {
  least: wageLimits.minDollars * centsPerDollar,
  mostAnHour: wageLimits.maxDollars * centsPerDollar,
  mostADay: wageLimits.maxDollars * centsPerDollar * 24,
} as const

/** A wage for an hour, in cents: 5.00 to 100.00. */
export const wageField = min(max(integer(), wageCents.mostAnHour), wageCents.least)
/** A wage for a day, in cents. */
export const dayWageField = min(max(integer(), wageCents.mostADay), wageCents.least)
