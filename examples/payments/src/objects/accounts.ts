import type Stripe from 'stripe'
import { missing } from '../http/failure.ts'
import { change, create, emit, newId, read, seconds, type Context } from '../context/context.ts'
import type { Kept } from '../store/store.ts'
import { testBanks, testRouting } from '../testValues/index.ts'
import { fingerprintOf } from './methods.ts'

export type KeptAccount = Kept<Stripe.Account>

/** What the provider still wants of somebody whom it is to pay: until then nothing is paid out. */
const wanted = [
  'external_account',
  'individual.dob.day',
  'individual.ssn_last_4',
  'tos_acceptance.date',
] as const

function requirementsOf(due: readonly string[]): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: [...due],
    disabled_reason: due.length === 0 ? null : 'requirements.past_due',
    errors: [],
    eventually_due: [...due],
    past_due: [...due],
    pending_verification: [],
  }
}

export function newAccount({ now }: Context, given: Partial<Stripe.Account>): Stripe.Account {
  const id = newId('acct')
  return {
    id,
    object: 'account',
    capabilities: { transfers: 'inactive' },
    charges_enabled: false,
    controller: { type: 'application', is_controller: true },
    country: 'US',
    created: seconds(now),
    default_currency: 'usd',
    details_submitted: false,
    email: null,
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
    metadata: {},
    payouts_enabled: false,
    requirements: requirementsOf(wanted),
    type: 'none',
    ...given,
  }
}

/** What has become of an account by what is known of its holder and where its money goes. */
async function weigh(context: Context, kept: KeptAccount, due: readonly string[]): Promise<KeptAccount> {
  const enabled = due.length === 0
  const weighed = await change(context, kept, {
    requirements: requirementsOf(due),
    payouts_enabled: enabled,
    capabilities: { transfers: enabled ? 'active' : 'inactive' },
  })
  await emit(context, 'account.updated', weighed.body, kept.id)
  return weighed
}

/** A bank has refused a deposit: nothing is paid out until there is another account. What is moved to its holder waits. */
export async function stopPayouts(context: Context, kept: KeptAccount): Promise<void> {
  const due = [...new Set([...dueOf(kept), 'external_account'])]
  const stopped = await change(context, kept, {
    requirements: requirementsOf(due),
    payouts_enabled: false,
  })
  await emit(context, 'account.updated', stopped.body, kept.id)
}

const dueOf = (kept: KeptAccount) => kept.body.requirements?.currently_due ?? []

/** The holder has told the provider what it wanted, on the provider's own page. */
export async function completeAccount(context: Context, kept: KeptAccount): Promise<KeptAccount> {
  const told = await change(context, kept, { details_submitted: true })
  return weigh(
    context,
    told,
    dueOf(kept).filter((name) => name === 'external_account'),
  )
}

/** The bank account that a token stands for: it is used up. */
function bankOf({ id }: KeptAccount, token: string): Stripe.BankAccount {
  const bank = testBanks.find(({ payoutToken }) => payoutToken === token)
  if (!bank) throw missing('token', token, 'external_account')
  return {
    id: newId('ba'),
    object: 'bank_account',
    account: id,
    account_holder_name: null,
    account_holder_type: 'individual',
    account_type: 'checking',
    available_payout_methods: ['standard'],
    bank_name: 'STRIPE TEST BANK',
    country: 'US',
    currency: 'usd',
    default_for_currency: true,
    fingerprint: fingerprintOf(bank.account),
    last4: bank.account.slice(-4),
    metadata: {},
    routing_number: testRouting,
    status: 'new',
  }
}

const externalsOf = (kept: KeptAccount) => kept.body.external_accounts?.data ?? []

async function withExternals(
  context: Context,
  kept: KeptAccount,
  data: readonly Stripe.ExternalAccount[],
): Promise<KeptAccount> {
  const url = `/v1/accounts/${kept.id}/external_accounts`
  return change(context, kept, {
    external_accounts: { object: 'list', data: [...data], has_more: false, url },
  })
}

/** Where an account's money goes from now on. */
export async function addExternal(
  context: Context,
  kept: KeptAccount,
  token: string,
): Promise<Stripe.BankAccount> {
  const bank = bankOf(kept, token)
  const outcome = testBanks.find(({ payoutToken }) => payoutToken === token)?.outcome
  await create(context, bank, { owner: kept.id, hidden: { outcome } })
  const before = externalsOf(kept).map(
    (one) => ({ ...one, default_for_currency: false }) as Stripe.ExternalAccount,
  )
  const withBank = await withExternals(context, kept, [bank, ...before])
  await emit(context, 'account.external_account.created', bank, kept.id)
  await weigh(
    context,
    withBank,
    dueOf(kept).filter((name) => name !== 'external_account'),
  )
  return bank
}

export async function removeExternal(context: Context, kept: KeptAccount, id: string): Promise<void> {
  await read(context, 'bank_account', id)
  await context.tx.remove(id)
  await withExternals(
    context,
    kept,
    externalsOf(kept).filter((one) => one.id !== id),
  )
}

export async function makeDefault(
  context: Context,
  kept: KeptAccount,
  id: string,
): Promise<Stripe.BankAccount> {
  const bank = await read<Stripe.BankAccount>(context, 'bank_account', id)
  const data = externalsOf(kept).map(
    (one) => ({ ...one, default_for_currency: one.id === id }) as Stripe.ExternalAccount,
  )
  const chosen = await withExternals(context, kept, data)
  const found = await change(context, bank, { default_for_currency: true })
  await weigh(
    context,
    chosen,
    dueOf(kept).filter((name) => name !== 'external_account'),
  )
  return found.body
}

/** The account that is paid to at present. */
export async function defaultExternal(
  context: Context,
  kept: KeptAccount,
): Promise<Kept<Stripe.BankAccount> | null> {
  const found = externalsOf(kept).find((one) => (one as Stripe.BankAccount).default_for_currency)
  return found ? read<Stripe.BankAccount>(context, 'bank_account', found.id) : null
}

export const readAccount = (context: Context, id: string, param = 'account') =>
  read<Stripe.Account>(context, 'account', id, param)
