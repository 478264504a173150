import type { SupportState } from '../vocabulary/support/catalogue.js'

type SupportEvent = 'write' | 'answer' | 'close'

interface SupportTransition {
  readonly from: SupportState
  readonly event: SupportEvent
  readonly to: SupportState
  readonly who: 'asker' | 'staff'
}

/** Everything that can happen to a question to our team. What is not in the table cannot. */
export const supportTransitions: readonly SupportTransition[] = [
  { from: 'waiting', event: 'write', to: 'waiting', who: 'asker' },
  { from: 'answered', event: 'write', to: 'waiting', who: 'asker' },
  { from: 'closed', event: 'write', to: 'waiting', who: 'asker' },
  { from: 'waiting', event: 'answer', to: 'answered', who: 'staff' },
  { from: 'waiting', event: 'close', to: 'closed', who: 'staff' },
]

/** What an event makes of a question, or null where it cannot happen. */
export function supportTransition(state: SupportState, event: SupportEvent): SupportTransition | null {
  return supportTransitions.find((row) => row.from === state && row.event === event) ?? null
}
