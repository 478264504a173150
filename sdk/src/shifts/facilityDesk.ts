import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { BodyOf } from '../client/call.js'
import { describeFailure } from '../kit/describeFailure.js'
import { settle } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import { updateFacilityShift, type FacilityShift } from './calls.js'
import type { FacilityShiftAction } from './facilityShifts.js'
import { shiftTexts } from './texts.js'

/** The shifts of a facility, as those who staff them work on them. */
export interface FacilityDesk {
  readonly shifts: ReadonlySignal<readonly FacilityShift[]>
  /**
   * Gives a shift to somebody, cancels it, or approves the hours worked in it, and says in a toast what came of it. Each
   * shift goes its own way: none waits for another. Never rejects.
   */
  act(change: BodyOf<typeof updateFacilityShift>): Promise<void>
  /** Takes in the shifts as they were loaded anew. */
  set(loaded: readonly FacilityShift[]): void
  /** Takes in a shift that was posted. */
  posted(shift: FacilityShift): void
  /** Takes in a shift whose timesheet was sent back. */
  rejected(shift: FacilityShift): void
}

/** The shifts as they came with their page, the latest first. */
export function createFacilityDesk(
  care: Client,
  toasts: Toasts,
  loaded: readonly FacilityShift[],
): FacilityDesk {
  const shifts = signal(loaded)
  const put = (shift: FacilityShift) => {
    shifts.value = shifts.peek().map((one) => (one.id === shift.id ? shift : one))
  }
  return {
    shifts,
    async act(body) {
      const outcome = await settle(() => care.call(updateFacilityShift, { body }))
      if ('error' in outcome) {
        toasts.error(describeFailure(outcome.error), outcome.error)
        return
      }
      put(outcome.value)
      toasts.success(doneTexts[body.action])
    },
    set(fresh) {
      shifts.value = fresh
    },
    posted(shift) {
      shifts.value = [shift, ...shifts.peek()].toSorted((one, other) => (one.start < other.start ? 1 : -1))
      toasts.success(shiftTexts.posted)
    },
    rejected(shift) {
      put(shift)
      toasts.success(shiftTexts.sheetRejected)
    },
  }
}

const doneTexts: Readonly<Record<FacilityShiftAction, (typeof shiftTexts)[keyof typeof shiftTexts]>> = {
  assign: shiftTexts.given,
  approve: shiftTexts.hoursApproved,
  reject: shiftTexts.sheetRejected,
  cancel: shiftTexts.canceled,
}
