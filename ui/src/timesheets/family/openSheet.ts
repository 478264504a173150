import type { ShiftSuggestion, Timesheet, TimesheetStore } from '@homecare/sdk/timesheets'
import type { InvoiceDetail } from '@homecare/sdk/payments'
import type { Part } from '@homecare/sdk/kit'
import { nameOf } from '../../caregivers/cardView'

/** What the pages of a timesheet come with. */
export interface SheetData {
  readonly sheet: Timesheet
  readonly side: 'caregiver' | 'family'
  /** Of planned visits and the last sheet; null where nothing may be added. */
  readonly suggestions: Part<readonly ShiftSuggestion[]> | null
  /** What it costs, for the family; null where it has no invoice of its own. */
  readonly invoice: InvoiceDetail | null
  readonly loadedAt: string
}

/** What each page of a caregiver's timesheet is about. */
export interface OwnSheetProps {
  readonly sheet: Timesheet
  readonly store: TimesheetStore
  /** The family's name: 'Carol I.' */
  readonly name: string
  readonly data: SheetData
}

export const otherName = ({ person }: Timesheet): string => nameOf(person)
