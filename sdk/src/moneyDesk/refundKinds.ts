import { dayMs } from '../kit/constants.js'
import { catalogue, type IdOf } from '../kit/catalogue.js'

/**
 * What staff can do about money of a membership that was given back: have the payment service give it back again, write down that it
 * was given back another way, or ask the payment service how one stands that is on its way.
 */
export const refundDeedKinds = catalogue([
  { id: 'again', label: ['Give it back again', 'Devolverlo de nuevo'] },
  { id: 'settled', label: ['It was given back another way', 'Se devolvió de otra forma'] },
  { id: 'check', label: ['Ask the payment service', 'Preguntar al servicio de pagos'] },
])
export type RefundDeedKind = IdOf<typeof refundDeedKinds>

/** A refund that is on its way for so many days waits for the staff. */
export const stuckRefundDays = 10

/** The instant, in milliseconds, before which a refund was given back that is late by now. */
export const stuckRefundsBefore = (now: number): number => now - stuckRefundDays * dayMs
