import type { Client } from '../client/client.js'
import { dayIn, formatFormDate, parseFormDate } from '../kit/dates.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/form.js'
import { checkNote } from '../kit/note.js'
import { spanIn, timeIn } from '../kit/zoneTime.js'
import { changeConnectionShift, type Visit } from './connectionCalls.js'
import { visitErrors } from './visits.js'
import { visitTexts } from './visitTexts.js'

/** What the editor of a visit holds: the day MM/DD/YYYY and the times HH:MM where it takes place. */
export interface VisitForm {
  readonly day: string
  readonly start: string
  readonly end: string
  readonly note: string
}

/** Moves a visit, or changes its note (D1 §2 `next-shift/…/edit`). An end at or before the start is the next day. */
export function createVisitForm(
  care: Client,
  visit: Visit,
  now: () => number,
  done: (visit: Visit) => void,
): Form<VisitForm> {
  const zone = visit.time_zone
  const planned = {
    day: formatFormDate(dayIn(zone, new Date(visit.start))),
    start: timeIn(zone, visit.start),
    end: timeIn(zone, visit.end),
  }
  const spanOf = ({ day, start, end }: VisitForm) => {
    // A time that comes twice on its day would not give the same instant back.
    if (day === planned.day && start === planned.start && end === planned.end) return visit
    const span = spanIn(zone, parseFormDate(day) ?? '', start, end)
    return { start: span.start?.toISOString() ?? '', end: span.end?.toISOString() ?? '' }
  }
  return createForm<VisitForm>({
    fields: {
      day: {
        initial: planned.day,
        checks: [(day) => (parseFormDate(day) === null ? visitTexts.dayRequired : null)],
      },
      start: { initial: planned.start },
      end: { initial: planned.end },
      note: { initial: visit.note, checks: [checkNote] },
    },
    check: (form) => (parseFormDate(form.day) === null ? {} : visitErrors(spanOf(form), new Date(now()))),
    async submit(form) {
      const { start, end } = spanOf(form)
      const body = { start, end, note: form.note.trim() }
      const ids = { id: visit.connection_id, shiftId: visit.id }
      done(await care.call(changeConnectionShift, { ...ids, body }))
    },
    describe: describeFailure,
  })
}
