import { doMoneyDeed } from '@homecare/sdk/moneyDesk'
import { listCards, listInvoices } from '@homecare/sdk/payments'
import { getBenefitBalance } from '@homecare/sdk/families'
import { listTimesheets, listWaitingHours } from '@homecare/sdk/timesheets'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connections } from '../tables/hiring.ts'
import { timesheets } from '../tables/money/hours.ts'
import { invoices } from '../tables/money/invoices.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()

test('Carol has hours in every state that there is, and two invoices that wait', async () => {
  const rows = await server.db
    .select({ status: timesheets.status, count: sql<number>`count(*)::int` })
    .from(timesheets)
    .innerJoin(connections, eq(connections.id, timesheets.connection_id))
    .where(eq(connections.family_id, actors.family))
    .groupBy(timesheets.status)
  expect(Object.fromEntries(rows.map(({ status, count }) => [status, count]))).toMatchObject({
    [-1]: 1,
    1: 2,
    4: expect.any(Number),
    5: 1,
  })
  const own = await server.db.select().from(invoices).where(eq(invoices.family_id, actors.family))
  expect(new Set(own.map(({ status }) => status))).toEqual(new Set(['pending', 'paid', 'rejected', 'void']))
  const waiting = await (await server.as('family')).call(listInvoices, { query: { needs_paid: 1 } })
  expect(waiting.map(({ revision }) => revision).toSorted()).toEqual([1, 2])
  expect(waiting.every(({ total }) => total > 0)).toBe(true)
})

test('Marisol has a week to hand in and one that came back, and lists what she handed in', async () => {
  const marisol = await server.as('caregiver')
  const hours = await marisol.call(listWaitingHours)
  expect(hours).toMatchObject([
    { name: 'Carol I.', sent_back: true, timesheet_id: expect.any(Number) },
    { name: 'Carol I.', sent_back: false, timesheet_id: null },
  ])
  const [due] = hours.filter((one) => !one.sent_back)
  // One week and no more.
  expect(Date.parse(due!.end_date) - Date.parse(due!.start_date)).toBeLessThan(7 * 86_400_000)
  const id = due!.connection_id
  const { data, total_records } = await marisol.call(listTimesheets, { id, query: { details: true } })
  // Of eight whole weeks with visits and the present one, the last two are not in.
  expect(total_records).toBe(7)
  expect(data.every(({ shifts }) => shifts.length > 0)).toBe(true)
  const [sum] = data.filter(({ status }) => status === 4)
  expect(sum!.wages).toBe(sum!.shifts.reduce((cents, { amount }) => cents + amount, 0))
})

test('Walter’s plan pays his hours', async () => {
  const own = await server.db.select().from(invoices).where(eq(invoices.family_id, actors.b2bFamily))
  // The plan began some weeks ago: what was worked before was his own.
  const covered = own.filter(({ benefit_cents }) => benefit_cents > 0)
  expect(covered.length).toBeGreaterThan(3)
  for (const { wages_cents, benefit_cents, total_cents } of covered)
    expect([benefit_cents, total_cents]).toEqual([wages_cents, 0])
  const { overview } = (await (await server.as('b2bFamily')).call(getBenefitBalance))!
  expect(overview.remaining_hrs).toBeLessThan(overview.total_hrs)
})

test('what was paid stands alike in its attempt, with the provider and in the ledger, and staff can give it back', async () => {
  const { rows } = await server.db.execute<
    Record<'id' | 'total' | 'attempt' | 'charged' | 'settled', unknown>
  >(sql`
    select i.id, i.total_cents as total, a.cents as attempt,
      (select (c.body->>'amount')::bigint from provider_objects c
        where c.kind = 'charge' and c.body->>'payment_intent' = a.provider_ref) as charged,
      (select sum(e.cents) from ledger_journals j join ledger_entries e on e.journal_id = j.id
        where j.kind = 'payment_settled' and j.ref = a.id::text and e.cents > 0) as settled
    from invoices i left join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
    where i.status = 'paid' and i.total_cents > 0`)
  expect(rows.length).toBeGreaterThan(3)
  for (const { total, attempt, charged, settled } of rows)
    expect([attempt, charged, settled].map(Number)).toEqual(Array.from({ length: 3 }, () => Number(total)))
  // Nobody finds a card that they did not add.
  expect(await (await server.as('family')).call(listCards)).toEqual([])
  const own = await server.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.family_id, actors.family), eq(invoices.status, 'paid')))
  const { id } = own[0]!
  const staff = await server.as('staff')
  const body = {
    kind: 'refund',
    cents: 100,
    reason: 'A quarter too much.',
    words: 'We give it back.',
  } as const
  const record = await staff.call(doMoneyDeed, { id, body })
  expect(record.deeds).toMatchObject([{ kind: 'refund', state: 'done', cents: 100 }])
  expect(record.payments).toMatchObject([
    { state: 'succeeded', last4: '4242', ref: expect.stringMatching(/^pi_/) },
  ])
})
