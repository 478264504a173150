import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { invoices } from '../tables/money/invoices.ts'
import { paymentMethods } from '../tables/money/payments.ts'
import { actors } from '../testing/actors.ts'
import { handedIn } from '../timesheets/family/samples.ts'
import { unconnectedWorld } from '../testing/world.ts'

const server = unconnectedWorld()
type Row = typeof paymentAttempts.$inferInsert
let good: Row

beforeEach(async () => {
  const db = server.change()
  const { invoiceId } = await handedIn(server)
  const [method] = await db
    .insert(paymentMethods)
    .values({
      ...{ user_id: actors.family, kind: 'card', purpose: 'pay', state: 'verified', last4: '4242' },
      ...{ provider_ref: 'pm_1', created_at: new Date(0) },
    })
    .returning()
  good = {
    ...{ invoice_id: invoiceId, family_id: actors.family, method_id: method!.id, cents: 4900 },
    ...{ client_key: 'one', created_at: new Date(0) },
  }
})

/** The constraint by which the database refuses one of the rows; null where it takes them all. */
async function refusedBy(...given: readonly Partial<Row>[]): Promise<string | null> {
  try {
    for (const row of given) await server.db.insert(paymentAttempts).values({ ...good, ...row })
    return null
  } catch (error) {
    return (error as { cause?: { constraint?: string } }).cause?.constraint ?? String(error)
  }
}

const decided = { decided_at: new Date(0) }
const failed = { state: 'failed', ...decided } as const

it.each<[string, readonly Partial<Row>[], string | null]>([
  ['one', [{}], null],
  ['two under way', [{}, { client_key: 'two' }], 'payment_attempts_one_live'],
  [
    'one that has come, and another',
    [{ state: 'succeeded', provider_ref: 'pi_1', ...decided }, { client_key: 'two' }],
    'payment_attempts_one_live',
  ],
  ['another behind one that was declined', [failed, { client_key: 'two' }], null],
  ['the same press twice', [failed, {}], 'payment_attempts_client_key'],
  [
    'one charge of two',
    [
      { ...failed, provider_ref: 'pi_1' },
      { client_key: 'two', provider_ref: 'pi_1' },
    ],
    'payment_attempts_provider_ref',
  ],
  ['another state', [{ state: 'lost' as never }], 'payment_attempts_state'],
  ['declined without when', [{ state: 'failed' }], 'payment_attempts_decided'],
  ['decided while it is under way', [decided], 'payment_attempts_decided'],
  ['on its way without the provider', [{ state: 'processing' }], 'payment_attempts_known'],
  ['nothing', [{ cents: 0 }], 'payment_attempts_cents'],
  ['a tip above all', [{ tip_cents: 4901 }], 'payment_attempts_cents'],
])('%s', async (_, given, constraint) => {
  expect(await refusedBy(...given)).toBe(constraint)
})

it('is not changed in what was asked, and keeps its invoice and its method', async () => {
  await server.db.insert(paymentAttempts).values(good)
  const change = server.db.execute(sql`update payment_attempts set cents = 1`)
  await expect(change).rejects.toMatchObject({ cause: { constraint: 'payment_attempt_stays' } })
  await expect(server.db.delete(invoices).where(eq(invoices.id, good.invoice_id))).rejects.toThrow()
  await expect(
    server.db.delete(paymentMethods).where(eq(paymentMethods.id, good.method_id)),
  ).rejects.toThrow()
})
