import {
  addBankAccount,
  addCard,
  checkPayment,
  getInvoicePrice,
  getTimesheetInvoice,
  mandateVersion,
  payInvoice,
  rejectInvoice,
  type PaidInvoice,
} from '@homecare/sdk/payments'
import {
  addTimesheetShifts,
  correctTimesheet,
  getTimesheet,
  startTimesheet,
  updateTimesheet,
  updateTimesheetShift,
} from '@homecare/sdk/timesheets'
import { invoiceTexts } from '@homecare/sdk/texts'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { balanceOf } from '../ledger/post.ts'
import { fillField, sendFromPage } from '../payments/testing/setups.ts'
import { outbox } from '../tables/account.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { timesheetLines } from '../tables/money/hours.ts'
import { ledgerJournals } from '../tables/money/ledger.ts'
import { paymentCustomers, paymentMethods } from '../tables/money/payments.ts'
import { taxProfiles } from '../tables/money/payroll.ts'
import { actors } from '../testing/actors.ts'
import { someWork } from '../testing/hours.ts'
import { refusal } from '../testing/refusal.ts'
import { unconnectedWorld } from '../testing/world.ts'
import { finishPayments } from './charges.ts'

const server = unconnectedWorld({ FEE_BASIS_POINTS: '500' })
const minute = 60_000
let id: number

beforeEach(async () => {
  server.change()
  await server.db.delete(taxProfiles)
  id = await someWork(server)
})

const marisol = () => server.as('caregiver')
const carol = () => server.as('family')
const week = { start_date: '2026-11-15', end_date: '2026-11-21' }
async function handedIn(days = week, date = '2026-11-16') {
  const care = await marisol()
  const { id: tid } = await care.call(startTimesheet, { id, body: days })
  await care.call(addTimesheetShifts, {
    ...{ id, tid },
    body: { shifts: [{ date, start_time: '09:00', end_time: '13:00' }] },
  })
  await care.call(updateTimesheet, { id, tid, body: { status: 1 } })
  return tid
}
const invoiceOf = async (tid: number) => (await carol()).call(getTimesheetInvoice, { id, tid })
const sheetOf = async (tid: number) => (await marisol()).call(getTimesheet, { id, tid })
async function card(token = 'pm_card_visa'): Promise<number> {
  const care = await carol()
  const filled = await fillField(server, care, token)
  if (filled.status === 'requires_action') await confirm(filled.secret)
  const cards = await care.call(addCard, { body: { token: filled.token, default: true } })
  return cards.find((one) => one.default)!.id
}
/** What a bank is told in the page. */
async function confirm(client_secret: string, approve = true) {
  const kind = client_secret.startsWith('pi_') ? 'payment_intents' : 'setup_intents'
  const [ref] = client_secret.split('_secret_')
  return sendFromPage(server, server.deps.provider!.publishableKey, `${kind}/${ref}/bank_answer`, {
    ...{ client_secret, approve: String(approve) },
  })
}
const pay = async (
  invoiceId: number,
  body: { expected_total: number; card_id?: number; tip_cents?: number },
) => (await carol()).call(payInvoice, { id: invoiceId, body })
const attempts = () => server.db.select().from(paymentAttempts).orderBy(paymentAttempts.created_at)
interface Charge {
  readonly status: string
  readonly cents: number
  readonly group: string
}
const charges = async (): Promise<Charge[]> => {
  const looked = (await (await server.fetch('/demo/payments/')).json()) as { charges: Charge[] }
  // A family of the demo world pays for its membership.
  return looked.charges.filter(({ status, group }) => status === 'succeeded' && group.startsWith('invoice-'))
}
const fault = (provider: string) =>
  server.fetch('/demo/faults/', { method: 'POST', body: JSON.stringify({ provider }) })
const journals = async (kind: string) => server.db.$count(ledgerJournals, eq(ledgerJournals.kind, kind))
const lettersTo = async (recipient: string, subject: RegExp) =>
  (
    await server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, recipient), eq(outbox.channel, 'mail')))
      .orderBy(outbox.id)
  ).filter((letter) => subject.test(letter.subject))

/** Every journal adds up to nothing, and what the provider has charged is what the ledger says. */
async function expectBalanced() {
  const { rows } = await server.db.execute(
    sql`select journal_id from ledger_entries group by journal_id having sum(cents) <> 0`,
  )
  expect(rows).toEqual([])
  const charged = (await charges()).reduce((sum, { cents }) => sum + cents, 0)
  const [settled] = (
    await server.db.execute<{ cents: string }>(sql`
      select coalesce(sum(e.cents), 0) as cents from ledger_entries e
      join ledger_journals j on j.id = e.journal_id join ledger_accounts a on a.id = e.account_id
      where j.kind = 'payment_settled' and a.kind = 'provider' and j.ref in (select id::text from payment_attempts)`)
  ).rows
  expect(Number(settled!.cents)).toBe(charged)
}

describe('paying by card', () => {
  it('charges once, pays the hours, and tells both sides once', async () => {
    const tid = await handedIn()
    const cardId = await card()
    const owed = await balanceOf(server.db, 'family_receivable', actors.family)
    const fees = await journals('provider_fee')
    const invoice = await invoiceOf(tid)
    const paid = await pay(invoice.id, { expected_total: 10_290 })
    expect(paid).toMatchObject({
      ...{ status: 'paid', total: 10_290, next_action: null },
      payment: { state: 'succeeded', cents: 10_290, tip: 0, kind: 'card', brand: 'visa', last4: '4242' },
    })
    expect((await sheetOf(tid)).status).toBe(2)
    expect(await pay(invoice.id, { expected_total: 10_290, card_id: cardId })).toMatchObject({
      status: 'paid',
    })
    expect(await charges()).toMatchObject([{ cents: 10_290, group: `invoice-${invoice.id}` }])
    expect(await balanceOf(server.db, 'family_receivable', actors.family)).toBe(owed - 10_290)
    await expectBalanced()
    // The provider tells of it too, late and twice.
    await server.settlePayments()
    await server.settlePayments()
    await server.notice()
    expect(await journals('provider_fee')).toBe(fees + 1)
    expect(await lettersTo('carol@example.com', /^Your receipt/)).toHaveLength(1)
    expect(await lettersTo('marisol@example.com', /paid for your hours/)).toHaveLength(1)
    expect((await invoiceOf(tid)).payments).toMatchObject([{ state: 'succeeded', cents: 10_290 }])
  })

  it('by a hundred presses at once is one charge, one journal and one receipt', async () => {
    const tid = await handedIn()
    await card()
    const { id: invoiceId } = await invoiceOf(tid)
    const before = await journals('payment_settled')
    const [one, other] = [await carol(), await carol()]
    const pressed = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        (i % 2 ? one : other).call(payInvoice, { id: invoiceId, body: { expected_total: 10_290 } }),
      ),
    )
    expect(new Set(pressed.map(({ payment }) => payment?.id)).size).toBe(1)
    await finishPayments(server.deps, server.clock.now())
    expect(await charges()).toHaveLength(1)
    expect(await attempts()).toMatchObject([{ state: 'succeeded' }])
    expect(await journals('payment_settled')).toBe(before + 1)
    await server.settlePayments()
    await server.notice()
    expect(await lettersTo('carol@example.com', /^Your receipt/)).toHaveLength(1)
    await expectBalanced()
  })
  it('of another total than was seen charges nothing, and answers the one there is', async () => {
    const { id: invoiceId } = await invoiceOf(await handedIn())
    await card()
    expect(await refusal(pay(invoiceId, { expected_total: 1 }))).toMatchObject({
      kind: 'conflict',
      current: { tip: 0, taxes: 0, total: 10_290 },
    })
    expect(await refusal(pay(invoiceId, { expected_total: 10_290, tip_cents: 500 }))).toMatchObject({
      kind: 'conflict',
      current: { tip: 500, taxes: 0, total: 10_790 },
    })
    expect([await attempts(), await charges()]).toEqual([[], []])
  })

  it('needs a method of one’s own that is verified', async () => {
    const { id: invoiceId } = await invoiceOf(await handedIn())
    expect((await refusal(pay(invoiceId, { expected_total: 10_290 }))).fieldErrors).toEqual({
      card_id: [invoiceTexts.noMethod[0]],
    })
    const [foreign] = await server.db
      .insert(paymentMethods)
      .values({
        ...{ user_id: actors.otherFamily, kind: 'card', purpose: 'pay', state: 'verified', last4: '4242' },
        ...{ provider_ref: 'pm_other', created_at: new Date(0) },
      })
      .returning()
    expect(
      (await refusal(pay(invoiceId, { expected_total: 10_290, card_id: foreign!.id }))).fieldErrors,
    ).toEqual({
      card_id: [invoiceTexts.methodGone[0]],
    })
  })

  it('with a tip gives all of it to the caregiver, and no fee is on it', async () => {
    const tid = await handedIn()
    await card()
    const { id: invoiceId } = await invoiceOf(tid)
    const due = await balanceOf(server.db, 'pay_due', actors.caregiver)
    expect(await (await carol()).call(getInvoicePrice, { id: invoiceId, query: { tip_cents: 500 } })).toEqual(
      {
        ...{ tip: 500, taxes: 0, total: 10_790 },
      },
    )
    expect(await pay(invoiceId, { expected_total: 10_790, tip_cents: 500 })).toMatchObject({
      ...{ status: 'paid', tip: 500, fees: 490, total: 10_790 },
    })
    expect((await invoiceOf(tid)).lines.at(-1)).toMatchObject({ kind: 'tip', cents: 500 })
    expect(await balanceOf(server.db, 'pay_due', actors.caregiver)).toBe(due - 500)
    await expectBalanced()
  })

  it('with a tip of an enrolled family has the taxes of it, as they were seen', async () => {
    await server.db.insert(taxProfiles).values({
      ...{ user_id: actors.family, enrolled_at: new Date(0), signed_name: 'Carol Ito', consent_version: '1' },
      updated_at: new Date(0),
    })
    const tid = await handedIn()
    await card()
    const { id: invoiceId, total } = await invoiceOf(tid)
    const price = await (await carol()).call(getInvoicePrice, { id: invoiceId, query: { tip_cents: 10_000 } })
    expect(price).toEqual({ tip: 10_000, taxes: 765, total: total + 10_765 })
    const paid = await pay(invoiceId, { expected_total: price.total, tip_cents: 10_000 })
    expect(paid).toMatchObject({ tip: 10_000, taxes: 1515, withheld: 1515, total: total + 10_765 })
    await expectBalanced()
  })
})

describe('an invoice that costs nothing', () => {
  it('is approved without a charge', async () => {
    const tid = await handedIn()
    const { id: invoiceId } = await invoiceOf(tid)
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`delete from invoice_lines where invoice_id = ${invoiceId}`)
      await tx.execute(
        sql`update invoices set wages_cents = 0, fee_cents = 0, total_cents = 0 where id = ${invoiceId}`,
      )
    })
    expect(await pay(invoiceId, { expected_total: 0 })).toMatchObject({ status: 'paid', payment: null })
    expect((await sheetOf(tid)).status).toBe(2)
    expect([await attempts(), await charges()]).toEqual([[], []])
  })
})

describe('a payment that is declined', () => {
  it('is said where the method was chosen, locks the hours, and another pays', async () => {
    const tid = await handedIn()
    const bad = await card('pm_card_chargeCustomerFail')
    const { id: invoiceId } = await invoiceOf(tid)
    const refused = await refusal(pay(invoiceId, { expected_total: 10_290, card_id: bad }))
    expect(refused).toMatchObject({
      ...{ kind: 'invalid', code: 'declined', fieldErrors: { card_id: [invoiceTexts.declined[0]] } },
    })
    expect((await sheetOf(tid)).status).toBe(6)
    expect(await invoiceOf(tid)).toMatchObject({ status: 'pending', payments: [{ state: 'failed' }] })
    const back = (await marisol()).call(updateTimesheet, { id, tid, body: { status: -1 } })
    expect(await refusal(back)).toMatchObject({ kind: 'conflict' })
    await server.notice()
    expect(await lettersTo('carol@example.com', /was declined/)).toHaveLength(1)
    expect(await lettersTo('marisol@example.com', /is delayed/)).toHaveLength(1)
    const good = await card()
    expect(await pay(invoiceId, { expected_total: 10_290, card_id: good })).toMatchObject({ status: 'paid' })
    expect((await sheetOf(tid)).status).toBe(2)
    await server.settlePayments()
    await expectBalanced()
  })
})

describe('a payment whose bank asks', () => {
  async function asked(): Promise<{ tid: number; cardId: number; paid: PaidInvoice }> {
    const tid = await handedIn()
    const cardId = await card('pm_card_authenticationRequired')
    const { id: invoiceId } = await invoiceOf(tid)
    return { tid, cardId, paid: await pay(invoiceId, { expected_total: 10_290 }) }
  }
  it('waits for its holder, and pays once they have confirmed it', async () => {
    const { tid, paid } = await asked()
    expect(paid).toMatchObject({
      ...{ status: 'pending', payment: { state: 'requires_action' } },
      next_action: { driver: 'embedded', client_secret: expect.stringMatching(/^pi_/) as string },
    })
    const check = async () => (await carol()).call(checkPayment, { id: paid.id })
    expect(await check()).toMatchObject({ status: 'pending', next_action: { driver: 'embedded' } })
    // Neither side takes the hours away meanwhile.
    const back = (await marisol()).call(updateTimesheet, { id, tid, body: { status: -1 } })
    expect(await refusal(back)).toMatchObject({ kind: 'conflict' })
    const reject = (await carol()).call(rejectInvoice, { id: paid.id, body: { reason: 'Three hours' } })
    expect(await refusal(reject)).toMatchObject({ kind: 'conflict' })
    await confirm(paid.next_action!.client_secret)
    expect(await check()).toMatchObject({
      status: 'paid',
      payment: { state: 'succeeded' },
      next_action: null,
    })
    expect((await sheetOf(tid)).status).toBe(2)
    await expectBalanced()
  })
  it('that they did not confirm is declined', async () => {
    const { paid } = await asked()
    await confirm(paid.next_action!.client_secret, false)
    expect((await refusal((await carol()).call(checkPayment, { id: paid.id }))).fieldErrors).toEqual({
      card_id: [invoiceTexts.notConfirmed[0]],
    })
  })
  it('makes room for another method, and is then charged no more', async () => {
    const { paid } = await asked()
    const other = await card()
    expect(await pay(paid.id, { expected_total: 10_290, card_id: other })).toMatchObject({ status: 'paid' })
    expect((await attempts()).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'succeeded'])
    await confirm(paid.next_action!.client_secret)
    expect(await charges()).toHaveLength(1)
  })
  it('is given up after an hour, and the invoice waits again', async () => {
    const { tid, paid } = await asked()
    await finishPayments(server.deps, server.clock.now())
    expect(await attempts()).toMatchObject([{ state: 'requires_action' }])
    await finishPayments(server.deps, server.clock.now() + 61 * minute)
    expect(await attempts()).toMatchObject([{ state: 'cancelled' }])
    expect(await invoiceOf(tid)).toMatchObject({ id: paid.id, status: 'pending' })
    expect((await sheetOf(tid)).status).toBe(1)
  })
})

describe('a payment of which nobody knows what became', () => {
  it.each(['timeout_after', 'timeout_before'])(
    'after %s is asked for again, and charged once',
    async (kind) => {
      const tid = await handedIn()
      await card()
      const { id: invoiceId } = await invoiceOf(tid)
      await fault(kind)
      const paid = await pay(invoiceId, { expected_total: 10_290 })
      expect(['created', 'succeeded']).toContain(paid.payment?.state)
      await finishPayments(server.deps, server.clock.now() + 2 * minute)
      expect(await attempts()).toMatchObject([{ state: 'succeeded' }])
      expect(await charges()).toHaveLength(1)
      expect((await invoiceOf(tid)).status).toBe('paid')
      await expectBalanced()
    },
  )

  it('stays being checked while the provider is silent, and nothing else is done with the hours', async () => {
    const tid = await handedIn()
    await card()
    const { id: invoiceId } = await invoiceOf(tid)
    const [attempt] = await begunAndKilled(invoiceId)
    const reject = (await carol()).call(rejectInvoice, { id: invoiceId, body: { reason: 'Three hours' } })
    expect(await refusal(reject)).toMatchObject({ kind: 'conflict' })
    expect(await invoiceOf(tid)).toMatchObject({ payments: [{ id: attempt!.id, state: 'created' }] })
    expect(await (await carol()).call(checkPayment, { id: invoiceId })).toMatchObject({ status: 'paid' })
  })

  /** As a server leaves it that was killed behind writing the attempt, and before or behind charging. */
  async function begunAndKilled(invoiceId: number, charged = false) {
    const [method] = await server.db
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.user_id, actors.family))
    const begun = await server.db
      .insert(paymentAttempts)
      .values({
        ...{ invoice_id: invoiceId, family_id: actors.family, method_id: method!.id, cents: 10_290 },
        ...{ client_key: 'killed', created_at: new Date(server.clock.now()) },
      })
      .returning()
    const [customer] = await server.db
      .select()
      .from(paymentCustomers)
      .where(eq(paymentCustomers.user_id, actors.family))
    const number = (
      await server.db.execute<{ number: string }>(sql`select number from invoices where id = ${invoiceId}`)
    ).rows[0]!.number
    if (charged)
      await server.deps.provider!.charge(begun[0]!.id, {
        ...{ customer: customer!.provider_ref!, method: method!.provider_ref!, kind: 'card', cents: 10_290 },
        ...{ attempt: begun[0]!.id, group: `invoice-${invoiceId}`, description: `Invoice ${number}` },
        present: true,
      })
    return begun
  }
  it.each([false, true])(
    'is finished by another server: charged before it was killed %s',
    async (charged) => {
      const { id: invoiceId } = await invoiceOf(await handedIn())
      await card()
      await begunAndKilled(invoiceId, charged)
      await finishPayments(server.deps, server.clock.now())
      expect(await attempts()).toMatchObject([{ state: 'created' }])
      await finishPayments(server.deps, server.clock.now() + 2 * minute)
      expect(await attempts()).toMatchObject([{ state: 'succeeded' }])
      expect(await charges()).toHaveLength(1)
      await expectBalanced()
    },
  )
  it('a day later is not charged any more, unless it was', async () => {
    const { id: invoiceId } = await invoiceOf(await handedIn())
    await card()
    await begunAndKilled(invoiceId)
    await finishPayments(server.deps, server.clock.now() + 24 * 60 * minute)
    expect(await attempts()).toMatchObject([{ state: 'failed', failure: 'never_charged' }])
    expect(await charges()).toEqual([])
  })
  it('is written by the provider’s word alone', async () => {
    const { id: invoiceId } = await invoiceOf(await handedIn())
    await card()
    await begunAndKilled(invoiceId, true)
    await server.settlePayments()
    expect(await attempts()).toMatchObject([{ state: 'succeeded' }])
    await expectBalanced()
  })
})

describe('a payment from a bank account', () => {
  async function debited(token = 'pm_usBankAccount_success') {
    const tid = await handedIn()
    const care = await carol()
    const filled = await fillField(server, care, token, 'instant')
    const mandate = { version: mandateVersion, agreed: true } as const
    const account = await care.call(addBankAccount, { body: { token: filled.token, mandate } })
    const { id: invoiceId } = await invoiceOf(tid)
    const paid = await pay(invoiceId, { expected_total: 10_290, card_id: account.id })
    return { tid, invoiceId, accountId: account.id, paid }
  }
  const days = (count: number) => server.clock.advance(count * 24 * 60 * minute)

  it('is on its way for some days, and then pays the hours once', async () => {
    const { tid, invoiceId, paid } = await debited()
    expect(paid).toMatchObject({ status: 'processing', payment: { state: 'processing', kind: 'bank' } })
    expect((await sheetOf(tid)).status).toBe(1)
    expect(await pay(invoiceId, { expected_total: 10_290 })).toMatchObject({
      payment: { id: paid.payment!.id },
    })
    const back = (await marisol()).call(updateTimesheet, { id, tid, body: { status: -1 } })
    expect(await refusal(back)).toMatchObject({ kind: 'conflict' })
    days(8)
    await server.settlePayments()
    await server.settlePayments()
    expect(await invoiceOf(tid)).toMatchObject({ status: 'paid', payments: [{ state: 'succeeded' }] })
    expect((await sheetOf(tid)).status).toBe(2)
    await expectBalanced()
  })

  it('that does not come waits for another way', async () => {
    const { tid, invoiceId } = await debited('pm_usBankAccount_insufficientFunds')
    days(8)
    await server.settlePayments()
    expect(await invoiceOf(tid)).toMatchObject({ status: 'pending', payments: [{ state: 'failed' }] })
    expect((await sheetOf(tid)).status).toBe(6)
    const cardId = await card()
    expect(await pay(invoiceId, { expected_total: 10_290, card_id: cardId })).toMatchObject({
      status: 'paid',
    })
    await expectBalanced()
  })

  it('that the bank takes back is owed by the family, whose caregiver keeps the pay', async () => {
    const { tid, invoiceId } = await debited()
    days(8)
    await server.settlePayments()
    const owed = await balanceOf(server.db, 'family_receivable', actors.family)
    const due = await balanceOf(server.db, 'pay_due', actors.caregiver)
    await server.fetch('/demo/payments/', { method: 'POST', body: JSON.stringify({ action: 'return' }) })
    await server.settlePayments()
    await server.settlePayments()
    expect(await invoiceOf(tid)).toMatchObject({ status: 'owed', paid_at: null })
    expect((await sheetOf(tid)).status).toBe(2)
    expect(await balanceOf(server.db, 'family_receivable', actors.family)).toBe(owed + 10_290)
    expect(await balanceOf(server.db, 'pay_due', actors.caregiver)).toBe(due)
    await server.notice()
    expect(await lettersTo('carol@example.com', /took a payment back/)).toHaveLength(1)
    expect(await lettersTo('marisol@example.com', /delayed|took/)).toEqual([])
    const cardId = await card()
    expect(await pay(invoiceId, { expected_total: 10_290, card_id: cardId })).toMatchObject({
      status: 'paid',
    })
    expect(await balanceOf(server.db, 'family_receivable', actors.family)).toBe(owed)
  })
})

describe('what the provider tells', () => {
  it('is the same in whatever order, and twice', async () => {
    const tid = await handedIn()
    const care = await carol()
    const filled = await fillField(server, care, 'pm_usBankAccount_success', 'instant')
    const mandate = { version: mandateVersion, agreed: true } as const
    await care.call(addBankAccount, { body: { token: filled.token, mandate } })
    await pay((await invoiceOf(tid)).id, { expected_total: 10_290 })
    const order = (action: string) =>
      server.fetch('/demo/payments/', { method: 'POST', body: JSON.stringify({ action }) })
    await order('reorder')
    await order('settle')
    await order('return')
    await order('deliver_events')
    await server.settlePayments()
    await order('duplicate')
    await server.settlePayments()
    expect(await invoiceOf(tid)).toMatchObject({ status: 'owed', payments: [{ state: 'failed' }] })
    expect(await journals('debit_returned')).toBe(1)
    expect((await sheetOf(tid)).status).toBe(2)
  })
})

describe('paying a correction', () => {
  it('has its hours count in the place of those that it corrects', async () => {
    const tid = await handedIn()
    await card()
    await pay((await invoiceOf(tid)).id, { expected_total: 10_290 })
    const care = await marisol()
    const sheet = await care.call(correctTimesheet, { id, tid, body: { reason: 'Monday was longer' } })
    await care.call(updateTimesheetShift, {
      ...{ id, tid: sheet.id, shiftId: sheet.shifts[0]!.id },
      body: { date: '2026-11-16', start_time: '09:00', end_time: '14:00' },
    })
    await care.call(updateTimesheet, { id, tid: sheet.id, body: { status: 1 } })
    const more = await invoiceOf(sheet.id)
    expect(await pay(more.id, { expected_total: 2573 })).toMatchObject({ status: 'paid' })
    const lines = await server.db.select().from(timesheetLines)
    expect(lines.filter(({ counted }) => counted).map(({ timesheet_id }) => timesheet_id)).toEqual([sheet.id])
    await expectBalanced()
  })
})

describe('hours that are sent back or taken back', () => {
  it('leave nothing owed in the ledger', async () => {
    const before = await balanceOf(server.db, 'family_receivable', actors.family)
    const tid = await handedIn()
    expect(await balanceOf(server.db, 'family_receivable', actors.family)).toBe(before + 10_290)
    const { id: invoiceId } = await invoiceOf(tid)
    await (await carol()).call(rejectInvoice, { id: invoiceId, body: { reason: 'Three hours' } })
    expect(await balanceOf(server.db, 'family_receivable', actors.family)).toBe(before)
    expect(await refusal(pay(invoiceId, { expected_total: 10_290 }))).toMatchObject({ kind: 'conflict' })
  })
})
