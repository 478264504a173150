import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { createRecordList, type RecordList } from '../kit/state/recordList.js'
import { resource, settle, type Resource } from '../kit/state/resource.js'
import type { OutOf } from '../client/call.js'
import type { Toasts } from '../kit/state/toasts.js'
import { availabilityTexts } from './availability.js'
import {
  addAvailability,
  getAvailabilityNeedsUpdate,
  availabilityRecord,
  updateAvailability,
  listAvailabilities,
  removeAvailability,
  type Availability,
  type AvailabilityDraft,
} from './availabilityCalls.js'

export interface AvailabilityStore extends RecordList<Availability, AvailabilityDraft> {
  /** Whether it is time to say anew when one can work. */
  readonly status: Resource<OutOf<typeof getAvailabilityNeedsUpdate>>
}

/** When the caller can work. A read that fails is told to `report` alone. */
export function createAvailabilityStore(
  care: Client,
  toasts: Toasts,
  report: (error: ApiError) => void = () => {},
): AvailabilityStore {
  const reported = async <T>(load: () => Promise<T>): Promise<T> => {
    const outcome = await settle(load)
    if ('value' in outcome) return outcome.value
    if (outcome.error.kind !== 'aborted') report(outcome.error)
    throw outcome.error
  }
  const list = createRecordList<Availability, AvailabilityDraft>(
    {
      kind: availabilityRecord,
      list: (signal) => reported(() => care.call(listAvailabilities, {}, { signal })),
      add: (body) => care.call(addAvailability, { body }),
      change: (id, body) => care.call(updateAvailability, { id, body }),
      remove: (id, query) => care.call(removeAvailability, { id, query }),
    },
    toasts,
    { saved: availabilityTexts.saved, removed: availabilityTexts.removed },
  )
  return {
    ...list,
    status: resource((signal) => reported(() => care.call(getAvailabilityNeedsUpdate, {}, { signal }))),
  }
}
