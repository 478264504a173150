import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { countWaiting, deleteAccount } from '@homecare/sdk/account'
import { getPaymentsReport, listDeposits } from '@homecare/sdk/deposits'
import {
  decideMoneyDeed,
  declineClaim,
  disputeInvoice,
  doMoneyDeed,
  getMoney,
  listMoney,
  type DeedDecision,
} from '@homecare/sdk/moneyDesk'
import { claimDays, type MoneyDeedKind } from '@homecare/sdk/payments'
import {
  agreeToCorrection,
  correctTimesheet,
  updateTimesheet,
  updateTimesheetShift,
} from '@homecare/sdk/timesheets'
import { claimTexts, moneyDeskErrorTexts as words } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moneyWorld } from '../deposits/testing/moneyWorld.ts'
import { openJudge } from '../deposits/testing/walk/judge.ts'
import { sendPay } from '../deposits/sending.ts'
import { balanceOf } from '../ledger/post.ts'
import { ProviderFailure } from '../provider/failure.ts'
import { serverTexts } from '../refusals/texts.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { moneyDeeds, paymentClaims } from '../tables/money/desk.ts'
import { invoices } from '../tables/money/invoices.ts'
import { ledgerJournals } from '../tables/money/ledger.ts'
import { providerEvents } from '../tables/money/provider.ts'
import { disputes, transfers } from '../tables/money/transfers.ts'
import { actors } from '../testing/actors.ts'
import { someWork } from '../testing/hours.ts'
import { kindOf, refusal } from '../testing/refusal.ts'
import { unconnectedWorld } from '../testing/world.ts'
import { finishMoneyDeeds } from './asking.ts'

const limit = 5000
const server = unconnectedWorld({ FEE_BASIS_POINTS: '500', REFUND_TWO_PEOPLE_ABOVE_CENTS: String(limit) })
let id: number
let judge: Awaited<ReturnType<typeof openJudge>>
const world = moneyWorld(server, () => id)
/** Four hours, and our fee on them. */
const total = 10_290
const secondStaff = actors.staff + 5

beforeEach(async () => {
  server.change()
  id = await someWork(server)
  judge = await openJudge(server.db)
})
afterEach(() => vi.restoreAllMocks())

const journals = (kind: string) => server.db.$count(ledgerJournals, eq(ledgerJournals.kind, kind))
/** Every journal adds up to nothing, and what the provider has charged and given back is what the ledger says. */
const expectBalanced = async () => expect(await judge.money()).toEqual([])
/** Hours that were paid and end earlier than that, as both sides agree. */
async function corrected(tid: number, end_time: string) {
  const care = await world.marisol()
  const made = await care.call(correctTimesheet, { id, tid, body: { reason: 'It was otherwise' } })
  const body = { date: '2026-11-16', start_time: '09:00', end_time }
  await care.call(updateTimesheetShift, { id, tid: made.id, shiftId: made.shifts[0]!.id, body })
  await care.call(updateTimesheet, { id, tid: made.id, body: { status: 1 } })
  await (await world.carol()).call(agreeToCorrection, { id, tid: made.id })
}
async function paidBy(how: 'card' | 'bank' = 'card') {
  const card_id = how === 'card' ? await world.card() : await world.debitAccount()
  const tid = await world.handedIn()
  const { id: invoiceId } = await world.pay(tid, { card_id })
  if (how === 'bank') world.days(8)
  await world.settled()
  return { tid, invoiceId }
}
const press = (kind: MoneyDeedKind, cents?: number) => ({
  ...{ kind, reason: 'An hour too much.' },
  ...(cents !== undefined && { cents }),
  ...(kind === 'refund' && { words: 'We give it back.' }),
  ...(kind === 'answer_dispute' && { words: 'winning_evidence' }),
})
/** One deed after the other: the clock of tests stands still. */
async function act(invoiceId: number, kind: MoneyDeedKind, cents?: number, who: number = actors.staff) {
  server.clock.advance(1000)
  return (await server.as(who)).call(doMoneyDeed, { id: invoiceId, body: press(kind, cents) })
}
const decide = async (
  invoiceId: number,
  decision: DeedDecision,
  who: number = secondStaff,
  note = decision === 'refuse' ? 'Ask again.' : undefined,
) => {
  const [deed] = await server.db.select().from(moneyDeeds).where(eq(moneyDeeds.invoice_id, invoiceId))
  const body = { decision, ...(note !== undefined && { note }) }
  return (await server.as(who)).call(decideMoneyDeed, { id: invoiceId, deed: deed!.id, body })
}
const letters = (to: 'carol' | 'marisol', subject: RegExp) => world.lettersTo(`${to}@example.com`, subject)
const deeds = () => server.db.select().from(moneyDeeds).orderBy(moneyDeeds.proposed_at)
/** For what a payment waits; undefined where it is not among those that wait. */
const waitsOf = async (invoiceId: number) => {
  const rows = await (await server.as('staff')).call(listMoney, {})
  return rows.find((row) => row.invoice_id === invoiceId)?.waits.toSorted()
}
const statusOf = async (tid: number) => (await world.invoiceOf(tid)).status

describe('a refund', () => {
  it('gives a part back, out of our fee first, and the caregiver keeps the pay', async () => {
    await world.payoutAccount()
    const [fees, losses, provider] = await Promise.all([
      balanceOf(server.db, 'fees'),
      balanceOf(server.db, 'losses'),
      balanceOf(server.db, 'provider'),
    ])
    const { tid, invoiceId } = await paidBy()
    const held = await balanceOf(server.db, 'provider')
    expect(held).not.toBe(provider)
    const record = await act(invoiceId, 'refund', 2450)
    expect(record.deeds).toMatchObject([{ kind: 'refund', state: 'done', cents: 2450, decided_by: null }])
    expect(record.facts).toMatchObject({ status: 'part_refunded', refunded: 2450 })
    const invoice = await world.invoiceOf(tid)
    expect(invoice).toMatchObject({
      ...{ status: 'part_refunded', total },
      refunds: [{ cents: 2450, state: 'done', words: 'We give it back.' }],
    })
    expect(await balanceOf(server.db, 'fees')).toBe(fees)
    expect(await balanceOf(server.db, 'losses')).toBe(losses + 2450 - 490)
    expect(await balanceOf(server.db, 'provider')).toBe(held - 2450)
    expect(await world.transferOf(invoiceId)).toMatchObject({ cents: 9800, state: 'sent' })
    expect((await world.sheetOf(tid)).status).toBe(3)
    await server.as('family').then(async (care) => {
      const { rows } = await care.call(getPaymentsReport, {})
      expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual(
        expect.arrayContaining([
          ['payment', total],
          ['refund', -2450],
        ]),
      )
    })
    // The provider tells of it, twice: it is there already.
    await world.settled()
    await world.demo('duplicate')
    await world.settled()
    expect(await journals('refund')).toBe(1)
    expect(await letters('carol', /give money back/)).toHaveLength(1)
    expect(await letters('marisol', /asked us/)).toEqual([])
    await expectBalanced()
  })
  it('gives back no more than was charged', async () => {
    const { tid, invoiceId } = await paidBy()
    expect(await refusal(act(invoiceId, 'refund', total + 1))).toMatchObject({ fieldErrors: { cents: {} } })
    expect(await refusal(act(invoiceId, 'refund'))).toMatchObject({ fieldErrors: { cents: {} } })
    await act(invoiceId, 'refund', 4000)
    expect(await refusal(act(invoiceId, 'refund', total - 3999))).toMatchObject({ kind: 'invalid' })
    // The rest is above the limit with what was given back.
    await act(invoiceId, 'refund', total - 4000)
    expect((await deeds()).map(({ state }) => state)).toEqual(['done', 'proposed'])
    const [, second] = await deeds()
    await (
      await server.as(secondStaff)
    ).call(decideMoneyDeed, { id: invoiceId, deed: second!.id, body: { decision: 'confirm' } })
    expect(await statusOf(tid)).toBe('refunded')
    expect(await kindOf(act(invoiceId, 'refund', 1))).toBe('conflict')
    expect(await journals('refund')).toBe(2)
    await expectBalanced()
  })
  it('asked for by one press, ten times, is given once', async () => {
    const { invoiceId } = await paidBy()
    const care = await server.as('staff')
    const idempotencyKey = 'the-same-press-of-one-person'
    const same = () =>
      care.call(doMoneyDeed, { id: invoiceId, body: press('refund', 1000) }, { idempotencyKey })
    const pressed = await Promise.allSettled(Array.from({ length: 10 }, same))
    // Whoever comes while it is under way hears that.
    for (const one of pressed)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 503 })
    expect((await deeds()).map(({ state, cents }) => [state, cents])).toEqual([['done', 1000]])
    expect(await journals('refund')).toBe(1)
    await expectBalanced()
  })
  it('asked for by many presses at once is given until the limit, and what is above it waits', async () => {
    const { invoiceId } = await paidBy()
    const pressed = await Promise.allSettled(Array.from({ length: 5 }, () => act(invoiceId, 'refund', 3000)))
    for (const one of pressed)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ serverMessage: words.isOpen[0] })
    // Whoever came behind the first one has proposed, or does so now.
    if ((await deeds()).length === 1) await act(invoiceId, 'refund', 3000)
    expect((await deeds()).map(({ state, cents }) => [state, cents])).toEqual([
      ['done', 3000],
      ['proposed', 3000],
    ])
    expect(await journals('refund')).toBe(1)
    await expectBalanced()
  })
  it('is of one payment by its key', async () => {
    const first = await paidBy()
    const care = await server.as('staff')
    const idempotencyKey = 'the-same-press-of-two-payments'
    const body = press('refund', 1000)
    await care.call(doMoneyDeed, { id: first.invoiceId, body }, { idempotencyKey })
    const days = { start_date: '2026-11-08', end_date: '2026-11-14' }
    const other = await world.pay(await world.handedIn(days, '2026-11-09'))
    const again = care.call(doMoneyDeed, { id: other.id, body }, { idempotencyKey })
    expect((await refusal(again)).serverMessage).toBe(serverTexts.keyReused[0])
  })
  it('and a credit for the same hours never come to more than was paid, whichever is first', async () => {
    const { tid, invoiceId } = await paidBy()
    await corrected(tid, '12:00')
    const { facts } = await (await server.as('staff')).call(getMoney, { id: invoiceId })
    expect(facts).toMatchObject({ credited: 2450, charged: total, refunded_all: 0 })
    expect(await refusal(act(invoiceId, 'refund', total - 2449))).toMatchObject({
      fieldErrors: { cents: {} },
    })
    await act(invoiceId, 'refund', total - 2450)
    await decide(invoiceId, 'confirm')
    expect((await refusal(act(invoiceId, 'refund', 1))).serverMessage).toBe(words.nothingToRefund[0])
    expect(await balanceOf(server.db, 'family_credit', actors.family)).toBe(-2450)
  })
  it('leaves less to be credited', async () => {
    const { tid, invoiceId } = await paidBy()
    await act(invoiceId, 'refund', 5000)
    await corrected(tid, '10:00')
    const { facts } = await (await server.as('staff')).call(getMoney, { id: invoiceId })
    // Three hours are 7350: no more is left than what was paid and not given back.
    expect(facts).toMatchObject({ credited: total - 5000, refunded_all: 5000 })
    expect((await refusal(act(invoiceId, 'refund', 1))).serverMessage).toBe(words.nothingToRefund[0])
  })
  it('of which nobody knows stays being checked, and is asked for once more by its own key', async () => {
    const { tid, invoiceId } = await paidBy()
    const { provider } = server.deps
    const real = provider!.refund.bind(provider)
    const asks = vi.spyOn(provider!, 'refund').mockImplementationOnce(async (key, asked) => {
      await real(key, asked)
      throw new ProviderFailure('unreachable', 'no_answer')
    })
    const record = await act(invoiceId, 'refund', 1000)
    expect(record.deeds).toMatchObject([{ state: 'asked' }])
    expect(await statusOf(tid)).toBe('paid')
    // Killed between the deed and the answer: another process takes it up by the same key.
    server.clock.advance(61_000)
    await finishMoneyDeeds(server.deps, server.clock.now())
    expect(asks.mock.calls.map(([key]) => key)).toEqual([record.deeds[0]!.id, record.deeds[0]!.id])
    expect(await statusOf(tid)).toBe('part_refunded')
    await world.settled()
    expect(await journals('refund')).toBe(1)
    await expectBalanced()
  })
  it('whose key was forgotten is looked for, and not made again', async () => {
    const { tid, invoiceId } = await paidBy()
    const { provider } = server.deps
    const real = provider!.refund.bind(provider)
    const asks = vi.spyOn(provider!, 'refund').mockImplementationOnce(async (key, asked) => {
      await real(key, asked)
      throw new ProviderFailure('unreachable', 'no_answer')
    })
    await act(invoiceId, 'refund', 1000)
    world.days(2)
    await finishMoneyDeeds(server.deps, server.clock.now())
    expect(asks).toHaveBeenCalledTimes(1)
    expect(await statusOf(tid)).toBe('part_refunded')
    // One that was never made is not made days later.
    asks.mockRejectedValueOnce(new ProviderFailure('unreachable', 'no_answer'))
    await act(invoiceId, 'refund', 500)
    world.days(2)
    await finishMoneyDeeds(server.deps, server.clock.now())
    expect((await deeds()).map(({ state, failure }) => [state, failure])).toEqual([
      ['done', null],
      ['failed', 'never_refunded'],
    ])
  })
  it('is written by the event where that comes first', async () => {
    const { tid, invoiceId } = await paidBy()
    const { provider } = server.deps
    const real = provider!.refund.bind(provider)
    vi.spyOn(provider!, 'refund').mockImplementationOnce(async (key, asked) => {
      await real(key, asked)
      await server.settlePayments()
      throw new ProviderFailure('busy', 'lock_timeout')
    })
    await act(invoiceId, 'refund', 1000)
    expect(await statusOf(tid)).toBe('part_refunded')
    expect(await letters('carol', /give money back/)).toHaveLength(1)
  })
  it('to an account is on its way for days, and taken back where it does not arrive', async () => {
    const losses = await balanceOf(server.db, 'losses')
    const { tid, invoiceId } = await paidBy('bank')
    await (await world.carol()).call(disputeInvoice, { id: invoiceId, body: { reason: 'Nobody came.' } })
    const record = await act(invoiceId, 'refund', 1000)
    expect(record.deeds).toMatchObject([{ state: 'pending' }])
    expect(record.claims).toMatchObject([{ state: 'granted' }])
    expect(await world.invoiceOf(tid)).toMatchObject({
      ...{ status: 'part_refunded', refunds: [{ state: 'pending' }] },
      claim: { state: 'granted', words: 'We give it back.' },
    })
    const { provider } = server.deps
    const [deed] = await deeds()
    const read = await provider!.readRefund(deed!.provider_ref!)
    vi.spyOn(provider!, 'readRefund').mockResolvedValue({
      ...read,
      ...{ state: 'failed', failure: 'closed' },
    })
    const at = new Date(server.clock.now())
    await server.db.insert(providerEvents).values({
      ...{ id: 'evt_refund', type: 'refund.failed', account: null, body: { id: read.ref } },
      ...{ created: at, received_at: at, next_at: at },
    })
    await world.settled()
    expect(await world.invoiceOf(tid)).toMatchObject({
      status: 'paid',
      refunds: [],
      claim: { state: 'open' },
    })
    expect((await deeds())[0]).toMatchObject({ state: 'failed', failure: 'closed' })
    expect(await waitsOf(invoiceId)).toEqual(['claim', 'failed'])
    expect(await balanceOf(server.db, 'losses')).toBe(losses)
    expect(await letters('carol', /did not arrive/)).toHaveLength(1)
    // What the provider has itself says nothing of it: it was only read so.
    await world.expectBalanced()
  })
  it('that the provider refuses is not given, and can be proposed anew', async () => {
    const { tid, invoiceId } = await paidBy()
    vi.spyOn(server.deps.provider!, 'refund').mockRejectedValueOnce(
      new ProviderFailure('refusedByRule', 'charge_disputed'),
    )
    const record = await act(invoiceId, 'refund', 1000)
    expect(record.deeds).toMatchObject([{ state: 'failed', failure: 'charge_disputed' }])
    expect(await statusOf(tid)).toBe('paid')
    // It waits for somebody to do something else.
    expect(await waitsOf(invoiceId)).toEqual(['failed'])
    expect((await act(invoiceId, 'refund', 1000)).facts.status).toBe('part_refunded')
    expect(await waitsOf(invoiceId)).toBeUndefined()
  })
  it('stands where a bank disputes the rest, and that is won', async () => {
    const { tid, invoiceId } = await paidBy()
    await act(invoiceId, 'refund', 1000)
    const [attempt] = await server.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.invoice_id, invoiceId))
    await world.demo('dispute', attempt!.provider_ref!)
    await world.settled()
    expect(await statusOf(tid)).toBe('disputed')
    expect(await kindOf(act(invoiceId, 'refund', 1000))).toBe('conflict')
    const record = await act(invoiceId, 'answer_dispute')
    expect(record.deeds[0]).toMatchObject({ kind: 'answer_dispute', state: 'done' })
    expect(record.disputes).toMatchObject([{ state: 'won' }])
    expect(await statusOf(tid)).toBe('part_refunded')
    await expectBalanced()
  })
})

describe('above the limit', () => {
  it('one proposes and another confirms, never the same', async () => {
    const { tid, invoiceId } = await paidBy()
    const waiting = async () => (await (await server.as('staff')).call(countWaiting)).payments
    const before = await waiting()
    const record = await act(invoiceId, 'refund', limit + 1)
    expect(record.deeds).toMatchObject([{ state: 'proposed', proposed_by: { id: actors.staff } }])
    expect(await statusOf(tid)).toBe('paid')
    expect(await waiting()).toBe(before + 1)
    const care = await server.as('staff')
    expect(await care.call(listMoney, {})).toEqual(
      expect.arrayContaining([expect.objectContaining({ invoice_id: invoiceId, waits: ['deed'] })]),
    )
    expect((await refusal(decide(invoiceId, 'confirm', actors.staff))).serverMessage).toBe(
      words.ownProposal[0],
    )
    // Nothing else meanwhile.
    expect(await kindOf(act(invoiceId, 'refund', 100))).toBe('conflict')
    await Promise.all([decide(invoiceId, 'confirm'), decide(invoiceId, 'confirm')])
    expect(await statusOf(tid)).toBe('part_refunded')
    expect(await waiting()).toBe(before)
    expect((await deeds())[0]).toMatchObject({ state: 'done', decided_by: secondStaff })
    expect(await kindOf(decide(invoiceId, 'refuse'))).toBe('conflict')
    expect(await journals('refund')).toBe(1)
  })
  it('what is proposed is refused with a note, or taken back by whoever proposed it', async () => {
    const { tid, invoiceId } = await paidBy()
    await act(invoiceId, 'refund', limit + 1)
    expect(await refusal(decide(invoiceId, 'refuse', secondStaff, ' '))).toMatchObject({
      fieldErrors: { note: {} },
    })
    await decide(invoiceId, 'refuse', actors.staff)
    expect((await deeds())[0]).toMatchObject({ state: 'refused', note: 'Ask again.' })
    expect(await statusOf(tid)).toBe('paid')
    await act(invoiceId, 'refund', 100)
    expect(await statusOf(tid)).toBe('part_refunded')
  })
  it('one’s own is taken back without a note', async () => {
    const { invoiceId } = await paidBy()
    await act(invoiceId, 'refund', limit + 1)
    await decide(invoiceId, 'refuse', actors.staff, '')
    expect((await deeds())[0]).toMatchObject({ state: 'refused', note: '', decided_by: actors.staff })
  })
  it('what is proposed is not confirmed where it has become too much', async () => {
    const { tid, invoiceId } = await paidBy()
    await act(invoiceId, 'refund', total)
    await corrected(tid, '12:00')
    expect((await refusal(decide(invoiceId, 'confirm'))).serverMessage).toBe(words.refundAmount[0])
  })
  it('what is proposed is not confirmed where the payment is not there any more', async () => {
    const { invoiceId } = await paidBy()
    await act(invoiceId, 'refund', limit + 1)
    await world.demo('dispute')
    await world.settled()
    expect(await kindOf(decide(invoiceId, 'confirm'))).toBe('conflict')
    expect(await journals('refund')).toBe(0)
  })
})

describe('a debt', () => {
  async function owed() {
    const paid = await paidBy('bank')
    await world.demo('return')
    await world.settled()
    expect(await statusOf(paid.tid)).toBe('owed')
    return paid
  }
  it('is written off by two people, and owed no more', async () => {
    const losses = await balanceOf(server.db, 'losses')
    const receivable = await balanceOf(server.db, 'family_receivable', actors.family)
    const { tid, invoiceId } = await owed()
    expect(await balanceOf(server.db, 'family_receivable', actors.family)).toBe(receivable + total)
    expect((await act(invoiceId, 'write_off')).deeds).toMatchObject([{ state: 'proposed', cents: total }])
    await decide(invoiceId, 'confirm')
    expect(await statusOf(tid)).toBe('written_off')
    expect(await balanceOf(server.db, 'family_receivable', actors.family)).toBe(receivable)
    expect(await balanceOf(server.db, 'losses')).toBe(losses + total)
    expect(await letters('carol', /no longer owe/)).toHaveLength(1)
    const card_id = await world.card()
    expect(await kindOf(world.pay(tid, { card_id }))).toBe('conflict')
    await expectBalanced()
  })
  it('is all that is written off', async () => {
    const { invoiceId } = await paidBy()
    expect((await refusal(act(invoiceId, 'write_off'))).serverMessage).toBe(words.notOwed[0])
  })
  it('is all of a payment that a bank took back, also of one that was refunded in part', async () => {
    const { tid, invoiceId } = await paidBy('bank')
    await act(invoiceId, 'refund', 1000)
    await world.demo('return')
    await world.settled()
    expect(await world.invoiceOf(tid)).toMatchObject({ status: 'owed', total })
    // Paid again, no more of it is given back than the family paid in all.
    const card_id = await world.card()
    await world.pay(tid, { card_id })
    expect((await (await server.as('staff')).call(getMoney, { id: invoiceId })).facts).toMatchObject({
      ...{ status: 'paid', charged: total, refunded: 0, refunded_all: 1000 },
    })
    // It was given back to the account, whatever paid later.
    const { payments, refunds } = await world.invoiceOf(tid)
    expect(payments.find(({ id }) => id === refunds[0]!.payment_id)).toMatchObject({ kind: 'bank' })
    await expectBalanced()
  })
})

describe('a caregiver’s pay', () => {
  it('is held before it leaves, and leaves once it is released', async () => {
    const { invoiceId } = await paidBy()
    const record = await act(invoiceId, 'hold')
    expect(record.facts.pay).toMatchObject({ held: true })
    await world.payoutAccount()
    await sendPay(server.deps, server.clock.now())
    expect(await world.transferOf(invoiceId)).toMatchObject({ state: 'ready', asked_at: null })
    expect(await (await world.marisol()).call(listDeposits)).toMatchObject({ waiting: 9800, held: 9800 })
    expect(await letters('marisol', /checking a payment/)).toHaveLength(1)
    expect(await kindOf(act(invoiceId, 'hold'))).toBe('conflict')
    await act(invoiceId, 'release')
    await sendPay(server.deps, server.clock.now())
    expect(await world.transferOf(invoiceId)).toMatchObject({ state: 'sent', held_at: null })
    expect(await kindOf(act(invoiceId, 'hold'))).toBe('conflict')
    expect((await deeds()).map(({ kind, state }) => [kind, state])).toEqual([
      ['hold', 'done'],
      ['release', 'done'],
    ])
  })
  it('is held and released also while a refund waits for a second person', async () => {
    const { invoiceId } = await paidBy()
    await act(invoiceId, 'refund', limit + 1)
    expect((await act(invoiceId, 'hold')).facts.pay).toMatchObject({ held: true })
    expect((await act(invoiceId, 'release')).facts.pay).toMatchObject({ held: false })
    expect((await deeds()).map(({ kind, state }) => [kind, state])).toEqual([
      ['refund', 'proposed'],
      ['hold', 'done'],
      ['release', 'done'],
    ])
    await decide(invoiceId, 'confirm')
    expect((await deeds())[0]).toMatchObject({ kind: 'refund', state: 'done' })
  })
  it('is not held while it leaves, at its first try or at a later one', async () => {
    const { invoiceId } = await paidBy()
    const { provider } = server.deps
    const real = provider!.transfer.bind(provider)
    const said: (string | undefined)[] = []
    const hold = async () => said.push((await refusal(act(invoiceId, 'hold'))).serverMessage)
    vi.spyOn(provider!, 'transfer')
      .mockImplementationOnce(async () => {
        await hold()
        throw new ProviderFailure('refusedByRule', 'balance_insufficient')
      })
      .mockImplementationOnce(async (...asked) => {
        await hold()
        return real(...asked)
      })
    await world.payoutAccount()
    await sendPay(server.deps, server.clock.now())
    expect(await world.transferOf(invoiceId)).toMatchObject({ failure: 'balance_insufficient' })
    await act(invoiceId, 'retry_transfer')
    await sendPay(server.deps, server.clock.now())
    expect(said).toEqual([words.payLeaves[0], words.payLeaves[0]])
    expect(await world.transferOf(invoiceId)).toMatchObject({ state: 'sent', held_at: null })
  })
  it('that was refused is tried again at once', async () => {
    const { invoiceId } = await paidBy()
    vi.spyOn(server.deps.provider!, 'transfer').mockRejectedValueOnce(
      new ProviderFailure('refusedByRule', 'balance_insufficient'),
    )
    await world.payoutAccount()
    await sendPay(server.deps, server.clock.now())
    expect(await world.transferOf(invoiceId)).toMatchObject({
      state: 'ready',
      failure: 'balance_insufficient',
    })
    await sendPay(server.deps, server.clock.now())
    expect((await world.transferOf(invoiceId))!.state).toBe('ready')
    await act(invoiceId, 'retry_transfer')
    await sendPay(server.deps, server.clock.now())
    expect((await world.transferOf(invoiceId))!.state).toBe('sent')
    expect(await server.db.select().from(transfers)).toHaveLength(1)
  })
})

describe('what a family says of a payment', () => {
  const say = async (
    invoiceId: number,
    reason = 'Nobody came on Wednesday.',
    who: 'family' | 'otherFamily' = 'family',
  ) => (await server.as(who)).call(disputeInvoice, { id: invoiceId, body: { reason } })
  const answer = async (invoiceId: number, said = 'The hours match what was clocked.') =>
    (await server.as('staff')).call(declineClaim, { id: invoiceId, body: { words: said } })

  it('waits for the staff, and is answered once, to both sides', async () => {
    const { tid, invoiceId } = await paidBy()
    expect(await refusal(say(invoiceId, ' '))).toMatchObject({ fieldErrors: { reason: {} } })
    expect(await kindOf(say(invoiceId, 'Mine', 'otherFamily'))).toBe('notFound')
    expect((await say(invoiceId)).claim).toMatchObject({ state: 'open', reason: 'Nobody came on Wednesday.' })
    await say(invoiceId)
    expect((await refusal(say(invoiceId, 'And more'))).serverMessage).toBe(claimTexts.openAlready[0])
    expect(await server.db.select().from(paymentClaims)).toHaveLength(1)
    expect(await statusOf(tid)).toBe('paid')
    const care = await server.as('staff')
    expect(await care.call(listMoney, {})).toEqual(
      expect.arrayContaining([expect.objectContaining({ invoice_id: invoiceId, waits: ['claim'] })]),
    )
    expect(await refusal(answer(invoiceId, ''))).toMatchObject({ fieldErrors: { words: {} } })
    expect((await answer(invoiceId)).claims).toMatchObject([{ state: 'declined' }])
    expect(await kindOf(answer(invoiceId))).toBe('conflict')
    expect(await world.invoiceOf(tid)).toMatchObject({
      claim: { state: 'declined', words: 'The hours match what was clocked.' },
    })
    const [letter, ...others] = await letters('carol', /About your payment/)
    expect([letter!.body.includes('The hours match'), others]).toEqual([true, []])
    expect(await letters('marisol', /asked us about your hours/)).toHaveLength(1)
    // It may see it otherwise.
    expect((await say(invoiceId, 'Look at the clock.')).claim).toMatchObject({ state: 'open' })
  })
  it('is answered by a refund, in one letter to each side', async () => {
    const { tid, invoiceId } = await paidBy()
    await say(invoiceId)
    await act(invoiceId, 'refund', 1000)
    expect(await world.invoiceOf(tid)).toMatchObject({
      ...{ status: 'part_refunded', claim: { state: 'granted', words: 'We give it back.' } },
    })
    expect(await letters('carol', /give money back/)).toHaveLength(1)
    expect(await letters('carol', /About your payment/)).toEqual([])
    expect(await letters('marisol', /asked us about your hours/)).toHaveLength(1)
    expect(await kindOf(answer(invoiceId))).toBe('conflict')
  })
  it('is not answered by a no while a refund of it waits', async () => {
    const { invoiceId } = await paidBy()
    await say(invoiceId)
    await act(invoiceId, 'refund', limit + 1)
    expect((await refusal(answer(invoiceId))).serverMessage).toBe(words.isOpen[0])
    expect((await decide(invoiceId, 'confirm')).claims).toMatchObject([{ state: 'granted' }])
    expect(await letters('carol', /About your payment/)).toEqual([])
  })
  it('while a refund waits is not answered by that', async () => {
    const { tid, invoiceId } = await paidBy()
    await act(invoiceId, 'refund', limit + 1)
    server.clock.advance(1000)
    await say(invoiceId)
    await decide(invoiceId, 'confirm')
    expect(await world.invoiceOf(tid)).toMatchObject({ status: 'part_refunded', claim: { state: 'open' } })
    expect(await letters('marisol', /asked us about your hours/)).toEqual([])
  })
  it('goes with whoever said it, with all that was written about it', async () => {
    const { tid, invoiceId } = await paidBy()
    await say(invoiceId)
    await answer(invoiceId)
    await act(invoiceId, 'refund', limit + 1)
    await decide(invoiceId, 'refuse')
    await act(invoiceId, 'refund', 100)
    await say(invoiceId, 'Look at the clock.')
    expect(await waitsOf(invoiceId)).toEqual(['claim'])
    await (await server.as('family')).call(deleteAccount, { body: { password: DEMO_PASSWORD } })
    const kept = [await server.db.select().from(paymentClaims), await deeds()]
    expect(JSON.stringify(kept)).not.toMatch(/Nobody came|clock|An hour|give it back|Ask again/)
    expect((await deeds()).map(({ state, cents }) => [state, cents])).toEqual([
      ['refused', limit + 1],
      ['done', 100],
    ])
    expect(await waitsOf(invoiceId)).toBeUndefined()
    expect((await world.sheetOf(tid)).status).toBe(2)
  })
  it('is said within sixty days of paying, and not of what is with a bank or not paid', async () => {
    await world.card()
    const tid = await world.handedIn()
    const { id: invoiceId } = await world.invoiceOf(tid)
    expect((await refusal(say(invoiceId))).serverMessage).toBe(claimTexts.notPaid[0])
    await world.pay(tid)
    await server.change().update(invoices).set({ status: 'disputed' }).where(eq(invoices.id, invoiceId))
    expect((await refusal(say(invoiceId))).serverMessage).toBe(claimTexts.withBank[0])
    await server.db.update(invoices).set({ status: 'paid' }).where(eq(invoices.id, invoiceId))
    world.days(61)
    expect((await refusal(say(invoiceId))).serverMessage).toBe(
      claimTexts.tooLate[0].replace('{days}', String(claimDays)),
    )
  })
})

describe('the desk', () => {
  it('finds a payment by its number, a person, and the provider’s names', async () => {
    await world.payoutAccount()
    const { tid, invoiceId } = await paidBy()
    await act(invoiceId, 'refund', 100)
    const care = await server.as('staff')
    const { number } = await world.invoiceOf(tid)
    const [attempt] = await server.db.select().from(paymentAttempts)
    const [transfer] = await server.db.select().from(transfers)
    const [deed] = await deeds()
    for (const q of [
      ...[number, 'carol', 'Rivera', 'MARISOL@example.com', attempt!.provider_ref!],
      ...[transfer!.provider_ref!, transfer!.payout_ref!, deed!.provider_ref!],
    ])
      expect([q, (await care.call(listMoney, { query: { q } })).map((row) => row.invoice_id)]).toEqual([
        q,
        [invoiceId],
      ])
    for (const q of ['', 'ca', '%%%', 'c_rol', 'pi_nobody', 'nobody', "'; drop table invoices; --"])
      expect([q, await care.call(listMoney, { query: { q } })]).toEqual([q, []])
  })
  it('shows all that was tried and posted, to staff alone', async () => {
    const { invoiceId } = await paidBy()
    const record = await (await server.as('staff')).call(getMoney, { id: invoiceId })
    expect(record).toMatchObject({
      ...{ family: { id: actors.family }, caregiver: { id: actors.caregiver }, two_people_above: limit },
      payments: [{ state: 'succeeded', cents: total }],
      transfer: { state: 'ready', cents: 9800 },
    })
    expect(record.journals.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['invoice_issued', 'payment_settled', 'provider_fee']),
    )
    for (const { lines } of record.journals) expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
    expect(await kindOf((await server.as('family')).call(getMoney, { id: invoiceId }))).toBe('forbidden')
    expect(await kindOf((await server.as('staff')).call(getMoney, { id: 999_999 }))).toBe('notFound')
  })
  it('answers a bank once, whoever is killed between', async () => {
    const { tid, invoiceId } = await paidBy()
    await world.demo('dispute')
    await world.settled()
    const [dispute] = await server.db.select().from(disputes)
    expect(dispute!.due_at).not.toBeNull()
    const { provider } = server.deps
    const real = provider!.answerDispute.bind(provider)
    const says = vi.spyOn(provider!, 'answerDispute').mockImplementationOnce(async (...asked) => {
      await real(...asked)
      throw new ProviderFailure('unreachable', 'no_answer')
    })
    expect((await act(invoiceId, 'answer_dispute')).deeds).toMatchObject([{ state: 'asked' }])
    server.clock.advance(61_000)
    await finishMoneyDeeds(server.deps, server.clock.now())
    expect(says).toHaveBeenCalledTimes(1)
    expect(await deeds()).toMatchObject([{ state: 'done' }])
    expect(await statusOf(tid)).toBe('paid')
    expect(await kindOf(act(invoiceId, 'answer_dispute'))).toBe('conflict')
  })
  it('does not say that a bank was answered that had decided before', async () => {
    const { tid, invoiceId } = await paidBy()
    await world.demo('dispute')
    await world.settled()
    const says = vi
      .spyOn(server.deps.provider!, 'answerDispute')
      .mockRejectedValueOnce(new ProviderFailure('unreachable', 'no_answer'))
    expect((await act(invoiceId, 'answer_dispute')).deeds).toMatchObject([{ state: 'asked' }])
    // Nobody answered in time.
    world.days(10)
    await world.settled()
    await finishMoneyDeeds(server.deps, server.clock.now())
    expect(says).toHaveBeenCalledTimes(1)
    expect(await deeds()).toMatchObject([{ state: 'failed', failure: 'decided_before' }])
    expect(await statusOf(tid)).toBe('charged_back')
  })
})
