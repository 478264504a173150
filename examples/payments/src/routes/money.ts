import type Stripe from 'stripe'
import { listing, pageOf } from '../http/listing.ts'
import { flag, integer, metadata, need, oneOf, record, text, type Named } from '../http/params.ts'
import { route, type Route } from './route.ts'
import { balanceBody } from '../objects/balance.ts'
import { readCharge, refundCharge } from '../objects/charges.ts'
import { answerDispute, closeDispute, type KeptDispute } from '../objects/disputes.ts'
import { readIntent } from '../objects/paymentIntents.ts'
import { change, read, type Context } from '../context/context.ts'

const disputeOf = (context: Context, id: string): Promise<KeptDispute> => read(context, 'dispute', id)
const reasons = oneOf('duplicate', 'fraudulent', 'requested_by_customer')
const evidence = record({
  ...{
    uncategorized_text: text,
    product_description: text,
    customer_name: text,
    customer_email_address: text,
  },
  ...{ service_date: text, refund_refusal_explanation: text, access_activity_log: text },
})

/** Whether what a payout is made of has been worked out. */
async function isReconciled(tx: Context['tx'], payout: string): Promise<boolean> {
  const kept = await tx.get(payout)
  return (kept?.body as Stripe.Payout | undefined)?.reconciliation_status === 'completed'
}

/** What was charged, given back and taken back; and what there is. */
export const moneyRoutes: readonly Route[] = [
  route(
    'GET /v1/charges',
    {
      ...listing,
      customer: text,
      payment_intent: text,
      transfer_group: text,
    } satisfies Named<Stripe.ChargeListParams>,
    async ({ tx }, asked) => {
      const all = await tx.list('charge', asked.payment_intent)
      const own = all.filter(({ body }) => {
        const { customer, transfer_group } = body as Stripe.Charge
        return (
          (asked.customer === undefined || customer === asked.customer) &&
          (asked.transfer_group === undefined || transfer_group === asked.transfer_group)
        )
      })
      return pageOf('/v1/charges', own, asked)
    },
  ),
  route('GET /v1/charges/:id', {}, async (context, _, [id]) => (await readCharge(context, id)).body),

  route(
    'POST /v1/refunds',
    {
      charge: text,
      payment_intent: text,
      amount: integer,
      reason: reasons,
      metadata,
    } satisfies Named<Stripe.RefundCreateParams>,
    async (context, given) => {
      const id =
        given.charge ??
        String((await readIntent(context, need(given.payment_intent, 'payment_intent'))).body.latest_charge)
      return (await refundCharge(context, await readCharge(context, id, 'charge'), given)).body
    },
  ),
  route(
    'GET /v1/refunds',
    { ...listing, charge: text, payment_intent: text } satisfies Named<Stripe.RefundListParams>,
    async ({ tx }, asked) => {
      const all = await tx.list('refund', asked.charge)
      const own = all.filter(
        ({ body }) =>
          asked.payment_intent === undefined ||
          (body as Stripe.Refund).payment_intent === asked.payment_intent,
      )
      return pageOf('/v1/refunds', own, asked)
    },
  ),
  route('GET /v1/refunds/:id', {}, async (context, _, [id]) => (await read(context, 'refund', id)).body),

  route(
    'GET /v1/disputes',
    { ...listing, charge: text } satisfies Named<Stripe.DisputeListParams>,
    async ({ tx }, asked) => pageOf('/v1/disputes', await tx.list('dispute', asked.charge), asked),
  ),
  route('GET /v1/disputes/:id', {}, async (context, _, [id]) => (await disputeOf(context, id)).body),
  route(
    'POST /v1/disputes/:id',
    { evidence, submit: flag, metadata } satisfies Named<Stripe.DisputeUpdateParams>,
    async (context, given, [id]) => {
      const kept = await disputeOf(context, id)
      if (given.metadata)
        await change(context, kept, { metadata: { ...kept.body.metadata, ...given.metadata } })
      const said = { evidence: given.evidence, submit: given.submit ?? true }
      return (await answerDispute(context, await disputeOf(context, id), said)).body
    },
  ),
  route(
    'POST /v1/disputes/:id/close',
    {},
    async (context, _, [id]) => (await closeDispute(context, await disputeOf(context, id), 'lost')).body,
  ),

  route('GET /v1/balance', {}, ({ tx, account }) => balanceBody(tx, account)),
  route(
    'GET /v1/balance_transactions',
    {
      ...listing,
      type: text,
      source: text,
      payout: text,
    } satisfies Named<Stripe.BalanceTransactionListParams>,
    async ({ tx, account }, asked) => {
      const all = await tx.list('balance_transaction', account)
      const isKnown = asked.payout === undefined || (await isReconciled(tx, asked.payout))
      const own = all.filter(({ body, hidden }) => {
        const { type, source } = body as Stripe.BalanceTransaction
        return (
          isKnown &&
          (asked.payout === undefined || hidden['payout'] === asked.payout) &&
          (asked.type === undefined || type === asked.type) &&
          (asked.source === undefined || source === asked.source)
        )
      })
      return pageOf('/v1/balance_transactions', own, asked)
    },
  ),
  route(
    'GET /v1/balance_transactions/:id',
    {},
    async (context, _, [id]) => (await read(context, 'balance_transaction', id)).body,
  ),

  route(
    'GET /v1/events',
    { ...listing, type: text } satisfies Named<Stripe.EventListParams>,
    async ({ tx, account }, asked) => {
      const all = await tx.list('event', account)
      return pageOf(
        '/v1/events',
        all.filter(({ body }) => asked.type === undefined || (body as { type: string }).type === asked.type),
        asked,
      )
    },
  ),
  route('GET /v1/events/:id', {}, async (context, _, [id]) => (await read(context, 'event', id)).body),
]
