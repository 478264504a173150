import { getPaymentsReport } from '@homecare/sdk/deposits'
import { beforeEach, expect, it } from 'vitest'
import { taxProfiles } from '../tables/money/payroll.ts'
import { disputeCharge } from '../paying/disputing.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { transfers } from '../tables/money/transfers.ts'
import { users } from '../tables/account.ts'
import { trailEntries } from '../tables/trail.ts'
import { and, eq, sql } from 'drizzle-orm'
import { actors } from '../testing/actors.ts'
import { someWork } from '../testing/hours.ts'
import { refusal } from '../testing/refusal.ts'
import { unconnectedWorld } from '../testing/world.ts'
import { readPdf, wordsOf } from '../pdf/testing/readPdf.ts'
import { reportRows } from './report.ts'
import { reportCsv } from './reportFile.ts'
import { moneyWorld } from './testing/moneyWorld.ts'

const server = unconnectedWorld()
let id: number
const world = moneyWorld(server, () => id)

beforeEach(async () => {
  server.change()
  await server.db.delete(taxProfiles)
  id = await someWork(server)
})
const november = { start_date: '2026-11-01', end_date: '2026-11-30' }

it('says what a family paid and its caregiver got, and of others nothing', async () => {
  await world.card()
  const tid = await world.handedIn()
  await world.pay(tid, { tip_cents: 500 })
  const carol = await (await world.carol()).call(getPaymentsReport, { query: november })
  expect(carol).toMatchObject({
    ...{ ...november, wages: 10_300, taxes: 0, total: 10_300, total_records: 1, next: null },
    months: [{ month: '2026-11', cents: 10_300 }],
    people: [{ name: 'Marisol R.', cents: 10_300 }],
    rows: [{ kind: 'payment', name: 'Marisol R.', timesheet_id: tid, amount: 10_300 }],
  })
  expect(await (await world.marisol()).call(getPaymentsReport, { query: november })).toMatchObject({
    ...{ wages: 10_300, total: 10_300, people: [{ name: 'Carol I.', cents: 10_300 }] },
  })
  expect(await (await server.as('otherFamily')).call(getPaymentsReport, { query: november })).toMatchObject({
    ...{ total: 0, rows: [] },
  })
  expect((await (await server.as('staff')).call(getPaymentsReport, { query: november })).total).toBe(10_300)
  const october = { start_date: '2026-10-01', end_date: '2026-10-31' }
  expect((await (await world.carol()).call(getPaymentsReport, { query: october })).rows).toEqual([])
  const long = (await world.carol()).call(getPaymentsReport, {
    query: { start_date: '2025-01-01', end_date: '2026-11-30' },
  })
  expect(await refusal(long)).toMatchObject({ kind: 'invalid' })
  expect(await refusal((await server.as('facility')).call(getPaymentsReport))).toMatchObject({
    kind: 'forbidden',
  })
})

it('says what a bank took back of a debit, and what was paid anew', async () => {
  const account = await world.debitAccount()
  const tid = await world.handedIn()
  await world.pay(tid, { card_id: account, tip_cents: 500 })
  world.days(8)
  await world.settled()
  await world.demo('return')
  await world.settled()
  const both = { start_date: '2026-11-01', end_date: '2026-12-31' }
  const report = async () => (await world.carol()).call(getPaymentsReport, { query: both })
  const kinds = ({ rows }: Awaited<ReturnType<typeof report>>) =>
    rows.map(({ kind, amount }) => [kind, amount]).toSorted()
  const owed = await report()
  expect(owed).toMatchObject({ total: 0, wages: 0, total_records: 2 })
  expect(kinds(owed)).toEqual([
    ['payment', 10_300],
    ['returned', -10_300],
  ])
  await world.pay(tid, { card_id: await world.card() })
  const paid = await report()
  expect(paid).toMatchObject({ total: 10_300, wages: 10_300, people: [{ cents: 10_300 }], total_people: 1 })
  expect(kinds(paid)).toEqual([
    ['payment', 10_300],
    ['payment', 10_300],
    ['returned', -10_300],
  ])
  expect((await (await world.marisol()).call(getPaymentsReport, { query: both })).total).toBe(10_300)
})

it('says what a bank took back of a card, and where it decided anew', async () => {
  await world.card()
  const { id: invoiceId } = await world.pay(await world.handedIn())
  const [attempt] = await server.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.invoice_id, invoiceId))
  const says = (state: 'lost' | 'won') =>
    server.db.transaction((tx) =>
      disputeCharge(
        tx,
        server.deps,
        {
          ...{ ref: 'dp_1', charge: attempt!.provider_ref, cents: 9800, dueAt: null, state, feeCents: 1500 },
          isAnswered: true,
        },
        server.clock.now(),
      ),
    )
  const rows = async () =>
    (await (await world.carol()).call(getPaymentsReport, { query: november })).rows
      .map(({ kind, amount }) => [kind, amount])
      .toSorted()
  await says('lost')
  expect(await rows()).toEqual([
    ['chargeback', -9800],
    ['payment', 9800],
  ])
  await says('won')
  expect(await rows()).toEqual([
    ['chargeback', -9800],
    ['payment', 9800],
    ['regained', 9800],
  ])
})

it.each(['2026-99-99_p1', '2026-02-30_p000000000001', 'x'])('begins anew behind %j', async (after) => {
  const report = await (await world.carol()).call(getPaymentsReport, { query: { ...november, after } })
  expect(report.rows).toEqual([])
})

it('stands in the trails of the families whom staff read of, also as a file', async () => {
  await world.card()
  await world.pay(await world.handedIn())
  const noted = () =>
    server.db
      .select({ action: trailEntries.action, by: trailEntries.actor_user })
      .from(trailEntries)
      .where(and(eq(trailEntries.about_user, actors.family), eq(trailEntries.subject, 'payments')))
  await (await world.carol()).call(getPaymentsReport, { query: november })
  await (await world.marisol()).call(getPaymentsReport, { query: november })
  expect(await noted()).toEqual([])
  await (await server.as('staff')).call(getPaymentsReport, { query: november })
  expect(await noted()).toEqual([{ action: 'view', by: actors.staff }])
  const { jar } = await server.visitorAs('staff')
  await jar.fetch('/files/payments/report.csv?start_date=2026-11-01&end_date=2026-11-30')
  expect(await noted()).toHaveLength(2)
})

it('is read a page at a time by key, and streams as a table in which no name is a formula', async () => {
  await world.card()
  const days = Array.from({ length: 3 }, (_, i) => `2026-11-0${i + 2}`)
  for (const day of days) await world.pay(await world.handedIn({ start_date: day, end_date: day }, day))
  await server.db
    .update(users)
    .set({ first_name: '=HYPERLINK("https://evil.example")' })
    .where(eq(users.id, actors.caregiver))
  const { jar } = await server.visitorAs('family')
  const csv = await (
    await jar.fetch('/files/payments/report.csv?start_date=2026-11-01&end_date=2026-11-30')
  ).text()
  const lines = csv.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  for (const line of lines.slice(1)) {
    expect(line).not.toMatch(/(?:^|,)"?[=+@]/)
    expect(line).toMatch(/,98\.00$/)
  }
  const report = await jar.fetch('/files/payments/report.pdf?start_date=2026-11-01&end_date=2026-11-30')
  expect(report.headers.get('Content-Type')).toBe('application/pdf')
  expect(await server.db.$count(transfers)).toBe(3)
})

it('has each payment once in the table, in the order of the report, however they lie in the year', async () => {
  await world.card()
  const tid = await world.handedIn()
  const { id: invoiceId } = await world.invoiceOf(tid)
  await world.pay(tid)
  const day = `date '2026-01-01' + case when n <= 1100 then 40 else n % 7 * 50 end`
  const copy = (table: string, changed: string, where: string) =>
    sql.raw(`insert into ${table} overriding system value
      select (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
      from ${table} t, generate_series(1, 1600) n where ${where}`)
  await server.db.transaction(async (tx) => {
    const days = `daterange(date '2000-01-01' + n, date '2000-01-01' + n + 1)::text`
    await tx.execute(copy('timesheets', `'id', 5000000 + n, 'days', ${days}`, `t.id = ${tid}`))
    const paidAt = `to_jsonb((${day} + time '20:00') at time zone 'UTC')`
    const own = `'id', 5000000 + n, 'timesheet_id', 5000000 + n, 'number', 'many-' || n, 'paid_at', ${paidAt}`
    await tx.execute(copy('invoices', own, `t.id = ${invoiceId}`))
    await tx.execute(copy('invoice_lines', `'invoice_id', 5000000 + n`, `t.invoice_id = ${invoiceId}`))
  })
  const year = { start_date: '2026-01-01', end_date: '2026-12-31' }
  const all = await reportRows(server.db, { id: actors.family, role: 'family' }, year, { limit: 5000 })
  expect(all).toHaveLength(1601)
  let table = ''
  let pieces = 0
  for await (const piece of reportCsv(server.db, { id: actors.family, role: 'family' }, year, 'en')) {
    table += piece
    pieces++
  }
  const numbers = table
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[3])
  expect(numbers).toEqual(all.map(({ description }) => description))
  expect(pieces).toBeGreaterThan(4)
})

it('has a receipt of what was paid, for its family alone', async () => {
  await world.card()
  const tid = await world.handedIn()
  const { id: invoiceId } = await world.invoiceOf(tid)
  const { jar } = await server.visitorAs('family')
  const path = `/files/invoices/${invoiceId}/receipt.pdf`
  expect((await jar.fetch(path)).status).toBe(404)
  await world.pay(tid)
  const answer = await jar.fetch(path)
  expect(answer.status).toBe(200)
  const read = wordsOf(readPdf(new Uint8Array(await answer.arrayBuffer())).root)
  expect(read).toContain('Visa')
  expect(read).toContain('98.00')
  for (const other of ['otherFamily', 'caregiver'] as const) {
    const { jar: theirs } = await server.visitorAs(other)
    expect((await theirs.fetch(path)).status).toBe(404)
  }
})
