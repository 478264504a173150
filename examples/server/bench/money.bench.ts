import { getInvoicePrice, payInvoice } from '@homecare/sdk/payments'
import { anInvoiceDetail, anInvoiceLine } from '@homecare/sdk/testing'
import { median } from '../../../scripts/measure.mjs'
import { moneyWorld } from '../src/deposits/testing/moneyWorld.ts'
import { receiptPaper, receiptSides } from '../src/papers/receiptPaper.ts'
import { draw } from '../src/pdf/draw.mjs'
import { createPrinter } from '../src/pdf/print.ts'
import { rateLimits } from '../src/tables/server.ts'
import { someWork } from '../src/testing/hours.ts'
import { removeConnections } from '../src/testing/removeWork.ts'
import { testServer } from '../src/testing/testServer.ts'
import type { Row } from './row.ts'

const presses = 100

/** A receipt as a document, and presses of one invoice at once: each beside what it cannot do without. */
export default async function money(): Promise<Row[]> {
  return [...(await receipts()), ...(await pressesAtOnce())]
}

/** Medians of what takes too long to be asked hundreds of times, in turns: a first turn brings code and faces, as a server keeps them. */
async function compareFew(ours: () => Promise<unknown>, peer: () => Promise<unknown>) {
  const times: [number, number][] = []
  await ours()
  await peer()
  for (let round = 0; round < 15; round++) times.push([await timed(ours), await timed(peer)])
  return {
    ours: median(times.map(([mine]) => mine)),
    peer: median(times.map(([, other]) => other)),
  }
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

/** A receipt as a PDF: drawn in a thread of its own, and in the loop in which requests are answered. */
async function receipts(): Promise<Row[]> {
  const lines = Array.from({ length: 14 }, (_, nth) =>
    anInvoiceLine({
      ...{ kind: 'regular', cents: 9800, minutes: 240, rate: 2450, unit: 'hour', line_id: nth },
      ...{ day: `2026-11-${String(nth + 1).padStart(2, '0')}`, start_time: '09:00', end_time: '13:00' },
    }),
  )
  const invoice = anInvoiceDetail({
    ...{ number: '2026-000001', start_date: '2026-11-01', end_date: '2026-11-14', total: 137_200, lines },
    paid_at: '2026-11-16T12:00:00Z',
  })
  const paper = receiptPaper(invoice, {
    ...{ sides: receiptSides('Carol Ito', invoice.provider), locale: 'en', brand: 'Homecare', now: 0 },
  })
  const printer = createPrinter()
  try {
    const figures = await compareFew(
      async () => new Response(await printer.print(paper)).arrayBuffer(),
      async () => {
        for await (const bytes of draw(paper)) void bytes
      },
    )
    return [
      {
        name: 'receipt: the PDF of an invoice with 14 lines (p50)',
        ...{ unit: 'ms', peerName: 'drawn in the loop', budget: 80, budgetOf: 'ours', ...figures },
      },
    ]
  } finally {
    await printer.stop()
  }
}

/** A hundred presses of one invoice at once, which charge once, beside as many questions what it costs. */
async function pressesAtOnce(): Promise<Row[]> {
  const server = await testServer({ world: 'small' })
  try {
    await removeConnections(server.db)
    const id = await someWork(server)
    const { carol, card, handedIn, invoiceOf } = moneyWorld(server as never, () => id)
    await card()
    const pairs: [number, number][] = []
    for (const day of ['02', '03', '04', '05', '06']) {
      const days = { start_date: `2026-11-${day}`, end_date: `2026-11-${day}` }
      const { id: invoiceId, total } = await invoiceOf(await handedIn(days, days.start_date))
      const care = await carol()
      await server.db.delete(rateLimits)
      const peer = await slowest(() => care.call(getInvoicePrice, { id: invoiceId }))
      const body = { expected_total: total }
      const ours = await slowest(() => care.call(payInvoice, { id: invoiceId, body }))
      pairs.push([ours, peer])
    }
    return [
      {
        name: `paying: the slowest of ${presses} presses of one invoice at once`,
        ...{ ours: median(pairs.map(([ours]) => ours)), peer: median(pairs.map(([, peer]) => peer)) },
        ...{ unit: 'ms', peerName: 'as many ask what it costs', budget: 1000, budgetOf: 'ours' },
      },
    ]
  } finally {
    await server.close()
  }
}

async function slowest(press: () => Promise<unknown>): Promise<number> {
  return Math.max(...(await Promise.all(Array.from({ length: presses }, () => timed(press)))))
}
