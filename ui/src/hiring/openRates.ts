import type { WagePlace } from '@homecare/sdk/payroll'
import type { WageRateStore } from '@homecare/sdk/hiring'
import { scopeKey } from '../frame/scope'

/** The rates that a page shows, and what a dialog over it needs to change them. */
export interface OpenRates {
  readonly store: WageRateStore
  /** The caregiver's first name. */
  readonly name: string
  readonly place: WagePlace
  /** The day where the care takes place. */
  readonly today: string
  /** Agreed hours of a week; null where none are. */
  readonly hoursWeek: number | null
  /** What the caregiver asks for an hour, in cents. */
  readonly desired: number | null
}
export const openRates = scopeKey<OpenRates>()
