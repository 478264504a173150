import { getPaymentsReport } from '@homecare/sdk/deposits'
import { beforeEach, expect, it } from 'vitest'
import { taxProfiles } from '../tables/money/payroll.ts'
import { transfers } from '../tables/money/transfers.ts'
import { users } from '../tables/account.ts'
import { eq } from 'drizzle-orm'
import { actors } from '../testing/actors.ts'
import { someWork } from '../testing/hours.ts'
import { refusal } from '../testing/refusal.ts'
import { removeConnections } from '../testing/removeWork.ts'
import { smallWorld } from '../testing/world.ts'
import { readPdf, wordsOf } from '../pdf/testing/readPdf.ts'
import { moneyWorld } from './testing/moneyWorld.ts'

const server = smallWorld()
let id: number
const world = moneyWorld(server, () => id)

beforeEach(async () => {
  await removeConnections(server.change())
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
