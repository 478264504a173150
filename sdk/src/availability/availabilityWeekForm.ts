import type { Client } from '../client/client.js'
import { formatFormDate, parseFormDate } from '../kit/dates/dates.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { availabilityTexts } from './availability.js'
import { addAvailabilityWeek, type Availability } from './availabilityCalls.js'
import { availabilityWeekErrors, type AvailabilityWeek } from './availabilityWeek.js'

/** The days of each week in one form: days as MM/DD/YYYY, the last one empty for none; times as HH:MM. */
export interface AvailabilityWeekForm {
  readonly days: readonly number[]
  readonly start_date: string
  readonly end_date: string
  readonly start_time: string
  readonly end_time: string
}

/** Adds the same hours on several days of each week; `done` is told all times as they are then. */
export function createAvailabilityWeekForm(
  care: Client,
  today: string,
  done: (times: Availability[]) => void,
): Form<AvailabilityWeekForm> {
  return createForm<AvailabilityWeekForm>({
    fields: {
      days: { initial: [] },
      start_date: { initial: formatFormDate(today) },
      end_date: { initial: '' },
      start_time: { initial: '09:00' },
      end_time: { initial: '17:00' },
    },
    check: (form) => ({
      ...availabilityWeekErrors(weekOf(form), today),
      ...(form.end_date.trim() !== '' &&
        parseFormDate(form.end_date) === null && { end_date: availabilityTexts.dateRequired }),
    }),
    async submit(form) {
      done(await care.call(addAvailabilityWeek, { body: { ...weekOf(form), days: [...form.days] } }))
    },
    describe: describeFailure,
  })
}

function weekOf({ start_date, end_date, ...rest }: AvailabilityWeekForm): AvailabilityWeek {
  return { ...rest, start_date: parseFormDate(start_date) ?? '', end_date: parseFormDate(end_date) }
}
