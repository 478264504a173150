import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/state/toasts.js'
import { versionFor } from '../kit/state/recordVersion.js'
import {
  anInvoice,
  aShiftSuggestion,
  aTimesheet,
  aTimesheetShift,
  fakeServer,
  refuseStale,
  refuseWith,
} from '../testing/index.js'
import { timesheetRecord, timesheetShiftRecord } from '../vocabulary/timesheets/entities.js'
import { listInvoices, payInvoice, rejectInvoice } from '../payments/invoiceCalls.js'
import { createInvoices } from '../payments/invoiceStore.js'
import { paymentTexts } from '../payments/texts.js'
import {
  agreeToCorrection,
  updateTimesheet,
  getTimesheet,
  listShiftSuggestions,
  listTimesheets,
  startTimesheet,
} from './calls.js'
import {
  addTimesheetShifts,
  removeTimesheetExpense,
  removeTimesheetShift,
  updateTimesheetShift,
} from './lines/lineCalls.js'
import { createTimesheet } from './sheetStore.js'
import { createTimesheets } from './store.js'
import { timesheetTexts } from './texts.js'

function setUp() {
  const server = fakeServer()
  const toasts = createToasts(() => {})
  return { server, toasts, care: createClient({ fetch: server.fetch, pause: async () => {} }) }
}
const paged = (...data: ReturnType<typeof aTimesheet>[]) => ({ data, total_records: data.length, page: 1 })

describe('the timesheets of a connection', () => {
  it('come ten a page, the first page being 1', async () => {
    const { care, server, toasts } = setUp()
    server.on(listTimesheets, () => paged(aTimesheet()))
    const store = createTimesheets(care, toasts, 81)
    await store.page.load()
    await store.page.load(3)
    expect(server.seen.map(({ query }) => query)).toEqual([
      { limit: '10', offset: '0' },
      { limit: '10', offset: '20' },
    ])
  })
  it('suggest the last submitted one, and look further where it came back', async () => {
    const { care, server, toasts } = setUp()
    const good = aTimesheet({ id: 1, status: 4, submitted: '2026-11-01T00:00:00Z' })
    server.on(listTimesheets, ({ query }) =>
      String(query.limit) === '1'
        ? paged(aTimesheet({ id: 2, status: 5 }))
        : paged(aTimesheet({ id: 2, status: 5 }), good),
    )
    const store = createTimesheets(care, toasts, 81)
    await store.last.load('2026-11-21', 30)
    expect(store.last.data.value?.id).toBe(1)
    expect(server.seen[0]?.query).toEqual({
      status__gte: '1',
      limit: '1',
      details: 'true',
      submitted__gt: '2026-10-22',
    })
    expect(server.seen[1]?.query).toEqual({ ...server.seen[0]?.query, limit: '10' })
    server.on(listTimesheets, () => paged())
    await store.last.load('2026-11-21')
    expect([store.last.data.value, server.seen.length]).toEqual([null, 3])
  })
  it('are begun for some days', async () => {
    const { care, server, toasts } = setUp()
    server.on(startTimesheet, () => aTimesheet({ id: 9 }))
    const store = createTimesheets(care, toasts, 81)
    expect((await store.start.run('2026-11-15', '2026-11-21'))?.id).toBe(9)
    server.on(startTimesheet, () => refuseWith(403))
    await store.start.run('2026-11-15', '2026-11-21')
    expect(toasts.list.value[0]?.kind).toBe('error')
  })
})

describe('a timesheet', () => {
  const hours = (date: string) => aShiftSuggestion({ date, start_time: '09:00', end_time: '10:00' })
  const sheet = aTimesheet({
    start_date: '2026-11-15',
    end_date: '2026-11-21',
    shifts: [],
    clock_suggestions: [hours('2026-11-16')],
  })
  const line = aTimesheetShift({ id: 4 })
  const where = { connection: 81, id: 7 }
  const draft = { date: '2026-11-16', start_time: '09:00', end_time: '10:00' }

  it('offers open suggestions, and takes them over at once', async () => {
    const { care, server, toasts } = setUp()
    server
      .on(getTimesheet, () => sheet)
      .on(listShiftSuggestions, () => [
        hours('2026-11-16'),
        aShiftSuggestion({ date: '2026-11-17', source: 'planned', clock_id: null, planned: null }),
        hours('2026-12-01'),
      ])
      .on(addTimesheetShifts, () => ({ ...sheet, minutes: 120 }))
    const store = createTimesheet(care, toasts, where)
    expect(store.open.value).toEqual([])
    await Promise.all([store.timesheet.load(), store.suggestions.load()])
    expect(store.open.value.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-17'])
    const taking = store.take.run(store.open.value)
    expect(store.saving.value).toBe(true)
    await taking
    expect([store.saving.value, store.timesheet.data.value?.minutes]).toEqual([false, 120])
    expect(server.seen.at(-1)?.body).toEqual({
      shifts: [
        { ...draft, break_minutes: 0, source: 'clock', clock_id: 180 },
        {
          date: '2026-11-17',
          ...{ start_time: '09:02', end_time: '13:05', break_minutes: 0, source: 'planned' },
        },
      ],
    })
  })

  it('saves lines, each by the version that was seen of it, and throws what is refused', async () => {
    const { care, server, toasts } = setUp()
    server.on(updateTimesheetShift, () => ({ ...sheet, minutes: 60 }))
    const store = createTimesheet(care, toasts, { ...where, loaded: sheet })
    await store.send(draft)
    expect([server.seen.at(-1)?.params, server.seen.at(-1)?.body]).toEqual([
      { id: '81', tid: '7', shiftId: '0' },
      draft,
    ])
    expect(store.timesheet.data.value?.minutes).toBe(60)
    await store.send(draft, line)
    expect([server.seen.at(-1)?.params, server.seen.at(-1)?.body]).toEqual([
      { id: '81', tid: '7', shiftId: '4' },
      { ...draft, version: versionFor(timesheetShiftRecord, line) },
    ])
    server.on(updateTimesheetShift, () => refuseWith(400, 'These overlap'))
    await expect(store.send(draft)).rejects.toMatchObject({ kind: 'invalid' })
    server.on(removeTimesheetShift, () => sheet)
    await store.removeShift.run(line)
    expect(server.seen.at(-1)?.query).toEqual({ version: versionFor(timesheetShiftRecord, line) })
    server.on(removeTimesheetExpense, () => sheet)
    await store.removeExpense.run(179)
    expect(server.seen.at(-1)?.params).toEqual({ id: '81', tid: '7', expenseId: '179' })
  })

  it('is changed, handed in and taken back by what was seen of it', async () => {
    const { care, server, toasts } = setUp()
    server.on(updateTimesheet, ({ body }) => ({ ...sheet, status: body.status ?? -1 }))
    const store = createTimesheet(care, toasts, { ...where, loaded: sheet })
    await store.change.run({ note: 'x' })
    expect(server.seen.at(-1)?.body).toEqual({
      note: 'x',
      version: versionFor(timesheetRecord, sheet, { note: 'x' }),
    })
    await store.submit.run()
    expect([server.seen.at(-1)?.body, store.timesheet.data.value?.status]).toEqual([
      { status: 1, version: versionFor(timesheetRecord, sheet, { status: 1 }) },
      1,
    ])
    await store.takeBack.run()
    expect(server.seen.at(-1)?.body).toMatchObject({ status: -1 })
    expect(toasts.list.value.map(({ text }) => text)).toEqual([
      timesheetTexts.saved,
      timesheetTexts.submitted,
      timesheetTexts.takenBack,
    ])
  })

  it('is shown as it is now where it was changed elsewhere, and is not handed in', async () => {
    const { care, server, toasts } = setUp()
    const now = { ...sheet, note: 'From the other tab' }
    server.on(updateTimesheet, () => refuseStale(now))
    const store = createTimesheet(care, toasts, { ...where, loaded: sheet })
    await store.submit.run()
    expect([store.timesheet.data.value?.note, store.changedElsewhere.value]).toEqual([now.note, true])
    expect(toasts.list.value[0]?.kind).toBe('error')
    server.on(updateTimesheet, () => ({ ...now, status: 1 }))
    await store.submit.run()
    expect([store.timesheet.data.value?.status, store.changedElsewhere.value]).toEqual([1, false])
  })

  it('stays as it is when saving fails', async () => {
    const { care, server, toasts } = setUp()
    server.on(getTimesheet, () => sheet).on(updateTimesheet, () => refuseWith(409, 'Already paid'))
    const store = createTimesheet(care, toasts, where)
    await store.timesheet.load()
    await store.submit.run()
    expect([store.timesheet.data.value, toasts.list.value[0]?.text]).toEqual([sheet, 'Already paid'])
    expect(store.changedElsewhere.value).toBe(false)
  })

  it('has a correction agreed to', async () => {
    const { care, server, toasts } = setUp()
    server.on(agreeToCorrection, () => ({ ...sheet, status: 2 }))
    const store = createTimesheet(care, toasts, { ...where, loaded: sheet })
    await store.agree.run()
    expect(store.timesheet.data.value?.status).toBe(2)
  })
})

describe('pending invoices', () => {
  const [first, second] = [anInvoice({ id: 1, status: 'pending' }), anInvoice({ id: 2, status: 'pending' })]
  it('are read with needs_paid, and leave the list when paid or rejected', async () => {
    const { care, server, toasts } = setUp()
    server
      .on(listInvoices, () => [first, second])
      .on(payInvoice, () => ({ ...first, status: 'paid', payment: null, next_action: null }))
      .on(rejectInvoice, () => ({ ...second, status: 'rejected' }))
    const store = createInvoices(care, toasts)
    await store.pending.load()
    expect(server.seen[0]?.query).toEqual({ needs_paid: '1' })
    await store.pay.run(1, 6)
    expect([store.pending.data.value, server.seen.at(-1)?.body]).toEqual([
      [second],
      { expected_total: first.total, card_id: 6 },
    ])
    await store.reject.run(2, ' Wrong hours ', ' ')
    expect([store.pending.data.value, server.seen.at(-1)?.body]).toEqual([[], { reason: 'Wrong hours' }])
    await store.reject.run(2, 'Wrong hours', ' Nine, not ten ')
    expect(server.seen.at(-1)?.body).toEqual({ reason: 'Wrong hours', note: 'Nine, not ten' })
    await store.reject.run(2, 'Wrong hours', '', [173])
    expect(server.seen.at(-1)?.body).toEqual({ reason: 'Wrong hours', lines: [173] })
    expect(toasts.list.value.map(({ text }) => text)).toEqual([
      paymentTexts.invoicePaid,
      paymentTexts.invoiceRejected,
    ])
  })
  it('stay when paying fails, and a second press while paying does nothing', async () => {
    const { care, server, toasts } = setUp()
    server.on(listInvoices, () => [first]).on(payInvoice, () => refuseWith(400, 'Card declined'))
    const store = createInvoices(care, toasts)
    await store.pending.load()
    await Promise.all([store.pay.run(1), store.pay.run(1)])
    expect([store.pending.data.value, server.seen.length, toasts.list.value[0]?.text]).toEqual([
      [first],
      2,
      'Card declined',
    ])
    expect(server.seen.at(-1)?.body).toEqual({ expected_total: first.total })
    expect(server.seen.at(-1)?.headers.get('Idempotency-Key')).toBeTruthy()
  })
})
