import { catalogue, type IdOf } from '../../kit/catalogue.js'
import { enums, integer, nullable, string, type, type Infer } from '../../kit/structs/struct.js'

/** What staff can do about a payment. `answer_dispute` says to a bank what there is to say against its dispute. */
export const moneyDeedKinds = catalogue([
  { id: 'refund', label: ['Refund', 'Reembolso'] },
  { id: 'write_off', label: ['Write off the debt', 'Cancelar la deuda'] },
  { id: 'hold', label: ['Hold the pay', 'Retener el pago'] },
  { id: 'release', label: ['Release the pay', 'Liberar el pago'] },
  { id: 'retry_transfer', label: ['Send the pay again now', 'Enviar el pago de nuevo ahora'] },
  { id: 'answer_dispute', label: ['Answer the bank', 'Responder al banco'] },
])
export type MoneyDeedKind = IdOf<typeof moneyDeedKinds>

/**
 * Where something that staff do about a payment stands. One that is proposed waits for a second person; one that is asked is with
 * the payment service; a refund that is pending is on its way to a bank account.
 */
export const moneyDeedStates = catalogue([
  { id: 'proposed', label: ['Waits for a second person', 'Espera a una segunda persona'] },
  { id: 'refused', label: ['Not confirmed', 'No confirmado'] },
  { id: 'asked', label: ['Being checked', 'En verificación'] },
  { id: 'pending', label: ['On its way', 'En camino'] },
  { id: 'done', label: ['Done', 'Hecho'] },
  { id: 'failed', label: ['Not done', 'No realizado'] },
])
export type MoneyDeedState = IdOf<typeof moneyDeedStates>

/** Where a refund has left us: it is given back, or on its way. */
export const refundGivenStates = ['pending', 'done'] as const satisfies readonly MoneyDeedState[]

/** Where what a family says about a payment stands: granted is that money was given back for it. */
export const claimStates = catalogue([
  { id: 'open', label: ['We are looking at it', 'Lo estamos revisando'] },
  { id: 'granted', label: ['Money given back', 'Dinero devuelto'] },
  { id: 'declined', label: ['Nothing given back', 'Sin devolución'] },
])
export type ClaimState = IdOf<typeof claimStates>

/** For so many days after it paid, a family can say that something is wrong with a payment. */
export const claimDays = 60

/**
 * Money of a payment that is given back: of which of the invoice's payments (`InvoicePayment`), cents, one of `moneyDeedStates`, what
 * we wrote to the family, and the instant of it.
 */
export const InvoiceRefund = type({
  id: string(),
  payment_id: string(),
  cents: integer(),
  state: enums(moneyDeedStates.ids),
  words: string(),
  at: string(),
})
export type InvoiceRefund = Infer<typeof InvoiceRefund>

/** What a family said about a payment, and what we answered. Instants; `decided_at` is null while we look at it. */
export const InvoiceClaim = type({
  state: enums(claimStates.ids),
  reason: string(),
  opened_at: string(),
  decided_at: nullable(string()),
  words: string(),
})
export type InvoiceClaim = Infer<typeof InvoiceClaim>
