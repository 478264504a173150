import { catalogue, type IdOf } from '../kit/catalogue.js'
import { addDays, isApiDate } from '../kit/dates/dates.js'

/** How often a benefit's hours begin anew. */
export const benefitCycles = catalogue([
  { id: 'month', label: ['Every month', 'Cada mes'], months: 1 },
  { id: 'quarter', label: ['Every three months', 'Cada tres meses'], months: 3 },
  { id: 'year', label: ['Every year', 'Cada año'], months: 12 },
])
export type BenefitCycle = IdOf<typeof benefitCycles>

/**
 * The first and the last day of the cycle in which a day lies; cycles are counted from the first day of the benefit. Null
 * before that day, and for what is no day. A first day that a month has not is its last day there.
 */
export function benefitCycleOf(
  begins: string,
  cycle: BenefitCycle,
  today: string,
): { readonly first: string; readonly last: string } | null {
  const months = benefitCycles.find(cycle)?.months
  if (!months || !isApiDate(begins) || !isApiDate(today) || today < begins) return null
  const count = (monthsOf(today) - monthsOf(begins)) / months
  // Within the month of the anniversary the day decides, so one cycle less may be right.
  for (let nth = Math.floor(count); nth >= 0; nth--) {
    const first = monthsLater(begins, nth * months)
    if (first <= today) return { first, last: addDays(monthsLater(begins, (nth + 1) * months), -1) }
  }
  return null
}

const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

function monthsLater(day: string, months: number): string {
  const at = monthsOf(day) + months
  const [year, month] = [Math.floor(at / 12), at % 12]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const date = Math.min(Number(day.slice(8)), lastDay)
  return `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
