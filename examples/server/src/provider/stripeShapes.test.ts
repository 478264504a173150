import type { Stripe } from 'stripe'
import { expect, it } from 'vitest'
import { disputeOf, payoutOf } from './stripeShapes.ts'

const dispute = (status: string, fees: readonly number[] = [], submission_count = 0) =>
  disputeOf({
    ...{ id: 'dp_1', payment_intent: 'pi_1', amount: 9800, status },
    evidence_details: { due_by: null, submission_count },
    balance_transactions: fees.map((fee) => ({ fee })),
  } as unknown as Stripe.Dispute)

it.each([
  ['needs_response', 'open'],
  ['under_review', 'answered'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiry'],
  ['warning_closed', 'inquiry_closed'],
  // What we know nothing of is nobody's decision.
  ['prevented', 'unknown'],
  ['something_new', 'unknown'],
])('a dispute that is %s is %s', (status, state) => expect(dispute(status).state).toBe(state))

it('a dispute is answered where its bank was sent something', () => {
  expect([dispute('lost').isAnswered, dispute('won', [], 1).isAnswered]).toEqual([false, true])
})

it('a dispute costs what its movements say', () => {
  expect(dispute('won', [1500, 0]).feeCents).toBe(1500)
  expect(dispute('warning_needs_response').feeCents).toBe(0)
})

it.each([
  ['canceled', null, 'failed', 'canceled'],
  ['failed', 'account_closed', 'failed', 'account_closed'],
  ['in_transit', null, 'on_its_way', null],
  ['paid', null, 'paid', null],
])('a payout that is %s', (status, failure_code, state, failure) => {
  const payout = { id: 'po_1', amount: 9800, status, failure_code, arrival_date: 0 }
  expect(payoutOf(payout as unknown as Stripe.Payout)).toMatchObject({ state, failure })
})
