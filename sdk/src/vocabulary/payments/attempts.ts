import { catalogue, type IdOf } from '../../kit/catalogue.js'
import { integer, nullable, string, type, type Infer } from '../../kit/structs/struct.js'

/** Where a payment stands. Of an invoice one at most is under way, or has come. */
export const paymentStates = catalogue([
  { id: 'created', label: ['Being checked', 'En verificación'] },
  { id: 'requires_action', label: ['To be confirmed with your bank', 'Por confirmar con su banco'] },
  { id: 'processing', label: ['On its way', 'En camino'] },
  { id: 'succeeded', label: ['Paid', 'Pagado'] },
  { id: 'failed', label: ['Declined', 'Rechazado'] },
  { id: 'cancelled', label: ['Not made', 'No realizado'] },
])
export type PaymentState = IdOf<typeof paymentStates>

/** What may be given on top: at most so many cents, and what is offered to choose from. */
export const tipLimits = { max: 50_000, choices: [0, 500, 1000, 2000] } as const
/** Stands for a tip of one's own among the choices. */
export const otherTip = -1

/**
 * A payment of an invoice: cents, of which `tip` went to the caregiver. `kind`, `brand`, `bank_name` and `last4` say by what it was
 * paid; instants, the second one null while it is under way.
 */
export const InvoicePayment = type({
  id: string(),
  state: string(),
  cents: integer(),
  tip: integer(),
  kind: string(),
  brand: string(),
  bank_name: string(),
  last4: string(),
  created_at: string(),
  decided_at: nullable(string()),
})
export type InvoicePayment = Infer<typeof InvoicePayment>
