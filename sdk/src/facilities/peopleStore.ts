import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { action, type Action } from '../kit/state/action.js'
import type { Toasts } from '../kit/state/toasts.js'
import { updateFacilityStanding, type FacilityPersonRecord, type FacilityStanding } from './peopleCalls.js'
import { facilityPeopleTexts as words } from './peopleTexts.js'

/** One of a facility's people, and how it stands to them. */
export interface FacilityPersonStore {
  readonly person: ReadonlySignal<FacilityPersonRecord>
  /** Makes them a favorite, blocks them, or neither, and says so in a toast. */
  readonly setStanding: Action<[standing: FacilityStanding | null], FacilityPersonRecord>
  /** Takes in the person as they were loaded anew. */
  set(loaded: FacilityPersonRecord): void
}

/** A person as they came with their page. */
export function createFacilityPerson(
  care: Client,
  toasts: Toasts,
  loaded: FacilityPersonRecord,
): FacilityPersonStore {
  const person = signal(loaded)
  return {
    person,
    setStanding: action(
      (standing: FacilityStanding | null) =>
        care.call(updateFacilityStanding, { id: loaded.id, body: { standing } }),
      {
        done(changed) {
          const before = person.peek().standing
          person.value = changed
          if (before !== changed.standing) toasts.success(saidOf(before, changed.standing))
        },
        failed: sayFailure(toasts),
      },
    ),
    set(fresh) {
      person.value = fresh
    },
  }
}

const saidOf = (before: FacilityStanding | null, now: FacilityStanding | null) =>
  now === 'favorite'
    ? words.favorited
    : now === 'blocked'
      ? words.nowBlocked
      : before === 'blocked'
        ? words.unblocked
        : words.unfavorited
