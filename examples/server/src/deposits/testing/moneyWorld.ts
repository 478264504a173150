import {
  addBankAccount,
  addCard,
  getTimesheetInvoice,
  mandateVersion,
  openPayee,
  payInvoice,
} from '@homecare/sdk/payments'
import { addTimesheetShifts, getTimesheet, startTimesheet, updateTimesheet } from '@homecare/sdk/timesheets'
import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { fillField } from '../../payments/testing/setups.ts'
import { outbox } from '../../tables/account.ts'
import { transfers } from '../../tables/money/transfers.ts'
import type { World } from '../../testing/world.ts'

/** Hours of Marisol at Carol's that are handed in, paid and paid out, as people do it. `id` is their connection. */
export function moneyWorld(server: World, id: () => number) {
  const marisol = () => server.as('caregiver')
  const carol = () => server.as('family')
  const week = { start_date: '2026-11-15', end_date: '2026-11-21' }
  const demo = async (action: string, which?: string) =>
    (await (
      await server.fetch('/demo/payments/', {
        method: 'POST',
        body: JSON.stringify({ action, ...(which && { id: which }) }),
      })
    ).json()) as { changed: number }

  async function handedIn(days = week, date = '2026-11-16', end_time = '13:00'): Promise<number> {
    const care = await marisol()
    const { id: tid } = await care.call(startTimesheet, { id: id(), body: days })
    await care.call(addTimesheetShifts, {
      ...{ id: id(), tid },
      body: { shifts: [{ date, start_time: '09:00', end_time }] },
    })
    await care.call(updateTimesheet, { id: id(), tid, body: { status: 1 } })
    return tid
  }
  const invoiceOf = async (tid: number) => (await carol()).call(getTimesheetInvoice, { id: id(), tid })
  const sheetOf = async (tid: number) => (await marisol()).call(getTimesheet, { id: id(), tid })
  async function card(token = 'pm_card_visa'): Promise<number> {
    const care = await carol()
    const filled = await fillField(server, care, token)
    const cards = await care.call(addCard, { body: { token: filled.token, default: true } })
    return cards.find((one) => one.default)!.id
  }
  async function debitAccount(token = 'pm_usBankAccount_success'): Promise<number> {
    const care = await carol()
    const filled = await fillField(server, care, token, 'instant')
    const mandate = { version: mandateVersion, agreed: true } as const
    return (await care.call(addBankAccount, { body: { token: filled.token, mandate } })).id
  }
  async function pay(tid: number, more: { card_id?: number; tip_cents?: number } = {}) {
    const { id: invoiceId, total } = await invoiceOf(tid)
    const body = { expected_total: total + (more.tip_cents ?? 0), ...more }
    return (await carol()).call(payInvoice, { id: invoiceId, body })
  }
  /** Where Marisol's pay goes, and that the provider knows who they are. */
  async function payoutAccount(token = 'btok_us_verified'): Promise<void> {
    const care = await marisol()
    await care.call(addBankAccount, { body: { token } })
    const page = new URL((await care.call(openPayee)).url)
    await server.fetch(page.pathname + page.search, { method: 'POST' })
    await server.settlePayments()
  }
  /** Has all happen that follows by itself. */
  async function settled(): Promise<void> {
    for (let round = 0; round < 3; round++) await server.settlePayments()
  }
  const days = (count: number) => server.clock.advance(count * 24 * 3_600_000)
  const transferOf = async (invoiceId: number) =>
    (await server.db.select().from(transfers).where(eq(transfers.invoice_id, invoiceId)))[0]
  const lettersTo = async (recipient: string, subject: RegExp) => {
    await server.notice()
    const all = await server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, recipient), eq(outbox.channel, 'mail')))
      .orderBy(outbox.id)
    return all.filter((letter) => subject.test(letter.subject))
  }
  /** Every journal adds up to nothing. */
  async function expectBalanced(): Promise<void> {
    const { rows } = await server.db.execute(
      sql`select journal_id from ledger_entries group by journal_id having sum(cents) <> 0`,
    )
    expect(rows).toEqual([])
  }
  return {
    ...{
      marisol,
      carol,
      demo,
      handedIn,
      invoiceOf,
      sheetOf,
      card,
      debitAccount,
      pay,
      payoutAccount,
      settled,
    },
    ...{ days, transferOf, lettersTo, expectBalanced },
  }
}
