import { isEmpty } from '../kit/checks.js'
import { centsPerDollar } from '../kit/constants.js'
import { dollarsToCents } from '../kit/money.js'
import type { Text } from '../kit/text.js'
import { wageLimits } from '../vocabulary/caregivers/constants.js'
import { wageTexts } from './texts.js'

/** What is wrong with a desired hourly wage in dollars: it must be 5.00 to 100.00, both included. */
export function checkWage(dollars: unknown): Text | null {
  if (isEmpty(dollars)) return wageTexts.required
  const cents = dollarsToCents(dollars as string | number)
  if (cents === null) return wageTexts.notAnAmount
  if (cents > wageLimits.maxDollars * centsPerDollar) return wageTexts.tooHigh
  return cents < wageLimits.minDollars * centsPerDollar ? wageTexts.tooLow : null
}

/** The wage as it is sent, in cents; null where `checkWage` objects. */
export function wageInCents(dollars: unknown): number | null {
  return checkWage(dollars) === null ? dollarsToCents(dollars as string | number) : null
}
