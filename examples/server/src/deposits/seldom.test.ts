import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { deleteAccount } from '@homecare/sdk/account'
import { listDeposits } from '@homecare/sdk/deposits'
import {
  addTimesheetExpense,
  addTimesheetShifts,
  agreeToCorrection,
  correctTimesheet,
  removeTimesheetExpense,
  startTimesheet,
  updateTimesheet,
  updateTimesheetShift,
} from '@homecare/sdk/timesheets'
import { and, eq, gt, like, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { balanceOf } from '../ledger/post.ts'
import { forgetRemoved } from '../payments/removeMethod.ts'
import { ProviderFailure } from '../provider/failure.ts'
import { users } from '../tables/account.ts'
import { timesheetEvents } from '../tables/money/hours.ts'
import { invoices } from '../tables/money/invoices.ts'
import { ledgerEntries, ledgerJournals } from '../tables/money/ledger.ts'
import { taxProfiles } from '../tables/money/payroll.ts'
import { payees } from '../tables/money/payments.ts'
import { providerEvents } from '../tables/money/provider.ts'
import { payouts, transfers } from '../tables/money/transfers.ts'
import { actors } from '../testing/actors.ts'
import { someWork } from '../testing/hours.ts'
import { refusal } from '../testing/refusal.ts'
import { unconnectedWorld } from '../testing/world.ts'
import { sendPay } from './sending.ts'
import { settleTransfer } from './settle.ts'
import { moneyWorld } from './testing/moneyWorld.ts'

const server = unconnectedWorld()
let id: number
const world = moneyWorld(server, () => id)
const { handedIn, invoiceOf, sheetOf, card, pay, payoutAccount, settled, days, transferOf, demo } = world
const { lettersTo, marisol, carol } = world

beforeEach(async () => {
  server.change()
  await server.db.delete(taxProfiles)
  id = await someWork(server)
})
afterEach(() => vi.restoreAllMocks())

/** Has the provider tell of a deposit that now stands so. */
async function tellOf(type: string, stands: { state?: 'on_its_way' | 'paid' | 'failed'; failure?: string }) {
  const { provider } = server.deps
  const [payout] = await server.db.select().from(payouts)
  const [payee] = await server.db.select().from(payees).where(eq(payees.user_id, actors.caregiver))
  const read = await provider!.readPayout(payee!.provider_ref!, payout!.provider_ref)
  vi.spyOn(provider!, 'readPayout').mockResolvedValue({ ...read, ...stands })
  const at = new Date(server.clock.now())
  await server.db.insert(providerEvents).values({
    ...{ id: `evt_${type}`, type, account: payee!.provider_ref, body: { id: payout!.provider_ref } },
    ...{ created: at, received_at: at, next_at: at },
  })
  await settled()
}

describe('a deposit', () => {
  it('is known by its hours once the provider has worked them out', async () => {
    await card()
    await payoutAccount()
    // Told of at once, without what is in it.
    const reads = vi.spyOn(server.deps.provider!, 'payoutTransfers').mockResolvedValueOnce([])
    const paid = await pay(await handedIn())
    await settled()
    expect(await reads.mock.results[0]!.value).toEqual([])
    const [payout] = await server.db.select().from(payouts)
    expect(payout).toMatchObject({ state: 'on_its_way' })
    expect(await transferOf(paid.id)).toMatchObject({ state: 'sent', payout_ref: payout!.provider_ref })
    expect(await lettersTo('marisol@example.com', /on its way/)).toHaveLength(1)
  })
  it('that is known by its hours after it is in the account is deposited all the same', async () => {
    await card()
    await payoutAccount()
    vi.spyOn(server.deps.provider!, 'payoutTransfers').mockResolvedValue([])
    const tid = await handedIn()
    const paid = await pay(tid)
    await settled()
    days(5)
    await settled()
    expect(await server.db.select().from(payouts)).toMatchObject([{ state: 'paid' }])
    expect((await sheetOf(tid)).status).toBe(3)
    vi.restoreAllMocks()
    await tellOf('payout.reconciliation_completed', {})
    expect(await transferOf(paid.id)).toMatchObject({ state: 'deposited' })
    expect((await sheetOf(tid)).status).toBe(4)
    // It is on its way no more.
    expect(await lettersTo('marisol@example.com', /on its way/)).toEqual([])
  })
  it('that a bank sends back after it had taken it is on its way again', async () => {
    await card()
    await payoutAccount()
    const tid = await handedIn()
    const paid = await pay(tid)
    await settled()
    days(5)
    await settled()
    expect((await sheetOf(tid)).status).toBe(4)
    await tellOf('payout.failed', { state: 'failed', failure: 'account_closed' })
    await tellOf('payout.updated', { state: 'failed', failure: 'account_closed' })
    expect(await transferOf(paid.id)).toMatchObject({ state: 'sent', payout_ref: null, deposited_at: null })
    expect((await sheetOf(tid)).status).toBe(3)
    const events = await server.db.select().from(timesheetEvents).where(eq(timesheetEvents.timesheet_id, tid))
    expect(events.filter(({ action }) => action === 'deposit_failed')).toHaveLength(1)
  })
  it('that follows one that was called off has its pay in it, and is in the account like any other', async () => {
    await card()
    await payoutAccount()
    const tid = await handedIn()
    const paid = await pay(tid)
    await settled()
    await tellOf('payout.canceled', { state: 'failed', failure: 'canceled' })
    vi.restoreAllMocks()
    const transfer = (await transferOf(paid.id))!
    const [payee] = await server.db.select().from(payees).where(eq(payees.user_id, actors.caregiver))
    // The next one, as the provider makes it: what came back is in it.
    const at = new Date(server.clock.now())
    const next = {
      ref: 'po_next',
      cents: 9800,
      state: 'paid',
      arrivesAt: at.getTime(),
      failure: null,
    } as const
    vi.spyOn(server.deps.provider!, 'readPayout').mockResolvedValue(next)
    vi.spyOn(server.deps.provider!, 'payoutTransfers').mockResolvedValue([
      { ref: transfer.provider_ref!, id: transfer.id },
    ])
    await server.db.insert(providerEvents).values({
      ...{ id: 'evt_next', type: 'payout.paid', account: payee!.provider_ref, body: { id: 'po_next' } },
      ...{ created: at, received_at: at, next_at: at },
    })
    await settled()
    expect(await transferOf(paid.id)).toMatchObject({ state: 'deposited', payout_ref: 'po_next' })
    expect((await sheetOf(tid)).status).toBe(4)
    expect(await (await marisol()).call(listDeposits)).toMatchObject({ waiting: 0, returned: 0 })
  })
  it('is found on the second page, where there are more than one shows', async () => {
    await card()
    await payoutAccount()
    await pay(await handedIn())
    await settled()
    const at = new Date(server.clock.now())
    const days = Array.from({ length: 9 }, (_, index) => `2026-10-${String(index + 10)}`)
    await server.db.insert(payouts).values(
      days.map((arrives_on) => ({
        ...{
          provider_ref: `po_${arrives_on}`,
          payee_id: actors.caregiver,
          cents: 100,
          state: 'paid' as const,
        },
        ...{ arrives_on, created_at: at, decided_at: at },
      })),
    )
    const care = await marisol()
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map((page) => care.call(listDeposits, { query: { page, paginate_by: 8 } })),
    )
    expect(
      [first, second, third].map((page) => [page!.data.length, page!.total_records, page!.page]),
    ).toEqual([
      [8, 10, 1],
      [2, 10, 2],
      [0, 10, 3],
    ])
    expect(second!.data.map(({ id: ref }) => ref)).toEqual(['po_2026-10-11', 'po_2026-10-10'])
    await server.db.delete(payouts).where(eq(payouts.cents, 100))
  })
  it('that was called off goes with the next one, and nobody is to do anything', async () => {
    await card()
    await payoutAccount()
    const tid = await handedIn()
    const paid = await pay(tid)
    await settled()
    await tellOf('payout.canceled', { state: 'failed', failure: 'canceled' })
    expect(await transferOf(paid.id)).toMatchObject({ state: 'sent', payout_ref: null, failure: null })
    expect(await (await marisol()).call(listDeposits)).toMatchObject({ waiting: 9800, returned: 0 })
    expect(await lettersTo('marisol@example.com', /did not take/)).toEqual([])
  })
})

describe('pay', () => {
  it('of a try that the provider had said to have refused is looked for before it is made again', async () => {
    await card()
    const paid = await pay(await handedIn())
    await payoutAccount()
    const { provider } = server.deps
    const makes = vi.spyOn(provider!, 'transfer')
    const before = (await transferOf(paid.id))!
    expect(before.state).toBe('sent')
    // As it was after a refusal that was none: the first try had been made.
    await server.db
      .update(transfers)
      .set({ state: 'ready', tries: 0, provider_ref: null, sent_at: null, payout_ref: null })
      .where(eq(transfers.id, before.id))
    await server.db.transaction((tx) =>
      settleTransfer(
        tx,
        server.deps,
        { ...before, tries: 0 },
        { failed: new ProviderFailure('refusedByRule', 'balance_insufficient') },
        server.clock.now(),
      ),
    )
    server.clock.advance(3_700_000)
    await sendPay(server.deps, server.clock.now())
    expect(makes).not.toHaveBeenCalled()
    expect(await transferOf(paid.id)).toMatchObject({ state: 'sent', provider_ref: before.provider_ref })
  })
  it('that cannot be written down is passed over, and stops none behind it', async () => {
    await card()
    const bad = await pay(await handedIn())
    const good = await pay(await handedIn({ start_date: '2026-11-08', end_date: '2026-11-14' }, '2026-11-09'))
    await server.db.delete(transfers)
    const refuses = sql.raw(
      `alter table transfers add constraint transfers_refused check (invoice_id <> ${bad.id})`,
    )
    await server.db.execute(refuses)
    try {
      await payoutAccount()
      await sendPay(server.deps, server.clock.now())
      expect(await transferOf(bad.id)).toBeUndefined()
      expect(await transferOf(good.id)).toMatchObject({ cents: 9800, state: 'sent' })
    } finally {
      await server.db.execute(sql`alter table transfers drop constraint transfers_refused`)
    }
  })
  it('of hours that were paid before it was sent by itself is sent now, once', async () => {
    await card()
    const paid = await pay(await handedIn())
    await server.db.delete(transfers)
    const [invoice] = await server.db.select().from(invoices).where(eq(invoices.id, paid.id))
    days(40)
    await payoutAccount()
    await Promise.all([1, 2].map(() => sendPay(server.deps, server.clock.now())))
    await settled()
    expect(await server.db.select().from(transfers)).toMatchObject([
      { invoice_id: paid.id, cents: 9800, created_at: invoice!.paid_at, state: 'sent' },
    ])
  })
})

describe('a correction', () => {
  async function correct(tid: number, end_time: string) {
    const care = await marisol()
    const sheet = await care.call(correctTimesheet, { id, tid, body: { reason: 'It was otherwise' } })
    await care.call(updateTimesheetShift, {
      ...{ id, tid: sheet.id, shiftId: sheet.shifts[0]!.id },
      body: { date: '2026-11-16', start_time: '09:00', end_time },
    })
    return sheet
  }
  const spend = async (tid: number, amount: number) =>
    (await marisol()).call(addTimesheetExpense, {
      ...{ id, tid },
      body: { kind: 'other', day: '2026-11-16', amount, description: 'Fares' } as never,
    })
  const submit = async (tid: number) =>
    (await marisol()).call(updateTimesheet, { id, tid, body: { status: 1 } })

  it('that takes off wages and adds expenses pays less than the expenses', async () => {
    await card()
    await payoutAccount()
    const tid = await handedIn()
    await pay(tid)
    const sheet = await correct(tid, '12:45')
    await spend(sheet.id, 2500)
    await submit(sheet.id)
    const paid = await pay(sheet.id)
    expect(paid).toMatchObject({ status: 'paid', wages: -612, expenses: 2500, total: 1888 })
    await settled()
    expect(await transferOf(paid.id)).toMatchObject({ state: 'sent', cents: 1888, expenses_cents: 2500 })
    await world.expectBalanced()
  })
  it('that adds wages and takes off expenses is billed, paid and sent', async () => {
    await card()
    await payoutAccount()
    const care = await marisol()
    const { id: tid } = await care.call(startTimesheet, {
      id,
      body: { start_date: '2026-11-15', end_date: '2026-11-21' },
    })
    await care.call(addTimesheetShifts, {
      ...{ id, tid },
      body: { shifts: [{ date: '2026-11-16', start_time: '09:00', end_time: '13:00' }] },
    })
    await spend(tid, 2000)
    await submit(tid)
    await pay(tid)
    const sheet = await correct(tid, '14:00')
    await care.call(removeTimesheetExpense, { id, tid: sheet.id, expenseId: sheet.expenses[0]!.id })
    await submit(sheet.id)
    const paid = await pay(sheet.id)
    expect(paid).toMatchObject({ status: 'paid', wages: 2450, expenses: -2000, total: 450 })
    await settled()
    expect(await transferOf(paid.id)).toMatchObject({ state: 'sent', cents: 450, expenses_cents: -2000 })
    await world.expectBalanced()
  })
  it('of a correction gives back what was paid for the first one, and no more than that', async () => {
    await card()
    const tid = await handedIn()
    await pay(tid)
    const credit = () => balanceOf(server.db, 'family_credit', actors.family)
    const before = await credit()
    const agreed = async (of: number, end_time: string) => {
      const sheet = await correct(of, end_time)
      await submit(sheet.id)
      await (await carol()).call(agreeToCorrection, { id, tid: sheet.id })
      return sheet.id
    }
    const first = await agreed(tid, '12:00')
    expect(await credit()).toBe(before - 2450)
    const second = await agreed(first, '10:00')
    expect(await credit()).toBe(before - 7350)
    // As though less had been paid than the hours are worth: it is not given back twice.
    await server.change().update(invoices).set({ status: 'refunded' }).where(eq(invoices.timesheet_id, tid))
    await agreed(second, '09:30')
    expect(await credit()).toBe(before - 7350)
    await world.expectBalanced()
  })
})

describe('an account', () => {
  const close = async () => (await marisol()).call(deleteAccount, { body: { password: DEMO_PASSWORD } })

  it('is not closed while pay of its holder is not in their account', async () => {
    await card()
    await payoutAccount()
    await pay(await handedIn())
    expect(await refusal(close())).toMatchObject({ kind: 'conflict' })
    await settled()
    expect(await refusal(close())).toMatchObject({ kind: 'conflict' })
    days(5)
    await settled()
    await close()
  })
  it('that was closed is still paid for hours that were handed in', async () => {
    await card()
    await payoutAccount()
    const tid = await handedIn()
    await close()
    await forgetRemoved(server.deps, server.clock.now())
    expect(
      (await server.db.select().from(users).where(eq(users.id, actors.caregiver)))[0]!.deleted_at,
    ).not.toBeNull()
    const paid = await pay(tid)
    await settled()
    days(5)
    await settled()
    expect(await transferOf(paid.id)).toMatchObject({ state: 'deposited' })
    expect(await server.db.select().from(payouts)).toMatchObject([{ state: 'paid', cents: 9800 }])
    // Then it is forgotten.
    const forgets = vi.spyOn(server.deps.provider!, 'removePayoutAccount')
    await forgetRemoved(server.deps, server.clock.now())
    expect(forgets).toHaveBeenCalledTimes(1)
  })
})

describe('a tip', () => {
  it('is given once: not where a bank took a payment back and it is paid again', async () => {
    const account = await world.debitAccount()
    const tid = await handedIn()
    await pay(tid, { card_id: account, tip_cents: 500 })
    days(8)
    await settled()
    await demo('return')
    await settled()
    const owed = await invoiceOf(tid)
    expect(owed).toMatchObject({ status: 'owed', total: 10_300 })
    // What the bank charges for it stays with us.
    const [charged] = await server.db
      .select({ cents: ledgerEntries.cents })
      .from(ledgerJournals)
      .innerJoin(ledgerEntries, eq(ledgerEntries.journal_id, ledgerJournals.id))
      .where(
        and(
          eq(ledgerJournals.invoice_id, owed.id),
          like(ledgerJournals.ref, 'du_%'),
          eq(ledgerJournals.kind, 'provider_fee'),
          gt(ledgerEntries.cents, 0),
        ),
      )
    expect(charged).toEqual({ cents: 1500 })
    const card_id = await card()
    const again = (tip_cents: number) => pay(tid, { card_id, tip_cents })
    expect(await refusal(again(500))).toMatchObject({ kind: 'invalid', fieldErrors: { tip_cents: {} } })
    expect(await again(0)).toMatchObject({ status: 'paid', total: 10_300 })
  })
})
