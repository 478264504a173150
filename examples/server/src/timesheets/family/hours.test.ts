import {
  addCard,
  getInvoice,
  getTimesheetInvoice,
  listCards,
  listInvoices,
  rejectInvoice,
  removeCard,
} from '@homecare/sdk/payments'
import { getConnection } from '@homecare/sdk/hiring'
import { versionFor } from '@homecare/sdk/kit'
import {
  addTimesheetShifts,
  getTimesheet,
  getTimesheetsStatus,
  listPaymentTimesheets,
  listShiftSuggestions,
  listTimesheets,
  removeTimesheet,
  removeTimesheetShift,
  startTimesheet,
  timesheetRecord,
  timesheetShiftRecord,
  updateTimesheet,
  updateTimesheetShift,
  type Timesheet,
} from '@homecare/sdk/timesheets'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connections } from '../../tables/hiring.ts'
import { fillField } from '../../payments/testing/setups.ts'
import { timesheetEvents, timesheetLines, timesheets } from '../../tables/money/hours.ts'
import { invoices } from '../../tables/money/invoices.ts'
import { actors } from '../../testing/actors.ts'
import { clockedVisit, someWork } from '../../testing/hours.ts'
import { refusal } from '../../testing/refusal.ts'
import { unconnectedWorld } from '../../testing/world.ts'

// The server's clock stands at noon UTC of Saturday, 21 November 2026: four in the morning in Los Angeles.
const server = unconnectedWorld()
let id: number

beforeEach(async () => {
  server.change()
  id = await someWork(server)
})

const marisol = () => server.as('caregiver')
const carol = () => server.as('family')
const week = { start_date: '2026-11-15', end_date: '2026-11-21' }
const start = async (days = week) => (await marisol()).call(startTimesheet, { id, body: days })
const hours = (date: string, start_time = '09:00', end_time = '13:00') => ({ date, start_time, end_time })
const add = async (tid: number, ...shifts: ReturnType<typeof hours>[]) =>
  (await marisol()).call(addTimesheetShifts, { id, tid, body: { shifts } })
const submit = async (sheet: Timesheet) =>
  (await marisol()).call(updateTimesheet, {
    ...{ id, tid: sheet.id },
    body: { status: 1, version: versionFor(timesheetRecord, sheet, { status: 1 }) },
  })
const invoiceOf = async (tid: number) => (await carol()).call(getTimesheetInvoice, { id, tid })
/** A sheet with two times four hours, handed in. */
async function handedIn() {
  const { id: tid } = await start()
  return submit(await add(tid, hours('2026-11-16'), hours('2026-11-18')))
}
const done = (tid: number, action: 'submit' | 'send_back') =>
  and(eq(timesheetEvents.timesheet_id, tid), eq(timesheetEvents.action, action))
const sendBack = async (
  tid: number,
  body: { reason: string; lines?: number[] } = { reason: 'Monday was three hours.' },
) => (await carol()).call(rejectInvoice, { id: (await invoiceOf(tid)).id, body })

describe('a timesheet', () => {
  it('is begun once for its days, and never for days of another', async () => {
    const sheet = await start()
    expect(sheet).toMatchObject({
      status: -1,
      revision: 1,
      ...week,
      shifts: [],
      total: 0,
      time_zone: 'America/Los_Angeles',
    })
    expect((await start()).id).toBe(sheet.id)
    const both = await Promise.all([start(), start(), start()])
    expect(new Set(both.map((one) => one.id))).toEqual(new Set([sheet.id]))
    expect(await refusal(start({ start_date: '2026-11-14', end_date: '2026-11-15' }))).toMatchObject({
      kind: 'conflict',
    })
    expect((await start({ start_date: '2026-11-08', end_date: '2026-11-14' })).id).not.toBe(sheet.id)
  })
  it.each([
    [{ start_date: '2026-11-15', end_date: '2026-11-29' }, 'end_date'],
    [{ start_date: '2026-11-22', end_date: '2026-11-28' }, 'start_date'],
    [{ start_date: '2026-10-04', end_date: '2026-10-10' }, 'start_date'],
  ])('is not begun for %j', async (days, field) =>
    expect((await refusal(start(days))).fieldErrors).toHaveProperty(field),
  )
  it('is not begun before the hire', async () => {
    await server.db.update(connections).set({ hire_stage: 2 }).where(eq(connections.id, id))
    expect(await refusal(start())).toMatchObject({ kind: 'conflict' })
  })

  it('works out minutes and pay by itself, whatever is sent', async () => {
    const { id: tid } = await start()
    const sheet = await add(tid, hours('2026-11-16'), hours('2026-11-18', '22:00', '06:00'))
    expect(sheet.shifts).toMatchObject([
      { minutes: 240, amount: 9800, rate: 2450, unit: 'hour', start: '2026-11-16T17:00:00.000Z' },
      { minutes: 480, amount: 19_600, date: '2026-11-18', end: '2026-11-19T14:00:00.000Z' },
    ])
    expect(sheet).toMatchObject({ minutes: 720, wages: 29_400, taxes: 0, spent: 0, total: 29_400 })
    const sent = (await marisol()).call(updateTimesheetShift, {
      ...{ id, tid, shiftId: 0 },
      body: { ...hours('2026-11-17'), minutes: 9999 } as never,
    })
    expect((await refusal(sent)).fieldErrors).toHaveProperty('minutes')
  })
  it('of the night in which the clocks are set back has nine hours', async () => {
    const { id: tid } = await start({ start_date: '2026-10-25', end_date: '2026-10-31' })
    expect(await add(tid, hours('2026-10-31', '22:00', '06:00'))).toMatchObject({
      minutes: 540,
      wages: 22_050,
    })
  })
  it('counts overtime over the work week, also what was handed in earlier in it', async () => {
    const early = await start({ start_date: '2026-11-08', end_date: '2026-11-11' })
    const long = [8, 9, 10, 11].map((day) =>
      hours(`2026-11-${String(day).padStart(2, '0')}`, '08:00', '19:00'),
    )
    // California: over nine hours a day.
    const first = await add(early.id, ...long)
    expect(first).toMatchObject({ minutes: 2640, overtime_minutes: 480 })
    const late = await start({ start_date: '2026-11-12', end_date: '2026-11-14' })
    const alone = await add(
      late.id,
      hours('2026-11-12', '08:00', '17:00'),
      hours('2026-11-13', '08:00', '17:00'),
    )
    expect(alone.overtime_minutes).toBe(0)
    await submit(first)
    // And over 45 a week: 36 straight ones are handed in.
    const beside = await (await marisol()).call(getTimesheet, { id, tid: late.id })
    expect(beside).toMatchObject({ overtime_minutes: 540, wages: 18 * 2450 + 9 * 1225 })
  })
  it('says what is wrong with a line beside its fields, and with one of several by its place', async () => {
    const { id: tid } = await start()
    await add(tid, hours('2026-11-16'))
    const wrong = await refusal(add(tid, hours('2026-11-17'), hours('2026-11-16', '12:00', '14:00')))
    expect(wrong.fieldErrors['shifts.1.start_time']?.[0]).toBe(
      'Monday, November 16, 12:00\u00a0PM to 2:00\u00a0PM overlaps Monday, November 16, 9:00\u00a0AM to 1:00\u00a0PM. The same time is paid once.',
    )
    // All or none.
    expect((await (await marisol()).call(getTimesheet, { id, tid })).shifts).toHaveLength(1)
    expect((await refusal(add(tid, hours('2026-11-21', '03:00', '04:01')))).fieldErrors).toHaveProperty([
      'shifts.0.end_time',
    ])
    expect((await refusal(add(tid, hours('2026-11-22')))).fieldErrors).toHaveProperty(['shifts.0.date'])
  })
  it('takes no minute of other work, and does not say whose it is', async () => {
    const elsewhere = await someWork(server, { family: actors.otherFamily })
    const care = await marisol()
    const other = await care.call(startTimesheet, { id: elsewhere, body: week })
    await care.call(addTimesheetShifts, {
      id: elsewhere,
      tid: other.id,
      body: { shifts: [hours('2026-11-16')] },
    })
    const { id: tid } = await start()
    const wrong = await refusal(add(tid, hours('2026-11-16', '12:59', '14:00')))
    expect(wrong.fieldErrors['shifts.0.start_time']).toEqual([
      'These times overlap other work you have entered.',
    ])
    expect(await add(tid, hours('2026-11-16', '13:00', '14:00'))).toMatchObject({ minutes: 60 })
  })
  it('pays a special rate where one is set', async () => {
    const { id: tid } = await start()
    const body = { ...hours('2026-11-16'), pay_type: 'special' as const }
    const put = async () => (await marisol()).call(updateTimesheetShift, { id, tid, shiftId: 0, body })
    expect((await refusal(put())).fieldErrors).toHaveProperty('pay_type')
    await server.db
      .execute(`insert into wage_rates (connection_id, pay_type, unit, name, amount_cents, valid, created_at)
      values (${id}, 2, 1, 'Holidays', 3600, '[2026-11-01,)', now())`)
    expect(await put()).toMatchObject({ wages: 14_400, special_rate: 'Holidays' })
  })

  it('has a line changed and taken off by the version that was seen of it', async () => {
    const { id: tid } = await start()
    const { shifts } = await add(tid, hours('2026-11-16'))
    const [line] = shifts
    const care = await marisol()
    const version = versionFor(timesheetShiftRecord, line!)
    const changed = await care.call(updateTimesheetShift, {
      ...{ id, tid, shiftId: line!.id },
      body: { ...hours('2026-11-16', '09:00', '12:00'), version },
    })
    expect(changed).toMatchObject({ minutes: 180, shifts: [{ id: line!.id }] })
    const stale = await refusal(
      care.call(updateTimesheetShift, {
        id,
        tid,
        shiftId: line!.id,
        body: { ...hours('2026-11-16'), version },
      }),
    )
    expect([stale.kind, (stale.current as Timesheet).minutes]).toEqual(['conflict', 180])
    const gone = { id, tid, shiftId: line!.id, query: { version } }
    expect(await refusal(care.call(removeTimesheetShift, gone))).toMatchObject({ kind: 'conflict' })
    expect(await care.call(removeTimesheetShift, { ...gone, query: {} })).toMatchObject({
      shifts: [],
      minutes: 0,
    })
    expect(await refusal(care.call(removeTimesheetShift, { ...gone, query: {} }))).toMatchObject({
      kind: 'notFound',
    })
  })
  it('keeps a note and tasks, and is discarded while it was never handed in', async () => {
    const { id: tid } = await start()
    const care = await marisol()
    const body = { note: ' Slept well. ', tasks_done: ['Lunch', ' ', 'A walk'] }
    expect(await care.call(updateTimesheet, { id, tid, body })).toMatchObject({
      note: 'Slept well.',
      tasks_done: ['Lunch', 'A walk'],
    })
    await care.call(removeTimesheet, { id, tid })
    expect(await refusal(care.call(getTimesheet, { id, tid }))).toMatchObject({ kind: 'notFound' })
    await submit(await add((await start()).id, hours('2026-11-16')))
    expect(await refusal(care.call(removeTimesheet, { id, tid: (await start()).id }))).toMatchObject({
      kind: 'conflict',
    })
  })
  it('is seen by its family once it is handed in, and by nobody else', async () => {
    const { id: tid } = await start()
    expect(await refusal((await carol()).call(getTimesheet, { id, tid }))).toMatchObject({ kind: 'notFound' })
    expect((await (await carol()).call(listTimesheets, { id, query: {} })).data).toEqual([])
    await submit(await add(tid, hours('2026-11-16')))
    expect(await (await carol()).call(getTimesheet, { id, tid })).toMatchObject({
      ...{ status: 1, minutes: 240, person: { first_name: 'Marisol' } },
    })
    const other = await server.as('otherFamily')
    expect(await refusal(other.call(getTimesheet, { id, tid }))).toMatchObject({ kind: 'notFound' })
  })
})

describe('handing hours in', () => {
  it('freezes what they pay, and makes the invoice', async () => {
    const sheet = await handedIn()
    expect(sheet).toMatchObject({
      status: 1,
      submitted: '2026-11-21T12:00:00.000Z',
      minutes: 480,
      wages: 19_600,
      total: 19_600,
    })
    const invoice = await invoiceOf(sheet.id)
    expect(invoice).toMatchObject({
      ...{ status: 'pending', revision: 1, ...week, minutes: 480, wages: 19_600, taxes: 0, total: 19_600 },
      ...{
        enrolled: false,
        state: 'CA',
        due_on: '2026-11-28',
        number: expect.stringMatching(/^2026-\d{6}$/),
      },
      provider: { first_name: 'Marisol' },
    })
    expect(invoice.lines).toMatchObject([
      {
        kind: 'regular',
        cents: 9800,
        minutes: 240,
        rate: 2450,
        day: '2026-11-16',
        start_time: '09:00',
        end_time: '13:00',
      },
      { kind: 'regular', cents: 9800, day: '2026-11-18' },
    ])
    // What is paid from tomorrow on changes nothing.
    await server.db.execute(`update wage_rates set amount_cents = 3000 where connection_id = ${id}`)
    expect(await (await marisol()).call(getTimesheet, { id, tid: sheet.id })).toMatchObject({ wages: 19_600 })
    expect(
      (await server.db.select().from(timesheetLines).where(eq(timesheetLines.timesheet_id, sheet.id)))[0],
    ).toMatchObject({
      ...{
        minutes: 240,
        base_cents: 9800,
        premium_cents: 0,
        rate_cents: 2450,
        rate_unit: 'hour',
        rule: 'CA 2014-01-01',
      },
    })
  })
  it('ten times is once', async () => {
    const { id: tid } = await start()
    const sheet = await add(tid, hours('2026-11-16'))
    const tabs = await Promise.all(Array.from({ length: 10 }, marisol))
    const body = { status: 1, version: versionFor(timesheetRecord, sheet, { status: 1 }) } as const
    const ended = await Promise.all(tabs.map((care) => care.call(updateTimesheet, { id, tid, body })))
    expect(ended.every(({ status, revision }) => status === 1 && revision === 1)).toBe(true)
    expect(await server.db.$count(invoices)).toBe(1)
    expect(await server.db.$count(timesheetEvents, done(tid, 'submit'))).toBe(1)
  })
  it('is refused where it is something else by now, with what it is', async () => {
    const { id: tid } = await start()
    const seen = await add(tid, hours('2026-11-16'))
    await add(tid, hours('2026-11-17'))
    const stale = await refusal(submit(seen))
    expect([stale.kind, (stale.current as Timesheet).shifts.length]).toEqual(['conflict', 2])
    expect(await server.db.$count(invoices)).toBe(0)
    // A rate that was changed meanwhile pays something else.
    const now = await (await marisol()).call(getTimesheet, { id, tid })
    await server.db.execute(`update wage_rates set amount_cents = 2500 where connection_id = ${id}`)
    expect(await refusal(submit(now))).toMatchObject({ kind: 'conflict' })
  })
  it('is refused for nothing, and for a day without a rate', async () => {
    const { id: tid } = await start()
    const care = await marisol()
    const bare = () => care.call(updateTimesheet, { id, tid, body: { status: 1 } })
    expect((await refusal(bare())).fieldErrors).toHaveProperty('shifts')
    await add(tid, hours('2026-11-16'))
    await server.db.execute(`delete from wage_rates where connection_id = ${id}`)
    expect((await refusal(bare())).fieldErrors).toHaveProperty(['shifts.0.pay_type'])
  })
  it('locks the hours', async () => {
    const { id: tid, shifts } = await handedIn()
    const care = await marisol()
    for (const call of [
      () => add(tid, hours('2026-11-19')),
      () => care.call(updateTimesheet, { id, tid, body: { note: 'x' } }),
      () => care.call(removeTimesheetShift, { id, tid, shiftId: shifts[0]!.id, query: {} }),
    ])
      expect(await refusal(call())).toMatchObject({ kind: 'conflict' })
  })
  it('can be taken back while nobody has paid or sent it back, and the invoice is void', async () => {
    const sheet = await handedIn()
    const care = await marisol()
    const back = () => care.call(updateTimesheet, { id, tid: sheet.id, body: { status: -1 } })
    expect(await back()).toMatchObject({ status: -1, submitted: null, revision: 2 })
    expect(await back()).toMatchObject({ status: -1, revision: 2 })
    expect((await (await carol()).call(listInvoices, { query: { needs_paid: 1 } })).length).toBe(0)
    expect((await (await carol()).call(listInvoices, { query: {} }))[0]).toMatchObject({ status: 'void' })
    const again = await submit(await care.call(getTimesheet, { id, tid: sheet.id }))
    expect(again).toMatchObject({ status: 1, revision: 2 })
    await server.db.update(invoices).set({ status: 'processing' }).where(eq(invoices.revision, 2))
    expect(await refusal(back())).toMatchObject({ kind: 'conflict' })
  })
  it('cannot be taken back once it is paid, nor where a payment was declined', async () => {
    const sheet = await handedIn()
    for (const status of [2, 3, 4, 6] as const) {
      await server.db.update(timesheets).set({ status })
      expect(
        await refusal((await marisol()).call(updateTimesheet, { id, tid: sheet.id, body: { status: -1 } })),
      ).toMatchObject({ kind: 'conflict' })
    }
  })
})

it('keeps its family’s last payment method while it is owed for', async () => {
  const { id: tid } = await handedIn()
  const care = await carol()
  const { token } = await fillField(server, care, 'pm_card_visa')
  const [card] = await care.call(addCard, { body: { token } })
  expect(await refusal(care.call(removeCard, { id: card!.id }))).toMatchObject({ kind: 'conflict' })
  await sendBack(tid)
  await care.call(removeCard, { id: card!.id })
  expect(await care.call(listCards)).toEqual([])
})

describe('sending hours back', () => {
  it('rejects the invoice, marks the lines, and says why', async () => {
    const { id: tid, shifts } = await handedIn()
    const rejected = await sendBack(tid, { reason: ' Monday was three hours. ', lines: [shifts[0]!.id] })
    expect(rejected).toMatchObject({ status: 'rejected', reason: 'Monday was three hours.' })
    expect(await (await marisol()).call(getTimesheet, { id, tid })).toMatchObject({
      ...{
        status: 5,
        decision: { reason: 'Monday was three hours.' },
        shifts: [{ marked: true }, { marked: false }],
      },
    })
    expect(await (await carol()).call(listInvoices, { query: { needs_paid: 1 } })).toEqual([])
    // What the family has seen is not discarded.
    expect(await refusal((await marisol()).call(removeTimesheet, { id, tid }))).toMatchObject({
      kind: 'conflict',
    })
  })
  it('ten times is once, and is refused for what was paid or taken back', async () => {
    const { id: tid } = await handedIn()
    const { id: invoiceId } = await invoiceOf(tid)
    const many = await Promise.all(
      Array.from({ length: 10 }, async () =>
        (await carol()).call(rejectInvoice, { id: invoiceId, body: { reason: 'Too long' } }),
      ),
    )
    expect(many.every(({ status }) => status === 'rejected')).toBe(true)
    expect(await server.db.$count(timesheetEvents, done(tid, 'send_back'))).toBe(1)
    await server.db.update(invoices).set({ status: 'paid' })
    expect(
      await refusal((await carol()).call(rejectInvoice, { id: invoiceId, body: { reason: 'x' } })),
    ).toMatchObject({
      kind: 'conflict',
    })
  })
  it('lets the family see what was handed in until it is handed in again, as revision 2', async () => {
    const { id: tid, shifts } = await handedIn()
    await sendBack(tid, { reason: 'Three hours', lines: [shifts[0]!.id] })
    const care = await marisol()
    const mended = await care.call(updateTimesheetShift, {
      ...{ id, tid, shiftId: shifts[0]!.id },
      body: hours('2026-11-16', '09:00', '12:00'),
    })
    expect(mended).toMatchObject({
      status: -1,
      revision: 2,
      minutes: 420,
      shifts: [{ changed: true, marked: true }, { changed: false }],
    })
    const family = await carol()
    expect(await family.call(getTimesheet, { id, tid })).toMatchObject({
      ...{ status: 5, minutes: 480, shifts: [{ minutes: 240, marked: true }, {}] },
    })
    await submit(mended)
    expect(await family.call(getTimesheet, { id, tid })).toMatchObject({
      ...{
        status: 1,
        revision: 2,
        minutes: 420,
        decision: null,
        shifts: [{ changed: true, marked: false }, { changed: false }],
      },
    })
    const invoice = await invoiceOf(tid)
    expect(invoice).toMatchObject({
      ...{ revision: 2, status: 'pending', total: 17_150 },
      revisions: [
        { revision: 2, status: 'pending', total: 17_150 },
        { revision: 1, status: 'rejected', total: 19_600, reason: 'Three hours' },
      ],
    })
    // The old one stays to be read.
    const old = await family.call(getInvoice, { id: invoice.revisions[1]!.id })
    expect([old.total, old.lines.length]).toEqual([19_600, 2])
  })
})

describe('suggestions', () => {
  it('are of the clock, of visits that were planned, and of the last sheet, each time once', async () => {
    const clock = await clockedVisit(server, id, '2026-11-16T17:02:30Z', '2026-11-16T21:05:10Z')
    await server.db.execute(`insert into connection_shifts (connection_id, start, "end", cancelled) values
      (${id}, '2026-11-18T17:00Z', '2026-11-18T21:00Z', false), (${id}, '2026-11-19T17:00Z', '2026-11-19T21:00Z', true),
      (${id}, '2026-11-22T17:00Z', '2026-11-22T21:00Z', false)`)
    const last = await start({ start_date: '2026-11-08', end_date: '2026-11-14' })
    await submit(await add(last.id, hours('2026-11-09'), hours('2026-11-12')))
    const sheet = await start()
    const care = await marisol()
    const offered = await care.call(listShiftSuggestions, { id })
    expect(offered).toEqual([
      {
        ...hours('2026-11-16', '09:02', '13:05'),
        break_minutes: 0,
        source: 'clock',
        clock_id: clock,
        planned: { start_time: '09:02', end_time: '13:05' },
      },
      { ...hours('2026-11-18'), break_minutes: 0, source: 'planned', clock_id: null, planned: null },
      { ...hours('2026-11-19'), break_minutes: 0, source: 'last', clock_id: null, planned: null },
    ])
    const fresh = await care.call(getTimesheet, { id, tid: sheet.id })
    expect([fresh.suggested_days, fresh.clock_suggestions.length]).toEqual([
      ['2026-11-16', '2026-11-18', '2026-11-19'],
      1,
    ])
    const taken = await care.call(addTimesheetShifts, {
      ...{ id, tid: sheet.id },
      body: { shifts: [{ ...hours('2026-11-16', '09:02', '13:05'), source: 'clock', clock_id: clock }] },
    })
    expect(taken.shifts[0]).toMatchObject({
      source: 'clock',
      clocked: { minutes: 242, in_place: 'there', out_place: 'there' },
    })
    expect((await care.call(listShiftSuggestions, { id })).map(({ source }) => source)).toEqual([
      'planned',
      'last',
    ])
  })
  it('are not of a sheet that was sent back or declined', async () => {
    const last = await start({ start_date: '2026-11-08', end_date: '2026-11-14' })
    await submit(await add(last.id, hours('2026-11-09')))
    await start()
    for (const status of [5, 6] as const) {
      await server.db.update(timesheets).set({ status }).where(eq(timesheets.id, last.id))
      expect(await (await marisol()).call(listShiftSuggestions, { id })).toEqual([])
    }
  })
  it('are of a night in which a time comes twice the one that was clocked', async () => {
    await clockedVisit(server, id, '2026-11-01T05:00:00Z', '2026-11-01T09:30:00Z')
    await start({ start_date: '2026-10-25', end_date: '2026-10-31' })
    const care = await marisol()
    const [night] = await care.call(listShiftSuggestions, { id })
    expect(night).toMatchObject({
      date: '2026-10-31',
      start_time: '22:00',
      end_time: '01:30',
      later_end: true,
    })
    const { planned: _, ...body } = night!
    const tid = (await start({ start_date: '2026-10-25', end_date: '2026-10-31' })).id
    const { shifts } = await care.call(addTimesheetShifts, {
      id,
      tid,
      body: { shifts: [{ ...body, source: 'clock', clock_id: night!.clock_id! }] },
    })
    expect(shifts[0]).toMatchObject({ end: '2026-11-01T09:30:00.000Z', minutes: 270 })
  })
  it('take over no clock of somebody else', async () => {
    const elsewhere = await someWork(server, { family: actors.otherFamily })
    const clock = await clockedVisit(server, elsewhere, '2026-11-16T17:00:00Z', '2026-11-16T21:00:00Z')
    const { id: tid } = await start()
    const body = { shifts: [{ ...hours('2026-11-16'), source: 'clock' as const, clock_id: clock }] }
    expect(
      (await refusal((await marisol()).call(addTimesheetShifts, { id, tid, body }))).fieldErrors,
    ).toHaveProperty(['shifts.0.clock_id'])
  })
})

describe('lists', () => {
  async function sheets(count: number) {
    for (let nth = 0; nth < count; nth++) {
      const day = `2026-10-${String(nth + 10).padStart(2, '0')}`
      const { id: tid } = await start({ start_date: day, end_date: day })
      await submit(await add(tid, hours(day)))
    }
  }
  it('come ten a page, the latest first, or the last five, with the look-ups there are', async () => {
    await sheets(12)
    await start()
    const care = await marisol()
    const list = async (query: object) => care.call(listTimesheets, { id, query })
    const first = await list({})
    expect([first.data.length, first.total_records, first.page]).toEqual([10, 13, 1])
    expect(first.data.map(({ start_date }) => start_date).slice(0, 2)).toEqual(['2026-11-15', '2026-10-21'])
    expect(first.data[1]).toMatchObject({ shifts: [], minutes: 240, total: 9800, status: 1 })
    const second = await list({ limit: 10, offset: 10 })
    expect([second.data.length, second.page]).toEqual([3, 2])
    expect((await list({ recent: true })).data).toHaveLength(5)
    const last = await list({ status__gte: 1, limit: 1, details: true, submitted__gt: '2026-10-22' })
    expect(last.data).toMatchObject([{ start_date: '2026-10-21', shifts: [{ minutes: 240 }] }])
    expect((await list({ status__gte: 1, submitted__gt: '2026-11-21' })).data).toEqual([])
    expect(await refusal(list({ status__lte: 1 }))).toMatchObject({ kind: 'invalid' })
  })
  it('say where a connection stands, and which days come next', async () => {
    await clockedVisit(server, id, '2026-11-10T17:00:00Z', '2026-11-10T21:00:00Z')
    await sheets(2)
    const care = await marisol()
    expect(await care.call(getTimesheetsStatus, { id })).toEqual({
      ...{ drafts: 0, submitted: 2, unpaid: 2, last_submitted: '2026-11-21' },
      next: { start_date: '2026-11-08', end_date: '2026-11-14' },
    })
    expect(await (await carol()).call(getTimesheetsStatus, { id })).toMatchObject({
      submitted: 2,
      next: null,
    })
    expect((await (await carol()).call(getConnection, { id })).timesheets).toEqual({
      total_records: 2,
      page: 1,
    })
  })
  it('of payments come eight a page, over all connections, to each side with what it concerns', async () => {
    await sheets(9)
    const page = async (care: Awaited<ReturnType<typeof carol>>, number: number) =>
      care.call(listPaymentTimesheets, { query: { paginate_by: 8, page: number } })
    const first = await page(await marisol(), 1)
    expect([first.data.length, first.total_records, first.page]).toEqual([8, 9, 1])
    expect(first.data[0]).toMatchObject({
      name: 'Carol I.',
      minutes: 240,
      total: 9800,
      status: 1,
      paid_at: null,
    })
    expect((await page(await carol(), 2)).data).toMatchObject([{ name: 'Marisol R.', total: 9800 }])
  })
})
