import type { Client } from '../client/client.js'
import { dayIn, formatFormDate, parseFormDate } from '../kit/dates/dates.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createMergingForm, type MergingForm } from '../kit/forms/conflict.js'
import { createForm } from '../kit/forms/form.js'
import { checkNote } from '../kit/fields/note.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { spanIn, timeIn } from '../kit/dates/zoneTime.js'
import { updateConnectionShift, visitRecord, type Visit } from './connectionCalls.js'
import type { SeriesScope } from '../vocabulary/hiring/catalogue.js'
import { visitErrors } from './visits.js'
import { visitTexts } from './visitTexts.js'

/** What the editor of a visit holds: the day MM/DD/YYYY and the times HH:MM where it takes place. */
export interface VisitForm {
  readonly day: string
  readonly start: string
  readonly end: string
  readonly note: string
  /** Of a weekly visit, which of them move. */
  readonly scope: SeriesScope
}

/**
 * Moves a visit, or changes its note (`next-shift/…/edit`). An end at or before the start is the next day. When it
 * is counts as one thing where the other side has moved it meanwhile.
 */
export function createVisitForm(
  care: Client,
  visit: Visit,
  now: () => number,
  done: (visit: Visit) => void,
): MergingForm<VisitForm> {
  const zone = visit.time_zone
  const planOf = ({ start, end }: Visit) => ({
    day: formatFormDate(dayIn(zone, new Date(start))),
    start: timeIn(zone, start),
    end: timeIn(zone, end),
  })
  const spanOf = ({ day, start, end }: VisitForm, seen: Visit) => {
    // A time that comes twice on its day would not give the same instant back.
    const planned = planOf(seen)
    if (day === planned.day && start === planned.start && end === planned.end) return seen
    const span = spanIn(zone, parseFormDate(day) ?? '', start, end)
    return { start: span.start?.toISOString() ?? '', end: span.end?.toISOString() ?? '' }
  }
  return createMergingForm<Visit, VisitForm>({
    kind: visitRecord,
    record: visit,
    valuesOf: (seen) => ({ ...planOf(seen), note: seen.note, scope: 'one' }),
    together: [['day', 'start', 'end']],
    form(last, saw) {
      const seen = () => last() ?? visit
      const planned = planOf(visit)
      return createForm<VisitForm>({
        fields: {
          day: {
            initial: planned.day,
            checks: [(day) => (parseFormDate(day) === null ? visitTexts.dayRequired : null)],
          },
          start: { initial: planned.start },
          end: { initial: planned.end },
          note: { initial: visit.note, checks: [checkNote] },
          scope: { initial: 'one' },
        },
        check: (form) =>
          parseFormDate(form.day) === null ? {} : visitErrors(spanOf(form, seen()), new Date(now())),
        async submit(form) {
          const { start, end } = spanOf(form, seen())
          const version = versionFor(visitRecord, seen())
          const scope = visit.series_id === null || form.scope === 'one' ? undefined : form.scope
          const body = { start, end, note: form.note.trim(), version, ...(scope && { scope }) }
          const ids = { id: visit.connection_id, shiftId: visit.id }
          const moved = await care.call(updateConnectionShift, { ...ids, body })
          saw(moved)
          done(moved)
        },
        describe: describeFailure,
      })
    },
  })
}
