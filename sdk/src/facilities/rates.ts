import type { ShiftBlockTypeId } from '../vocabulary/shifts/catalogue.js'
import type { RateSuggestion } from './postingCalls.js'

/** Days back in which filled shifts say what is paid. */
export const rateDays = 90
/** How many filled shifts make a suggestion; fewer say nothing. */
export const fewestFilled = 5

/** How many filled shifts paid a rate: their licenses, part of the day, and whether they were the facility's own. */
export interface FilledRate {
  readonly license_types: readonly number[]
  readonly shift_block_type: number
  readonly rate: number
  readonly own: boolean
  readonly filled: number
}

/**
 * What filled shifts suggest to pay: of each license and part of the day the middle rate, of the facility's own where
 * there are enough of them, else of all in its county, else nothing. Of two in the middle it is the lower.
 */
export function rateSuggestions(filled: readonly FilledRate[]): RateSuggestion[] {
  const groups = new Map<string, FilledRate[]>()
  for (const one of filled) {
    const key = `${one.license_types.toSorted((a, b) => a - b).join('+')} ${one.shift_block_type}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap((group): RateSuggestion[] => {
    const own = group.filter((one) => one.own)
    const from = countOf(own) >= fewestFilled ? own : group
    if (countOf(from) < fewestFilled) return []
    return [
      {
        license_types: group[0]!.license_types.toSorted((a, b) => a - b),
        shift_block_type: group[0]!.shift_block_type as ShiftBlockTypeId,
        rate: middleOf(from),
        filled: countOf(from),
        from: from === own ? 'facility' : 'county',
      },
    ]
  })
}

/** The suggestion for licenses and a part of the day; null where there is none. */
export function suggestedRate(
  suggestions: readonly RateSuggestion[],
  license_types: readonly number[],
  shift_block_type: ShiftBlockTypeId | null,
): RateSuggestion | null {
  const wanted = license_types.toSorted((a, b) => a - b).join('+')
  return (
    suggestions.find(
      (one) => one.shift_block_type === shift_block_type && one.license_types.join('+') === wanted,
    ) ?? null
  )
}

const countOf = (group: readonly FilledRate[]) => group.reduce((sum, { filled }) => sum + filled, 0)

function middleOf(group: readonly FilledRate[]): number {
  const middle = Math.ceil(countOf(group) / 2)
  let passed = 0
  for (const { rate, filled } of group.toSorted((one, other) => one.rate - other.rate)) {
    passed += filled
    if (passed >= middle) return rate
  }
  return 0
}
