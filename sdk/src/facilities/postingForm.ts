import type { Client } from '../client/client.js'
import { required } from '../kit/checks.js'
import { optionalDate } from '../kit/dates/dateChecks.js'
import { isApiDate, parseFormDate } from '../kit/dates/dates.js'
import { spanIn } from '../kit/dates/zoneTime.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkNote } from '../kit/fields/note.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { dollarsToCents } from '../kit/money.js'
import { isRecord, numberOf, textOf } from '../kit/shape.js'
import { message, type Sayable } from '../kit/text.js'
import type { FacilityShift } from '../shifts/calls.js'
import { shiftOfferErrors } from '../shifts/facilityShifts.js'
import { shiftTexts } from '../shifts/texts.js'
import { shiftZones, type ShiftZoneId } from '../vocabulary/shifts/catalogue.js'
import { maxNurses, maxPosted, postingCost, repeatedDays } from './posting.js'
import { postFacilityShifts } from './postingCalls.js'
import { postingTexts } from './postingTexts.js'

/** The hours that facilities change their staff at, HH:MM-HH:MM, the shorter first. */
export const usualHours = ['07:00-15:00', '15:00-23:00', '23:00-07:00', '07:00-19:00', '19:00-07:00'] as const

/** What the form of new shifts holds: days YYYY-MM-DD, the last day MM/DD/YYYY, times HH:MM, the rate in dollars. */
export interface PostingForm {
  readonly license_types: readonly number[]
  /** One of the usual hours, or 'other' where they are typed. */
  readonly hours: string
  readonly start_time: string
  readonly end_time: string
  readonly days: readonly string[]
  readonly until: string
  readonly nurses: number | null
  readonly rate: string
  readonly iso_type: ShiftZoneId | null
  readonly note: string
}

/** What is posted: one entry for each day and nurse, and what all of it costs in cents, null while something is missing. */
export interface PostingPlan {
  readonly days: readonly string[]
  readonly count: number
  readonly cost: number | null
  readonly start_time: string
  readonly end_time: string
}

/** What a form comes to. `time_zone` is that of the facility. */
export function postingPlan(form: PostingForm, time_zone: string): PostingPlan {
  const given = (isRecord(form) ? form : {}) as PostingForm
  const days = repeatedDays(given.days, parseFormDate(given.until))
  const nurses = numberOf(given.nurses, 0) ?? 0
  const { start_time, end_time } = timesOf(given)
  const cost = postingCost({
    time_zone,
    days,
    start_time,
    end_time,
    nurses,
    rate: dollarsToCents(given.rate),
  })
  return { days, count: days.length * nurses, cost: days.length > 0 ? cost : null, start_time, end_time }
}

/** The hours that are chosen, or typed. */
function timesOf({ hours, start_time, end_time }: Pick<PostingForm, 'hours' | 'start_time' | 'end_time'>) {
  const [start, end] = textOf(hours).split('-')
  return hours === 'other' || !end ? { start_time, end_time } : { start_time: start!, end_time: end }
}

/** Offers shifts at a facility, on each of the days and for each of the nurses, in one call. */
export function createPostingForm(
  care: Client,
  facility: { readonly id: number; readonly time_zone: string },
  now: () => Date,
  done: (shifts: readonly FacilityShift[]) => void,
): Form<PostingForm> {
  const other = (form: PostingForm) => form.hours === 'other'
  return createForm<PostingForm>({
    fields: {
      license_types: { initial: [], checks: [required(postingTexts.licenseRequired)] },
      hours: { initial: usualHours[0] },
      start_time: { initial: '07:00', checks: [required(shiftTexts.timeRequired)], activeWhen: other },
      end_time: { initial: '15:00', checks: [required(shiftTexts.timeRequired)], activeWhen: other },
      days: { initial: [], checks: [required(postingTexts.dayRequired)] },
      until: { initial: '', checks: [optionalDate()] },
      nurses: {
        initial: 1,
        checks: [
          (nurses) =>
            Number.isInteger(nurses) && nurses! >= 1 && nurses! <= maxNurses
              ? null
              : message(postingTexts.nursesWrong, { most: maxNurses }),
        ],
      },
      rate: { initial: '' },
      iso_type: { initial: null },
      note: { initial: '', checks: [checkNote] },
    },
    check: (form) => postingErrors(form, facility.time_zone, now()),
    async submit(form) {
      const plan = postingPlan(form, facility.time_zone)
      const one = {
        start_time: plan.start_time,
        end_time: plan.end_time,
        iso_type: form.iso_type,
        license_types: [...form.license_types],
        rate: dollarsToCents(form.rate) ?? 0,
        ...(form.note.trim() && { note: form.note.trim() }),
      }
      const shifts = plan.days.flatMap((day) =>
        Array.from({ length: form.nurses ?? 0 }, () => ({ ...one, day })),
      )
      done(await care.call(postFacilityShifts, { body: { facility_id: facility.id, shifts } }))
    },
    describe: describeFailure,
  })
}

/** What keeps shifts from being posted, by field, beyond what each field says by itself. */
export function postingErrors(
  form: PostingForm,
  time_zone: string,
  now: Date,
): Partial<Record<keyof PostingForm, Sayable>> {
  const given = (isRecord(form) ? form : {}) as PostingForm
  const { days, count, start_time, end_time } = postingPlan(given, time_zone)
  const { end_time: length, ...wrong } = shiftOfferErrors({
    start_time,
    end_time,
    rate: dollarsToCents(given.rate),
  })
  const start = days[0] === undefined ? null : spanIn(time_zone, days[0], start_time, end_time).start
  const until = parseFormDate(given.until)
  return {
    ...wrong,
    ...(length && { [given.hours === 'other' ? 'end_time' : 'hours']: length }),
    ...(start && now instanceof Date && start.getTime() <= now.getTime() && { days: postingTexts.dayPast }),
    ...(count > maxPosted && { days: message(postingTexts.tooMany, { most: maxPosted }) }),
    ...(until !== null && days[0] !== undefined && until < days[0] && { until: postingTexts.untilBefore }),
  }
}

/** What the device keeps of new shifts: all but the note, which may tell of somebody's health. */
export type PostingDraft = Omit<PostingForm, 'note'>

/** What is kept of a form. */
export function postingDraftOf({ note: _, ...kept }: PostingForm): PostingDraft {
  return kept
}

/**
 * What was kept, as far as it has the shape of the form: an older version may have written it. Days before `today` are
 * left out; null for nothing.
 */
export function readPostingDraft(found: unknown, today: string): Partial<PostingDraft> | null {
  if (!isRecord(found)) return null
  const texts = ['hours', 'start_time', 'end_time', 'until', 'rate'] as const
  const draft: Partial<PostingForm> = {
    ...Object.fromEntries(
      texts.flatMap((name) => (typeof found[name] === 'string' ? [[name, found[name]]] : [])),
    ),
    ...(Array.isArray(found.license_types) && {
      license_types: found.license_types.filter((id): id is number => Number.isInteger(id)),
    }),
    ...(Array.isArray(found.days) && {
      days: found.days.filter((day): day is string => isApiDate(day) && day >= today),
    }),
    ...(Number.isInteger(found.nurses) && { nurses: found.nurses as number }),
    ...(shiftZones.has(found.iso_type) && { iso_type: found.iso_type as ShiftZoneId }),
  }
  return draft.days?.length || draft.license_types?.length || draft.rate ? draft : null
}
