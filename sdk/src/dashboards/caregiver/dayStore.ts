import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../../client/client.js'
import { action, type Action } from '../../kit/state/action.js'
import type { Form } from '../../kit/forms/form.js'
import { confirmShift, unconfirmShift } from '../../shifts/calls.js'
import { createShiftCancelForm } from '../../shifts/forms.js'
import { applyToShift } from '../../shifts/openShiftCalls.js'
import { createShiftRefusal } from '../../shifts/refusal.js'
import type { OpenShift, OwnShift } from '../../vocabulary/shifts/entities.js'
import type { CaregiverDay, DayWork } from './dayCalls.js'

type ClockTimes = Pick<DayWork, 'clock_in_at' | 'clock_out_at' | 'clock_breaks' | 'clock_closed_at'>

/** A caregiver's day on their home, and what is done about it there. */
export interface OwnDayStore {
  readonly day: ReadonlySignal<CaregiverDay>
  /** Says that one will come to a shift. What the day shows of it changes with it. */
  confirm(id: number): Action<[], OwnShift>
  /** Takes that back. */
  unconfirm(id: number): Action<[], OwnShift>
  /** Applies for a shift that a facility asks one to work. */
  accept(id: number): Action<[], OpenShift>
  /** Says no to it. */
  refuse(id: number): Action<[], OpenShift>
  /** A fresh form that gives a shift back. */
  cancelForm(id: number): Form<{ note: string }>
  /** Takes in the clock's times of some work. */
  clocked(work: Pick<DayWork, 'kind' | 'id'>, times: ClockTimes): void
  /** Takes in a day that was loaded anew. */
  set(day: CaregiverDay): void
}

/** The store of a day, as it came with its page. */
export function createOwnDay(care: Client, loaded: CaregiverDay): OwnDayStore {
  const day = signal(loaded)
  const changeWork = (kind: DayWork['kind'], id: number, change: Partial<DayWork> | null) => {
    const works = day
      .peek()
      .works.flatMap((work) =>
        work.kind !== kind || work.id !== id ? [work] : change ? [{ ...work, ...change }] : [],
      )
    day.value = { ...day.peek(), works }
  }
  return {
    day,
    confirm: (id) =>
      action(() => care.call(confirmShift, { id }), {
        done: () => changeWork('shift', id, { to_confirm: false }),
      }),
    unconfirm: (id) =>
      action(() => care.call(unconfirmShift, { id }), {
        done: () => changeWork('shift', id, { to_confirm: true }),
      }),
    accept: (id) => action(() => care.call(applyToShift, { body: { shift_id: id } })),
    refuse: (id) => createShiftRefusal(care, id),
    cancelForm: (id) => createShiftCancelForm(care, id, () => changeWork('shift', id, null)),
    clocked: ({ kind, id }, times) => changeWork(kind, id, { ...times, to_confirm: false }),
    set(next) {
      day.value = next
    },
  }
}
