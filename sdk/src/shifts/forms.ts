import type { Client } from '../client/client.js'
import { required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { checkNote } from '../kit/fields/note.js'
import { cancelShift, updateFacilityShift, type FacilityShift } from './calls.js'
import type { OpenShift, OwnShift } from '../vocabulary/shifts/entities.js'
import { applyToShift, withdrawFromShift } from './openShiftCalls.js'
import { shiftTexts } from './texts.js'

/** Applies for an open shift, with a few words to the facility if there are any. */
export function createShiftApplyForm(
  care: Client,
  shift_id: number,
  done: (shift: OpenShift) => void,
): Form<{ note: string }> {
  return noteForm([], async (note) => {
    const body = { shift_id, ...(note && { note }) }
    done(await care.call(applyToShift, { body }))
  })
}

/** Takes an application back, with a few words to the facility if there are any. */
export function createShiftWithdrawForm(
  care: Client,
  id: number,
  done: (shift: OpenShift) => void,
): Form<{ note: string }> {
  return noteForm([], async (note) =>
    done(await care.call(withdrawFromShift, { id, ...(note && { body: { note } }) })),
  )
}

/** Gives a shift back, with a reason. */
export function createShiftCancelForm(
  care: Client,
  id: number,
  done: (shift: OwnShift) => void,
): Form<{ note: string }> {
  return noteForm([required(shiftTexts.reasonRequired)], async (note) =>
    done(await care.call(cancelShift, { id, body: { note } })),
  )
}

/** Sends the timesheet of a shift back to whoever worked it, saying what is wrong with it. */
export function createSheetRejectForm(
  care: Client,
  id: number,
  done: (shift: FacilityShift) => void,
): Form<{ note: string }> {
  return noteForm([required(shiftTexts.reasonRequired)], async (note) =>
    done(await care.call(updateFacilityShift, { body: { id, action: 'reject', note } })),
  )
}

/** A form of a few words, trimmed. */
function noteForm(
  checks: readonly ReturnType<typeof required>[],
  send: (note: string) => Promise<void>,
): Form<{ note: string }> {
  return createForm<{ note: string }>({
    fields: { note: { initial: '', checks: [...checks, checkNote] } },
    submit: ({ note }) => send(note.trim()),
    describe: describeFailure,
  })
}
