import { describeFailure } from '../../kit/describeFailure.js'
import { checkNote } from '../../kit/fields/note.js'
import { createMergingForm, type MergingForm } from '../../kit/forms/conflict.js'
import { createForm } from '../../kit/forms/form.js'
import { dayIn } from '../../kit/dates/dates.js'
import { timeIn } from '../../kit/dates/zoneTime.js'
import {
  Timesheet,
  type TimesheetShift,
  type TimesheetShiftDraft,
} from '../../vocabulary/timesheets/entities.js'
import { lineErrors } from './lineErrors.js'
import { comesTwice, shiftSpan } from './span.js'

/** A line as it is edited: a day of the sheet, HH:MM where it was worked, and minutes of the break. */
export interface LineForm {
  readonly date: string
  readonly start_time: string
  readonly end_time: string
  /** Of times that come twice in the night in which the clocks are set back, whether the second is meant. */
  readonly later_start: boolean
  readonly later_end: boolean
  readonly break_minutes: number | null
  readonly pay_type: 'regular' | 'special'
  readonly note: string
}

/** What the form of a line is made of. */
export interface LineFormOptions {
  readonly sheet: Timesheet
  /** The line that is edited; null for a new one. */
  readonly line: TimesheetShift | null
  /** The day that a new one begins with. */
  readonly day?: string
  readonly now: () => number
  readonly send: (draft: TimesheetShiftDraft, seen?: TimesheetShift) => Promise<Timesheet>
}

/**
 * Adds a line to a timesheet, or changes one. When it is counts as one thing where it was changed elsewhere meanwhile; one
 * that was taken off there is added again.
 */
export function createLineForm({ sheet, line, day, now, send }: LineFormOptions): MergingForm<LineForm> {
  const zone = sheet.time_zone
  const seenIn = (seen: Timesheet | null) => seen?.shifts.find(({ id }) => id === line?.id)
  const initial = line ? formOf(line, zone) : { ...emptyLine, date: day ?? sheet.start_date }
  return createMergingForm<Timesheet, LineForm>({
    kind: { shape: Timesheet },
    record: line && sheet,
    valuesOf: (seen) => {
      const found = seenIn(seen)
      return found ? formOf(found, zone) : {}
    },
    together: [['date', 'start_time', 'end_time', 'later_start', 'later_end']],
    addsAgain: true,
    form: (last, saw) =>
      createForm<LineForm>({
        fields: {
          date: { initial: initial.date },
          start_time: { initial: initial.start_time },
          end_time: { initial: initial.end_time },
          later_start: { initial: initial.later_start, activeWhen: (form) => comesTwice(form, zone).start },
          later_end: { initial: initial.later_end, activeWhen: (form) => comesTwice(form, zone).end },
          break_minutes: { initial: initial.break_minutes },
          pay_type: { initial: initial.pay_type },
          note: { initial: initial.note, checks: [checkNote] },
        },
        check: (form) =>
          lineErrors(form, {
            ...{ zone, start_date: sheet.start_date, end_date: sheet.end_date, now: new Date(now()) },
            others: (last() ?? sheet).shifts.filter(({ id }) => id !== line?.id),
          }),
        async submit({ break_minutes, note, ...hours }) {
          const body = { ...hours, break_minutes: break_minutes ?? 0, note: note.trim() }
          const seen = seenIn(last())
          // What was changed of the time is typed; what was not is still from where it came.
          const source = seen && isSameTime(hours, seen, zone) ? {} : ({ source: 'typed' } as const)
          saw(await send({ ...body, ...source }, seen))
        },
        describe: describeFailure,
      }),
  })
}

const emptyLine: LineForm = {
  ...{ date: '', start_time: '', end_time: '', later_start: false, later_end: false },
  ...{ break_minutes: 0, pay_type: 'regular', note: '' },
}

function formOf(line: TimesheetShift, zone: string): LineForm {
  const { start, end, break_minutes, pay_type, note } = line
  const hours = {
    date: dayIn(zone, new Date(start)),
    start_time: timeIn(zone, start),
    end_time: timeIn(zone, end),
  }
  const first = shiftSpan(hours, zone)
  return {
    ...hours,
    later_start: first.start !== null && first.start.getTime() < Date.parse(start),
    later_end: first.end !== null && first.end.getTime() < Date.parse(end),
    ...{ break_minutes, note, pay_type: pay_type === 'special' ? 'special' : 'regular' },
  }
}

function isSameTime(hours: Omit<LineForm, 'break_minutes' | 'note'>, line: TimesheetShift, zone: string) {
  const { start, end } = shiftSpan(hours, zone)
  return start?.getTime() === Date.parse(line.start) && end?.getTime() === Date.parse(line.end)
}
