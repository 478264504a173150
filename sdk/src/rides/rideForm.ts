import type { Visit } from '../hiring/connectionCalls.js'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { timeIn } from '../kit/dates/zoneTime.js'
import { resource, type Resource } from '../kit/state/resource.js'
import {
  orderRide,
  previewRide,
  type Ride,
  type RideDraft,
  type RideNews,
  type RidePreview,
} from './calls.js'
import type { RideDirection } from './catalogue.js'
import { mayOrderRide, pickupInstant, rideErrors, usualPickup } from './rides.js'

/** What is asked for of a ride: which way, and the pick-up time HH:MM where the care takes place. */
export interface RideForm {
  readonly direction: RideDirection
  readonly time: string
}

/** Ordering a ride, with what it would cost as it stands in the form. */
export interface RideOrder {
  readonly form: Form<RideForm>
  readonly preview: Resource<RidePreview, [draft: RideDraft]>
  /** Asks what the ride in the form would cost, where it is one. */
  look(): void
}

/** A ride as it is sent; a time that is none is no instant. */
export const rideDraft = ({ direction, time }: RideForm, visit: Visit): RideDraft => ({
  direction,
  pickup_at: pickupInstant(visit, direction, time),
})

/** The ways in which a ride to or from a visit may be ordered now: where none stands among those that there are. */
export function rideWays(
  visit: Visit,
  rides: readonly Pick<Ride, 'shift_id' | 'direction' | 'state'>[],
  now: Date,
): readonly RideDirection[] {
  const taken = rides.filter(
    ({ shift_id, state }) => shift_id === visit.id && state !== 'canceled' && state !== 'failed',
  )
  return (['to', 'from'] as const).filter(
    (way) => taken.every(({ direction }) => direction !== way) && mayOrderRide(visit, way, now),
  )
}

/**
 * Orders a ride to or from a visit. It begins with the first of the `ways` that may be ordered and the time that is usual
 * for it; another way brings its own. `ordered` hears what came of it.
 */
export function createRideOrder(
  care: Client,
  visit: Visit,
  ways: readonly RideDirection[],
  now: () => number,
  ordered: (news: RideNews) => void,
): RideOrder {
  const ids = { id: visit.connection_id, shiftId: visit.id }
  const usual = (direction: RideDirection) =>
    timeIn(visit.time_zone, usualPickup(visit, direction, new Date(now())) ?? '')
  const first = ways[0] ?? 'to'
  const form = createForm<RideForm>({
    fields: { direction: { initial: first }, time: { initial: usual(first) } },
    check: (data) => {
      const { pickup_at } = rideErrors(rideDraft(data, visit), visit, new Date(now()))
      return pickup_at ? { time: pickup_at } : {}
    },
    async submit(data) {
      ordered(await care.call(orderRide, { ...ids, body: rideDraft(data, visit) }))
    },
    describe: describeFailure,
    serverNames: { pickup_at: 'time' },
  })
  let way = first
  form.fields.direction.value.subscribe((direction) => {
    if (direction === way) return
    way = direction
    form.fill({ time: usual(direction) })
  })
  const preview = resource<RidePreview, [draft: RideDraft]>((abort, draft) =>
    care.call(previewRide, { ...ids, query: draft }, { signal: abort }),
  )
  return {
    form,
    preview,
    look() {
      if (form.valid.peek()) void preview.load(rideDraft(form.data.peek(), visit))
      else preview.clear()
    },
  }
}
