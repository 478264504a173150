import type { Stripe } from 'stripe'
import type {
  ProviderAccount,
  ProviderCharge,
  ProviderDispute,
  ProviderMethod,
  ProviderPayee,
  ProviderPayout,
  ProviderRefund,
  ProviderTransfer,
} from './provider.ts'

type Expandable = string | { readonly id: string } | null | undefined

export const idOf = (value: Expandable): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

const ms = (seconds: number) => seconds * 1000

/** A setup, with its method in it. */
export function methodOf(setup: Stripe.SetupIntent): ProviderMethod {
  const { status, payment_method: found, next_action, last_setup_error: error } = setup
  const method = typeof found === 'object' ? found : null
  const deposits = next_action?.verify_with_microdeposits
  return {
    state: stateOf(status, deposits !== undefined),
    customer: idOf(setup.customer),
    method: method && {
      ref: method.id,
      kind: method.card ? 'card' : 'bank',
      brand: method.card?.brand ?? '',
      bankName: method.us_bank_account?.bank_name ?? '',
      accountType: method.us_bank_account?.account_type ?? '',
      last4: method.card?.last4 ?? method.us_bank_account?.last4 ?? '',
      expMonth: method.card?.exp_month ?? null,
      expYear: method.card?.exp_year ?? null,
      fingerprint: method.card?.fingerprint ?? method.us_bank_account?.fingerprint ?? null,
    },
    deposits: deposits
      ? {
          by: deposits.microdeposit_type === 'descriptor_code' ? 'code' : 'amounts',
          arrivesAt: ms(deposits.arrival_date),
        }
      : null,
    failure: error?.decline_code ?? error?.code ?? null,
  }
}

function stateOf(status: Stripe.SetupIntent.Status, isByDeposits: boolean): ProviderMethod['state'] {
  if (status === 'succeeded') return 'verified'
  if (status === 'requires_action') return isByDeposits ? 'pending' : 'asks'
  return status === 'processing' ? 'pending' : 'failed'
}

const chargeStates: Readonly<Record<string, ProviderCharge['state']>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_action: 'asks',
  requires_confirmation: 'asks',
  canceled: 'cancelled',
}

/** An intent, with its last charge and that one's movement in it. */
export function chargeOf(intent: Stripe.PaymentIntent): ProviderCharge {
  const last = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const moved = typeof last?.balance_transaction === 'object' ? last.balance_transaction : null
  const error = intent.last_payment_error
  return {
    ref: intent.id,
    state: chargeStates[intent.status] ?? 'failed',
    cents: intent.amount,
    attempt: intent.metadata.attempt ?? null,
    failure: error?.decline_code ?? error?.code ?? null,
    clientSecret: intent.status === 'requires_action' ? intent.client_secret : null,
    feeCents: moved?.fee ?? null,
    disputed: last?.disputed ?? false,
    refundedCents: last?.amount_refunded ?? 0,
  }
}
export const withCharge = { expand: ['latest_charge.balance_transaction'] }

const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'succeeded',
  pending: 'pending',
  requires_action: 'pending',
}

export const refundOf = ({
  id,
  amount,
  status,
  metadata,
  failure_reason,
  payment_intent,
  created,
}: Stripe.Refund): ProviderRefund => ({
  ref: id,
  id: metadata?.['refund'] ?? null,
  charge: idOf(payment_intent),
  state: refundStates[status ?? ''] ?? 'failed',
  cents: amount,
  failure: failure_reason ?? null,
  madeAt: ms(created),
})

export const payeeOf = ({ id, payouts_enabled, requirements }: Stripe.Account): ProviderPayee => ({
  ref: id,
  payoutsEnabled: payouts_enabled,
  requirements: requirements?.currently_due ?? [],
})

export const accountOf = (bank: Stripe.BankAccount): ProviderAccount => ({
  ref: bank.id,
  bankName: bank.bank_name ?? '',
  accountType: bank.account_type ?? '',
  last4: bank.last4,
  fingerprint: bank.fingerprint,
})

export const payoutOf = (payout: Stripe.Payout): ProviderPayout => ({
  ref: payout.id,
  cents: payout.amount,
  state:
    payout.status === 'paid' ? 'paid' : /^(?:failed|canceled)$/.test(payout.status) ? 'failed' : 'on_its_way',
  arrivesAt: ms(payout.arrival_date),
  failure: payout.failure_code ?? (payout.status === 'canceled' ? 'canceled' : null),
})

export const transferOf = ({ id, metadata }: Stripe.Transfer): ProviderTransfer => ({
  ref: id,
  id: metadata['transfer'] ?? null,
})

/** So many payouts in a row may have failed for what a payout is made of to be found. */
const deepest = 10

/** How what came back of a payout is named: a bank did not take it, or it was called off. */
const cameBack = ['payout_failure', 'payout_cancel'] as const

/** The transfers in a payout: what the account received since the last one, and what came back of others. */
export async function transfersIn(
  stripe: Stripe,
  stripeAccount: string,
  payout: string,
  depth = 0,
): Promise<ProviderTransfer[]> {
  const { balanceTransactions } = stripe
  const found: ProviderTransfer[] = []
  const received = { payout, type: 'payment', limit: 100, expand: ['data.source.source_transfer'] }
  for await (const { source } of balanceTransactions.list(received, { stripeAccount })) {
    const transfer = (source as Stripe.Charge | null)?.source_transfer
    if (transfer)
      found.push(typeof transfer === 'string' ? { ref: transfer, id: null } : transferOf(transfer))
  }
  if (depth === deepest) return found
  for (const type of cameBack)
    for await (const { source } of balanceTransactions.list(
      { payout, type, limit: 100 },
      { stripeAccount },
    )) {
      const before = idOf(source)
      if (before) found.push(...(await transfersIn(stripe, stripeAccount, before, depth + 1)))
    }
  return found
}

const disputeStates: Readonly<Record<string, ProviderDispute['state']>> = {
  needs_response: 'open',
  under_review: 'answered',
  won: 'won',
  lost: 'lost',
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry_closed',
}

export const disputeOf = (dispute: Stripe.Dispute): ProviderDispute => ({
  ref: dispute.id,
  charge: idOf(dispute.payment_intent),
  cents: dispute.amount,
  feeCents: dispute.balance_transactions.reduce((sum, { fee }) => sum + Math.max(0, fee), 0),
  state: disputeStates[dispute.status] ?? 'unknown',
  isAnswered: dispute.evidence_details.submission_count > 0,
  dueAt: dispute.evidence_details.due_by === null ? null : ms(dispute.evidence_details.due_by),
})
