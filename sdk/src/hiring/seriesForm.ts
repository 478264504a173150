import type { Client } from '../client/client.js'
import { addDays, dayIn, formatFormDate, parseFormDate } from '../kit/dates/dates.js'
import { spanIn } from '../kit/dates/zoneTime.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkNote } from '../kit/fields/note.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { versionFor } from '../kit/state/recordVersion.js'
import type { Text } from '../kit/text.js'
import { addConnectionShift, type Visit } from './connectionCalls.js'
import { scheduleErrors } from './series.js'
import {
  addVisitSeries,
  updateVisitSeries,
  visitSeriesRecord,
  type VisitSeries,
  type VisitSeriesChange,
} from './seriesCalls.js'
import { seriesTexts } from './seriesTexts.js'
import { visitErrors } from './visits.js'
import { visitTexts } from './visitTexts.js'

/** The connection whose visits are planned, and the IANA zone of its place. */
export interface VisitPlace {
  readonly connectionId: number
  readonly zone: string
}

/** A new visit, or weekly ones: days MM/DD/YYYY, the last one empty for none, times HH:MM, all where they take place. */
export interface NewVisitsForm {
  readonly repeats: 'once' | 'weekly'
  /** Of the week, 0 for Sunday. */
  readonly days: readonly number[]
  readonly day: string
  readonly to_day: string
  readonly start: string
  readonly end: string
  readonly note: string
}

/** What came of it: one visit, or the weekly ones as they are then. */
export interface PlannedNew {
  readonly visit?: Visit
  readonly series?: readonly VisitSeries[]
}

/** Plans one visit, or the same hours on some days of every week. An end at or before the start is the next morning. */
export function createNewVisitsForm(
  care: Client,
  { connectionId, zone }: VisitPlace,
  now: () => number,
  done: (planned: PlannedNew) => void,
): Form<NewVisitsForm> {
  const instantsOf = ({ day, start, end }: NewVisitsForm) => {
    const span = spanIn(zone, parseFormDate(day) ?? '', start, end)
    return { start: span.start?.toISOString() ?? '', end: span.end?.toISOString() ?? '' }
  }
  const scheduleOf = ({ days, start, end }: NewVisitsForm) =>
    days.map((day_of_week) => ({ day_of_week, start_time: start, end_time: end }))
  const tomorrow = addDays(dayIn(zone, new Date(now())), 1)
  return createForm<NewVisitsForm>({
    fields: {
      repeats: { initial: 'once' },
      days: { initial: [], activeWhen: ({ repeats }) => repeats === 'weekly' },
      day: { initial: formatFormDate(tomorrow), checks: [checkDay] },
      to_day: {
        initial: '',
        activeWhen: ({ repeats }) => repeats === 'weekly',
        checks: [(day) => (day.trim() === '' ? null : checkDay(day))],
      },
      start: { initial: '09:00' },
      end: { initial: '13:00' },
      note: { initial: '', checks: [checkNote] },
    },
    check(form) {
      if (form.repeats === 'once')
        return parseFormDate(form.day) === null ? {} : visitErrors(instantsOf(form), new Date(now()))
      const [first, last] = [parseFormDate(form.day), parseFormDate(form.to_day)]
      return {
        ...fieldsOf(scheduleErrors(scheduleOf(form))),
        ...(first !== null && first < dayIn(zone, new Date(now())) && { day: seriesTexts.fromInPast }),
        ...(first !== null && last !== null && last < first && { to_day: seriesTexts.endBeforeStart }),
      }
    },
    async submit(form) {
      const note = form.note.trim()
      if (form.repeats === 'once') {
        const body = { ...instantsOf(form), note }
        done({ visit: await care.call(addConnectionShift, { id: connectionId, body }) })
        return
      }
      const body = {
        ...{ schedule: scheduleOf(form), from_day: parseFormDate(form.day) ?? '', note },
        to_day: parseFormDate(form.to_day),
      }
      done({ series: await care.call(addVisitSeries, { id: connectionId, body }) })
    },
    describe: describeFailure,
  })
}

const checkDay = (day: string) => (parseFormDate(day) === null ? visitTexts.dayRequired : null)

/** Errors of a schedule whose lines have the same hours, at the fields of these. */
function fieldsOf(errors: Record<string, Text>): Partial<Record<'days' | 'start' | 'end', Text>> {
  const fields: Partial<Record<'days' | 'start' | 'end', Text>> = {}
  for (const [path, text] of Object.entries(errors)) {
    if (path.endsWith('start_time')) fields.start ??= text
    else if (path.endsWith('end_time')) fields.end ??= text
    else fields.days ??= text
  }
  return fields
}

/** A change of weekly visits from a day on: days MM/DD/YYYY, the last one empty for none, times HH:MM. */
export interface SeriesForm {
  readonly day_of_week: number
  readonly start: string
  readonly end: string
  readonly since: string
  readonly to_day: string
  readonly note: string
}

/** Changes weekly visits from a day on, by itself from today or their first day. `done` is told all as they are then. */
export function createSeriesForm(
  care: Client,
  connectionId: number,
  series: VisitSeries,
  now: () => number,
  done: (all: readonly VisitSeries[]) => void,
): Form<SeriesForm> {
  const today = dayIn(series.time_zone, new Date(now()))
  const first = series.from_day > today ? series.from_day : today
  const initial = {
    ...{ day_of_week: series.day_of_week, start: series.start_time, end: series.end_time },
    to_day: series.to_day === null ? '' : formatFormDate(series.to_day),
    note: series.note,
  }
  const changeOf = (form: SeriesForm): VisitSeriesChange => ({
    ...(form.day_of_week !== initial.day_of_week && { day_of_week: form.day_of_week }),
    ...(form.start !== initial.start && { start_time: form.start }),
    ...(form.end !== initial.end && { end_time: form.end }),
    ...(form.to_day.trim() !== initial.to_day && { to_day: parseFormDate(form.to_day) }),
    ...(form.note.trim() !== initial.note && { note: form.note.trim() }),
  })
  return createForm<SeriesForm>({
    fields: {
      day_of_week: { initial: initial.day_of_week },
      start: { initial: initial.start },
      end: { initial: initial.end },
      since: { initial: formatFormDate(first), checks: [checkDay] },
      to_day: {
        initial: initial.to_day,
        checks: [(day) => (day.trim() === '' ? null : checkDay(day))],
      },
      note: { initial: initial.note, checks: [checkNote] },
    },
    check({ day_of_week, start, end, since, to_day }) {
      const [from, last] = [parseFormDate(since), parseFormDate(to_day)]
      return {
        ...fieldsOf(scheduleErrors([{ day_of_week, start_time: start, end_time: end }])),
        ...(from !== null && from < today && { since: seriesTexts.fromInPast }),
        ...(from !== null && last !== null && last < from && { to_day: seriesTexts.endBeforeStart }),
      }
    },
    async submit(form) {
      const change = changeOf(form)
      const version = versionFor(visitSeriesRecord, series, change)
      const body = { ...change, since: parseFormDate(form.since) ?? first, version }
      done(await care.call(updateVisitSeries, { id: connectionId, seriesId: series.id, body }))
    },
    describe: describeFailure,
  })
}
