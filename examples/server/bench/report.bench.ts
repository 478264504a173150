import { listInvoices } from '@homecare/sdk/payments'
import { sql } from 'drizzle-orm'
import { median } from '../../../scripts/measure.mjs'
import { reportRows } from '../src/deposits/report.ts'
import { reportCsv } from '../src/deposits/reportFile.ts'
import { moneyWorld } from '../src/deposits/testing/moneyWorld.ts'
import { actors } from '../src/testing/actors.ts'
import { someWork } from '../src/testing/hours.ts'
import { removeConnections } from '../src/testing/removeWork.ts'
import { testServer, type TestServer } from '../src/testing/testServer.ts'
import { invoicesOf } from '../src/timesheets/family/invoiceRows.ts'
import type { Row } from './row.ts'

const payments = 20_000
const onPage = 100
const megabyte = 1_048_576
const year = { start_date: '2026-01-01', end_date: '2026-12-31' }

/** A year of payments as a table for spreadsheets, and a page of a hundred invoices: each beside its reading alone. */
export default async function report(): Promise<Row[]> {
  const server = await testServer({ world: 'small' })
  try {
    await removeConnections(server.db)
    const id = await someWork(server)
    const { handedIn, invoiceOf } = moneyWorld(server as never, () => id)
    const tid = await handedIn()
    const { id: invoiceId } = await invoiceOf(tid)
    await copied(server, { tid, invoiceId, count: onPage - 1, from: 1_000_000, isPaid: false })
    const page = await pageOf(server)
    await copied(server, { tid, invoiceId, count: payments, from: 2_000_000, isPaid: true })
    return [page, ...(await table(server))]
  } finally {
    await server.close()
  }
}

interface Copies {
  readonly tid: number
  readonly invoiceId: number
  readonly count: number
  readonly from: number
  readonly isPaid: boolean
}

/** Hours as those that were handed in, of other days, with their invoices: to be paid, or paid on some day of the year. */
async function copied({ db }: TestServer, { tid, invoiceId, count, from, isPaid }: Copies): Promise<void> {
  const copy = (table: string, changed: string, where: string) =>
    sql.raw(`insert into ${table} overriding system value
      select (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
      from ${table} t, generate_series(1, ${count}) n where ${where}`)
  const paidAt = `to_jsonb(timestamptz '2026-01-01 20:00Z' + n % 360 * interval '1 day')`
  await db.transaction(async (tx) => {
    await tx.execute(
      copy(
        'timesheets',
        `'id', ${from} + n, 'days', daterange(date '2026-01-01' - n * 7 - ${from / 10}, date '2026-01-01' - n * 7 + 6 - ${from / 10})::text,
        'status', ${isPaid ? 2 : 1}`,
        `t.id = ${tid}`,
      ),
    )
    await tx.execute(
      copy(
        'invoices',
        `'id', ${from} + n, 'timesheet_id', ${from} + n, 'number', 'bench-' || ${from} + n,
        'status', '${isPaid ? 'paid' : 'pending'}' ${isPaid ? `, 'paid_at', ${paidAt}, 'decided_at', ${paidAt}` : ''}`,
        `t.id = ${invoiceId}`,
      ),
    )
    await tx.execute(copy('invoice_lines', `'invoice_id', ${from} + n`, `t.invoice_id = ${invoiceId}`))
  })
  await db.execute(sql`analyze`)
}

async function pageOf(server: TestServer): Promise<Row> {
  const care = await server.as('family')
  const ask = async () => {
    const { length } = await care.call(listInvoices, { query: { needs_paid: 1 } })
    if (length !== onPage) throw new Error(`There are ${length} invoices on the page`)
  }
  const read = () => invoicesOf(server.db, sql`invoices.family_id = ${actors.family}`)
  return {
    name: `invoices: a page of ${onPage} that wait`,
    ...{ unit: 'ms', peerName: 'its rows read', ...(await inTurns(ask, read)) },
  }
}

async function table({ db }: TestServer): Promise<Row[]> {
  const reader = { id: actors.family, role: 'family' } as const
  let first = 0
  const csv = async (look: () => void = () => undefined) => {
    const began = performance.now()
    let rows = -1
    for await (const piece of reportCsv(db, reader, year, 'en')) {
      // The head of the table is there at once.
      if (rows === 0) first = performance.now() - began
      rows += piece.split('\r\n').length - 1
      look()
    }
    if (rows !== payments) throw new Error(`The table has ${rows} rows`)
  }
  const peer = () => reportRows(db, reader, year, { limit: payments })
  await csv()
  const figures = await inTurns(() => csv(), peer, 3)
  const untilFirst = first
  return [
    {
      name: `report: ${payments.toLocaleString('en-US')} payments as CSV, a part at a time`,
      ...{ unit: 'ms', peerName: 'all read at once', ...figures },
    },
    {
      name: 'report: until the first rows of the CSV',
      ...{ unit: 'ms', ours: untilFirst, budget: 300, budgetOf: 'ours' },
    },
    {
      name: 'report: most memory that the CSV holds',
      ...{ unit: 'MB', ours: await heldBy(csv), peerName: 'all read at once' },
      peer: await heldBy(async (look) => {
        const rows = await peer()
        look()
        if (rows.length !== payments) throw new Error(`There are ${rows.length} rows`)
      }),
      ...{ budget: 32, budgetOf: 'ours' },
    },
  ]
}

/**
 * The most that is in use, beside what was before, at each look after garbage was collected. What is resident says less: it has
 * the embedded database in it, what other rounds have held, and garbage that nobody needed to collect yet.
 */
async function heldBy(run: (look: () => void) => Promise<void>): Promise<number> {
  const before = inUse()
  let most = before
  await run(() => (most = Math.max(most, inUse())))
  return (most - before) / megabyte
}

function inUse(): number {
  if (!global.gc) throw new Error('What is held is known with --expose-gc alone')
  global.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function inTurns(ours: () => Promise<unknown>, peer: () => Promise<unknown>, rounds = 15) {
  const times: [number, number][] = []
  await ours()
  await peer()
  for (let round = 0; round < rounds; round++) times.push([await timed(ours), await timed(peer)])
  return { ours: median(times.map(([mine]) => mine)), peer: median(times.map(([, other]) => other)) }
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}
