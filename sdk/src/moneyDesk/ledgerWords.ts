import { entryOf } from '../kit/shape.js'
import { texts, type Text } from '../kit/text.js'

/** What happened to money, by the kind of its journal. */
const journalWords = texts({
  invoice_issued: ['Invoice issued', 'Factura emitida'],
  invoice_voided: ['Invoice taken back', 'Factura retirada'],
  benefit_applied: ['Paid by a benefit', 'Pagado por un beneficio'],
  benefit_returned: ['Benefit given back', 'Beneficio devuelto'],
  credit_used: ['Credit used', 'Crédito usado'],
  credit_returned: ['Credit given back', 'Crédito devuelto'],
  tip_given: ['Tip', 'Propina'],
  payment_settled: ['Payment came', 'Llegó el pago'],
  debit_returned: ['A bank took the payment back', 'Un banco retiró el pago'],
  transfer_sent: ['Pay sent', 'Pago enviado'],
  refund: ['Refund', 'Reembolso'],
  refund_failed: ['Refund did not arrive', 'El reembolso no llegó'],
  membership_charged: ['Membership paid', 'Membresía pagada'],
  membership_refunded: ['Membership given back', 'Membresía devuelta'],
  membership_refund_failed: ['Membership refund did not arrive', 'El reembolso de la membresía no llegó'],
  membership_disputed: [
    'A bank took the membership for a dispute',
    'Un banco retuvo la membresía por una disputa',
  ],
  membership_dispute_won: ['Dispute of the membership won', 'Disputa de la membresía ganada'],
  membership_returned: ['Dispute of the membership lost', 'Disputa de la membresía perdida'],
  membership_regained: ['The bank gave the membership back', 'El banco devolvió la membresía'],
  membership_settled: ['Membership given back another way', 'Membresía devuelta de otra forma'],
  written_off: ['Debt written off', 'Deuda cancelada'],
  dispute_opened: ['A bank took the money for a dispute', 'Un banco retuvo el dinero por una disputa'],
  dispute_won: ['Dispute won', 'Disputa ganada'],
  dispute_lost: ['Dispute lost', 'Disputa perdida'],
  dispute_regained: ['Dispute decided anew', 'Disputa decidida de nuevo'],
  provider_fee: ['Fee of the payment service', 'Comisión del servicio de pagos'],
})

/** The accounts of the ledger. */
const accountWords = texts({
  family_receivable: ['The family owes', 'La familia debe'],
  family_credit: ['The family’s credit', 'Crédito de la familia'],
  pay_due: ['Pay to the caregiver', 'Pago a quien cuida'],
  expenses_due: ['Expenses to the caregiver', 'Gastos a quien cuida'],
  partner_receivable: ['The partner owes', 'El socio debe'],
  provider: ['With the payment service', 'En el servicio de pagos'],
  in_dispute: ['In dispute', 'En disputa'],
  provider_fees: ['Fees of the payment service', 'Comisiones del servicio de pagos'],
  tax_withheld: ['Taxes withheld', 'Impuestos retenidos'],
  tax_employer: ['Employer’s taxes', 'Impuestos del empleador'],
  tax_unemployment: ['Unemployment tax', 'Impuesto de desempleo'],
  tax_state: ['State taxes', 'Impuestos estatales'],
  fees: ['Our fees', 'Nuestras comisiones'],
  memberships: ['Memberships', 'Membresías'],
  paid_outside: ['Paid outside of the payment service', 'Pagado fuera del servicio de pagos'],
  losses: ['Our losses', 'Nuestras pérdidas'],
})

/** What a journal of the ledger is about; undefined for a kind that is unknown here. */
export const journalWord = (kind: string): Text | undefined => entryOf(journalWords, kind)
/** The name of an account of the ledger; undefined for one that is unknown here. */
export const accountWord = (account: string): Text | undefined => entryOf(accountWords, account)
