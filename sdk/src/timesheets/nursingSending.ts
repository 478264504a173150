import type { Client } from '../client/client.js'
import { ApiError } from '../kit/error.js'
import { versionFor, versionOf } from '../kit/state/recordVersion.js'
import {
  nursingTimesheetRecord,
  startNursingTimesheet,
  updateNursingTimesheet,
  type NursingTimesheet,
  type NursingTimesheetDraft,
} from './nursingCalls.js'

/** What a timesheet says. */
export type NursingContent = Omit<NursingTimesheetDraft, 'shift_id'>

/**
 * Begins the timesheet of a shift, or changes it as it was `seen`. One that was begun elsewhere meanwhile and says
 * something else is a conflict.
 */
export async function sendNursingTimesheet(
  care: Client,
  shift: number,
  body: NursingContent,
  seen: NursingTimesheet | null,
): Promise<NursingTimesheet> {
  if (seen) {
    const version = versionFor(nursingTimesheetRecord, seen)
    return care.call(updateNursingTimesheet, { id: seen.id, body: { ...body, version } })
  }
  const begun = await care.call(startNursingTimesheet, { body: { shift_id: shift, ...body } })
  if (contentOf(begun) === contentOf(body)) return begun
  throw new ApiError('conflict', { current: begun })
}

/** What a timesheet says, to be compared: instants may be written in more than one way. */
export function contentOf({
  start,
  end,
  break_minutes = 0,
  supervisor = '',
  note = '',
}: NursingContent): string {
  return versionOf([Date.parse(start), Date.parse(end), break_minutes, supervisor, note])
}
