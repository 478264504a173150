import { getPaymentsReport } from '@homecare/sdk/deposits'
import { disputeInvoice, doMoneyDeed, getMoney, listMoney } from '@homecare/sdk/moneyDesk'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { moneyWorld } from '../deposits/testing/moneyWorld.ts'
import { openJudge } from '../deposits/testing/walk/judge.ts'
import { balanceOf } from '../ledger/post.ts'
import { readPdf, wordsOf } from '../pdf/testing/readPdf.ts'
import type { ProviderRefund } from '../provider/provider.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { moneyDeeds } from '../tables/money/desk.ts'
import { ledgerJournals } from '../tables/money/ledger.ts'
import { someWork } from '../testing/hours.ts'
import { unconnectedWorld } from '../testing/world.ts'
import { writeRefund } from './made.ts'

const server = unconnectedWorld({ FEE_BASIS_POINTS: '500', REFUND_TWO_PEOPLE_ABOVE_CENTS: '20000' })
let id: number
let judge: Awaited<ReturnType<typeof openJudge>>
const world = moneyWorld(server, () => id)
const total = 10_290

beforeEach(async () => {
  server.change()
  id = await someWork(server)
  judge = await openJudge(server.db)
})

const expectBalanced = async () => {
  expect(await judge.money()).toEqual([])
  expect(await judge.statuses()).toEqual([])
}
const journals = (kind: string) => server.db.$count(ledgerJournals, eq(ledgerJournals.kind, kind))
const letters = (to: 'carol' | 'marisol', subject: RegExp) => world.lettersTo(`${to}@example.com`, subject)
const attemptOf = async (invoiceId: number) => {
  const [attempt] = await server.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.invoice_id, invoiceId))
  return attempt!
}
/** Somebody gives money back at the provider's own desk: no key of ours, and nothing is written here. */
async function madeThere(invoiceId: number, cents: number, nth = 1): Promise<ProviderRefund> {
  const { provider_ref } = await attemptOf(invoiceId)
  const asked = { charge: provider_ref!, cents, id: 'made there' }
  return server.deps.provider!.refund(`there ${invoiceId} ${nth}`, asked)
}
const told = (refund: ProviderRefund) =>
  server.db.transaction((tx) => writeRefund(tx, server.deps, refund, server.clock.now()))
async function paid() {
  const tid = await world.handedIn()
  const { id: invoiceId } = await world.pay(tid, { card_id: await world.card() })
  await world.settled()
  return { tid, invoiceId }
}
const record = async (invoiceId: number) => (await server.as('staff')).call(getMoney, { id: invoiceId })

describe('a refund that somebody made at the provider', () => {
  it('is posted, and stands on the invoice, the receipt, the report and at the desk', async () => {
    const { tid, invoiceId } = await paid()
    const [losses, fees] = [await balanceOf(server.db, 'losses'), await balanceOf(server.db, 'fees')]
    await madeThere(invoiceId, 2450)
    await world.settled()
    expect(await world.invoiceOf(tid)).toMatchObject({
      status: 'part_refunded',
      refunds: [{ cents: 2450, state: 'done', words: '' }],
    })
    expect(await balanceOf(server.db, 'fees')).toBe(fees + 490)
    expect(await balanceOf(server.db, 'losses')).toBe(losses + 2450 - 490)
    const { facts, deeds } = await record(invoiceId)
    expect(facts).toMatchObject({ status: 'part_refunded', refunded: 2450, refunded_all: 2450 })
    expect(deeds).toMatchObject([{ kind: 'refund', state: 'done', cents: 2450, proposed_by: null }])
    const { rows } = await (await world.carol()).call(getPaymentsReport, {})
    expect(rows.map(({ kind, amount }) => [kind, amount])).toContainEqual(['refund', -2450])
    const { jar } = await server.visitorAs('family')
    const receipt = await jar.fetch(`/files/invoices/${invoiceId}/receipt.pdf`)
    expect(wordsOf(readPdf(new Uint8Array(await receipt.arrayBuffer())).root)).toContain('24.50')
    expect(await letters('carol', /give money back/)).toHaveLength(1)
    await expectBalanced()
  })

  it('is written once, however often and in whatever order it is told', async () => {
    const { tid, invoiceId } = await paid()
    await world.demo('reorder')
    const [one, other] = [await madeThere(invoiceId, 290), await madeThere(invoiceId, 10_000, 2)]
    await world.demo('deliver_events')
    await world.settled()
    await world.demo('duplicate')
    await world.settled()
    for (const refund of [other, one, one]) expect(await told(refund)).toBe(true)
    expect((await world.invoiceOf(tid)).status).toBe('refunded')
    expect(await server.db.$count(moneyDeeds)).toBe(2)
    expect(await journals('refund')).toBe(2)
    expect(await letters('carol', /give money back/)).toHaveLength(2)
    await expectBalanced()
  })

  it('is written once by two who are told of it at once', async () => {
    const { invoiceId } = await paid()
    const refund = await madeThere(invoiceId, total)
    expect(await Promise.all([told(refund), told(refund), told(refund)])).toEqual([true, true, true])
    expect(await journals('refund')).toBe(1)
    expect(await server.db.$count(moneyDeeds)).toBe(1)
    await expectBalanced()
  })

  it('is known though it is told before the payment itself', async () => {
    const account = await world.debitAccount()
    const tid = await world.handedIn()
    const { id: invoiceId } = await world.pay(tid, { card_id: account })
    await world.settled()
    await world.demo('reorder')
    await world.demo('settle')
    expect((await world.invoiceOf(tid)).status).toBe('processing')
    await madeThere(invoiceId, 2450)
    await world.demo('deliver_events')
    await world.settled()
    expect(await world.invoiceOf(tid)).toMatchObject({
      ...{ status: 'part_refunded', refunds: [{ state: 'pending', cents: 2450 }] },
    })
    world.days(8)
    await world.settled()
    expect((await world.invoiceOf(tid)).refunds).toMatchObject([{ state: 'done' }])
    await expectBalanced()
  })

  it('is taken back where it did not arrive, and then waits for the staff', async () => {
    const { tid, invoiceId } = await paid()
    const refund = await madeThere(invoiceId, 2450)
    await world.settled()
    for (let at = 0; at < 2; at++) await told({ ...refund, state: 'failed', failure: 'lost_or_stolen_card' })
    // What was true before it is not true again.
    await told(refund)
    expect(await world.invoiceOf(tid)).toMatchObject({ status: 'paid', refunds: [] })
    expect(await journals('refund_failed')).toBe(1)
    const waiting = await (await server.as('staff')).call(listMoney, {})
    expect(waiting.find((row) => row.invoice_id === invoiceId)?.waits).toEqual(['failed'])
    expect(await letters('carol', /did not arrive/)).toHaveLength(1)
  })

  it('that had failed before anybody was told moves nothing', async () => {
    const { tid, invoiceId } = await paid()
    const { provider_ref } = await attemptOf(invoiceId)
    await told({
      ...{ ref: 're_gone', id: null, charge: provider_ref, state: 'failed', cents: 100, failure: null },
      madeAt: server.clock.now(),
    })
    expect((await world.invoiceOf(tid)).status).toBe('paid')
    expect(await journals('refund')).toBe(0)
    expect(await letters('carol', /money/)).toEqual([])
    expect((await record(invoiceId)).deeds).toMatchObject([{ state: 'failed', proposed_by: null }])
  })

  it('leaves to the staff what is left, and answers what the family had asked', async () => {
    const { tid, invoiceId } = await paid()
    await (await world.carol()).call(disputeInvoice, { id: invoiceId, body: { reason: 'An hour too much' } })
    server.clock.advance(5000)
    await madeThere(invoiceId, total - 100)
    await world.settled()
    expect((await world.invoiceOf(tid)).claim).toMatchObject({ state: 'granted' })
    const refund = async (cents: number) =>
      (await server.as('staff')).call(doMoneyDeed, {
        id: invoiceId,
        body: { kind: 'refund', cents, reason: 'All of it', words: 'The rest, too.' },
      })
    server.clock.advance(5000)
    await expect(refund(101)).rejects.toMatchObject({ kind: 'invalid' })
    await refund(100)
    await world.settled()
    expect((await world.invoiceOf(tid)).status).toBe('refunded')
    expect((await record(invoiceId)).deeds.map(({ proposed_by }) => proposed_by?.name ?? null)).toEqual([
      expect.any(String),
      null,
    ])
    await expectBalanced()
  })

  it('of what is no payment here is nobody’s', async () => {
    const of = { id: null, state: 'succeeded', cents: 100, failure: null, madeAt: 0 } as const
    expect(await told({ ...of, ref: 're_1', charge: 'pi_of_another' })).toBe(false)
    expect(await told({ ...of, ref: 're_2', charge: null })).toBe(false)
  })
})
