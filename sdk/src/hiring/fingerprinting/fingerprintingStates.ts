import { addDays, isApiDate } from '../../kit/dates/dates.js'
import { partsOf } from '../../kit/shape.js'
import type { FingerprintingResult, FingerprintingState } from '../../vocabulary/hiring/fingerprinting.js'

/** Who does something with a request: one of the two of the connection, our staff, or the server by its clock. */
export type FingerprintingActor = 'family' | 'caregiver' | 'staff' | 'server'
export type FingerprintingEvent =
  | 'agree'
  | 'decline'
  | 'cancel'
  | 'end'
  | 'send'
  | 'move'
  | 'clear'
  | 'not_clear'
  | 'not_read'

/** What an event makes of a request. */
interface FingerprintingTransition {
  readonly from: FingerprintingState
  readonly event: FingerprintingEvent
  readonly to: FingerprintingState
  readonly who: FingerprintingActor
  /** What came of the prints, where the event says it. */
  readonly result?: FingerprintingResult
}

/**
 * Everything that can happen to a request, once a family has made it. What is not in the table cannot: nobody is sent without
 * their yes, and a yes may be taken back until there is a result.
 */
export const fingerprintingTransitions: readonly FingerprintingTransition[] = [
  { from: 'requested', event: 'agree', to: 'agreed', who: 'caregiver' },
  { from: 'requested', event: 'decline', to: 'declined', who: 'caregiver' },
  { from: 'agreed', event: 'decline', to: 'declined', who: 'caregiver' },
  { from: 'sent', event: 'decline', to: 'declined', who: 'caregiver' },
  { from: 'requested', event: 'cancel', to: 'canceled', who: 'family' },
  { from: 'agreed', event: 'cancel', to: 'canceled', who: 'family' },
  { from: 'sent', event: 'cancel', to: 'canceled', who: 'family' },
  // The two no longer have to do with each other.
  { from: 'requested', event: 'end', to: 'canceled', who: 'server' },
  { from: 'agreed', event: 'end', to: 'canceled', who: 'server' },
  { from: 'sent', event: 'end', to: 'canceled', who: 'server' },
  { from: 'agreed', event: 'send', to: 'sent', who: 'staff' },
  { from: 'sent', event: 'move', to: 'sent', who: 'staff' },
  { from: 'sent', event: 'clear', to: 'done', who: 'staff', result: 'cleared' },
  { from: 'sent', event: 'not_clear', to: 'done', who: 'staff', result: 'not_cleared' },
  { from: 'sent', event: 'not_read', to: 'done', who: 'staff', result: 'unreadable' },
]

/** The transition of an event from a state, or null where there is none. */
export function fingerprintingTransition(
  state: FingerprintingState,
  event: FingerprintingEvent,
): FingerprintingTransition | null {
  return fingerprintingTransitions.find((row) => row.from === state && row.event === event) ?? null
}

/** What somebody can do with a request in a state. */
export function fingerprintingDeeds(
  state: FingerprintingState,
  who: FingerprintingActor,
): FingerprintingEvent[] {
  return fingerprintingTransitions
    .filter((row) => row.from === state && row.who === who)
    .map(({ event }) => event)
}

/** The event by which our staff say what came of the prints. */
export const resultEvents: Readonly<Record<FingerprintingResult, FingerprintingEvent>> = {
  cleared: 'clear',
  not_cleared: 'not_clear',
  unreadable: 'not_read',
}

/** Whether a request is under way: of those a connection has one at most. */
export function isFingerprintingOpen(state: FingerprintingState): boolean {
  return fingerprintingTransition(state, 'cancel') !== null
}

/** Days after a no, or a result that is no, before which nobody is asked again. */
export const askAgainDays = 30

/**
 * The first day on which a family may ask a caregiver again after its last request: at once where it was called off or the
 * prints could not be read, some days after a no, and never while one is under way or once they are cleared (null).
 */
export function askAgainFrom(
  last: {
    readonly state: FingerprintingState
    readonly result: FingerprintingResult | null
    /** The day on which it was answered, called off or done. */
    readonly closed_on: string
  } | null,
  today: string,
): string | null {
  if (last === null) return today
  const { state, result, closed_on } = partsOf(last)
  if (state === 'canceled' || (state === 'done' && result === 'unreadable')) return today
  const isNo = state === 'declined' || (state === 'done' && result === 'not_cleared')
  if (!isNo || !isApiDate(closed_on)) return null
  const from = addDays(closed_on, askAgainDays)
  return from > today ? from : today
}
