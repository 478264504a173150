import type Stripe from 'stripe'
import { invalid } from '../http/failure.ts'
import { listing, pageOf } from '../http/listing.ts'
import { flag, integer, listOf, metadata, need, oneOf, record, text, type Named } from '../http/params.ts'
import { route, type Route } from './route.ts'
import { addExternal, makeDefault, newAccount, readAccount, removeExternal } from '../objects/accounts.ts'
import { makeTransfer, payOut, payOutRest, reverseTransfer, type KeptTransfer } from '../objects/transfers.ts'
import { change, create, emit, newId, read, seconds, type Context } from '../context/context.ts'

const transferOf = (context: Context, id: string): Promise<KeptTransfer> => read(context, 'transfer', id)
const controller = record({
  fees: record({ payer: oneOf('account', 'application') }),
  losses: record({ payments: oneOf('application', 'stripe') }),
  requirement_collection: oneOf('application', 'stripe'),
  stripe_dashboard: record({ type: oneOf('express', 'full', 'none') }),
})
const individual = record({ first_name: text, last_name: text, email: text, phone: text })

/** Whoever is paid, and how money reaches them. */
export const accountRoutes: readonly Route[] = [
  route(
    'POST /v1/accounts',
    {
      ...{
        country: oneOf('US'),
        email: text,
        business_type: oneOf('individual'),
        metadata,
        controller,
        individual,
      },
      capabilities: record({ transfers: record({ requested: flag }) }),
      tos_acceptance: record({ service_agreement: oneOf('full', 'recipient') }),
      business_profile: record({ product_description: text, mcc: text, url: text }),
      settings: record({
        payouts: record({ schedule: record({ interval: oneOf('daily', 'weekly', 'manual') }) }),
      }),
    } satisfies Named<Stripe.AccountCreateParams>,
    async (context, given) => {
      const { body } = await create(
        context,
        newAccount(context, { email: given.email ?? null, metadata: given.metadata ?? {} }),
      )
      return body
    },
  ),
  route('GET /v1/accounts/:id', {}, async (context, _, [id]) => (await readAccount(context, id)).body),
  route(
    'POST /v1/accounts/:id',
    { email: text, metadata, individual } satisfies Named<Stripe.AccountUpdateParams>,
    async (context, given, [id]) => {
      const kept = await readAccount(context, id)
      const changed = await change(context, kept, {
        email: given.email ?? kept.body.email,
        metadata: { ...kept.body.metadata, ...given.metadata },
      })
      await emit(context, 'account.updated', changed.body, id)
      return changed.body
    },
  ),
  route('DELETE /v1/accounts/:id', {}, async (context, _, [id]) => {
    await readAccount(context, id)
    await context.tx.remove(id)
    return { id, object: 'account', deleted: true }
  }),
  route(
    'POST /v1/account_links',
    {
      ...{ account: text, refresh_url: text, return_url: text },
      type: oneOf('account_onboarding', 'account_update'),
      collection_options: record({ fields: oneOf('currently_due', 'eventually_due') }),
    } satisfies Named<Stripe.AccountLinkCreateParams>,
    async (context, given) => {
      const { id } = await readAccount(context, need(given.account, 'account'))
      need(given.type, 'type')
      const back = need(given.return_url, 'return_url')
      need(given.refresh_url, 'refresh_url')
      const link: Stripe.AccountLink = {
        object: 'account_link',
        created: seconds(context.now),
        expires_at: seconds(context.now) + 300,
        url: `${new URL(back).origin}/embedded-payments/onboarding/${id}?return=${encodeURIComponent(back)}`,
      }
      return link
    },
  ),
  route(
    'POST /v1/financial_connections/sessions',
    {
      account_holder: record({ type: oneOf('account', 'customer'), account: text, customer: text }),
      permissions: listOf(oneOf('payment_method', 'balances', 'ownership', 'transactions')),
      manual_entry: record({ mode: oneOf('automatic', 'custom') }),
    } satisfies Named<Stripe.FinancialConnections.SessionCreateParams>,
    async (context, given) => {
      const id = newId('fcsess')
      const holder = need(given.account_holder, 'account_holder')
      if (holder.account !== undefined) await readAccount(context, holder.account)
      const session: Stripe.FinancialConnections.Session = {
        id,
        object: 'financial_connections.session',
        account_holder: {
          type: holder.type ?? 'account',
          ...(holder.account && { account: holder.account }),
        },
        accounts: { object: 'list', data: [], has_more: false, url: '/v1/financial_connections/accounts' },
        client_secret: `${id}_secret_${newId('s').slice(2)}`,
        livemode: false,
        permissions: [...need(given.permissions, 'permissions')],
        prefetch: [],
      }
      return (await create(context, session)).body
    },
  ),
  route(
    'POST /v1/accounts/:id/external_accounts',
    { external_account: text, metadata } satisfies Named<Stripe.AccountCreateExternalAccountParams>,
    async (context, given, [id]) => {
      const token = need(given.external_account, 'external_account')
      const added = await addExternal(context, await readAccount(context, id), token)
      await payOutRest(context, id)
      return added
    },
  ),
  route(
    'GET /v1/accounts/:id/external_accounts',
    { ...listing, object: text } satisfies Named<Stripe.AccountListExternalAccountsParams>,
    async (context, asked, [id]) =>
      pageOf(`/v1/accounts/${id}/external_accounts`, await context.tx.list('bank_account', id), asked),
  ),
  route(
    'POST /v1/accounts/:id/external_accounts/:bank',
    { default_for_currency: flag, metadata } satisfies Named<Stripe.AccountUpdateExternalAccountParams>,
    async (context, given, [id, bank]) => {
      if (given.default_for_currency !== true)
        throw invalid('An account cannot be made no default: make another one.', {
          param: 'default_for_currency',
        })
      const chosen = await makeDefault(context, await readAccount(context, id), bank)
      await payOutRest(context, id)
      return chosen
    },
  ),
  route('DELETE /v1/accounts/:id/external_accounts/:bank', {}, async (context, _, [id, bank]) => {
    await removeExternal(context, await readAccount(context, id), bank)
    return { id: bank, object: 'bank_account', deleted: true }
  }),

  route(
    'POST /v1/transfers',
    {
      ...{ amount: integer, currency: oneOf('usd'), destination: text, transfer_group: text },
      ...{ source_transaction: text, metadata, description: text },
    } satisfies Named<Stripe.TransferCreateParams>,
    async (context, given) => {
      const amount = need(given.amount, 'amount')
      need(given.currency, 'currency')
      const destination = need(given.destination, 'destination')
      return (await makeTransfer(context, { ...given, amount, destination })).body
    },
  ),
  route(
    'GET /v1/transfers',
    { ...listing, destination: text, transfer_group: text } satisfies Named<Stripe.TransferListParams>,
    async ({ tx }, asked) => {
      const own = (await tx.list('transfer')).filter(({ body }) => {
        const { destination, transfer_group } = body as Stripe.Transfer
        return (
          (asked.destination === undefined || destination === asked.destination) &&
          (asked.transfer_group === undefined || transfer_group === asked.transfer_group)
        )
      })
      return pageOf('/v1/transfers', own, asked)
    },
  ),
  route('GET /v1/transfers/:id', {}, async (context, _, [id]) => (await transferOf(context, id)).body),
  route(
    'POST /v1/transfers/:id/reversals',
    { amount: integer, metadata } satisfies Named<Stripe.TransferCreateReversalParams>,
    async (context, given, [id]) => reverseTransfer(context, await transferOf(context, id), given),
  ),

  route(
    'POST /v1/payouts',
    { amount: integer, currency: oneOf('usd'), metadata } satisfies Named<Stripe.PayoutCreateParams>,
    async (context, given) => {
      const account = await readAccount(context, context.account)
      const options = { automatic: false, metadata: given.metadata ?? {} }
      return (await payOut(context, account, need(given.amount, 'amount'), options)).body
    },
  ),
  route(
    'GET /v1/payouts',
    { ...listing, status: text } satisfies Named<Stripe.PayoutListParams>,
    async ({ tx, account }, asked) => {
      const all = await tx.list('payout', account)
      const { status } = asked
      const own = all.filter(({ body }) => status === undefined || (body as Stripe.Payout).status === status)
      return pageOf('/v1/payouts', own, asked)
    },
  ),
  route('GET /v1/payouts/:id', {}, async (context, _, [id]) => (await read(context, 'payout', id)).body),
]
