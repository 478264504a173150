import { formatFormDate, parseFormDate } from '../kit/dates/dates.js'
import type { MergingForm } from '../kit/forms/conflict.js'
import { recordForm } from '../kit/forms/recordForm.js'
import { availabilityErrors, availabilityTexts } from './availability.js'
import type { Availability, AvailabilityDraft } from './availabilityCalls.js'
import type { AvailabilityStore } from './availabilityStore.js'

/** What the availability editor holds: days as MM/DD/YYYY, the last one empty for none; times as HH:MM. */
export interface AvailabilityForm {
  readonly start_date: string
  readonly end_date: string
  readonly start_time: string
  readonly end_time: string
  readonly repeats_weekly: boolean
}

/** The editor of a saved availability, or of a new one that begins on a day. */
export function createAvailabilityForm(
  store: AvailabilityStore,
  today: string,
  saved: Availability | null,
  day: string = today,
): MergingForm<AvailabilityForm> {
  return recordForm<Availability, AvailabilityDraft, AvailabilityForm>(store, {
    saved,
    empty: {
      start_date: formatFormDate(day),
      end_date: '',
      start_time: '09:00',
      end_time: '17:00',
      repeats_weekly: false,
    },
    valuesOf: ({ start_date, end_date, start_time, end_time, repeats_weekly }) => ({
      start_date: formatFormDate(start_date),
      end_date: end_date ? formatFormDate(end_date) : '',
      ...{ start_time, end_time, repeats_weekly },
    }),
    together: [
      ['start_date', 'end_date', 'repeats_weekly'],
      ['start_time', 'end_time'],
    ],
    errors: (form) => ({
      ...availabilityErrors(draftOf(form), today),
      ...(form.end_date.trim() !== '' &&
        parseFormDate(form.end_date) === null && { end_date: availabilityTexts.dateRequired }),
    }),
    body: draftOf,
  })
}

function draftOf({ start_date, end_date, ...hours }: AvailabilityForm): AvailabilityDraft {
  return { ...hours, start_date: parseFormDate(start_date) ?? '', end_date: parseFormDate(end_date) }
}
