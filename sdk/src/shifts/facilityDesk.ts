import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { BodyOf } from '../client/call.js'
import { required } from '../kit/checks.js'
import { parseFormDate } from '../kit/dates/dates.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { dollarsToCents } from '../kit/money.js'
import { checkNote } from '../kit/fields/note.js'
import { settle } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import { updateFacilityShift, postFacilityShift, type FacilityShift } from './calls.js'
import type { ShiftZoneId } from '../vocabulary/shifts/catalogue.js'
import { shiftOfferErrors, type FacilityShiftAction } from './facilityShifts.js'
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

/** What the form of a new shift holds: the day MM/DD/YYYY, times HH:MM, the rate in dollars as typed. */
export interface PostShiftForm {
  readonly day: string
  readonly start_time: string
  readonly end_time: string
  readonly iso_type: ShiftZoneId | null
  readonly license_types: readonly number[]
  readonly rate: string
  readonly note: string
}

/** Offers a shift at a facility; an end at or before the start is the next morning. */
export function createPostShiftForm(
  care: Client,
  facility_id: number,
  done: (shift: FacilityShift) => void,
): Form<PostShiftForm> {
  return createForm<PostShiftForm>({
    fields: {
      day: {
        initial: '',
        checks: [(day) => (parseFormDate(day) === null ? shiftTexts.dayRequired : null)],
      },
      start_time: { initial: '07:00', checks: [required(shiftTexts.timeRequired)] },
      end_time: { initial: '15:00', checks: [required(shiftTexts.timeRequired)] },
      iso_type: { initial: null },
      license_types: { initial: [] },
      rate: { initial: '' },
      note: { initial: '', checks: [checkNote] },
    },
    check: ({ rate, ...times }) => shiftOfferErrors({ ...times, rate: dollarsToCents(rate) }),
    async submit({ day, rate, license_types, note, ...rest }) {
      const body = {
        ...rest,
        facility_id,
        day: parseFormDate(day) ?? '',
        license_types: [...license_types],
        rate: dollarsToCents(rate) ?? 0,
        ...(note.trim() && { note: note.trim() }),
      }
      done(await care.call(postFacilityShift, { body }))
    },
    describe: describeFailure,
  })
}
