import type Stripe from 'stripe'
import { unexpected } from '../http/failure.ts'
import { change, create, emit, newId, read, seconds, type Context } from '../context/context.ts'
import type { Kept } from '../store/store.ts'
import { addBalance } from './balance.ts'

export type KeptDispute = Kept<Stripe.Dispute>

const day = 86_400
/** What a dispute costs whoever was paid, in cents, whether it is won or not. */
const disputeFee = 1500

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

/** The holder's bank takes a payment back. Of a debit that is the end of it: `isLost`. */
export async function openDispute(
  context: Context,
  charge: Kept<Stripe.Charge>,
  reason: string,
  isLost = false,
): Promise<KeptDispute> {
  const { amount, currency, payment_intent } = charge.body
  const taken = { amount: -amount, fee: disputeFee, type: 'adjustment', source: charge.id } as const
  const dispute: Stripe.Dispute = {
    id: newId(charge.id.startsWith('ch_') ? 'dp' : 'du'),
    object: 'dispute',
    amount,
    balance_transactions: [await movement(context, taken)],
    charge: charge.id,
    created: seconds(context.now),
    currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: seconds(context.now) + 9 * day,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: null as unknown as Stripe.Dispute.EvidenceDetails['submission_method'],
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent,
    reason,
    status: isLost ? 'lost' : 'needs_response',
  }
  const opened = await create(context, dispute, {
    owner: charge.id,
    dueAt: isLost ? null : context.now + 9 * day * 1000,
  })
  await change(context, charge, { disputed: true })
  await emit(context, 'charge.dispute.created', opened.body)
  await emit(context, 'charge.dispute.funds_withdrawn', opened.body)
  if (isLost) await emit(context, 'charge.dispute.closed', opened.body)
  return opened
}

/** What is said against a dispute; with `submit` it is decided by its words, as the documentation of tests has it. */
export async function answerDispute(
  context: Context,
  kept: KeptDispute,
  { evidence, submit }: { evidence?: Partial<Stripe.Dispute.Evidence> | undefined; submit: boolean },
): Promise<KeptDispute> {
  if (kept.body.status !== 'needs_response') throw unexpected('dispute', kept.body.status)
  const { evidence_details } = kept.body
  const said = await change(context, kept, {
    evidence: { ...kept.body.evidence, ...evidence },
    evidence_details: {
      ...evidence_details,
      has_evidence: true,
      submission_count: evidence_details.submission_count + (submit ? 1 : 0),
    },
  })
  if (!submit) {
    await emit(context, 'charge.dispute.updated', said.body)
    return said
  }
  const words = said.body.evidence.uncategorized_text
  if (words === 'winning_evidence') return closeDispute(context, said, 'won')
  if (words === 'losing_evidence') return closeDispute(context, said, 'lost')
  const waits = await change(context, said, { status: 'under_review' })
  await emit(context, 'charge.dispute.updated', waits.body)
  return waits
}

/** A movement of the platform's money, as a dispute has it in it. */
async function movement(
  context: Context,
  moved: Parameters<typeof addBalance>[1],
): Promise<Stripe.BalanceTransaction> {
  const id = await addBalance(context, moved)
  return (await read<Stripe.BalanceTransaction>(context, 'balance_transaction', id)).body
}

export async function closeDispute(
  context: Context,
  kept: KeptDispute,
  status: 'won' | 'lost',
): Promise<KeptDispute> {
  const { amount, charge, balance_transactions: moved } = kept.body
  const back = { amount, fee: 0, type: 'adjustment', source: String(charge) } as const
  const balance_transactions = status === 'won' ? [...moved, await movement(context, back)] : moved
  const closed = await change(context, kept, { status, balance_transactions }, { dueAt: null })
  if (status === 'won') await emit(context, 'charge.dispute.funds_reinstated', closed.body)
  await emit(context, 'charge.dispute.closed', closed.body)
  return closed
}
