import { formatFormDate, parseFormDate } from '../kit/dates.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/form.js'
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
): Form<AvailabilityForm> {
  return createForm<AvailabilityForm>({
    fields: {
      start_date: { initial: formatFormDate(saved?.start_date ?? day) },
      end_date: { initial: saved?.end_date ? formatFormDate(saved.end_date) : '' },
      start_time: { initial: saved?.start_time ?? '09:00' },
      end_time: { initial: saved?.end_time ?? '17:00' },
      repeats_weekly: { initial: saved?.repeats_weekly ?? false },
    },
    check: (form) => ({
      ...availabilityErrors(draftOf(form), today),
      ...(form.end_date.trim() !== '' &&
        parseFormDate(form.end_date) === null && { end_date: availabilityTexts.dateRequired }),
    }),
    async submit(form) {
      const kept = await store.save.run(draftOf(form), saved?.id)
      const failure = store.save.error.peek()
      if (kept === undefined && failure) throw failure
    },
    describe: describeFailure,
  })
}

function draftOf({ start_date, end_date, ...hours }: AvailabilityForm): AvailabilityDraft {
  return { ...hours, start_date: parseFormDate(start_date) ?? '', end_date: parseFormDate(end_date) }
}
