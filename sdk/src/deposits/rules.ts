import { isRecord, numberOf } from '../kit/shape.js'

/** What an invoice pays, cents, as far as the caregiver's part of it goes. */
export interface PaidHours {
  readonly wages: number
  readonly tip: number
  readonly withheld: number
  readonly expenses: number
}

/** What a caregiver gets of an invoice, in cents: wages and tip, less what is withheld of them, and what they spent. */
export function payOf(hours: PaidHours): number {
  if (!isRecord(hours)) return 0
  const [wages, tip, withheld, expenses] = [hours.wages, hours.tip, hours.withheld, hours.expenses].map(
    (cents) => numberOf(cents) ?? 0,
  ) as [number, number, number, number]
  return Math.max(0, wages + tip - withheld + expenses)
}

const hour = 3_600_000

/**
 * The instant, in milliseconds, at which pay that the provider did not make is tried again: after an hour, then after twice as
 * long each time, and at least once a day.
 */
export function nextTry(tries: number, now: number): number {
  const times = Math.max(0, Math.min(5, (numberOf(tries) ?? 1) - 1))
  return now + Math.min(24, 2 ** times) * hour
}
