import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../client/error.js'
import { action, type Action } from '../kit/action.js'
import { describeFailure } from '../kit/describeFailure.js'
import { resource, type Resource } from '../kit/resource.js'
import type { Toasts } from '../kit/toasts.js'
import { cancelShift, confirmShift, getShift, listShifts, type ShiftQuery } from './calls.js'
import type { OpenShift, Shift } from './entities.js'
import { applyToShift, listOpenShifts, type OpenShiftQuery } from './openShiftCalls.js'
import { shiftTexts } from './texts.js'

/** The caregiver's shifts, and the open ones (D3 §3 medical staff). */
export interface ShiftStore {
  readonly shifts: Resource<readonly Shift[], [query?: ShiftQuery]>
  readonly current: Resource<Shift, [id: number]>
  readonly open: Resource<readonly OpenShift[], [query?: OpenShiftQuery]>
  /** The open shifts of a search; a failed search has none (D2 §8). */
  readonly found: ReadonlySignal<readonly OpenShift[]>
  readonly apply: Action<[id: number, note?: string], OpenShift>
  readonly confirm: Action<[id: number], Shift>
  readonly cancel: Action<[id: number, note?: string], Shift>
}

/** The shifts of a caregiver, and the one that is open (D2 §4). */
export function createShifts(care: Client, toasts: Toasts): ShiftStore {
  const shifts = resource<readonly Shift[], [query?: ShiftQuery]>((signal, query = {}) =>
    care.call(listShifts, { query }, { signal }),
  )
  const current = resource((signal, id: number) => care.call(getShift, { id }, { signal }))
  const open = resource<readonly OpenShift[], [query?: OpenShiftQuery]>((signal, query = {}) =>
    care.call(listOpenShifts, { query }, { signal }),
  )
  const failed = (error: ApiError) => toasts.error(describeFailure(error))
  const body = (note?: string) => (note?.trim() ? { note: note.trim() } : {})
  const changed = (text: (typeof shiftTexts)['confirmed' | 'canceled']) => (shift: Shift) => {
    shifts.set((list) => list?.map((one) => (one.id === shift.id ? shift : one)))
    current.set((one) => (one?.id === shift.id ? shift : one))
    toasts.success(text)
  }
  return {
    shifts,
    current,
    open,
    found: computed(() => (open.error.value ? [] : (open.data.value ?? []))),
    apply: action(
      (id: number, note?: string) => care.call(applyToShift, { body: { shift_id: id, ...body(note) } }),
      {
        done(shift) {
          open.set((list) => list?.map((one) => (one.id === shift.id ? shift : one)))
          toasts.success(shiftTexts.applied)
        },
        failed,
      },
    ),
    confirm: action((id: number) => care.call(confirmShift, { id }), {
      done: changed(shiftTexts.confirmed),
      failed,
    }),
    cancel: action((id: number, note?: string) => care.call(cancelShift, { id, body: body(note) }), {
      done: changed(shiftTexts.canceled),
      failed,
    }),
  }
}
