import { listInvoices } from '@homecare/sdk/payments'
import { getBenefitBalance } from '@homecare/sdk/families'
import { listTimesheets, listWaitingHours } from '@homecare/sdk/timesheets'
import { eq, sql } from 'drizzle-orm'
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
  // Of the eight weeks with visits the last one and the present are not in.
  expect(total_records).toBe(6)
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
