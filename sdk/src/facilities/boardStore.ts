import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { action, type Action } from '../kit/state/action.js'
import type { Toasts } from '../kit/state/toasts.js'
import { message } from '../kit/text.js'
import type { FacilityShift } from '../shifts/calls.js'
import { shiftZones } from '../vocabulary/shifts/catalogue.js'
import { boardTexts } from './boardTexts.js'
import type { ShiftGap } from './gaps.js'
import { maxPosted } from './posting.js'
import { postFacilityShifts } from './postingCalls.js'

/** The gaps of a week that are chosen to be posted. */
export interface GapChoice {
  readonly keys: ReadonlySignal<ReadonlySet<string>>
  /** How many are chosen, and what they cost together in cents. */
  readonly chosen: ReadonlySignal<{ readonly count: number; readonly cost: number }>
  /** Chooses one, or no longer; not more than are posted at once. */
  press(gap: ShiftGap): void
  choose(gaps: readonly ShiftGap[]): void
  clear(): void
  /** The week that is shown, by its Sunday: what was chosen of another one is chosen no more. */
  begin(week: string): void
  /** Posts what is chosen in one call; the gaps that are there now are told by the page that is loaded anew. */
  readonly post: Action<[], readonly FacilityShift[]>
}

/** Begins with nothing chosen; `posted` is told once they are posted. */
export function createGapChoice(
  care: Client,
  toasts: Toasts,
  facility_id: number,
  posted: () => void,
): GapChoice {
  const gaps = signal<ReadonlyMap<string, ShiftGap>>(new Map())
  let shown: string | undefined
  const choose = (chosen: readonly ShiftGap[]) => {
    gaps.value = new Map(chosen.slice(0, maxPosted).map((gap) => [gap.key, gap]))
  }
  return {
    keys: computed(() => new Set(gaps.value.keys())),
    chosen: computed(() => ({
      count: gaps.value.size,
      cost: [...gaps.value.values()].reduce((sum, { cost }) => sum + cost, 0),
    })),
    press(gap) {
      const before = [...gaps.peek().values()]
      const others = before.filter(({ key }) => key !== gap.key)
      choose(others.length < before.length ? others : [...before, gap])
    },
    choose,
    clear: () => choose([]),
    begin(week) {
      if (shown !== week) choose([])
      shown = week
    },
    post: action(
      () => {
        const shifts = [...gaps.peek().values()].map(
          ({ day, start_time, end_time, license_types, iso_type, rate }) => ({
            ...{ day, start_time, end_time, rate },
            iso_type: shiftZones.find(iso_type)?.id ?? null,
            license_types: [...license_types],
          }),
        )
        return care.call(postFacilityShifts, { body: { facility_id, shifts } })
      },
      {
        done(shifts) {
          choose([])
          toasts.success(message(postedWords(shifts.length), { count: shifts.length }))
          posted()
        },
        failed: sayFailure(toasts),
      },
    ),
  }
}

/** What is said of so many shifts that were posted. */
const postedWords = (count: number) => (count === 1 ? boardTexts.posted.one : boardTexts.posted.other)
