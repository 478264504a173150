import type { PayTaxes } from '@homecare/sdk/payroll'
import type { AccountKind, Line } from './chart.ts'

/** What is written into the ledger of one happening. Its lines add up to nothing. */
export interface Posting {
  readonly kind: string
  /** Of what it is, so that it is written once: an invoice, an attempt, a transfer. */
  readonly ref: string
  readonly invoiceId?: number
  readonly lines: readonly Line[]
  readonly memo?: string
}

/** What an invoice comes to, cents, and between whom. */
interface InvoiceFacts {
  readonly id: number
  readonly familyId: number
  readonly caregiverId: number
  readonly wages: number
  readonly withheld: number
  /** The employer's taxes without the one for unemployment. */
  readonly employerTaxes: number
  readonly unemployment: number
  readonly fees: number
  readonly expenses: number
}

const of = (account: AccountKind, owner: number) => (cents: number) => ({ account, owner, cents })
const platform = (account: AccountKind, cents: number) => of(account, 0)(cents)
const moved = (debit: (cents: number) => Line, credit: (cents: number) => Line, cents: number): Line[] => [
  debit(cents),
  credit(-cents),
]

/** Hours were handed in: the family owes their whole price, and what it is made of is owed on. */
export const invoiceIssued = (invoice: InvoiceFacts): Posting => {
  const { id, familyId, caregiverId, wages, withheld, employerTaxes, unemployment, fees, expenses } = invoice
  const price = wages + employerTaxes + unemployment + fees + expenses
  return {
    ...{ kind: 'invoice_issued', ref: String(id), invoiceId: id },
    lines: [
      of('family_receivable', familyId)(price),
      of('pay_due', caregiverId)(withheld - wages),
      of('expenses_due', caregiverId)(-expenses),
      platform('tax_withheld', -withheld),
      platform('tax_employer', -employerTaxes),
      platform('tax_unemployment', -unemployment),
      platform('fees', -fees),
    ],
  }
}

type OfInvoice = Pick<InvoiceFacts, 'id' | 'familyId'>

/** A partner's benefit pays a part of an invoice. */
export const benefitApplied = ({ id, familyId }: OfInvoice, partnerId: number, cents: number): Posting => ({
  ...{ kind: 'benefit_applied', ref: String(id), invoiceId: id },
  lines: moved(of('partner_receivable', partnerId), of('family_receivable', familyId), cents),
})

/** What a family has good pays a part of an invoice. */
export const creditUsed = ({ id, familyId }: OfInvoice, cents: number): Posting => ({
  ...{ kind: 'credit_used', ref: String(id), invoiceId: id },
  lines: moved(of('family_credit', familyId), of('family_receivable', familyId), cents),
})

/** A tip is given with a payment: the caregiver's whole, but for the taxes that are withheld of wages. */
export const tipGiven = (
  { id, familyId, caregiverId }: Pick<InvoiceFacts, 'id' | 'familyId' | 'caregiverId'>,
  attempt: string,
  { tip, taxes }: { readonly tip: number; readonly taxes: PayTaxes | null },
): Posting => {
  const withheld = taxes ? sumOf(taxes.withheld) : 0
  const unemployment = taxes?.employer.unemployment ?? 0
  const employer = (taxes ? sumOf(taxes.employer) : 0) - unemployment
  return {
    ...{ kind: 'tip_given', ref: attempt, invoiceId: id },
    lines: [
      of('family_receivable', familyId)(tip + employer + unemployment),
      of('pay_due', caregiverId)(withheld - tip),
      platform('tax_withheld', -withheld),
      platform('tax_employer', -employer),
      platform('tax_unemployment', -unemployment),
    ],
  }
}

/** A payment has come: by card at once, by bank when it has settled. */
export const paymentSettled = ({ id, familyId }: OfInvoice, attempt: string, cents: number): Posting => ({
  ...{ kind: 'payment_settled', ref: attempt, invoiceId: id },
  lines: moved(of('provider', 0), of('family_receivable', familyId), cents),
})

/** A bank took a payment back: the family owes it again. */
export const debitReturned = ({ id, familyId }: OfInvoice, dispute: string, cents: number): Posting => ({
  ...{ kind: 'debit_returned', ref: dispute, invoiceId: id },
  lines: moved(of('family_receivable', familyId), of('provider', 0), cents),
})

/** A caregiver's pay was sent to them: wages and tips, and what they spent. */
export const transferSent = (
  invoiceId: number,
  caregiverId: number,
  transfer: string,
  { cents, expenses }: { readonly cents: number; readonly expenses: number },
): Posting => ({
  ...{ kind: 'transfer_sent', ref: transfer, invoiceId },
  lines: [
    of('pay_due', caregiverId)(cents - expenses),
    of('expenses_due', caregiverId)(expenses),
    platform('provider', -cents),
  ],
})

/**
 * A correction came out lower than what was paid: the family has the difference good. Its caregiver keeps what they got, and it is
 * the product's loss.
 */
export const creditGiven = (familyId: number, timesheet: number, cents: number): Posting => ({
  ...{ kind: 'credit_given', ref: String(timesheet) },
  lines: moved(of('losses', 0), of('family_credit', familyId), cents),
})

/**
 * Money of a payment was given back: our fee first, and the rest is our loss. Its caregiver keeps what they got, and the taxes of
 * that stay.
 */
export const refundGiven = (
  invoiceId: number,
  deed: string,
  { fee, loss }: { readonly fee: number; readonly loss: number },
): Posting => ({
  ...{ kind: 'refund', ref: deed, invoiceId },
  lines: [platform('fees', fee), platform('losses', loss), platform('provider', -(fee + loss))],
})

/** A debt is not asked for any more. */
export const debtWrittenOff = ({ id, familyId }: OfInvoice, deed: string, cents: number): Posting => ({
  ...{ kind: 'written_off', ref: deed, invoiceId: id },
  lines: moved(of('losses', 0), of('family_receivable', familyId), cents),
})

/** A bank disputes a payment and has taken the money; then the dispute is won, and it comes back, or lost, and it does not. */
export const disputeOpened = (invoiceId: number, dispute: string, cents: number): Posting => ({
  ...{ kind: 'dispute_opened', ref: dispute, invoiceId },
  lines: moved(of('in_dispute', 0), of('provider', 0), cents),
})
export const disputeWon = (invoiceId: number, dispute: string, cents: number): Posting => ({
  ...{ kind: 'dispute_won', ref: dispute, invoiceId },
  lines: moved(of('provider', 0), of('in_dispute', 0), cents),
})
export const disputeLost = (invoiceId: number, dispute: string, cents: number): Posting => ({
  ...{ kind: 'dispute_lost', ref: dispute, invoiceId },
  lines: moved(of('losses', 0), of('in_dispute', 0), cents),
})
/** A bank that had decided against a payment decides anew, and gives it back. */
export const disputeRegained = (invoiceId: number, dispute: string, cents: number): Posting => ({
  ...{ kind: 'dispute_regained', ref: dispute, invoiceId },
  lines: moved(of('provider', 0), of('losses', 0), cents),
})

/** What the provider keeps: of a payment, or since a bank disputes one (`ref`); a membership's is of no invoice. */
export const providerFee = (invoiceId: number | null, ref: string, cents: number): Posting => ({
  ...{ kind: 'provider_fee', ref, ...(invoiceId !== null && { invoiceId }) },
  lines: moved(of('provider_fees', 0), of('provider', 0), cents),
})

/** A family has paid for its membership. */
export const membershipCharged = (payment: string, cents: number): Posting => ({
  ...{ kind: 'membership_charged', ref: payment },
  lines: moved(of('provider', 0), of('memberships', 0), cents),
})

/** A bank disputes the payment of a membership and has taken the money; then it comes back, or it does not. */
export const membershipDisputed = (dispute: string, cents: number): Posting => ({
  ...{ kind: 'membership_disputed', ref: dispute },
  lines: moved(of('in_dispute', 0), of('provider', 0), cents),
})
export const membershipDisputeWon = (dispute: string, cents: number): Posting => ({
  ...{ kind: 'membership_dispute_won', ref: dispute },
  lines: moved(of('provider', 0), of('in_dispute', 0), cents),
})
export const membershipReturned = (dispute: string, cents: number): Posting => ({
  ...{ kind: 'membership_returned', ref: dispute },
  lines: moved(of('memberships', 0), of('in_dispute', 0), cents),
})
/** A bank that had taken it back decides anew, and gives it back. */
export const membershipRegained = (dispute: string, cents: number): Posting => ({
  ...{ kind: 'membership_regained', ref: dispute },
  lines: moved(of('provider', 0), of('memberships', 0), cents),
})

/** Money of a membership's payment was given back. */
export const membershipRefunded = (payment: string, refund: string, cents: number): Posting => ({
  ...{ kind: 'membership_refunded', ref: refund, memo: payment },
  lines: moved(of('memberships', 0), of('provider', 0), cents),
})

/** Money of a membership's payment that did not arrive was given back another way, without the provider. */
export const membershipSettled = (refund: string, cents: number): Posting => ({
  ...{ kind: 'membership_settled', ref: refund },
  lines: moved(of('memberships', 0), of('paid_outside', 0), cents),
})

const sumOf = (taxes: object): number =>
  Object.values(taxes as Readonly<Record<string, number>>).reduce((sum, cents) => sum + cents, 0)
