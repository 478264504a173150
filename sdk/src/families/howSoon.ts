import { catalogue, type IdOf } from '../kit/catalogue.js'
import { addDays, daysBetween } from '../kit/dates/dates.js'

/**
 * How soon care is needed: choices that stand for a day, since `how_soon` is one. The documents give no
 * choices; `days` is how far ahead each reaches.
 */
export const howSoonChoices = catalogue([
  { id: 'now', label: ['Right away', 'De inmediato'], days: 0 },
  { id: 'week', label: ['Within a week', 'En una semana'], days: 7 },
  { id: 'month', label: ['Within a month', 'En un mes'], days: 30 },
  { id: 'later', label: ['Later', 'Más adelante'], days: 90 },
])
export type HowSoon = IdOf<typeof howSoonChoices>

/** The day a choice stands for, counted from today; empty for no choice or no day. */
export function howSoonDay(choice: HowSoon, today: string): string {
  const days = howSoonChoices.find(choice)?.days
  return days === undefined ? '' : addDays(today, days)
}

/** The nearest choice that reaches a day; a day that is past counts as now. Null for no day. */
export function howSoonOf(day: string | null | undefined, today: string): HowSoon | null {
  const ahead = daysBetween(today, day as string)
  if (ahead === null) return null
  return howSoonChoices.entries.find(({ days }) => ahead <= days)?.id ?? 'later'
}
