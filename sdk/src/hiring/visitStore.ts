import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { fits } from '../kit/structs/fits.js'
import { action, type Action } from '../kit/state/action.js'
import { describeFailure } from '../kit/describeFailure.js'
import { versionFor } from '../kit/state/recordVersion.js'
import type { Toasts } from '../kit/state/toasts.js'
import { cancelConnectionShift, Visit, visitRecord, type VisitCancelling } from './connectionCalls.js'
import { visitTexts } from './visitTexts.js'

/** A visit, and what either side may do about it (`next-shift`). */
export interface VisitStore {
  readonly visit: ReadonlySignal<Visit>
  /** Cancels it, and others of its series where it is said so, as it was seen; where it was moved meanwhile it stays, and is shown as it is now. */
  readonly cancel: Action<[how?: VisitCancelling], Visit>
  /** Changes the visit in place, as after clocking in. */
  set(change: Partial<Visit>): void
}

/** One visit, as it came with its page. */
export function createVisit(care: Client, toasts: Toasts, loaded: Visit): VisitStore {
  const visit = signal(loaded)
  return {
    visit,
    cancel: action<[how?: VisitCancelling], Visit>(
      (how) =>
        care.call(cancelConnectionShift, {
          id: loaded.connection_id,
          shiftId: loaded.id,
          query: { version: versionFor(visitRecord, visit.peek()) },
          body: how,
        }),
      {
        done(cancelled) {
          visit.value = cancelled
          toasts.success(visitTexts.canceled)
        },
        failed(error) {
          if (fits(error.current, Visit)) visit.value = error.current
          else toasts.error(describeFailure(error), error)
        },
      },
    ),
    set(change) {
      visit.value = { ...visit.peek(), ...change }
    },
  }
}
