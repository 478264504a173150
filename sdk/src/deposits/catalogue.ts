import { catalogue, type IdOf } from '../kit/catalogue.js'

/** Where the pay of an invoice stands: `ready` goes as soon as it can. */
export const transferStates = catalogue([
  { id: 'ready', label: ['Not sent yet', 'Aún no enviado'] },
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

/**
 * Where a dispute of a bank about a payment by card stands. An inquiry takes no money, and may become a dispute. One that is won
 * leaves the payment as it is; one that is lost takes it away.
 */
export const disputeStates = catalogue([
  { id: 'inquiry', label: ['The bank asks about it', 'El banco pregunta'] },
  { id: 'open', label: ['Open', 'Abierta'] },
  { id: 'answered', label: ['Answered', 'Respondida'] },
  { id: 'won', label: ['The payment stands', 'El pago se mantiene'] },
  { id: 'lost', label: ['The payment was given back', 'El pago se devolvió'] },
])
export type DisputeState = IdOf<typeof disputeStates>
