import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { ApiError } from '../../kit/error.js'
import { say, type Sayable } from '../../kit/text.js'
import { aTimesheet, aTimesheetShift, fakeServer, refuse } from '../../testing/index.js'
import { withHostileValues } from '../../testing/hostile.js'
import type { TimesheetShift, TimesheetShiftDraft } from '../../vocabulary/timesheets/entities.js'
import { isDue, nextSheetDays, sheetDaysErrors } from './days.js'
import { createExpenseForm } from './expenseForm.js'
import { expenseCents, expenseErrors, formatMiles, milesToTenths } from './expenses.js'
import { addTimesheetExpense } from './lineCalls.js'
import { lineErrors, overlap, overlapWords, type LineDraft } from './lineErrors.js'
import { createLineForm } from './lineForm.js'
import { lineTexts as words } from './lineTexts.js'

const zone = 'America/Los_Angeles'
const now = new Date('2026-11-21T20:00:00Z')
const setting = { zone, start_date: '2026-11-15', end_date: '2026-11-21', now, others: [] }
const draft = (given: Partial<LineDraft> = {}): LineDraft => ({
  ...{ date: '2026-11-16', start_time: '09:00', end_time: '13:00' },
  ...given,
})
const english = (errors: Readonly<Partial<Record<string, Sayable>>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, say('en', error!)]))

describe('a line', () => {
  it.each<[Partial<LineDraft>, Record<string, string>]>([
    [{}, {}],
    [{ break_minutes: 239 }, {}],
    [{ start_time: '22:00', end_time: '06:00' }, {}],
    [{ date: '2026-11-21', start_time: '08:00', end_time: '12:00' }, {}],
    [{ date: '' }, { date: words.dayRequired[0] }],
    [
      { date: '2026-11-14' },
      { date: 'Please choose a day from 11/15/2026 to 11/21/2026: this timesheet is for those.' },
    ],
    [
      { date: '2026-11-22' },
      { date: 'Please choose a day from 11/15/2026 to 11/21/2026: this timesheet is for those.' },
    ],
    [{ start_time: '' }, { start_time: words.timeRequired[0] }],
    [{ end_time: '9' }, { end_time: words.timeRequired[0] }],
    [
      { start_time: 'x', end_time: 'y' },
      { start_time: words.timeRequired[0], end_time: words.timeRequired[0] },
    ],
    [{ break_minutes: 240 }, { break_minutes: words.breakTooLong[0] }],
    [{ break_minutes: -1 }, { break_minutes: words.breakWhole[0] }],
    [{ break_minutes: 1.5 }, { break_minutes: words.breakWhole[0] }],
    [{ date: '2026-11-21', start_time: '09:00', end_time: '12:01' }, { end_time: words.ahead[0] }],
  ])('%j: %j', (given, errors) => expect(english(lineErrors(draft(given), setting))).toEqual(errors))

  it('has no time that the clocks skip, and in the night in which they are set back no 25 hours', () => {
    const march = { ...setting, start_date: '2026-03-01', end_date: '2026-03-14' }
    expect(
      english(lineErrors(draft({ date: '2026-03-08', start_time: '02:30', end_time: '06:00' }), march)),
    ).toEqual({ start_time: words.skipped[0] })
    const november = { ...setting, start_date: '2026-10-25', end_date: '2026-11-07' }
    const whole = draft({ date: '2026-10-31', start_time: '12:00', end_time: '12:00' })
    expect(english(lineErrors(whole, november))).toEqual({ end_time: words.tooLong[0] })
  })

  it('overlaps no other, and is told by both names where it does', () => {
    const other = aTimesheetShift()
    const overlapping = lineErrors(draft({ start_time: '12:30', end_time: '14:00' }), {
      ...setting,
      others: [other],
    })
    expect(english(overlapping)).toEqual({
      start_time:
        'Monday, November 16, 12:30\u00a0PM to 2:00\u00a0PM overlaps Monday, November 16, 9:00\u00a0AM to 1:00\u00a0PM. The same time is paid once.',
    })
    expect(say('es', overlapping.start_time!)).toContain('lunes, 16 de noviembre, de 12:30')
    expect(
      lineErrors(draft({ start_time: '13:00', end_time: '14:00' }), { ...setting, others: [other] }),
    ).toEqual({})
    expect(overlap(other, other)).toBe(true)
    expect(say('en', overlapWords(other, other, zone))).toMatch(/^Monday, November 16/)
  })
})

describe('the form of a line', () => {
  const sheet = aTimesheet({ shifts: [aTimesheetShift({ note: 'Walk' })] })
  const [line] = sheet.shifts
  function open(given: { line?: TimesheetShift | null; answer?: () => ReturnType<typeof aTimesheet> } = {}) {
    const sent: [TimesheetShiftDraft, TimesheetShift | undefined][] = []
    const form = createLineForm({
      sheet,
      line: given.line ?? null,
      day: '2026-11-18',
      now: () => now.getTime(),
      send: async (body, seen) => {
        sent.push([body, seen])
        return given.answer?.() ?? sheet
      },
    })
    return { form, sent }
  }
  it('begins with its day, and sends what was typed', async () => {
    const { form, sent } = open()
    form.fields.start_time.set('09:00')
    form.fields.end_time.set('11:30')
    expect(await form.submit()).toBe(true)
    expect(sent).toEqual([
      [
        {
          ...{
            date: '2026-11-18',
            start_time: '09:00',
            end_time: '11:30',
            later_start: false,
            later_end: false,
          },
          ...{ break_minutes: 0, pay_type: 'regular', note: '', source: 'typed' },
        },
        undefined,
      ],
    ])
  })
  it('keeps where the hours came from while their times stay', async () => {
    const { form, sent } = open({ line: line! })
    form.fields.note.set('Walk and lunch')
    await form.submit()
    expect(sent[0]![0]).not.toHaveProperty('source')
    form.fields.end_time.set('12:30')
    await form.submit()
    expect(sent[1]).toMatchObject([{ source: 'typed', end_time: '12:30' }, { id: line!.id }])
  })
  it('refuses what is wrong before it is sent', async () => {
    const { form, sent } = open()
    form.fields.date.set('2026-11-16')
    form.fields.start_time.set('12:00')
    form.fields.end_time.set('14:00')
    expect(await form.submit()).toBe(false)
    expect([sent, say('en', form.fields.start_time.shownError.value!)]).toEqual([
      [],
      expect.stringContaining('overlaps'),
    ])
  })
  it('asks about what another tab has changed, and takes over what only that has', async () => {
    const theirs = aTimesheet({ shifts: [aTimesheetShift({ note: 'Their words', break_minutes: 15 })] })
    let conflicts = 0
    const { form, sent } = open({
      line: line!,
      answer: () => {
        if (conflicts++ === 0) throw new ApiError('conflict', { current: theirs })
        return theirs
      },
    })
    form.fields.note.set('My words')
    expect(await form.submit()).toBe(false)
    expect(form.conflicts.value).toEqual([{ name: 'note', theirs: 'Their words', mine: 'My words' }])
    form.choose('note', 'mine')
    expect(await form.submit()).toBe(true)
    expect(sent[1]).toMatchObject([{ note: 'My words', break_minutes: 15 }, { note: 'Their words' }])
  })
  it('adds a line again that was taken off meanwhile', async () => {
    let tries = 0
    const { form, sent } = open({
      line: line!,
      answer: () => {
        if (tries++ === 0) throw new ApiError('notFound')
        return sheet
      },
    })
    form.fields.note.set('x')
    expect([await form.submit(), form.gone.value]).toEqual([false, true])
    expect(await form.submit()).toBe(true)
    expect(sent[1]![1]).toBeUndefined()
  })
})

describe('expenses', () => {
  const rules = { start_date: '2026-11-15', end_date: '2026-11-21', receiptAbove: 2500, hasReceipt: false }
  const spent = (given: Partial<Parameters<typeof expenseErrors>[0]> = {}) => ({
    ...{ kind: 'groceries' as const, day: '2026-11-16', amount: 1840 },
    ...given,
  })
  it.each([
    [{}, {}],
    [{ amount: 2500 }, {}],
    [{ amount: 2501 }, { receipt: 'An expense of more than $25.00 needs its receipt.' }],
    [{ amount: 0 }, { amount: words.amountRequired[0] }],
    [{ amount: undefined }, { amount: words.amountRequired[0] }],
    [
      { amount: 100_001 },
      { amount: 'One expense can be $1,000.00 at most. Enter a larger one in parts, or ask us.' },
    ],
    [{ kind: 'other' as const }, { description: words.wordsRequired[0] }],
    [{ kind: 'other' as const, description: 'Batteries' }, {}],
    [
      { day: '2026-11-22' },
      { day: 'Please choose a day from 11/15/2026 to 11/21/2026: this timesheet is for those.' },
    ],
    [{ day: 'x' }, { day: words.dayRequired[0] }],
    [{ kind: 'mileage' as const, miles_tenths: 125 }, {}],
    [{ kind: 'mileage' as const, miles_tenths: 0 }, { miles_tenths: words.milesRequired[0] }],
    [{ kind: 'mileage' as const }, { miles_tenths: words.milesRequired[0] }],
  ])('%j: %j', (given, errors) => expect(english(expenseErrors(spent(given), rules))).toEqual(errors))
  it('above an amount pass with their receipt', () =>
    expect(expenseErrors(spent({ amount: 9000 }), { ...rules, hasReceipt: true })).toEqual({}))
  it('of miles come to the rate of their day, whatever is said besides', () => {
    expect(expenseCents({ kind: 'mileage', day: '2026-11-16', miles_tenths: 125, amount: 9 })).toBe(906)
    expect(expenseCents({ kind: 'mileage', day: '2025-11-16', miles_tenths: 125 })).toBe(875)
  })
  it.each([
    ['12.5', 125, '12.5'],
    ['12', 120, '12'],
    ['12.', 120, '12'],
    ['0.1', 1, '0.1'],
    ['12.55', null, ''],
    ['', null, ''],
    ['-1', null, ''],
    ['1001', null, ''],
  ])('%j miles are %s tenths', (typed, tenths, shown) => {
    expect(milesToTenths(typed)).toBe(tenths)
    expect(formatMiles(tenths ?? -1)).toBe(shown)
  })
  it('travel with their receipt, and say beside the field what the server objects to', async () => {
    const server = fakeServer().on(addTimesheetExpense, () => aTimesheet({ spent: 3000 }))
    const care = createClient({ fetch: server.fetch, pause: async () => {} })
    const saved: number[] = []
    const form = createExpenseForm(care, aTimesheet(), '2026-11-16', ({ spent: cents }) => saved.push(cents))
    expect(await form.submit()).toBe(false)
    form.fields.kind.set('groceries')
    form.fields.amount.set('30')
    expect([await form.submit(), server.seen]).toEqual([false, []])
    form.fields.receipt.set(new File(['x'], 'receipt.jpg'))
    expect([await form.submit(), saved]).toEqual([true, [3000]])
    expect(Object.keys(server.seen[0]!.body as object).toSorted()).toEqual([
      'amount',
      'day',
      'kind',
      'receipt',
    ])
    server.on(addTimesheetExpense, () => refuse({ receipt: ['This is no picture.'] }))
    await form.submit()
    expect(form.fields.receipt.shownError.value).toBe('This is no picture.')
  })
})

describe('the days of a timesheet', () => {
  const contract = { start_date: '2026-08-21', end_date: null }
  const today = '2026-11-21'
  it.each([
    ['2026-11-15', '2026-11-21', {}],
    ['2026-11-15', '2026-11-28', {}],
    ['2026-11-21', '2026-11-21', {}],
    ['2026-11-15', '2026-11-29', { end_date: words.daysWrong[0] }],
    ['2026-11-16', '2026-11-15', { end_date: words.daysWrong[0] }],
    ['2026-11-22', '2026-11-28', { start_date: words.daysAhead[0] }],
    [
      '2026-08-20',
      '2026-08-27',
      { start_date: 'Your work together begins on 8/21/2026. Choose that day or a later one.' },
    ],
    ['soon', '2026-11-21', { start_date: words.dayRequired[0] }],
    ['2026-11-15', '', { end_date: words.dayRequired[0] }],
  ])('from %s to %s: %j', (start_date, end_date, errors) =>
    expect(english(sheetDaysErrors({ start_date, end_date }, contract, today))).toEqual(errors),
  )
  it('end with the contract', () =>
    expect(
      english(
        sheetDaysErrors(
          { start_date: '2026-11-15', end_date: '2026-11-21' },
          { start_date: null, end_date: '2026-11-18' },
          today,
        ),
      ),
    ).toEqual({ end_date: 'The contract ended on 11/18/2026. Choose that day or an earlier one.' }))

  const next = (worked: string[], sheets: [string, string][] = [], more = {}) =>
    nextSheetDays({
      ...{ today, worked, contract, ...more },
      sheets: sheets.map(([start_date, end_date]) => ({ start_date, end_date })),
    })
  const days = (start_date: string, end_date: string) => ({ start_date, end_date })
  it('are proposed for the work week of what was worked first and is on no sheet', () => {
    expect(next(['2026-11-18', '2026-11-11'])).toEqual(days('2026-11-08', '2026-11-14'))
    expect(next(['2026-11-18', '2026-11-11'], [['2026-11-08', '2026-11-14']])).toEqual(
      days('2026-11-15', '2026-11-21'),
    )
    expect(next(['2026-11-18'], [['2026-11-12', '2026-11-16']])).toEqual(days('2026-11-17', '2026-11-21'))
    expect(next(['2026-11-10'], [['2026-11-12', '2026-11-16']])).toEqual(days('2026-11-08', '2026-11-11'))
    expect(next(['2026-11-18'], [['2026-11-16', '2026-11-16']])).toEqual(days('2026-11-17', '2026-11-21'))
  })
  it('go on after the last sheet, up to today', () => {
    expect(next([], [['2026-11-08', '2026-11-14']])).toEqual(days('2026-11-15', '2026-11-21'))
    expect(next([], [['2026-11-15', '2026-11-21']])).toBeNull()
    expect(next([], [], { today: '2026-11-18' })).toEqual(days('2026-11-15', '2026-11-18'))
  })
  it('lie within the contract', () => {
    expect(next(['2026-08-21'], [], { contract: { start_date: '2026-08-20', end_date: null } })).toEqual(
      days('2026-08-20', '2026-08-22'),
    )
    expect(next(['2026-11-18'], [], { contract: { start_date: null, end_date: '2026-11-19' } })).toEqual(
      days('2026-11-15', '2026-11-19'),
    )
  })
  it('are asked for once their work week is over, or the contract', () => {
    expect([
      isDue('2026-11-14', today),
      isDue('2026-11-15', today),
      isDue('2026-11-15', '2026-11-22'),
    ]).toEqual([true, false, true])
    expect([isDue('2026-11-15', today, '2026-11-18'), isDue('2026-11-15', today, today)]).toEqual([
      true,
      false,
    ])
  })
})

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => {
    const some = [lineErrors(a, b), lineErrors(draft({ date: a, start_time: b, end_time: c }), setting)]
    const more = [
      lineErrors(draft({ break_minutes: a }), { ...setting, zone: b, others: c }),
      lineErrors(draft(), { ...setting, start_date: a, end_date: b, now: c }),
      expenseErrors(a, b),
      expenseErrors(
        { kind: a, day: '2026-11-16', amount: b, miles_tenths: c },
        { ...setting, receiptAbove: a, hasReceipt: b },
      ),
      expenseCents(a),
      milesToTenths(a),
      formatMiles(a),
      sheetDaysErrors(a, b, c),
      sheetDaysErrors({ start_date: '2026-11-15', end_date: '2026-11-21' }, a, b),
      nextSheetDays(a),
      nextSheetDays({ today: '2026-11-21', worked: [a], sheets: [b], contract: c }),
      isDue(a, b, c),
    ]
    return [...some, ...more]
  })
})
