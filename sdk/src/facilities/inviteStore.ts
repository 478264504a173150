import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { action, type Action } from '../kit/state/action.js'
import type { Toasts } from '../kit/state/toasts.js'
import { message } from '../kit/text.js'
import { inviteToShift, type ShiftCandidate } from './inviteCalls.js'
import { facilityPeopleTexts as words } from './peopleTexts.js'

/** Who could work an open shift, and asking them. */
export interface ShiftInvites {
  readonly candidates: ReadonlySignal<readonly ShiftCandidate[]>
  /** Asks somebody, and says so in a toast. */
  readonly invite: Action<[candidate: Pick<ShiftCandidate, 'id' | 'first_name'>], ShiftCandidate[]>
  /** Takes in the candidates as they were loaded anew. */
  set(loaded: readonly ShiftCandidate[]): void
}

/** The candidates of a shift as they came with its page. */
export function createShiftInvites(
  care: Client,
  toasts: Toasts,
  shiftId: number,
  loaded: readonly ShiftCandidate[],
): ShiftInvites {
  const candidates = signal(loaded)
  return {
    candidates,
    invite: action(
      async ({ id, first_name }: Pick<ShiftCandidate, 'id' | 'first_name'>) => {
        const changed = await care.call(inviteToShift, { id: shiftId, body: { user_id: id } })
        toasts.success(message(words.wasAsked, { name: first_name }))
        return changed
      },
      {
        done(changed) {
          candidates.value = changed
        },
        failed: sayFailure(toasts),
      },
    ),
    set(fresh) {
      candidates.value = fresh
    },
  }
}
