import { isRecord } from '../kit/shape.js'
import type { DisputeState, TransferState } from './catalogue.js'

interface Move<S extends string> {
  readonly from: S
  readonly event: string
  readonly to: S
}

/**
 * Every move of a caregiver's pay from one state to another. What the provider did not make stays ready and is tried again; a
 * deposit that a bank did not take stays sent, and goes with the next one.
 */
export const transferMoves = [
  { from: 'ready', event: 'send', to: 'sent' },
  { from: 'ready', event: 'refuse', to: 'ready' },
  { from: 'sent', event: 'deposit', to: 'deposited' },
  { from: 'sent', event: 'return', to: 'sent' },
  // Some banks take a deposit, and send it back days later.
  { from: 'deposited', event: 'return', to: 'sent' },
] as const satisfies readonly Move<TransferState>[]
export type TransferEvent = (typeof transferMoves)[number]['event']

/** Every move of a dispute. What a bank has decided against a payment it may decide anew. */
export const disputeMoves = [
  { from: 'inquiry', event: 'open', to: 'open' },
  // It came to no dispute.
  { from: 'inquiry', event: 'close', to: 'won' },
  { from: 'open', event: 'answer', to: 'answered' },
  { from: 'open', event: 'win', to: 'won' },
  { from: 'open', event: 'lose', to: 'lost' },
  { from: 'answered', event: 'win', to: 'won' },
  { from: 'answered', event: 'lose', to: 'lost' },
  { from: 'lost', event: 'win', to: 'won' },
] as const satisfies readonly Move<DisputeState>[]
export type DisputeEvent = (typeof disputeMoves)[number]['event']

type Standing = { readonly state: string }
function after<S extends string>(moves: readonly Move<S>[], standing: Standing, event: string): S | null {
  if (!isRecord(standing)) return null
  return moves.find((move) => move.from === standing.state && move.event === event)?.to ?? null
}

/** The state of a caregiver's pay after an event; null where the table has no such move. */
export const transferAfter = (transfer: Standing, event: TransferEvent): TransferState | null =>
  after<TransferState>(transferMoves, transfer, event)
/** The state of a dispute after an event; null where the table has no such move. */
export const disputeAfter = (dispute: Standing, event: DisputeEvent): DisputeState | null =>
  after<DisputeState>(disputeMoves, dispute, event)
