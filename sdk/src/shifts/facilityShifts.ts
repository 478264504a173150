import { isRecord } from '../kit/shape.js'
import { awaitsFamily } from '../timesheets/status.js'

/** What a facility may do about one of its shifts, `action` on the wire. */
export const facilityShiftActionIds = ['assign', 'approve', 'reject', 'cancel'] as const
export type FacilityShiftAction = (typeof facilityShiftActionIds)[number]

/** The actions that a shift offers its facility; `start` an instant. */
export function facilityShiftActions(
  shift: {
    readonly status: string
    readonly start: string
    readonly clock_in_at?: string | null
    readonly applicants?: readonly unknown[]
    readonly timesheet?: { readonly status: number } | null
  },
  now: Date,
): readonly FacilityShiftAction[] {
  if (!isRecord(shift) || !(now instanceof Date)) return []
  const start = typeof shift.start === 'string' ? Date.parse(shift.start) : Number.NaN
  const isAhead = start > now.getTime() && !shift.clock_in_at
  const isOpen = shift.status === 'open'
  const mayCancel = isOpen || shift.status === 'assigned' || shift.status === 'confirmed'
  return [
    ...(isAhead && isOpen && shift.applicants?.length ? (['assign'] as const) : []),
    ...(isRecord(shift.timesheet) && awaitsFamily(shift.timesheet as { status: number })
      ? (['approve', 'reject'] as const)
      : []),
    ...(isAhead && mayCancel ? (['cancel'] as const) : []),
  ]
}
