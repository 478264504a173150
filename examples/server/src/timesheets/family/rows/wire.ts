import { dayIn, timeIn } from '@homecare/sdk/kit'
import {
  lineCents,
  mayChangeTimesheet,
  payLines,
  sheetWithoutPay,
  type Expense,
  type PaidLine,
  type Timesheet,
  type TimesheetShift,
} from '@homecare/sdk/timesheets'
import { rateOn } from '@homecare/sdk/hiring'
import type { Config } from '../../../config/config.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { personOf } from '../../../people/person.ts'
import type { SessionUser } from '../../../people/session.ts'
import type { HandedInHours } from '../../../tables/money/hours.ts'
import { askedOf } from './asked.ts'
import { clocksBeside, type ClockedLine } from './clocked.ts'
import { isChanged } from './editing.ts'
import { withheldOf } from './invoiceTaxes.ts'
import {
  contentOf,
  factsOf,
  linesBeside,
  sheetRows,
  type ExpenseRow,
  type LineRow,
  type SheetRow,
} from './sheetRows.ts'
import { openSuggestionsOf } from './suggestions.ts'
import { tipsOf } from './tips.ts'
import { termsOf, type ConnectionTerms } from './terms.ts'

/** Who reads, when, and with what in hand. */
export interface Reading {
  readonly db: Db | Tx
  readonly config: Config
  readonly user: Pick<SessionUser, 'id' | 'role'>
  readonly now: number
}

/** A timesheet as its reader gets it, with its lines. */
export async function readSheet(reading: Reading, id: number): Promise<Timesheet> {
  const [sheet] = await readSheets(reading, [id], true)
  return sheet!
}

/** Timesheets as their reader gets them, in the order of their numbers; without `details` without their lines. */
export async function readSheets(
  reading: Reading,
  ids: readonly number[],
  details: boolean,
): Promise<Timesheet[]> {
  const { db, user, now, config } = reading
  const rows = await sheetRows(db, ids)
  const content = await contentOf(db, ids)
  const terms = await termsOf(db, [...new Set(rows.map(({ connection_id }) => connection_id))])
  const tips = await tipsOf(db, ids)
  const asked = user.role === 'family' ? null : await askedOf(db, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return Promise.all(
    ids.map(async (id) => {
      const row = byId.get(id)!
      const own = terms.get(row.connection_id)!
      const of = <T extends { readonly timesheet_id: number }>(all: readonly T[]) =>
        all.filter(({ timesheet_id }) => timesheet_id === id)
      const written: Written = { row, lines: of(content.lines), every: of(content.expenses) }
      const paid = await paidOf(db, written, own, now)
      const seen = hidesDraft(row, user) ? asHandedIn(written, row.handed_in) : paid
      const { tip = 0, withheld = 0 } = tips.get(id) ?? {}
      const taxes = seen.taxes + withheld
      const isOwn = user.id === own.caregiver.id
      const suggestions =
        details && isOwn && mayChangeTimesheet(row) ? await openSuggestionsOf(db, row, own, now) : []
      const clocks = details ? await clocksBeside(db, own, seen.lines) : new Map<number, ClockedLine>()
      const special = rateOn(own.pay.rates, 'special', row.end_date)
      const sheet: Timesheet = {
        ...{ id, connection_id: row.connection_id, revision: row.revision, corrects_id: row.corrects_id },
        status: seen.status,
        submitted: row.submitted_at?.toISOString() ?? null,
        ...{ start_date: row.start_date, end_date: row.end_date, time_zone: row.tzid },
        person: personOf(isOwn ? own.family : own.caregiver),
        shifts: details ? seen.lines.map((line) => shiftOf(line, row.tzid, clocks.get(line.id) ?? null)) : [],
        suggested_days: [...new Set(suggestions.map(({ date }) => date))],
        clock_suggestions: suggestions.filter(({ source }) => source === 'clock'),
        expenses: details ? seen.expenses.map(expenseOf) : [],
        tasks_done: details ? [...(seen.tasks ?? of(content.tasks).map(({ title }) => title))] : [],
        ...{ note: seen.note, minutes: seen.minutes, overtime_minutes: seen.overtime_minutes },
        ...{ wages: seen.wages, taxes, tip, spent: seen.spent },
        total: seen.wages + tip - taxes + seen.spent,
        withholds: own.enrolled,
        paid_by: own.paidBy,
        special_rate: special?.name ?? null,
        receipt_above: config.receiptAboveCents,
        decision:
          row.decision_reason === '' || row.decided_at === null
            ? null
            : { reason: row.decision_reason, note: row.decision_note, at: row.decided_at.toISOString() },
        payment_asked: (isOwn && asked?.get(id)) || null,
      }
      return own.paidBy !== null && user.role === 'family' ? sheetWithoutPay(sheet) : sheet
    }),
  )
}

interface Written {
  readonly row: SheetRow
  readonly lines: readonly LineRow[]
  /** Those that were taken off among them. */
  readonly every: readonly ExpenseRow[]
}

/** A line with what it pays, as far as a reader sees it. */
interface SeenLine {
  readonly id: number
  readonly start: string
  readonly end: string
  readonly break_minutes: number
  readonly pay_type: string
  readonly source: string
  readonly note: string
  readonly clock_record_id: number | null
  readonly minutes: number
  readonly overtime_minutes: number
  readonly rate_cents: number | null
  readonly rate_unit: string | null
  readonly cents: number
  readonly marked: boolean
  readonly changed: boolean
}

interface Seen {
  readonly status: number
  readonly lines: readonly SeenLine[]
  readonly expenses: readonly ExpenseRow[]
  readonly tasks: readonly string[] | null
  readonly note: string
  readonly minutes: number
  readonly overtime_minutes: number
  readonly wages: number
  readonly taxes: number
  readonly spent: number
}

/** While what was sent back is corrected, nobody but its caregiver sees more than was handed in. */
const hidesDraft = (row: SheetRow, user: Reading['user']) =>
  user.role !== 'caregiver' && row.handed_in !== null && row.status === -1

function asHandedIn({ every }: Written, handedIn: HandedInHours | null): Seen {
  const { lines, tasks, note, minutes, wages_cents, withheld_cents, expenses_cents } = handedIn!
  return {
    // For them it is as it was: sent back.
    status: 5,
    lines: lines.map((line) => ({ ...line, changed: false })),
    expenses: every.filter(({ id }) => handedIn!.expenses.includes(id)),
    tasks,
    ...{ note, minutes, overtime_minutes: lines.reduce((sum, line) => sum + line.overtime_minutes, 0) },
    ...{ wages: wages_cents, taxes: withheld_cents, spent: expenses_cents },
  }
}

/** What a sheet comes to: as it was handed in, or while it may be changed as it would be now. */
async function paidOf(
  db: Db | Tx,
  { row, lines, every }: Written,
  terms: ConnectionTerms,
  now: number,
): Promise<Seen> {
  const isFrozen = !mayChangeTimesheet(row)
  const expenses = every.filter(({ removed_at }) => removed_at === null)
  const paid = isFrozen
    ? null
    : payLines(lines.map(factsOf), lines.length > 0 ? await linesBeside(db, row) : [], terms.pay)
  const seen = lines.map((line, at) => ({
    ...seenLine(line, paid?.[at] ?? null),
    ...(!isFrozen && { changed: isChanged(line, row.handed_in) }),
  }))
  const sum = (of: (line: SeenLine) => number) => seen.reduce((all, line) => all + of(line), 0)
  const wages = isFrozen ? (row.wages_cents ?? 0) : sum(({ cents }) => cents)
  const spent = isFrozen ? (row.expenses_cents ?? 0) : expenses.reduce((all, { cents }) => all + cents, 0)
  return {
    ...{ status: row.status, lines: seen, expenses, tasks: null, note: row.note },
    minutes: sum(({ minutes }) => minutes),
    overtime_minutes: sum((line) => line.overtime_minutes),
    ...{ wages, spent },
    taxes: isFrozen ? (row.withheld_cents ?? 0) : await withheldOf(db, terms, wages, now),
  }
}

function seenLine(line: LineRow, paid: PaidLine | null): SeenLine {
  const { id, start_at, end_at, break_minutes, pay_type, source, note, clock_record_id, marked, changed } =
    line
  const shared = {
    ...{ id, break_minutes, pay_type, source, note, clock_record_id, marked, changed },
    ...{ start: start_at.toISOString(), end: end_at.toISOString() },
  }
  return paid
    ? {
        ...shared,
        minutes: paid.minutes,
        overtime_minutes: paid.overtime_minutes + paid.double_minutes,
        rate_cents: paid.rate?.amount ?? null,
        rate_unit: paid.rate?.unit ?? null,
        cents: lineCents(paid),
      }
    : {
        ...shared,
        minutes: line.minutes ?? 0,
        overtime_minutes: (line.overtime_minutes ?? 0) + (line.double_minutes ?? 0),
        ...{ rate_cents: line.rate_cents, rate_unit: line.rate_unit },
        cents: (line.base_cents ?? 0) + (line.premium_cents ?? 0) + (line.topup_cents ?? 0),
      }
}

function shiftOf(line: SeenLine, zone: string, clocked: ClockedLine | null): TimesheetShift {
  const { rate_cents, rate_unit, cents, clock_record_id: _, ...rest } = line
  return {
    ...rest,
    date: dayIn(zone, new Date(line.start)),
    start_time: timeIn(zone, line.start),
    end_time: timeIn(zone, line.end),
    ...{ rate: rate_cents, unit: rate_unit, amount: cents, clocked },
  }
}

/** An expense on the wire. Its receipt opens with the session of whom it concerns. */
function expenseOf({ id, kind, day, note, cents, miles_tenths, stored_as }: ExpenseRow): Expense {
  return {
    ...{ id, kind, day, description: note, amount: cents, miles_tenths },
    receipt: stored_as === null ? null : receiptAddress(id),
  }
}

/** Where the receipt of an expense is. */
export const receiptAddress = (expenseId: number): string => `/files/receipts/${expenseId}?show=1`
