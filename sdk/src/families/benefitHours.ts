import { isRecord, numberOf } from '../kit/shape.js'
import { message, type BoundText, type Text } from '../kit/text.js'
import { benefitDefaultHours } from '../vocabulary/families/constants.js'
import { familyTexts } from './texts.js'

/** A benefit balance as far as its hours go. */
export interface BenefitFacts {
  readonly overview?: { readonly total_hrs?: number | null; readonly remaining_hrs?: number | null } | null
}

/**
 * The hours of a benefit: null while nothing is loaded, or for a family without one; hours that a loaded balance
 * leaves out are zero.
 */
export function benefitHours(
  balance: BenefitFacts | null | undefined,
): { readonly total: number; readonly remaining: number } | null {
  if (!isRecord(balance)) return null
  const overview: unknown = balance.overview
  const hours = isRecord(overview) ? overview : {}
  const total = numberOf(hours.total_hrs, 0) ?? benefitDefaultHours
  const remaining = numberOf(hours.remaining_hrs, 0) ?? benefitDefaultHours
  return { total, remaining: Math.min(remaining, total) }
}

/** What is said of the hours: how many are left, or that they could not be loaded. */
export function benefitText(balance: BenefitFacts | null | undefined): Text | BoundText {
  const hours = benefitHours(balance)
  return hours ? message(familyTexts.benefitRemaining, hours) : familyTexts.benefitUnknown
}
