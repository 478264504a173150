import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { missing } from '../http/failure.ts'
import { create, newId, read, seconds, type Context } from '../context/context.ts'
import type { Kept } from '../store/store.ts'
import { testBanks, testCards, testRouting, type Outcome } from '../testValues/index.ts'

export type KeptMethod = Kept<Stripe.PaymentMethod>

/** What becomes of a method by what it was made of. */
export const outcomeOf = ({ hidden }: Pick<Kept, 'hidden'>): Outcome =>
  (hidden.outcome as Outcome) ?? 'succeeds'

/**
 * The method of that name. A test name such as `pm_card_visa` stands for a method that is made anew wherever it is used, as
 * the API does.
 */
export async function methodOf(
  context: Context,
  name: string,
  param = 'payment_method',
): Promise<KeptMethod> {
  const card = testCards.find(({ token }) => token === name)
  if (card) {
    const { brand, number, outcome } = card
    return keep(context, { ...blank(context, 'card'), card: cardOf(context, brand, number) }, outcome)
  }
  const bank = testBanks.find(({ token }) => token === name)
  if (bank) {
    const body = { ...blank(context, 'us_bank_account'), us_bank_account: bankOf(bank.account) }
    return keep(context, body, bank.outcome)
  }
  if (!name.startsWith('pm_')) throw missing('payment_method', name, param)
  return read<Stripe.PaymentMethod>(context, 'payment_method', name, param)
}

const keep = (context: Context, body: Stripe.PaymentMethod, outcome: Outcome) =>
  create(context, body, { hidden: { outcome } })

function blank({ now }: Context, type: 'card' | 'us_bank_account'): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created: seconds(now),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type,
  }
}

function cardOf({ now }: Context, brand: string, number: string): Stripe.PaymentMethod.Card {
  const isExpired = number.endsWith('0069')
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: brand,
    exp_month: 12,
    exp_year: new Date(now).getUTCFullYear() + (isExpired ? -1 : 3),
    fingerprint: fingerprintOf(number),
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}

function bankOf(account: string): Stripe.PaymentMethod.UsBankAccount {
  return {
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: 'STRIPE TEST BANK',
    financial_connections_account: null,
    fingerprint: fingerprintOf(account),
    last4: account.slice(-4),
    networks: { preferred: 'ach', supported: ['ach'] },
    routing_number: testRouting,
    status_details: null,
  }
}

/** The same for the same card or account. */
export const fingerprintOf = (number: string): string =>
  createHash('sha256').update(number).digest('base64url').replace(/[-_]/g, 'x').slice(0, 16)
