import { getOwnDay } from '@homecare/sdk/dashboards'
import { listDeposits } from '@homecare/sdk/deposits'
import { addBankAccount } from '@homecare/sdk/payments'
import {
  agreeToCorrection,
  correctTimesheet,
  listPaymentTimesheets,
  updateTimesheet,
  updateTimesheetShift,
} from '@homecare/sdk/timesheets'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { balanceOf } from '../ledger/post.ts'
import { timesheetEvents } from '../tables/money/hours.ts'
import { ledgerJournals } from '../tables/money/ledger.ts'
import { payees } from '../tables/money/payments.ts'
import { taxProfiles } from '../tables/money/payroll.ts'
import { actors } from '../testing/actors.ts'
import { someWork } from '../testing/hours.ts'
import { unconnectedWorld } from '../testing/world.ts'
import { sendPay } from './sending.ts'
import { moneyWorld } from './testing/moneyWorld.ts'

const server = unconnectedWorld({ FEE_BASIS_POINTS: '500' })
let id: number
const world = moneyWorld(server, () => id)
const { handedIn, invoiceOf, sheetOf, card, pay, payoutAccount, settled, days, transferOf, demo } = world
const { lettersTo, marisol } = world

beforeEach(async () => {
  server.change()
  await server.db.delete(taxProfiles)
  id = await someWork(server)
})
const deposits = async () => (await marisol()).call(listDeposits)
const journals = (kind: string, invoiceId: number) =>
  server.db.$count(
    ledgerJournals,
    and(eq(ledgerJournals.kind, kind), eq(ledgerJournals.invoice_id, invoiceId)),
  )
const fault = (provider: string) =>
  server.fetch('/demo/faults/', { method: 'POST', body: JSON.stringify({ provider }) })

describe('the pay of hours that were paid', () => {
  it('leaves at once by card, with the tip and without the fee, and is in the account two working days later', async () => {
    await card()
    await payoutAccount()
    const tid = await handedIn()
    const due = await balanceOf(server.db, 'pay_due', actors.caregiver)
    const paid = await pay(tid, { tip_cents: 500 })
    expect((await sheetOf(tid)).status).toBe(2)
    await settled()
    expect((await sheetOf(tid)).status).toBe(3)
    expect(await transferOf(paid.id)).toMatchObject({ state: 'sent', cents: 10_300, failure: null })
    expect(await balanceOf(server.db, 'pay_due', actors.caregiver)).toBe(due + 9800)
    const before = await deposits()
    expect(before).toMatchObject({ next: { cents: 10_300 }, waiting: 0, waits_for: null, year: 0 })
    expect(await lettersTo('marisol@example.com', /on its way/)).toHaveLength(1)
    days(5)
    await settled()
    expect((await sheetOf(tid)).status).toBe(4)
    expect(await deposits()).toMatchObject({
      ...{ next: null, year: 10_300, total_records: 1 },
      data: [
        { state: 'paid', cents: 10_300, hours: [{ timesheet_id: tid, cents: 10_300, name: 'Carol I.' }] },
      ],
    })
    await settled()
    expect(await journals('transfer_sent', paid.id)).toBe(1)
    const list = await (await marisol()).call(listPaymentTimesheets)
    expect(list.data).toMatchObject([{ id: tid, status: 4, total: 10_300 }])
    expect(await lettersTo('marisol@example.com', /on its way/)).toHaveLength(1)
    await world.expectBalanced()
  })

  it('by bank leaves when that has settled', async () => {
    await payoutAccount()
    const account = await world.debitAccount()
    const tid = await handedIn()
    const paid = await pay(tid, { card_id: account })
    await settled()
    expect(await transferOf(paid.id)).toBeUndefined()
    days(8)
    await settled()
    expect(await transferOf(paid.id)).toMatchObject({ state: 'sent', cents: 9800 })
  })

  it('waits for an account, which its caregiver is asked for, and leaves once there is one', async () => {
    await card()
    const tid = await handedIn()
    const paid = await pay(tid)
    await settled()
    expect(await transferOf(paid.id)).toMatchObject({ state: 'ready', tries: 0 })
    expect(await deposits()).toMatchObject({ next: null, waiting: 9800, waits_for: 'account' })
    const alerts = async () => (await (await marisol()).call(getOwnDay)).alerts.map(({ title }) => title)
    expect(await alerts()).toContain('Where should your pay go?')
    await payoutAccount()
    await settled()
    expect(await alerts()).not.toContain('Where should your pay go?')
    expect(await transferOf(paid.id)).toMatchObject({ state: 'sent' })
  })

  it.each(['timeout_after', 'timeout_before', '500_once'])('after %s is sent once', async (kind) => {
    await card()
    await payoutAccount()
    const tid = await handedIn()
    const paid = await pay(tid)
    await fault(kind)
    await sendPay(server.deps, server.clock.now())
    server.clock.advance(120_000)
    await Promise.all([1, 2, 3].map(() => sendPay(server.deps, server.clock.now())))
    await settled()
    expect(await transferOf(paid.id)).toMatchObject({ state: 'sent' })
    const { ref } = { ref: (await transferOf(paid.id))!.provider_ref }
    expect(
      await server.deps.provider!.findTransfer({
        group: `invoice-${paid.id}`,
        id: (await transferOf(paid.id))!.id,
      }),
    ).toMatchObject({ ref })
    expect((await deposits()).next).toMatchObject({ cents: 9800 })
    expect(await journals('transfer_sent', paid.id)).toBe(1)
  })

  it('that the provider will not send is tried again later, by another key', async () => {
    await card()
    const tid = await handedIn()
    const paid = await pay(tid)
    await (await marisol()).call(addBankAccount, { body: { token: 'btok_us_verified' } })
    // We believe more than the provider does.
    await server.db.update(payees).set({ payouts_enabled: true })
    await sendPay(server.deps, server.clock.now())
    expect(await transferOf(paid.id)).toMatchObject({
      ...{ state: 'ready', tries: 1, failure: 'insufficient_capabilities_for_transfer' },
    })
    await payoutAccount()
    expect(await transferOf(paid.id)).toMatchObject({ state: 'ready' })
    server.clock.advance(3_700_000)
    await settled()
    expect(await transferOf(paid.id)).toMatchObject({ state: 'sent', failure: null })
  })
})

describe('a deposit that the bank does not take', () => {
  it('is told once, and goes with the next one as soon as there is another account', async () => {
    await card()
    await payoutAccount('btok_us_verified_accountClosed')
    const tid = await handedIn()
    const paid = await pay(tid)
    await settled()
    days(5)
    await settled()
    expect((await sheetOf(tid)).status).toBe(3)
    expect(await transferOf(paid.id)).toMatchObject({
      state: 'sent',
      payout_ref: null,
      failure: 'account_closed',
    })
    expect(await deposits()).toMatchObject({
      returned: 9800,
      waits_for: 'account',
      data: [{ state: 'failed' }],
    })
    expect((await (await marisol()).call(getOwnDay)).alerts.map(({ kind }) => kind)).toContain(
      'deposit_failed',
    )
    expect(await lettersTo('marisol@example.com', /did not take/)).toHaveLength(1)
    const noted = await server.db.select().from(timesheetEvents).where(eq(timesheetEvents.timesheet_id, tid))
    expect(noted.map(({ action }) => action)).toContain('deposit_failed')
    await payoutAccount()
    await settled()
    expect(await deposits()).toMatchObject({ returned: 0, next: { cents: 9800 } })
    days(5)
    await settled()
    expect((await sheetOf(tid)).status).toBe(4)
    expect(await lettersTo('marisol@example.com', /did not take/)).toHaveLength(1)
    await world.expectBalanced()
  })
  it('is the same in whatever order it is told, and twice', async () => {
    await card()
    await payoutAccount('btok_us_verified_accountClosed')
    const tid = await handedIn()
    await demo('reorder')
    await pay(tid)
    await settled()
    days(5)
    await settled()
    await payoutAccount()
    days(5)
    await demo('deliver_events')
    await settled()
    await demo('duplicate')
    await settled()
    expect((await sheetOf(tid)).status).toBe(4)
    expect(await deposits()).toMatchObject({ returned: 0, year: 9800 })
  })
})

describe('a correction by which less is owed', () => {
  it('is a credit of the family, which its next invoice takes', async () => {
    await card()
    const tid = await handedIn()
    await pay(tid)
    const care = await marisol()
    const sheet = await care.call(correctTimesheet, { id, tid, body: { reason: 'Monday was shorter' } })
    await care.call(updateTimesheetShift, {
      ...{ id, tid: sheet.id, shiftId: sheet.shifts[0]!.id },
      body: { date: '2026-11-16', start_time: '09:00', end_time: '12:00' },
    })
    await care.call(updateTimesheet, { id, tid: sheet.id, body: { status: 1 } })
    await (await world.carol()).call(agreeToCorrection, { id, tid: sheet.id })
    await (await world.carol()).call(agreeToCorrection, { id, tid: sheet.id })
    expect(await balanceOf(server.db, 'family_credit', actors.family)).toBe(-2450)
    const next = await handedIn({ start_date: '2026-11-08', end_date: '2026-11-14' }, '2026-11-10')
    expect(await invoiceOf(next)).toMatchObject({ credit: 2450, total: 10_290 - 2450 })
    expect((await invoiceOf(next)).lines.at(-1)).toMatchObject({ kind: 'credit', cents: -2450 })
    expect(await balanceOf(server.db, 'family_credit', actors.family)).toBe(0)
    // Taken back and handed in again, it is taken once.
    await care.call(updateTimesheet, { id, tid: next, body: { status: -1 } })
    expect(await balanceOf(server.db, 'family_credit', actors.family)).toBe(-2450)
    await care.call(updateTimesheet, { id, tid: next, body: { status: 1 } })
    expect(await pay(next)).toMatchObject({ status: 'paid', total: 7840 })
    expect(await balanceOf(server.db, 'family_credit', actors.family)).toBe(0)
    await world.expectBalanced()
  })
})
