import { batch, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { fits } from '../kit/structs/fits.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { action, type Action } from '../kit/state/action.js'
import { versionFor } from '../kit/state/recordVersion.js'
import type { Toasts } from '../kit/state/toasts.js'
import {
  approveRides,
  cancelRide,
  listRides,
  RideApproval,
  rideApprovalRecord,
  type Ride,
  type RideBook,
  type RideNews,
} from './calls.js'
import { rideToastTexts as texts } from './toastTexts.js'

/** Rides on one page of the history. */
export const ridesPageSize = 5

/** The rides of a connection as far as they were read, latest first, and what its family pays for. */
export interface RidesStore {
  readonly approval: ReadonlySignal<RideApproval>
  readonly rides: ReadonlySignal<readonly Ride[]>
  readonly hasMore: ReadonlySignal<boolean>
  /** Adds the next page of earlier ones. */
  readonly more: Action<[], RideBook>
  /** Looks at the latest ones again, as while a ride is under way; a failure leaves what is there, and is said by nobody. */
  readonly look: Action<[], RideBook>
  /** Cancels a ride before it starts. */
  readonly cancel: Action<[ride: Ride], RideNews>
  /** Takes the approval back as it was seen; where another tab has changed it meanwhile it stays, and is shown as it is now. */
  readonly takeBack: Action<[seen: RideApproval], RideApproval>
  /** Takes in the approval as it was saved. */
  approved(approval: RideApproval): void
  /** Takes in what came of a ride. */
  took(news: RideNews): void
  /** Takes in the latest page as it was loaded anew; earlier ones stay. */
  set(book: RideBook): void
}

/** Reads the latest rides of a connection; those of one visit where it is named. */
export const loadRides = (
  care: Client,
  connection: number,
  signal: AbortSignal,
  visit?: number,
): Promise<RideBook> => care.call(listRides, { id: connection, query: pageOf(0, visit) }, { signal })

const pageOf = (offset: number, visit?: number) => ({
  ...{ limit: ridesPageSize, offset },
  ...(visit !== undefined && { shift_id: visit }),
})

/** The rides of a connection, or of one visit of it, beginning with what was loaded. */
export function createRides(
  care: Client,
  toasts: Toasts,
  connection: number,
  loaded: RideBook,
  visit?: number,
): RidesStore {
  const approval = signal(loaded.approval)
  const rides = signal<readonly Ride[]>([])
  const hasMore = signal(false)
  const page = (offset: number) => care.call(listRides, { id: connection, query: pageOf(offset, visit) })

  /** Others may have come since a page was read: nothing comes twice, and what is known is brought up to date. */
  function keep(read: readonly Ride[]): void {
    const fresh = new Set(read.map(({ id }) => id))
    rides.value = [...read, ...rides.peek().filter(({ id }) => !fresh.has(id))].toSorted(latestFirst)
  }
  function set(book: RideBook): void {
    batch(() => {
      approval.value = book.approval
      keep(book.rides)
      hasMore.value = rides.peek().length < book.total
    })
  }
  function took({ ride, approval: now }: RideNews): void {
    batch(() => {
      approval.value = now
      keep([ride])
    })
  }
  set(loaded)
  const look = action(() => page(0), { done: set })
  return {
    ...{ approval, rides, hasMore, set, took, look },
    more: action(() => page(rides.peek().length), {
      done(book) {
        set(book)
        if (book.rides.length === 0) hasMore.value = false
      },
      failed: sayFailure(toasts),
    }),
    cancel: action<[ride: Ride], RideNews>(
      ({ id: rideId }) => care.call(cancelRide, { id: connection, rideId }),
      {
        done(news) {
          took(news)
          toasts.success(news.ride.canceling ? texts.canceling : texts.canceled)
        },
        failed(error) {
          toasts.error(describeFailure(error), error)
          // It may have started meanwhile.
          void look.run()
        },
      },
    ),
    takeBack: action<[seen: RideApproval], RideApproval>(
      (seen) =>
        care.call(approveRides, {
          id: connection,
          body: { approved: false, version: versionFor(rideApprovalRecord, seen) },
        }),
      {
        done(now) {
          approval.value = now
          toasts.success(texts.takenBack)
        },
        failed(error) {
          if (fits(error.current, RideApproval)) approval.value = error.current
          else toasts.error(describeFailure(error), error)
        },
      },
    ),
    approved(now) {
      approval.value = now
      toasts.success(texts.approved)
    },
  }
}

const latestFirst = (one: Ride, other: Ride) =>
  Date.parse(other.pickup_at) - Date.parse(one.pickup_at) || other.id - one.id
