import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { actors } from '../../testing/actors.ts'
import { unconnectedWorld } from '../../testing/world.ts'
import { handedIn } from '../../timesheets/family/samples.ts'
import { invoices } from './invoices.ts'
import { disputes, transfers } from './transfers.ts'

const server = unconnectedWorld()
let invoice_id: number
beforeEach(async () => {
  server.change()
  invoice_id = (await handedIn(server)).invoiceId
})

/** The constraint by which the database refuses; null where it takes what is written. */
const refusedBy = (written: PromiseLike<unknown>): Promise<string | null> =>
  Promise.resolve(written).then(
    () => null,
    (error: { cause?: { constraint?: string } }) => error.cause?.constraint ?? String(error),
  )
const at = new Date(0)
const pay = (more: Partial<typeof transfers.$inferInsert> = {}) => ({
  ...{ invoice_id, payee_id: actors.caregiver, cents: 100, expenses_cents: 0 },
  ...{ next_at: at, created_at: at, ...more },
})

describe('pay that is sent', () => {
  it.each<[string, Partial<typeof transfers.$inferInsert>, string | null]>([
    ['of wages', {}, null],
    ['of less than what was spent, where wages are taken off', { expenses_cents: 5000 }, null],
    ['of wages from which expenses are taken off', { expenses_cents: -40 }, null],
    ['of nothing', { cents: 0 }, 'transfers_cents'],
    ['in a state that there is not', { state: 'held' as never }, 'transfers_state'],
  ])('%s', async (_, more, refused) =>
    expect(await refusedBy(server.db.insert(transfers).values(pay(more)))).toBe(refused),
  )
  it.each<[string, Partial<typeof transfers.$inferInsert>]>([
    ['to whom', { payee_id: actors.family }],
    ['how much', { cents: 99 }],
    ['of that for expenses', { expenses_cents: 1 }],
    ['of what', { created_at: new Date(1) }],
  ])('stays as it was owed: %s', async (_, change) => {
    await server.db.insert(transfers).values(pay())
    expect(await refusedBy(server.db.update(transfers).set(change))).toBe('money_out_stays')
    expect(await refusedBy(server.db.update(transfers).set({ tries: 1 }))).toBeNull()
  })
})

it.each<[string, Partial<typeof invoices.$inferInsert>, string | null]>([
  ['wages from which expenses are taken off', { wages_cents: 5000, expenses_cents: -2000 }, null],
  [
    'more off than the wages',
    { wages_cents: 1000, expenses_cents: -2000, fee_cents: 5000 },
    'invoices_cents',
  ],
  ['expenses from which wages are taken off', { wages_cents: -2000, expenses_cents: 5000 }, null],
  ['a tip below zero', { wages_cents: 5000, tip_cents: -1 }, 'invoices_cents'],
])('an invoice of %s', async (_, change, refused) => {
  const nothing = { fee_cents: 0, expenses_cents: 0, wages_cents: 0, employer_tax_cents: 0, benefit_cents: 0 }
  const next = { ...nothing, credit_cents: 0, tip_cents: 0, ...change }
  const total_cents = next.wages_cents + next.expenses_cents + next.fee_cents + next.tip_cents
  const written = server.db.transaction(async (tx) => {
    await tx
      .update(invoices)
      .set({ ...next, total_cents })
      .where(eq(invoices.id, invoice_id))
    // Of its lines something else is judged, at the end.
    tx.rollback()
  })
  const found = await refusedBy(written)
  expect(found === null || /rollback/i.test(found) ? null : found).toBe(refused)
})

it('disputes are decided or not, and an inquiry is not', async () => {
  const bare = {
    provider_ref: 'dp_1',
    invoice_id,
    attempt_id: crypto.randomUUID(),
    cents: 100,
    opened_at: at,
  }
  expect(
    await refusedBy(server.db.insert(disputes).values({ ...bare, state: 'inquiry', decided_at: at })),
  ).toBe('disputes_decided')
})
