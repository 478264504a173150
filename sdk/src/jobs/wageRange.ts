import { wageLimits } from '../vocabulary/caregivers/constants.js'
import { partsOf } from '../kit/shape.js'
import { texts, type Text } from '../kit/text.js'

/** What is wrong with a job's wages. */
export const wageRangeTexts = texts({
  outside: ['Enter an amount from $5 to $100 an hour.', 'Escriba una cantidad de $5 a $100 por hora.'],
  turned: ['The highest pay is below the lowest.', 'El pago más alto es menor que el más bajo.'],
})

/** What is wrong with a job's least and most wage, in cents an hour, beside its field; either may be left open. */
export function wageRangeErrors(wages: {
  readonly wage_min?: number | null
  readonly wage_max?: number | null
}): { readonly wage_min?: Text; readonly wage_max?: Text } {
  const { wage_min, wage_max } = partsOf(wages)
  const { minDollars, maxDollars } = wageLimits
  const isOutside = (cents: number | null | undefined) =>
    typeof cents === 'number' && !(cents >= minDollars * 100 && cents <= maxDollars * 100)
  const isTurned = typeof wage_min === 'number' && typeof wage_max === 'number' && wage_min > wage_max
  return {
    ...(isOutside(wage_min) && { wage_min: wageRangeTexts.outside }),
    ...(isOutside(wage_max)
      ? { wage_max: wageRangeTexts.outside }
      : isTurned && { wage_max: wageRangeTexts.turned }),
  }
}
