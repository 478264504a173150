import type { LocatedRow } from './locatedRow.ts'

export interface FacilityRow extends LocatedRow {
  id: number
  user_id: number | null
  name: string
  address: string
  time_zone: string
  phone: string
  beds: number
  about: string
}

/** A shift at a facility; those ahead are promised or still open. */
export interface ShiftRow {
  id: number
  facility_id: number
  user_id: number | null
  /** The day on which it begins, where the facility is. */
  day: string
  start: string
  end: string
  shift_block_type: 1 | 2 | 3
  iso_type: number | null
  license_types: number[]
  /** Cents an hour. */
  rate: number
  status: 'open' | 'assigned' | 'confirmed' | 'done'
  note: string
}

/** Somebody who would like to take a shift, or whom its facility asked. */
export interface ShiftApplicationRow {
  shift_id: number
  user_id: number
  state: 'applied' | 'invited'
  note: string
  created_at: string
}

/** When a shift was worked. */
export interface ClockRow {
  id: number
  user_id: number
  /** A nursing shift, or a visit to a family: the other one is null. */
  shift_id: number | null
  visit_id: number | null
  clock_in_at: string
  clock_out_at: string
  clock_in_place: 'there'
  clock_out_place: 'there'
}

/** The timesheet of a shift that was worked; `status` is a timecard status. */
export interface SheetRow {
  id: number
  shift_id: number
  user_id: number
  status: 1 | 4 | 5
  start: string
  end: string
  break_minutes: number
  supervisor: string
  submitted_at: string
  decided_at: string | null
  decision_note: string
}

/** A photo of a signed timesheet, in the file store. */
export interface SheetPhotoRow {
  id: number
  timesheet_id: number
  stored_as: string
  created_at: string
}
