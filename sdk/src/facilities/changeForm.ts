import type { Client } from '../client/client.js'
import { required } from '../kit/checks.js'
import { dayIn, parseFormDate, formatFormDate } from '../kit/dates/dates.js'
import { timeIn } from '../kit/dates/zoneTime.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkNote } from '../kit/fields/note.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { centsToField, dollarsToCents } from '../kit/money.js'
import type { FacilityShift } from '../shifts/calls.js'
import { shiftOfferErrors } from '../shifts/facilityShifts.js'
import { shiftTexts } from '../shifts/texts.js'
import { shiftZones } from '../vocabulary/shifts/catalogue.js'
import { updatePostedShift } from './shiftCalls.js'

/** What the form of a posted shift holds: the day MM/DD/YYYY, times HH:MM, the rate in dollars as typed. */
export interface ShiftChangeForm {
  readonly day: string
  readonly start_time: string
  readonly end_time: string
  readonly license_types: readonly number[]
  readonly rate: string
  readonly note: string
}

/** Changes what was posted of a shift; an end at or before the start is the next morning. */
export function createShiftChangeForm(
  care: Client,
  { id, facility: { time_zone }, start, end, iso_type, license_types, rate, note }: FacilityShift,
  done: (shift: FacilityShift) => void,
): Form<ShiftChangeForm> {
  return createForm<ShiftChangeForm>({
    fields: {
      day: {
        initial: formatFormDate(dayIn(time_zone, new Date(start))),
        checks: [(day) => (parseFormDate(day) === null ? shiftTexts.dayRequired : null)],
      },
      start_time: {
        initial: timeIn(time_zone, new Date(start)),
        checks: [required(shiftTexts.timeRequired)],
      },
      end_time: { initial: timeIn(time_zone, new Date(end)), checks: [required(shiftTexts.timeRequired)] },
      license_types: { initial: license_types },
      rate: { initial: centsToField(rate) },
      note: { initial: note, checks: [checkNote] },
    },
    check: ({ rate: typed, ...times }) => shiftOfferErrors({ ...times, rate: dollarsToCents(typed) }),
    async submit(typed) {
      const body = {
        day: parseFormDate(typed.day) ?? '',
        start_time: typed.start_time,
        end_time: typed.end_time,
        iso_type: shiftZones.find(iso_type)?.id ?? null,
        license_types: [...typed.license_types],
        rate: dollarsToCents(typed.rate) ?? 0,
        note: typed.note.trim(),
      }
      done(await care.call(updatePostedShift, { id, body }))
    },
    describe: describeFailure,
  })
}
