import type { AdvisorCallState } from '../../vocabulary/families/advisorCalls.js'

/** Who does something with a call: the family that asked for it, or whoever is to call it. */
export type AdvisorCallActor = 'family' | 'advisor'
export type AdvisorCallEvent = 'change' | 'withdraw' | 'reach' | 'miss'

/** What an event makes of a call. */
interface AdvisorCallTransition {
  readonly from: AdvisorCallState
  readonly event: AdvisorCallEvent
  readonly to: AdvisorCallState
  readonly who: AdvisorCallActor
}

/** Everything that can happen to a call once it was asked for. What is not in the table cannot. */
export const advisorCallTransitions: readonly AdvisorCallTransition[] = [
  { from: 'asked', event: 'change', to: 'asked', who: 'family' },
  { from: 'missed', event: 'change', to: 'asked', who: 'family' },
  { from: 'asked', event: 'withdraw', to: 'withdrawn', who: 'family' },
  { from: 'missed', event: 'withdraw', to: 'withdrawn', who: 'family' },
  { from: 'asked', event: 'reach', to: 'done', who: 'advisor' },
  { from: 'missed', event: 'reach', to: 'done', who: 'advisor' },
  { from: 'asked', event: 'miss', to: 'missed', who: 'advisor' },
  { from: 'missed', event: 'miss', to: 'missed', who: 'advisor' },
]

/** The transition of an event from a state, or null where there is none. */
export function advisorCallTransition(
  state: AdvisorCallState,
  event: AdvisorCallEvent,
): AdvisorCallTransition | null {
  return advisorCallTransitions.find((row) => row.from === state && row.event === event) ?? null
}

/** Whether a call is still to be made. */
export function isCallOpen(state: AdvisorCallState): boolean {
  return advisorCallTransition(state, 'reach') !== null
}
