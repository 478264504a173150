import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { actors } from '../../testing/actors.ts'
import { clockedVisit, someWork } from '../../testing/hours.ts'
import { unconnectedWorld } from '../../testing/world.ts'

const server = unconnectedWorld()
let connection: number
let other: number

beforeEach(async () => {
  server.change()
  connection = await someWork(server)
  other = await someWork(server, { family: actors.otherFamily })
})

/** The constraint by which the database refuses a statement; null where it takes it. */
async function refusedBy(statement: ReturnType<typeof sql>): Promise<string | null> {
  try {
    await server.db.transaction((tx) => tx.execute(statement))
    return null
  } catch (error) {
    const cause = (error as { cause?: { constraint?: string; code?: string; message?: string } }).cause
    return cause?.constraint ?? cause?.message ?? String(error)
  }
}
const one = async (statement: ReturnType<typeof sql>): Promise<number> =>
  (await server.db.execute<{ id: number }>(statement)).rows[0]!.id
const sheet = (days = '[2026-11-09,2026-11-15]', of = connection, more = sql``, columns = sql``) => sql`
  insert into timesheets (connection_id, days, tzid, created_at ${columns})
  values (${of}, ${days}::daterange, 'America/Los_Angeles', now() ${more}) returning id`
const line = (
  sheetId: number,
  start = '2026-11-10T17:00Z',
  end = '2026-11-10T21:00Z',
  more = sql``,
  columns = sql``,
) => sql`
  insert into timesheet_lines (timesheet_id, caregiver_id, start_at, end_at ${columns})
  values (${sheetId}, ${actors.caregiver}, ${start}, ${end} ${more}) returning id`
const handIn = (id: number, status = 1) => sql`
  update timesheets set status = ${status}, submitted_at = now(), minutes = 240, wages_cents = 9800, withheld_cents = 0,
    expenses_cents = 0, net_cents = 9800 where id = ${id}`
const invoice = (sheetId: number, more = sql``, columns = sql``) => sql`
  insert into invoices (timesheet_id, revision, family_id, connection_id, number, minutes, wages_cents, total_cents, issued_at,
    issued_on, due_on ${columns})
  values (${sheetId}, 1, ${actors.family}, ${connection}, ${`n${sheetId}-${Math.random()}`}, 240, 0, 0, now(), '2026-11-16',
    '2026-11-23' ${more}) returning id`

describe('the days of timesheets', () => {
  it('are on one sheet of a connection alone', async () => {
    await one(sheet())
    expect(await refusedBy(sheet('[2026-11-15,2026-11-21]'))).toBe('timesheets_apart')
    expect(await refusedBy(sheet('[2026-11-10,2026-11-10]'))).toBe('timesheets_apart')
    expect(await refusedBy(sheet('[2026-11-16,2026-11-22]'))).toBeNull()
    expect(await refusedBy(sheet('[2026-11-09,2026-11-15]', other))).toBeNull()
  })
  it('are on a correction too', async () => {
    const id = await one(sheet())
    expect(
      await refusedBy(sheet('[2026-11-09,2026-11-15]', connection, sql`, ${id}`, sql`, corrects_id`)),
    ).toBeNull()
    expect(await refusedBy(sql`update timesheets set corrects_id = id where id = ${id}`)).toMatch(
      /timesheet_days_stay|timesheets_corrects_other/,
    )
  })
  it.each([
    ['[2026-11-01,2026-11-14]', null],
    ['[2026-11-01,2026-11-15]', 'timesheets_days'],
    ['empty', 'timesheets_days'],
    ['[2026-11-01,)', 'timesheets_days'],
  ])('%s: %s', async (days, constraint) => expect(await refusedBy(sheet(days))).toBe(constraint))
  it('stay as they were begun, with their zone', async () => {
    const id = await one(sheet())
    expect(
      await refusedBy(sql`update timesheets set days = '[2026-11-09,2026-11-10]' where id = ${id}`),
    ).toBe('timesheet_days_stay')
    expect(await refusedBy(sql`update timesheets set tzid = 'America/New_York' where id = ${id}`)).toBe(
      'timesheet_days_stay',
    )
  })
  it('keep their connection, and it them', async () => {
    await one(sheet())
    await server.db.execute(sql`delete from wage_rates where connection_id = ${connection}`)
    expect(await refusedBy(sql`delete from connections where id = ${connection}`)).toMatch(
      /timesheets_connection/,
    )
    expect(await refusedBy(sql`delete from families where id = ${actors.family}`)).toMatch(/fk/)
  })
})

describe('a timesheet', () => {
  it.each([
    [sql`status = 7`, 'timesheets_status'],
    [sql`status = -2`, 'timesheets_status'],
    [sql`revision = 0`, 'timesheets_revision'],
    [sql`status = 1`, 'timesheets_handed_in'],
    [sql`status = 6`, 'timesheets_handed_in'],
    [sql`status = 5`, null],
    [sql`wages_cents = 100, withheld_cents = 10, expenses_cents = 5, net_cents = 96`, 'timesheets_net'],
    [sql`wages_cents = 100, withheld_cents = 10, expenses_cents = 5, net_cents = 95`, null],
  ])('%#: %s', async (change, constraint) => {
    const id = await one(sheet())
    expect(await refusedBy(sql`update timesheets set ${change} where id = ${id}`)).toBe(constraint)
  })
})

describe('a line', () => {
  it.each([
    ['2026-11-10T17:00Z', '2026-11-10T17:00Z', 'timesheet_lines_break'],
    ['2026-11-10T17:00Z', '2026-11-10T16:00Z', 'timesheet_lines_break'],
    ['2026-11-10T17:00Z', '2026-11-11T17:00Z', null],
    ['2026-11-10T17:00Z', '2026-11-11T17:01Z', 'timesheet_lines_span'],
    ['2026-11-10T17:00:30Z', '2026-11-10T18:00Z', 'timesheet_lines_minute'],
    ['2026-11-09T07:59Z', '2026-11-09T09:00Z', 'timesheet_fits'],
    ['2026-11-09T08:00Z', '2026-11-09T09:00Z', null],
    ['2026-11-16T07:59Z', '2026-11-16T15:00Z', null],
    ['2026-11-16T08:00Z', '2026-11-16T15:00Z', 'timesheet_fits'],
  ])('from %s to %s: %s', async (start, end, constraint) =>
    expect(await refusedBy(line(await one(sheet()), start, end))).toBe(constraint),
  )
  it.each([
    [sql`, 240`, sql`, break_minutes`, 'timesheet_lines_break'],
    [sql`, -1`, sql`, break_minutes`, 'timesheet_lines_break'],
    [sql`, 239`, sql`, break_minutes`, null],
    [sql`, 'double'`, sql`, pay_type`, 'timesheet_lines_pay_type'],
    [sql`, 'guess'`, sql`, source`, 'timesheet_lines_source'],
    [sql`, 240`, sql`, minutes`, 'timesheet_lines_paid'],
    [
      sql`, 1, 0, 0, -1, 0, 0`,
      sql`, minutes, overtime_minutes, double_minutes, base_cents, premium_cents, topup_cents`,
      'timesheet_lines_cents',
    ],
  ])('%#: %s', async (more, columns, constraint) =>
    expect(await refusedBy(line(await one(sheet()), undefined, undefined, more, columns))).toBe(constraint),
  )
  it('is paid once, whichever family it was with', async () => {
    await one(line(await one(sheet())))
    const elsewhere = await one(sheet(undefined, other))
    expect(await refusedBy(line(elsewhere, '2026-11-10T20:59Z', '2026-11-10T22:00Z'))).toBe(
      'timesheet_lines_apart',
    )
    expect(await refusedBy(line(elsewhere, '2026-11-10T21:00Z', '2026-11-10T22:00Z'))).toBeNull()
    // What does not count is in nobody's way.
    expect(await refusedBy(line(elsewhere, undefined, undefined, sql`, false`, sql`, counted`))).toBeNull()
  })
  it('is of the caregiver of its sheet', async () => {
    const id = await one(sheet())
    expect(
      await refusedBy(sql`insert into timesheet_lines (timesheet_id, caregiver_id, start_at, end_at)
        values (${id}, ${actors.otherCaregiver}, '2026-11-10T17:00Z', '2026-11-10T21:00Z')`),
    ).toBe('timesheet_fits_caregiver')
  })
  it('takes over a clock that no other has', async () => {
    const clock = await clockedVisit(server, connection, '2026-11-10T17:00:00Z', '2026-11-10T21:00:00Z')
    const id = await one(sheet())
    const taken = (start: string, end: string) =>
      line(id, start, end, sql`, ${clock}`, sql`, clock_record_id`)
    await one(taken('2026-11-10T17:00Z', '2026-11-10T21:00Z'))
    expect(await refusedBy(taken('2026-11-11T17:00Z', '2026-11-11T21:00Z'))).toBe('timesheet_lines_clock')
    expect(await refusedBy(sql`delete from clock_records where id = ${clock}`)).toMatch(/fk/)
  })
  it.each([1, 2, 3, 4, 6])('stays as it is while its sheet has status %d', async (status) => {
    const id = await one(sheet())
    const lineId = await one(line(id))
    await server.db.execute(handIn(id, status))
    const frozen = 'timesheet_lines_frozen'
    expect(
      await refusedBy(sql`update timesheet_lines set end_at = '2026-11-10T20:00Z' where id = ${lineId}`),
    ).toBe(frozen)
    expect(await refusedBy(sql`update timesheet_lines set base_cents = 1 where id = ${lineId}`)).toBe(frozen)
    expect(await refusedBy(sql`delete from timesheet_lines where id = ${lineId}`)).toBe(frozen)
    expect(await refusedBy(line(id, '2026-11-11T17:00Z', '2026-11-11T18:00Z'))).toBe(frozen)
    expect(
      await refusedBy(
        sql`update timesheet_lines set note = '', counted = false, marked = true where id = ${lineId}`,
      ),
    ).toBeNull()
    expect(await refusedBy(sql`delete from timesheets where id = ${id}`)).toMatch(/fk/)
  })
  it('may be changed while its sheet is a draft, or was sent back', async () => {
    const id = await one(sheet())
    const lineId = await one(line(id))
    await server.db.execute(handIn(id, 5))
    expect(
      await refusedBy(sql`update timesheet_lines set end_at = '2026-11-10T20:00Z' where id = ${lineId}`),
    ).toBeNull()
  })
})

describe('an expense', () => {
  const expense = (sheetId: number, kind: string, cents: number, more = sql``, columns = sql``) => sql`
    insert into timesheet_expenses (timesheet_id, kind, day, cents, created_at ${columns})
    values (${sheetId}, ${kind}, '2026-11-10', ${cents}, now() ${more}) returning id`
  it.each([
    ['groceries', 1840, sql``, sql``, null],
    ['flowers', 1840, sql``, sql``, 'timesheet_expenses_kind'],
    ['groceries', 0, sql``, sql``, 'timesheet_expenses_cents'],
    ['mileage', 906, sql``, sql``, 'timesheet_expenses_miles'],
    ['mileage', 906, sql`, 125, 725`, sql`, miles_tenths, rate_tenths_of_cent`, null],
    ['mileage', 906, sql`, 125`, sql`, miles_tenths`, 'timesheet_expenses_miles'],
    ['groceries', 906, sql`, 125, 725`, sql`, miles_tenths, rate_tenths_of_cent`, 'timesheet_expenses_miles'],
    ['groceries', 906, sql`, 'x.jpg'`, sql`, stored_as`, 'timesheet_expenses_receipt'],
  ])('%#: of %s', async (kind, cents, more, columns, constraint) =>
    expect(await refusedBy(expense(await one(sheet()), kind, cents, more, columns))).toBe(constraint),
  )
  it('stays as it is once it is handed in', async () => {
    const id = await one(sheet())
    const expenseId = await one(expense(id, 'groceries', 1840))
    await server.db.execute(handIn(id))
    const frozen = 'timesheet_expenses_frozen'
    expect(await refusedBy(sql`update timesheet_expenses set cents = 1 where id = ${expenseId}`)).toBe(frozen)
    expect(
      await refusedBy(sql`update timesheet_expenses set removed_at = now() where id = ${expenseId}`),
    ).toBe(frozen)
    expect(await refusedBy(sql`delete from timesheet_expenses where id = ${expenseId}`)).toBe(frozen)
    expect(await refusedBy(expense(id, 'groceries', 100))).toBe(frozen)
    expect(await refusedBy(sql`update timesheet_expenses set note = '' where id = ${expenseId}`)).toBeNull()
  })
})

it('a task has words', async () => {
  const id = await one(sheet())
  expect(await refusedBy(sql`insert into timesheet_tasks values (${id}, 0, '')`)).toBe(
    'timesheet_tasks_title',
  )
})

describe('the history of timesheets', () => {
  const noted = () =>
    one(sql`
    insert into timesheet_events (timesheet_id, revision, action, at, reason) values (1, 1, 'send_back', now(), 'Too long') returning id`)
  it('is only added to', async () => {
    const id = await noted()
    for (const deed of [
      sql`update timesheet_events set action = 'submit' where id = ${id}`,
      sql`update timesheet_events set reason = 'Other words' where id = ${id}`,
      sql`delete from timesheet_events where id = ${id}`,
      sql`truncate timesheet_events`,
    ])
      expect(await refusedBy(deed)).toMatch(/append-only/)
  })
  it('loses the words of who is erased', async () => {
    const id = await noted()
    expect(await refusedBy(sql`update timesheet_events set reason = '' where id = ${id}`)).toBeNull()
  })
})

describe('an invoice', () => {
  it.each([
    [sql`total_cents = 1`, 'invoices_total'],
    [sql`wages_cents = -5, total_cents = -5`, 'invoices_total'],
    [sql`tip_cents = 5, total_cents = 5`, 'invoice_adds_up'],
    [sql`fee_cents = -5, tip_cents = 5`, 'invoices_cents'],
    [sql`wages_cents = 5, benefit_cents = 10, fee_cents = 5`, 'invoices_cents'],
    [sql`status = 'lost'`, 'invoices_status'],
    [sql`currency = 'eur'`, 'invoices_currency'],
    [sql`status = 'paid'`, null],
  ])('%#: %s', async (change, constraint) => {
    const id = await one(invoice(await one(sheet())))
    expect(await refusedBy(sql`update invoices set ${change} where id = ${id}`)).toBe(constraint)
  })
  it('is one for each revision, and one of a sheet stands', async () => {
    const sheetId = await one(sheet())
    const first = await one(invoice(sheetId))
    expect(await refusedBy(invoice(sheetId))).toBe('invoices_revision')
    await server.db.execute(sql`update invoices set revision = 2 where id = ${first}`)
    expect(await refusedBy(invoice(sheetId))).toBe('invoices_one_stands')
    await server.db.execute(sql`update invoices set status = 'rejected' where id = ${first}`)
    expect(await refusedBy(invoice(sheetId))).toBeNull()
  })
  it('has a number of its own', async () => {
    const first = await one(invoice(await one(sheet())))
    const second = await one(invoice(await one(sheet('[2026-11-16,2026-11-20]'))))
    expect(
      await refusedBy(
        sql`update invoices set number = (select number from invoices where id = ${first}) where id = ${second}`,
      ),
    ).toBe('invoices_number')
  })
  it('is what its lines add up to, but for what is withheld', async () => {
    const id = await one(invoice(await one(sheet())))
    const written = (kind: string, cents: number, position = 0) =>
      sql`insert into invoice_lines (invoice_id, position, kind, cents) values (${id}, ${position}, ${kind}, ${cents})`
    expect(await refusedBy(written('regular', 100))).toBe('invoice_adds_up')
    expect(await refusedBy(written('withheld_medicare', 100))).toBe('invoice_adds_up')
    await server.db.transaction(async (tx) => {
      await tx.execute(written('regular', 9800))
      await tx.execute(written('withheld_medicare', 142, 1))
      await tx.execute(
        sql`update invoices set wages_cents = 9800, total_cents = 9800, withheld_cents = 142 where id = ${id}`,
      )
    })
    expect(await refusedBy(sql`delete from invoice_lines where invoice_id = ${id} and position = 0`)).toBe(
      'invoice_adds_up',
    )
    expect(await refusedBy(sql`delete from invoices where id = ${id}`)).toMatch(/fk/)
    expect(await refusedBy(sql`delete from families where id = ${actors.family}`)).toMatch(/fk/)
  })
  it('takes minutes of a benefit, and no less than one', async () => {
    const id = await one(invoice(await one(sheet())))
    expect(await refusedBy(sql`insert into benefit_uses values (${id}, '2026-11-10', 0, 0)`)).toBe(
      'benefit_uses_minutes',
    )
    expect(await refusedBy(sql`insert into benefit_uses values (${id}, '2026-11-10', 60, 100)`)).toBeNull()
    expect(await refusedBy(sql`insert into benefit_uses values (${id}, '2026-11-10', 60, 100)`)).toMatch(/pk/)
  })
})
