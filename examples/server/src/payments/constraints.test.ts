import { expect, test } from 'vitest'
import { payees, paymentCustomers, paymentMethods } from '../tables/money/payments.ts'
import { users } from '../tables/account.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { eq } from 'drizzle-orm'

const server = smallWorld()
type Row = typeof paymentMethods.$inferInsert
const good: Row = {
  ...{ user_id: actors.family, kind: 'card', purpose: 'pay', state: 'verified', last4: '4242' },
  ...{ provider_ref: 'pm_1', created_at: new Date('2026-11-21T12:00:00Z') },
}
const mandate = { version: '1', agreed_at: '', address: '', browser: '' }

const refusal = async (...rows: readonly Row[]) => {
  const db = server.change()
  try {
    for (const row of rows) await db.insert(paymentMethods).values(row)
    return null
  } catch (error) {
    return ((error as { cause?: { constraint?: string } }).cause ?? {}).constraint
  }
}

test.each<[string, readonly Row[], string | null]>([
  ['a good one', [good], null],
  [
    'two that pay',
    [
      { ...good, is_default: true },
      { ...good, provider_ref: 'pm_2', is_default: true },
    ],
    'payment_methods_one_default',
  ],
  [
    'one that pays and one that is paid to',
    [
      { ...good, is_default: true },
      { ...good, provider_ref: 'ba_1', kind: 'bank', purpose: 'payout', is_default: true },
    ],
    null,
  ],
  ['more than four digits', [{ ...good, last4: '42424' }], 'payment_methods_last4'],
  ['letters', [{ ...good, last4: '42a4' }], 'payment_methods_last4'],
  ['the same twice', [good, good], 'payment_methods_provider_ref_unique'],
  [
    'the same setup twice',
    [
      { ...good, setup_ref: 'seti_1' },
      { ...good, provider_ref: 'pm_2', setup_ref: 'seti_1' },
    ],
    'payment_methods_setup_ref_unique',
  ],
  [
    'the same press twice',
    [
      { ...good, client_key: 'k' },
      { ...good, provider_ref: 'pm_2', client_key: 'k' },
    ],
    'payment_methods_client_key',
  ],
  ['verified without the provider', [{ ...good, provider_ref: null }], 'payment_methods_known'],
  [
    'one that pays before it is verified',
    [{ ...good, state: 'pending', is_default: true }],
    'payment_methods_default',
  ],
  ['an account to debit without permission', [{ ...good, kind: 'bank' }], 'payment_methods_mandate'],
  ['an account to debit with it', [{ ...good, kind: 'bank', mandate }], null],
  ['removed without when', [{ ...good, state: 'removed' }], 'payment_methods_removed'],
  ['four tries', [{ ...good, tries_left: 4 }], 'payment_methods_tries'],
  ['another state', [{ ...good, state: 'lost' as never }], 'payment_methods_state'],
  ['another kind', [{ ...good, kind: 'cash' as never }], 'payment_methods_kind'],
  ['another purpose', [{ ...good, purpose: 'gift' as never }], 'payment_methods_purpose'],
])('%s', async (_, rows, constraint) => {
  expect(await refusal(...rows)).toBe(constraint)
})

test('nobody who has one can be deleted, nor be two people at the provider', async () => {
  const db = server.change()
  await db.insert(paymentMethods).values(good)
  await expect(db.delete(users).where(eq(users.id, actors.family))).rejects.toThrow()
  const at = new Date('2026-11-21T12:00:00Z')
  for (const table of [paymentCustomers, payees]) {
    await db.insert(table).values({ user_id: actors.otherFamily, provider_ref: 'one', created_at: at })
    await expect(db.insert(table).values({ user_id: actors.otherFamily, created_at: at })).rejects.toThrow()
    await expect(
      db.insert(table).values({ user_id: actors.otherCaregiver, provider_ref: 'one', created_at: at }),
    ).rejects.toThrow()
  }
})
