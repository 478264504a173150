import { catalogue, type IdOf } from '../kit/catalogue.js'

/** Where the pay of an invoice stands: `ready` goes as soon as it can, `held` waits for a member of staff. */
export const transferStates = catalogue([
  { id: 'ready', label: ['Not sent yet', 'Aún no enviado'] },
  { id: 'held', label: ['Held', 'Retenido'] },
  { id: 'sent', label: ['On its way', 'En camino'] },
  { id: 'deposited', label: ['Deposited', 'Depositado'] },
])
export type TransferState = IdOf<typeof transferStates>

/** Where a deposit stands. */
export const payoutStates = catalogue([
  { id: 'on_its_way', label: ['On its way', 'En camino'] },
  { id: 'paid', label: ['Deposited', 'Depositado'] },
  { id: 'failed', label: ['Not taken by the bank', 'No aceptado por el banco'] },
])
export type PayoutState = IdOf<typeof payoutStates>

/** Where a dispute of a bank about a payment by card stands. One that is won leaves the payment as it is; one that is lost takes it away. */
export const disputeStates = catalogue([
  { id: 'open', label: ['Open', 'Abierta'] },
  { id: 'answered', label: ['Answered', 'Respondida'] },
  { id: 'won', label: ['The payment stands', 'El pago se mantiene'] },
  { id: 'lost', label: ['The payment was given back', 'El pago se devolvió'] },
])
export type DisputeState = IdOf<typeof disputeStates>
