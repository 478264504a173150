import type { Client } from '../client/client.js'
import { dayMs } from '../kit/constants.js'
import { dayIn } from '../kit/dates/dates.js'
import { spanIn, timeIn } from '../kit/dates/zoneTime.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkNote } from '../kit/fields/note.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { isRecord } from '../kit/shape.js'
import { message, type BoundText, type Text } from '../kit/text.js'
import { clockLimits } from '../vocabulary/shifts/constants.js'
import { planClockTexts as words } from './planClockTexts.js'
import {
  decideClockCorrection,
  proposeClockCorrection,
  setClockService,
  type ClockCorrection,
  type OnePlanClock,
  type PlanClock,
  type UnclockedVisit,
} from './planClockCalls.js'
import type { ClockReason } from './reasons.js'

/** The times that are said of a visit; instants. */
export interface SaidTimes {
  readonly clock_in_at: string
  readonly clock_out_at: string
}

/**
 * Why times cannot be those of a visit; null where they can: they end after they begin, within a day, not in the future, and
 * overlap the visit or lie within twelve hours of it; a visit that began longer ago than a month is not corrected any more.
 */
export function whyNotCorrect(
  visit: { readonly start: string; readonly end: string },
  said: SaidTimes,
  now: Date,
): Text | BoundText | null {
  const [start, end, from, until] = [visit?.start, visit?.end, said?.clock_in_at, said?.clock_out_at].map(
    (instant) => Date.parse(instant as string),
  ) as [number, number, number, number]
  if ([start, end, from, until].some(Number.isNaN)) return words.badTimes
  if (until <= from) return words.outFirst
  if (until - from > dayMs) return words.tooLong
  if (until > now.getTime()) return words.ahead
  if (now.getTime() - start > clockLimits.correctDays * dayMs)
    return message(words.tooLate, { days: clockLimits.correctDays })
  const reach = dayMs / 2
  return from > end + reach || until < start - reach ? words.otherDay : null
}

/** The correction that waits for the family; null for none. */
export const waitingCorrection = <C extends Pick<ClockCorrection, 'accepted'>>(
  corrections: readonly C[],
): C | null => corrections.find(({ accepted }) => accepted === null) ?? null

/**
 * What became of other times: they wait for the family, count, do not, or their caregiver has given others since, who is then who
 * decided about them.
 */
export function correctionState({
  accepted,
  by,
  decided_by,
}: Pick<ClockCorrection, 'accepted' | 'by' | 'decided_by'>): 'waits' | 'accepted' | 'refused' | 'replaced' {
  if (accepted === null) return 'waits'
  if (accepted) return 'accepted'
  return by && by.id === decided_by?.id ? 'replaced' : 'refused'
}

/** Whether a reason wants a few words beside it. */
export const reasonNeedsNote = (reason: ClockReason | null): boolean => reason === 'other'

/**
 * Whether other times may be said of a record: it is the caller's own, of the last month, the clock has been stopped, and its hours
 * are not handed in.
 */
export function mayCorrectClock(
  record: Pick<PlanClock, 'own' | 'clock_out_at' | 'start' | 'handed_in'>,
  now: Date,
): boolean {
  return isRecord(record) && Boolean(record.clock_out_at) && isOwnLately(record, now)
}

/** Whether the hours of a visit that nobody clocked may be typed: it is the caller's own, over, of the last month, and not handed in. */
export function mayTypeHours(
  visit: Pick<UnclockedVisit, 'own' | 'start' | 'end' | 'handed_in'>,
  now: Date,
): boolean {
  return isRecord(visit) && Date.parse(visit.end) <= now.getTime() && isOwnLately(visit, now)
}

const isOwnLately = (
  { own, start, handed_in }: Pick<UnclockedVisit, 'own' | 'start' | 'handed_in'>,
  now: Date,
) =>
  own === true && handed_in !== true && now.getTime() - Date.parse(start) <= clockLimits.correctDays * dayMs

/** A visit whose times are put right, with what was clocked of it. */
export interface CorrectedVisit extends Pick<UnclockedVisit, 'visit_id' | 'start' | 'end'> {
  readonly clock_in_at?: string | null
  readonly clock_out_at?: string | null
}

/** The times of a visit as far as they are known: those that were clocked, else those that were planned. */
const clockSpanOf = ({ start, end, clock_in_at, clock_out_at }: CorrectedVisit): SaidTimes => ({
  clock_in_at: clock_in_at ?? start,
  clock_out_at: clock_out_at ?? end,
})

/** Other times of a visit as they are typed: by the clock of the place. An end at or before the begin is the next day's. */
export interface ClockCorrectionForm {
  readonly date: string
  readonly start_time: string
  readonly end_time: string
  readonly reason: ClockReason | null
  readonly note: string
}

interface ClockCorrectionOptions {
  readonly planId: number
  /** The form begins with the times that were clocked; with the planned ones where nothing was. */
  readonly visit: CorrectedVisit
  readonly zone: string
  readonly now: () => Date
  readonly sent: (correction: ClockCorrection) => void
}

/** Says other times of a visit. */
export function createClockCorrectionForm(
  care: Client,
  { planId, visit, zone, now, sent }: ClockCorrectionOptions,
): Form<ClockCorrectionForm> {
  const times = clockSpanOf(visit)
  const saidIn = ({ date, start_time, end_time }: ClockCorrectionForm): SaidTimes | null => {
    const { start, end } = spanIn(zone, date, start_time, end_time)
    return start && end ? { clock_in_at: start.toISOString(), clock_out_at: end.toISOString() } : null
  }
  const required = (value: string) => (value === '' ? words.required : null)
  return createForm<ClockCorrectionForm>({
    fields: {
      date: { initial: dayIn(zone, new Date(times.clock_in_at)), checks: [required] },
      start_time: { initial: timeIn(zone, times.clock_in_at), checks: [required] },
      end_time: {
        initial: timeIn(zone, times.clock_out_at),
        checks: [
          required,
          (_, form) => {
            const said = saidIn(form)
            return said ? whyNotCorrect(visit, said, now()) : words.badTimes
          },
        ],
      },
      reason: { initial: null, checks: [(reason) => (reason === null ? words.reasonRequired : null)] },
      note: {
        initial: '',
        checks: [
          checkNote,
          (note, { reason }) => (reasonNeedsNote(reason) && note.trim() === '' ? words.noteRequired : null),
        ],
      },
    },
    async submit(form) {
      const said = saidIn(form)!
      const note = form.note.trim()
      const body = { visit_id: visit.visit_id, ...said, reason: form.reason!, ...(note && { note }) }
      sent(await care.call(proposeClockCorrection, { id: planId, body }))
    },
    describe: describeFailure,
  })
}

interface ClockDecisionOptions {
  readonly planId: number
  readonly correctionId: number
  readonly accept: boolean
  /** Staff say why. */
  readonly needsNote: boolean
  readonly done: (correction: ClockCorrection) => void
}

/** Decides other times with a few words. */
export function createClockDecision(
  care: Client,
  { planId, correctionId, accept, needsNote, done }: ClockDecisionOptions,
): Form<{ note: string }> {
  return createForm<{ note: string }>({
    fields: {
      note: {
        initial: '',
        checks: [checkNote, (note) => (needsNote && note.trim() === '' ? words.staffReason : null)],
      },
    },
    async submit({ note: typed }) {
      const note = typed.trim()
      const body = { accept, ...(note && { note }) }
      done(await care.call(decideClockCorrection, { id: planId, correctionId, body }))
    },
    describe: describeFailure,
  })
}

/** The caregiver of a record says which kind of help it was. */
export function createClockServiceForm(
  care: Client,
  { plan_id, id, category }: Pick<PlanClock, 'plan_id' | 'id' | 'category'>,
  saved: (one: OnePlanClock) => void,
): Form<{ readonly category: number | null }> {
  return createForm<{ readonly category: number | null }>({
    fields: { category: { initial: category } },
    async submit(body) {
      saved(await care.call(setClockService, { id: plan_id, clockId: id, body }))
    },
    describe: describeFailure,
  })
}
