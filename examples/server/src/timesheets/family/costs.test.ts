import { deleteAccount, updateSettings } from '@homecare/sdk/account'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { clockInOrOut } from '@homecare/sdk/clock'
import { getBenefitBalance } from '@homecare/sdk/families'
import { addWageRate, removeWageRate } from '@homecare/sdk/hiring'
import { getInvoice, getTimesheetInvoice, rejectInvoice } from '@homecare/sdk/payments'
import {
  addTimesheetExpense,
  addTimesheetShifts,
  agreeToCorrection,
  correctTimesheet,
  getTimesheet,
  listTimesheets,
  removeTimesheetExpense,
  startTimesheet,
  updateTimesheet,
  updateTimesheetShift,
} from '@homecare/sdk/timesheets'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, users } from '../../tables/account.ts'
import { benefits } from '../../tables/families.ts'
import { timesheetEvents, timesheetExpenses, timesheetLines, timesheets } from '../../tables/money/hours.ts'
import { invoices } from '../../tables/money/invoices.ts'
import { partners } from '../../tables/partners.ts'
import { taxProfiles } from '../../tables/money/payroll.ts'
import { actors } from '../../testing/actors.ts'
import { clockedVisit, someWork } from '../../testing/hours.ts'
import { smallPng } from '../../testing/pictures.ts'
import { refusal } from '../../testing/refusal.ts'
import { unconnectedWorld } from '../../testing/world.ts'
import { remindOfInvoices } from './reminders.ts'

const server = unconnectedWorld({ FEE_BASIS_POINTS: '500' })
let id: number

beforeEach(async () => {
  server.change()
  await server.db.delete(taxProfiles)
  id = await someWork(server)
})

const marisol = () => server.as('caregiver')
const carol = () => server.as('family')
const week = { start_date: '2026-11-15', end_date: '2026-11-21' }
const hours = (date: string, start_time = '09:00', end_time = '13:00') => ({ date, start_time, end_time })
async function draft(at = id, days = week, ...shifts: ReturnType<typeof hours>[]) {
  const care = await marisol()
  const { id: tid } = await care.call(startTimesheet, { id: at, body: days })
  const some = shifts.length > 0 ? shifts : [hours('2026-11-16')]
  await care.call(addTimesheetShifts, { id: at, tid, body: { shifts: some } })
  return tid
}
const submit = async (tid: number, at = id) =>
  (await marisol()).call(updateTimesheet, { id: at, tid, body: { status: 1 } })
const handedIn = async (...shifts: ReturnType<typeof hours>[]) =>
  (await submit(await draft(id, week, ...shifts))).id
const invoiceOf = async (tid: number, at = id) => (await carol()).call(getTimesheetInvoice, { id: at, tid })
const sendBack = async (tid: number, reason = 'Three hours') =>
  (await carol()).call(rejectInvoice, { id: (await invoiceOf(tid)).id, body: { reason } })
async function enroll() {
  await server.db.insert(taxProfiles).values({
    ...{ user_id: actors.family, enrolled_at: new Date(0), signed_name: 'Carol Ito', consent_version: '1' },
    updated_at: new Date(0),
  })
}
const lettersTo = async (recipient: string) =>
  (
    await server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, recipient), eq(outbox.channel, 'mail')))
      .orderBy(outbox.id)
  ).map(({ subject, body }) => ({ subject, body }))

describe('an invoice', () => {
  it('has the fee on the wages, and of a family that files itself no taxes', async () => {
    const invoice = await invoiceOf(await handedIn())
    expect(invoice).toMatchObject({
      enrolled: false,
      wages: 9800,
      fees: 490,
      taxes: 0,
      withheld: 0,
      total: 10_290,
    })
    expect(invoice.lines.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['regular', 9800],
      ['fee', 490],
    ])
  })
  it('of an enrolled family has the taxes of both sides, and withholds from the wages', async () => {
    await enroll()
    const tid = await handedIn()
    const invoice = await invoiceOf(tid)
    expect(invoice.lines.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['regular', 9800],
      ['social_security', 608],
      ['medicare', 142],
      ['fee', 490],
      ['withheld_social_security', 608],
      ['withheld_medicare', 142],
    ])
    expect(invoice).toMatchObject({ enrolled: true, state: 'CA', taxes: 750, withheld: 750, total: 11_040 })
    // What the caregiver gets, and nothing of what the family pays besides.
    const sheet = await (await marisol()).call(getTimesheet, { id, tid })
    expect(sheet).toMatchObject({ withholds: true, wages: 9800, taxes: 750, total: 9050 })
    expect(JSON.stringify(sheet)).not.toMatch(/fee|benefit|11040|490/)
  })
  it('has the unemployment tax once a quarter has reached 1,000 dollars, also on what was paid before in it', async () => {
    await enroll()
    const long = (day: number) => hours(`2026-11-${String(day).padStart(2, '0')}`, '09:00', '18:00')
    const first = await draft(
      id,
      { start_date: '2026-11-08', end_date: '2026-11-14' },
      long(9),
      long(10),
      long(11),
      long(12),
    )
    await submit(first)
    expect((await invoiceOf(first)).wages).toBe(88_200)
    expect((await invoiceOf(first)).taxes).toBe(5468 + 1279)
    const second = await handedIn(long(16))
    // Of 1,102.50, and nothing was paid before.
    expect((await invoiceOf(second)).lines.find(({ kind }) => kind === 'unemployment')?.cents).toBe(662)
    // What was sent back is not owed.
    await sendBack(first)
    expect((await (await marisol()).call(getTimesheet, { id, tid: first })).taxes).toBe(5468 + 1279)
  })
  it('counts for taxes what the family owes the same caregiver, and only in its year', async () => {
    await enroll()
    const tid = await handedIn()
    await server.db.update(invoices).set({ issued_on: '2025-12-31' })
    const next = await draft(id, { start_date: '2026-11-08', end_date: '2026-11-14' }, hours('2026-11-09'))
    expect((await submit(next)).taxes).toBe(750)
    expect((await invoiceOf(tid)).withheld).toBe(750)
  })
})

describe('expenses', () => {
  const add = async (tid: number, body: object) =>
    (await marisol()).call(addTimesheetExpense, {
      id,
      tid,
      body: { kind: 'groceries', day: '2026-11-16', ...body } as never,
    })
  const png = () => new File([smallPng()], 'receipt.png')

  it('need a receipt above an amount, which both sides open once it is handed in', async () => {
    const tid = await draft()
    expect((await refusal(add(tid, { amount: 2501 }))).fieldErrors).toHaveProperty('receipt')
    const sheet = await add(tid, { amount: 4000, description: 'Vegetables', receipt: png() })
    expect(sheet).toMatchObject({
      spent: 4000,
      wages: 9800,
      total: 13_800,
      expenses: [{ amount: 4000, description: 'Vegetables' }],
    })
    const address = sheet.expenses[0]!.receipt!
    const status = async (who: 'family' | 'caregiver' | 'otherFamily' | 'otherCaregiver' | 'staff') =>
      (await (await server.visitorAs(who)).jar.fetch(new Request(`http://localhost${address}`))).status
    expect([await status('caregiver'), await status('family'), await status('otherCaregiver')]).toEqual([
      200, 404, 404,
    ])
    await submit(tid)
    expect([await status('family'), await status('staff'), await status('otherFamily')]).toEqual([
      200, 200, 404,
    ])
    const invoice = await invoiceOf(tid)
    expect(invoice.lines[1]).toMatchObject({
      kind: 'expense',
      cents: 4000,
      words: 'Vegetables',
      receipt: address,
      expense_kind: 'groceries',
    })
    // Taken off after it was sent back, it stays for the invoice of then.
    await sendBack(tid)
    const care = await marisol()
    const after = await care.call(removeTimesheetExpense, { id, tid, expenseId: sheet.expenses[0]!.id })
    expect(after).toMatchObject({ expenses: [], spent: 0 })
    expect((await (await carol()).call(getTimesheet, { id, tid })).expenses).toHaveLength(1)
    expect(await status('family')).toBe(200)
    expect((await (await carol()).call(getInvoice, { id: invoice.id })).lines[1]).toMatchObject({
      receipt: address,
    })
  })
  it('are judged by what they are, and not by their names', async () => {
    const tid = await draft()
    for (const receipt of [new File(['%PDF-1.4\n'], 'receipt.pdf'), png()])
      expect(await add(tid, { amount: 100, receipt })).toMatchObject({ status: -1 })
    for (const receipt of [
      new File(['<script>'], 'receipt.jpg'),
      new File([Buffer.from('PK\x03\x04')], 'receipt.docx'),
      new File([smallPng()], 'receipt.pdf'),
    ])
      expect((await refusal(add(tid, { amount: 100, receipt }))).fieldErrors).toHaveProperty('receipt')
  })
  it('of miles come to the rate of their day', async () => {
    const tid = await draft()
    const sheet = await add(tid, { kind: 'mileage', miles_tenths: 125, amount: 99_999 })
    expect(sheet.expenses).toMatchObject([{ kind: 'mileage', amount: 906, miles_tenths: 125, receipt: null }])
    expect((await server.db.select().from(timesheetExpenses))[0]).toMatchObject({ rate_tenths_of_cent: 725 })
  })
  it('without a receipt are put in the place of those there are', async () => {
    const tid = await draft()
    await add(tid, { amount: 100, receipt: png() })
    await add(tid, { amount: 200 })
    const care = await marisol()
    const expenses = [{ kind: 'transport' as const, day: '2026-11-17', amount: 300 }]
    const sheet = await care.call(updateTimesheet, { id, tid, body: { expenses } })
    expect(sheet.expenses.map(({ amount }) => amount)).toEqual([100, 300])
    const dear = [{ kind: 'transport' as const, day: '2026-11-17', amount: 3000 }]
    expect(
      (await refusal(care.call(updateTimesheet, { id, tid, body: { expenses: dear } }))).fieldErrors,
    ).toHaveProperty(['expenses.0.receipt'])
  })
  it('are no wages: neither taxed nor charged for', async () => {
    await enroll()
    const tid = await draft()
    await add(tid, { amount: 2000 })
    await submit(tid)
    expect(await invoiceOf(tid)).toMatchObject({
      wages: 9800,
      taxes: 750,
      fees: 490,
      expenses: 2000,
      total: 13_040,
    })
  })
})

describe('a partner’s family', () => {
  let theirs: number
  beforeEach(async () => {
    theirs = await someWork(server, { family: actors.b2bFamily, cents: 3000 })
    await has(6)
    await server.db.update(partners).set({ allowed_views: ['family-dashboard', 'timesheets', 'invoices'] })
  })
  const has = async (total_hours: number) => {
    await server.db.delete(benefits)
    await server.db.insert(benefits).values({
      ...{
        family_id: actors.b2bFamily,
        name: 'Care hours',
        total_hours,
        cycle: 'quarter',
        begins: '2026-10-01',
      },
    })
  }
  const walter = () => server.as('b2bFamily')
  const left = async () => (await (await walter()).call(getBenefitBalance))?.overview.remaining_hrs
  const theirSheet = async (day = '2026-11-16') =>
    draft(theirs, { start_date: day, end_date: day }, hours(day))

  it('pays with the hours of its benefit first, and the rest itself', async () => {
    const first = await submit(await theirSheet(), theirs)
    const care = await walter()
    expect(await care.call(getTimesheetInvoice, { id: theirs, tid: first.id })).toMatchObject({
      ...{ wages: 0, benefit: 0, taxes: 0, fees: 600, total: 600, minutes: 240 },
      lines: [
        { kind: 'regular', minutes: 240, rate: null, cents: 0 },
        { kind: 'fee', cents: 600 },
        { kind: 'benefit', minutes: 240, cents: 0 },
      ],
    })
    // It is told no wage of its caregiver; the staff are.
    expect(await care.call(getTimesheet, { id: theirs, tid: first.id })).toMatchObject({
      ...{ minutes: 240, wages: 0, total: 0 },
      shifts: [{ minutes: 240, rate: null, amount: 0 }],
    })
    expect(
      await (await server.as('staff')).call(getTimesheetInvoice, { id: theirs, tid: first.id }),
    ).toMatchObject({
      ...{ wages: 12_000, benefit: 12_000, total: 600 },
      lines: [{ kind: 'regular' }, { kind: 'fee' }, { kind: 'benefit', cents: -12_000, minutes: 240 }],
    })
    expect(await left()).toBe(2)
    const second = await submit(await theirSheet('2026-11-17'), theirs)
    expect(await care.call(getTimesheetInvoice, { id: theirs, tid: second.id })).toMatchObject({
      benefit: 6000,
      total: 6600,
    })
    expect(await left()).toBe(0)
    const third = await submit(await theirSheet('2026-11-18'), theirs)
    expect(await care.call(getTimesheetInvoice, { id: theirs, tid: third.id })).toMatchObject({
      benefit: 0,
      total: 12_600,
    })
    expect(await (await marisol()).call(getTimesheet, { id: theirs, tid: third.id })).toMatchObject({
      paid_by: expect.stringMatching(/./),
      wages: 12_000,
    })
  })
  it('has its hours back when it sends them back, or they are taken back', async () => {
    const { id: tid } = await submit(await theirSheet(), theirs)
    const care = await walter()
    const { id: invoiceId } = await care.call(getTimesheetInvoice, { id: theirs, tid })
    await care.call(rejectInvoice, { id: invoiceId, body: { reason: 'Three hours' } })
    expect(await left()).toBe(6)
    await submit(tid, theirs)
    expect(await left()).toBe(2)
    await (await marisol()).call(updateTimesheet, { id: theirs, tid, body: { status: -1 } })
    expect(await left()).toBe(6)
  })
  it('is billed for hours once, whether they were clocked or not', async () => {
    await clockedVisit(server, theirs, '2026-11-16T17:00:00Z', '2026-11-16T21:00:00Z')
    expect(await left()).toBe(2)
    await submit(await theirSheet(), theirs)
    expect(await left()).toBe(2)
  })
  it('never has less than no hours, however many sheets come at once', async () => {
    const drafts = []
    for (const day of ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12'])
      drafts.push(await theirSheet(day))
    await Promise.all(drafts.map((tid) => submit(tid, theirs)))
    const all = await server.db.select().from(invoices)
    expect(all.reduce((sum, { benefit_cents }) => sum + benefit_cents, 0)).toBe(18_000)
    expect(await left()).toBe(0)
  })
  it('without a rate of its own owes nothing for hours', async () => {
    const unpaid = await someWork(server, { family: actors.b2bFamily, cents: null })
    const { id: tid } = await submit(
      await draft(unpaid, { start_date: '2026-11-19', end_date: '2026-11-19' }, hours('2026-11-19')),
      unpaid,
    )
    expect(await (await walter()).call(getTimesheetInvoice, { id: unpaid, tid })).toMatchObject({
      minutes: 240,
      total: 0,
    })
  })
  it('neither reads nor is told of hours where its partner does not list the page', async () => {
    await server.db.update(partners).set({ allowed_views: null })
    const { id: tid } = await submit(await theirSheet(), theirs)
    expect(await refusal((await walter()).call(getTimesheet, { id: theirs, tid }))).toMatchObject({
      kind: 'forbidden',
    })
    expect(await lettersTo('walter@example.com')).toEqual([])
  })
})

describe('letters', () => {
  it('tell each side what became of hours, once for each time', async () => {
    const tid = await handedIn()
    const [sent, ...none] = await lettersTo('carol@example.com')
    expect([sent?.subject, none]).toEqual(['Marisol R. handed in hours', []])
    expect(sent?.body).toContain(`/invoices/${id}/${tid}`)
    expect(sent?.body).not.toContain('98.00')
    await sendBack(tid, 'Monday was three hours.')
    await sendBack(tid)
    const [back, ...others] = await lettersTo('marisol@example.com')
    expect([back?.subject, others]).toEqual(['Carol I. sent your hours back', []])
    expect(back?.body).toContain('They wrote: Monday was three hours.')
    await submit(tid)
    expect((await lettersTo('carol@example.com')).length).toBe(2)
    await (await marisol()).call(updateTimesheet, { id, tid, body: { status: -1 } })
    expect((await lettersTo('carol@example.com')).map(({ subject }) => subject).at(-1)).toBe(
      'Marisol R. took hours back',
    )
  })
  it('come in the language of their reader, and by text message where that was chosen', async () => {
    await server.db.update(users).set({ language: 'es' }).where(eq(users.id, actors.family))
    await (
      await marisol()
    ).call(updateSettings, {
      body: {
        notices: { choices: { timesheets: ['mail', 'text'] }, quiet_from: '00:00', quiet_until: '00:00' },
      },
    })
    await server.db
      .update(users)
      .set({ phone: '15105550111', phone_verified: true })
      .where(eq(users.id, actors.caregiver))
    const tid = await handedIn()
    expect((await lettersTo('carol@example.com'))[0]?.subject).toBe('Marisol R. entregó horas')
    await sendBack(tid)
    await server.notice()
    const texts = await server.db.select().from(outbox).where(eq(outbox.channel, 'sms')).orderBy(outbox.id)
    expect(texts.map(({ body }) => body).join()).toContain('sent your hours back')
  })
  it('remind of an invoice that has waited for three days, once', async () => {
    await handedIn()
    const look = () => remindOfInvoices(server.deps, server.clock.now())
    await look()
    expect(await lettersTo('carol@example.com')).toHaveLength(1)
    server.clock.advance(3 * 86_400_000)
    await look()
    await look()
    expect((await lettersTo('carol@example.com')).map(({ subject }) => subject)).toEqual([
      'Marisol R. handed in hours',
      'Marisol R.’s hours are waiting for you',
    ])
  })
})

describe('rates that hours were handed in at', () => {
  const set = async (valid_from: string) =>
    (await carol()).call(addWageRate, { id, body: { pay_type: 'regular', amount: 2600, valid_from } })
  it('stay, and a new one begins after those days', async () => {
    const rates = await set('2026-11-14')
    await handedIn()
    expect((await refusal(set('2026-11-21'))).fieldErrors).toHaveProperty('valid_from')
    const latest = rates.find(({ valid_from }) => valid_from === '2026-11-14')!
    expect(await refusal((await carol()).call(removeWageRate, { id, rateId: latest.id }))).toMatchObject({
      kind: 'conflict',
    })
    expect(await set('2026-11-22')).toHaveLength(3)
  })
})

it('a clock whose hours are on a sheet is not taken back', async () => {
  const clock = await clockedVisit(server, id, '2026-11-21T08:00:00Z', '2026-11-21T11:58:00Z')
  const care = await marisol()
  const { id: tid } = await care.call(startTimesheet, { id, body: week })
  const taken = { ...hours('2026-11-21', '00:00', '03:58'), source: 'clock' as const, clock_id: clock }
  await care.call(addTimesheetShifts, { id, tid, body: { shifts: [taken] } })
  const [visit] = (
    await server.db.execute<{ id: number }>(`select id from connection_shifts where connection_id = ${id}`)
  ).rows
  const body = {
    event: 'undo_clock_out' as const,
    shift_id: visit!.id,
    connection_id: id,
    event_timestamp: new Date(server.clock.now()).toISOString(),
  }
  expect(await refusal(care.call(clockInOrOut, { body }))).toMatchObject({ kind: 'conflict' })
})

describe('a correction of paid hours', () => {
  async function paid() {
    const tid = await handedIn(hours('2026-11-16'), hours('2026-11-17'))
    await server.db.update(invoices).set({ status: 'paid' }).where(eq(invoices.timesheet_id, tid))
    await server.db.update(timesheets).set({ status: 2 }).where(eq(timesheets.id, tid))
    return tid
  }
  const correct = async (tid: number) =>
    (await marisol()).call(correctTimesheet, { id, tid, body: { reason: 'Monday was longer' } })

  it('is a sheet of its own, begun once, with the lines there were', async () => {
    const tid = await paid()
    const sheet = await correct(tid)
    expect(sheet).toMatchObject({
      status: -1,
      corrects_id: tid,
      wages: 19_600,
      shifts: [{ minutes: 240 }, { minutes: 240 }],
    })
    expect((await correct(tid)).id).toBe(sheet.id)
    expect(await refusal(correct(sheet.id))).toMatchObject({ kind: 'conflict' })
  })
  it('that is more is an invoice of the difference', async () => {
    const tid = await paid()
    const sheet = await correct(tid)
    const body = hours('2026-11-16', '09:00', '14:00')
    await (
      await marisol()
    ).call(updateTimesheetShift, { id, tid: sheet.id, shiftId: sheet.shifts[0]!.id, body })
    expect(await submit(sheet.id)).toMatchObject({ status: 1, wages: 22_050 })
    const invoice = await invoiceOf(sheet.id)
    expect(invoice).toMatchObject({
      wages: 2450,
      fees: 123,
      total: 2573,
      lines: [{ kind: 'correction', cents: 2450 }, { kind: 'fee' }],
    })
    // What was paid stays as it was.
    expect(await (await carol()).call(getTimesheet, { id, tid })).toMatchObject({ status: 2, wages: 19_600 })
    expect(await refusal((await carol()).call(agreeToCorrection, { id, tid: sheet.id }))).toMatchObject({
      kind: 'conflict',
    })
  })
  it('that is less counts once the family agrees, or staff with a reason', async () => {
    const tid = await paid()
    const sheet = await correct(tid)
    const body = hours('2026-11-16', '09:00', '12:00')
    await (
      await marisol()
    ).call(updateTimesheetShift, { id, tid: sheet.id, shiftId: sheet.shifts[0]!.id, body })
    await submit(sheet.id)
    expect(await server.db.$count(invoices, eq(invoices.timesheet_id, sheet.id))).toBe(0)
    const counted = async (of: number) =>
      (await server.db.select().from(timesheetLines).where(eq(timesheetLines.timesheet_id, of))).map(
        (line) => line.counted,
      )
    expect([await counted(tid), await counted(sheet.id)]).toEqual([
      [true, true],
      [false, false],
    ])
    const staff = await server.as('staff')
    expect(
      await staff.call(agreeToCorrection, { id, tid: sheet.id, body: { reason: 'By telephone' } }),
    ).toMatchObject({ status: 2 })
    expect([await counted(tid), await counted(sheet.id)]).toEqual([
      [false, false],
      [true, true],
    ])
    const [event] = await server.db.select().from(timesheetEvents).where(eq(timesheetEvents.action, 'agree'))
    expect(event).toMatchObject({
      by_user: actors.staff,
      reason: 'By telephone',
      after: { credit_cents: 2450 },
    })
    expect((await lettersTo('marisol@example.com')).at(-1)?.subject).toMatch(/agreed to your correction/)
  })
  it('is not begun for hours that may still be changed', async () => {
    const tid = await handedIn()
    expect(await refusal(correct(tid))).toMatchObject({ kind: 'conflict' })
  })
})

describe('whoever leaves', () => {
  const leave = async (who: 'family' | 'caregiver') =>
    (await server.as(who)).call(deleteAccount, { body: { password: DEMO_PASSWORD } })
  async function written() {
    const tid = await draft()
    const care = await marisol()
    await care.call(updateTimesheet, { id, tid, body: { note: 'Slept well', tasks_done: ['Pills'] } })
    await submit(tid)
    return tid
  }
  it('as a caregiver takes their words along, and the hours and what they cost stay', async () => {
    const tid = await written()
    await leave('caregiver')
    const [sheet] = await server.db.select().from(timesheets).where(eq(timesheets.id, tid))
    expect(sheet).toMatchObject({ note: '', status: 1, wages_cents: 9800 })
    expect(await server.db.$count(timesheetLines, eq(timesheetLines.timesheet_id, tid))).toBe(1)
    const invoice = await invoiceOf(tid)
    expect(invoice).toMatchObject({ total: 10_290, tasks_done: [], note: '', provider: { first_name: '' } })
  })
  it('as a family leaves what it owes, without its words', async () => {
    const tid = await written()
    await sendBack(tid, 'He was out on Monday')
    await leave('family')
    const sheet = await (await marisol()).call(getTimesheet, { id, tid })
    expect(JSON.stringify(sheet)).not.toContain('Monday')
    expect(sheet).toMatchObject({ status: 5, minutes: 240 })
    const kept = await server.db.select().from(timesheetEvents)
    expect(JSON.stringify(kept)).not.toContain('out on Monday')
    expect(await server.db.$count(invoices)).toBe(1)
    expect((await (await marisol()).call(listTimesheets, { id, query: {} })).total_records).toBe(1)
  })
})
