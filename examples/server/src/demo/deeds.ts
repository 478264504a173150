import { faultKinds, type PaymentsStandIn } from '@homecare/payments'
import type { DemoClock } from './clock.ts'

/** What a demonstration can be made to do. */
export interface DemoControls {
  readonly clock: DemoClock
  /** Null where a real provider takes payments. */
  readonly standIn: PaymentsStandIn | null
  /** Has all that goes by the clock be done now. */
  pass(): Promise<void>
  readonly publicUrl: string
}

/** What the provider can be made to do, by its name; answers how many things it was done to. */
export const paymentDeeds = {
  settle: (own, id) => own.controls.settle(id),
  return: (own, id) => own.controls.return(id),
  dispute: (own, id) => own.controls.dispute(id),
  refund_failed: (own, id) => own.controls.refundFailed(id),
  payout_paid: (own, id) => own.controls.payoutPaid(id),
  payout_failed: (own, id) => own.controls.payoutFailed(id),
  deliver_events: async (own) => (await own.controls.deliverEvents(), 0),
  duplicate: async (own) => (await own.controls.duplicate(), 0),
  reorder: async (own) => (own.controls.reorder(), 0),
} as const satisfies Record<string, (own: PaymentsStandIn, id?: string) => Promise<number>>
export const paymentActions = Object.keys(paymentDeeds) as (keyof typeof paymentDeeds)[]
export const faultActions = [...faultKinds, 'reset'] as const
