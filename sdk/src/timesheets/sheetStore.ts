import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { action, type Action } from '../kit/state/action.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import { fits } from '../kit/structs/fits.js'
import type { Text } from '../kit/text.js'
import {
  Timesheet,
  timesheetRecord,
  timesheetShiftRecord,
  type ShiftSuggestion,
  type TimesheetChange,
  type TimesheetShift,
  type TimesheetShiftDraft,
} from '../vocabulary/timesheets/entities.js'
import { agreeToCorrection, getTimesheet, listShiftSuggestions, updateTimesheet } from './calls.js'
import {
  addTimesheetShifts,
  removeTimesheetExpense,
  removeTimesheetShift,
  updateTimesheetShift,
} from './lines/lineCalls.js'
import { openSuggestions } from './suggestions.js'
import { timesheetTexts as words } from './texts.js'

/** One timesheet: its shifts, its totals, and what saves, submits and takes it back. */
export interface TimesheetStore {
  readonly timesheet: Resource<Timesheet>
  readonly suggestions: Resource<readonly ShiftSuggestion[]>
  /** Those that may still be taken over, from clocking in and out, from what was planned, and from the last sheet. */
  readonly open: ReadonlySignal<readonly ShiftSuggestion[]>
  readonly saving: ReadonlySignal<boolean>
  /** Whether it turned out to be changed elsewhere since it was seen: it is shown as it is now. */
  readonly changedElsewhere: ReadonlySignal<boolean>
  /** Saves a shift for a form; without one that was seen a new one. What is refused is thrown, to be put at its field. */
  send(shift: TimesheetShiftDraft, seen?: TimesheetShift): Promise<Timesheet>
  /** Takes over suggestions, all or none. */
  readonly take: Action<[taken: readonly ShiftSuggestion[]], Timesheet>
  readonly removeShift: Action<[shift: TimesheetShift], Timesheet>
  readonly removeExpense: Action<[id: number], Timesheet>
  readonly change: Action<[change: TimesheetChange], Timesheet>
  /** Hands in what is shown: where it is something else by now, it is shown and not handed in. */
  readonly submit: Action<[], Timesheet>
  readonly takeBack: Action<[], Timesheet>
  /** Agrees to a correction. */
  readonly agree: Action<[], Timesheet>
  /** Takes in the timesheet as a call of another form has answered it. */
  took(timesheet: Timesheet): void
}

/** One timesheet, `loaded` where the page brought it along. */
export function createTimesheet(
  care: Client,
  toasts: Toasts,
  {
    connection,
    id,
    loaded,
  }: { readonly connection: number; readonly id: number; readonly loaded?: Timesheet },
): TimesheetStore {
  const where = { id: connection, tid: id }
  const timesheet = resource((abort) => care.call(getTimesheet, where, { signal: abort }))
  if (loaded) timesheet.set(loaded)
  const suggestions = resource<readonly ShiftSuggestion[]>((abort) =>
    care.call(listShiftSuggestions, { id: connection }, { signal: abort }),
  )
  const changedElsewhere = signal(false)
  const took = (fresh: Timesheet) => {
    timesheet.set(fresh)
    changedElsewhere.value = false
  }
  /** After a conflict, what there is now stands where it was. */
  const takeIn = ({ kind, current }: ApiError) => {
    if (kind !== 'conflict' || !fits(current, Timesheet)) return
    timesheet.set(current)
    changedElsewhere.value = true
  }
  const say = sayFailure(toasts)
  const outcomes = (text?: Text) => ({
    done(fresh: Timesheet) {
      took(fresh)
      if (text) toasts.success(text)
    },
    failed(error: ApiError) {
      takeIn(error)
      say(error)
    },
  })
  const versioned = (change: TimesheetChange): TimesheetChange => {
    const seen = timesheet.data.peek()
    return seen ? { ...change, version: versionFor(timesheetRecord, seen, change) } : change
  }
  const changed = (change: TimesheetChange) =>
    care.call(updateTimesheet, { ...where, body: versioned(change) })
  const parts = {
    take: action(
      (taken: readonly ShiftSuggestion[]) =>
        care.call(addTimesheetShifts, { ...where, body: { shifts: taken.map(draftOf) } }),
      outcomes(),
    ),
    removeShift: action(
      (shift: TimesheetShift) =>
        care.call(removeTimesheetShift, {
          ...where,
          shiftId: shift.id,
          query: { version: versionFor(timesheetShiftRecord, shift) },
        }),
      outcomes(),
    ),
    removeExpense: action(
      (expenseId: number) => care.call(removeTimesheetExpense, { ...where, expenseId }),
      outcomes(),
    ),
    change: action(changed, outcomes(words.saved)),
    submit: action(() => changed({ status: 1 }), outcomes(words.submitted)),
    takeBack: action(() => changed({ status: -1 }), outcomes(words.takenBack)),
    agree: action(() => care.call(agreeToCorrection, where), outcomes(words.agreed)),
  }
  return {
    timesheet,
    suggestions,
    open: computed(() => {
      const sheet = timesheet.data.value
      return sheet
        ? openSuggestions([...sheet.clock_suggestions, ...(suggestions.data.value ?? [])], sheet)
        : []
    }),
    saving: computed(() => Object.values(parts).some(({ busy }) => busy.value)),
    changedElsewhere,
    async send(draft, seen) {
      const version = seen && versionFor(timesheetShiftRecord, seen)
      const body = version === undefined ? draft : { ...draft, version }
      const fresh = await care.call(updateTimesheetShift, { ...where, shiftId: seen?.id ?? 0, body })
      took(fresh)
      return fresh
    },
    ...parts,
    took,
  }
}

/** A suggestion as a line to be saved. */
function draftOf({ planned: _, source, clock_id, ...hours }: ShiftSuggestion): TimesheetShiftDraft {
  const from = source === 'clock' || source === 'planned' || source === 'last' ? source : 'typed'
  return { ...hours, source: from, ...(clock_id !== null && { clock_id }) }
}
