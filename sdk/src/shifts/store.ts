import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import type { Form } from '../kit/forms/form.js'
import type { Toasts } from '../kit/state/toasts.js'
import { confirmShift } from './calls.js'
import type { OwnShift } from '../vocabulary/shifts/entities.js'
import { createShiftCancelForm } from './forms.js'
import { shiftTexts } from './texts.js'

/** A shift that the caregiver has been given, and what they may do about it. */
export interface OwnShiftStore {
  readonly shift: ReadonlySignal<OwnShift>
  readonly confirm: Action<[], OwnShift>
  /** A fresh form that gives the shift back. */
  cancelForm(): Form<{ note: string }>
  /** Changes the shift in place, as after clocking in. */
  set(change: Partial<OwnShift>): void
}

/** One of the caregiver's shifts, as it came with its page. */
export function createOwnShift(care: Client, toasts: Toasts, loaded: OwnShift): OwnShiftStore {
  const shift = signal(loaded)
  return {
    shift,
    confirm: action(() => care.call(confirmShift, { id: loaded.id }), {
      done(confirmed) {
        shift.value = confirmed
        toasts.success(shiftTexts.confirmed)
      },
      failed: sayFailure(toasts),
    }),
    cancelForm: () =>
      createShiftCancelForm(care, loaded.id, (cancelled) => {
        shift.value = cancelled
        toasts.success(shiftTexts.canceled)
      }),
    set(change) {
      shift.value = { ...shift.peek(), ...change }
    },
  }
}
