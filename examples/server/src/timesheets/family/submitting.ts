import type { Sayable } from '@homecare/sdk/kit'
import {
  expenseErrors,
  isSubmitted,
  lineErrors,
  payLines,
  timesheetAfter,
  timesheetRecord,
  type PaidLine,
  type Timesheet,
  type TimesheetChange,
} from '@homecare/sdk/timesheets'
import { lineTexts as words, timesheetScreenTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps/deps.ts'
import { lockUser } from '../../people/lockUser.ts'
import type { SessionUser } from '../../people/session.ts'
import { refuse, refuseStale, refuseWrong } from '../../refusals/refuse.ts'
import { timesheetLines, timesheets } from '../../tables/money/hours.ts'
import { hoursAt } from './rows/clockHours.ts'
import { billCorrection } from './corrections.ts'
import { isChanged, openSheet } from './rows/editing.ts'
import { linesNoted, noteSheet } from './rows/events.ts'
import { endInvoice, issueInvoice } from './invoicing.ts'
import { tellOfSheet } from './letters.ts'
import {
  contentOf,
  factsOf,
  linesBeside,
  lockedSheet,
  type ExpenseRow,
  type LineRow,
  type SheetRow,
} from './rows/sheetRows.ts'
import { oneTerms, type ConnectionTerms } from './rows/terms.ts'
import { readSheet } from './rows/wire.ts'

/** A sheet that somebody hands in or takes back, and with what. */
export interface SheetDeed {
  readonly deps: Deps
  readonly user: SessionUser
  readonly connectionId: number
  readonly id: number
  readonly body: TimesheetChange
  readonly now: number
}

/**
 * Hands a timesheet in, as its caregiver has seen it: works out what each line pays, freezes it, and makes the family's
 * invoice, all in this transaction. Ten times is once.
 */
export async function submitSheet(tx: Tx, deed: SheetDeed): Promise<Timesheet> {
  const { deps, user, connectionId, id, body, now } = deed
  const reading = { db: tx, config: deps.config, user, now }
  const seen = await lockedSheet(tx, connectionId, id)
  if (isSubmitted(seen) && seen.status !== 5) return readSheet(reading, id)
  refuseStale(timesheetRecord, body, await readSheet(reading, id))
  const row = await openSheet(tx, connectionId, id, user.id, now)
  const terms = await oneTerms(tx, connectionId)
  await billSheet(tx, { row, terms, config: deps.config, by: user.id, now })
  await tellOfSheet(tx, deps, {
    sheet: row,
    terms,
    what: row.corrects_id === null ? 'submitted' : 'corrected',
    by: user,
  })
  return readSheet(reading, id)
}

/** An open sheet that is handed in, by the terms of its connection. */
interface Billing {
  readonly row: SheetRow
  readonly terms: ConnectionTerms
  readonly config: Pick<Config, 'receiptAboveCents' | 'feeBasisPoints'>
  readonly by: number
  readonly now: number
}

/** Works out what the lines of an open sheet pay, freezes them, and makes the invoice. Tells nobody. */
export async function billSheet(tx: Tx, { row, terms, config, by, now }: Billing): Promise<void> {
  const { lines, expenses: all } = await contentOf(tx, [row.id])
  const expenses = all.filter(({ removed_at }) => removed_at === null)
  refuseWrong(sheetErrors(row, lines, expenses, config.receiptAboveCents, now))
  // Whatever else is billed to the family waits: taxes and benefit hours are counted one after another.
  await lockUser(tx, terms.family.id)
  const paid = payLines(lines.map(factsOf), await linesBeside(tx, row), terms.pay)!
  refuseWrong(rateErrors(lines, paid, terms))
  for (const [at, line] of lines.entries())
    await tx
      .update(timesheetLines)
      .set(frozen(paid[at]!, isChanged(line, row.handed_in)))
      .where(eq(timesheetLines.id, line.id))
  const billed = { sheet: row, lines, paid, expenses }
  const sums =
    row.corrects_id === null
      ? await issueInvoice(tx, terms, billed, config, now)
      : await billCorrection(tx, terms, billed, config, now)
  // Taxes are worked out here and now: the status between lasts as long as this transaction.
  const status = timesheetAfter({ status: timesheetAfter(row, 'submit')! }, 'compute')!
  await tx
    .update(timesheets)
    .set({
      ...{ status, handed_in: null, submitted_at: new Date(now), decided_at: null },
      ...{ decision_reason: '', decision_note: '' },
      minutes: paid.reduce((sum, { minutes }) => sum + minutes, 0),
      wages_cents: sums.wages,
      withheld_cents: sums.withheld,
      expenses_cents: sums.expenses,
      net_cents: sums.wages - sums.withheld + sums.expenses,
    })
    .where(eq(timesheets.id, row.id))
  await noteSheet(tx, row, {
    ...{ action: 'submit', by, now },
    after: { ...linesNoted(lines), ...sums },
  })
}

/** Takes a timesheet back while its family has neither paid nor rejected it: its invoice is void. */
export async function takeBackSheet(tx: Tx, deed: SheetDeed): Promise<Timesheet> {
  const { deps, user, connectionId, id, body, now } = deed
  const reading = { db: tx, config: deps.config, user, now }
  const row = await lockedSheet(tx, connectionId, id)
  // Taken back twice is once.
  if (row.status === -1) return readSheet(reading, id)
  if (timesheetAfter(row, 'take_back') === null) throw refuse.conflict(timesheetScreenTexts.notBack)
  refuseStale(timesheetRecord, body, await readSheet(reading, id))
  await voidSheet(tx, row, user.id, now)
  await tellOfSheet(tx, deps, {
    sheet: row,
    terms: await oneTerms(tx, connectionId),
    what: 'takenBack',
    by: user,
  })
  return readSheet(reading, id)
}

/** Makes what was handed in the draft of its next revision, and its invoice void. Tells nobody. */
export async function voidSheet(tx: Tx, row: SheetRow, by: number, now: number): Promise<void> {
  const status = timesheetAfter(row, 'take_back')!
  // Its invoice may be on its way to be paid.
  if (!(await endInvoice(tx, row.id, 'take_back', { now })) && row.corrects_id === null)
    throw refuse.conflict(timesheetScreenTexts.notBack)
  await tx
    .update(timesheets)
    .set({ status, revision: row.revision + 1, submitted_at: null })
    .where(eq(timesheets.id, row.id))
  await noteSheet(tx, row, { action: 'take_back', by, now })
}

/** What keeps a sheet from being handed in, by its lines and expenses: `shifts.3.end_time`. */
function sheetErrors(
  { tzid, start_date, end_date }: SheetRow,
  lines: readonly LineRow[],
  expenses: readonly ExpenseRow[],
  receiptAbove: number,
  now: number,
): Record<string, Sayable> {
  if (lines.length + expenses.length === 0) return { shifts: words.nothing }
  const facts = lines.map(factsOf)
  const days = { start_date, end_date }
  return Object.fromEntries([
    ...lines.flatMap((line, at) =>
      prefixed(
        `shifts.${at}`,
        lineErrors(
          { ...hoursAt(tzid, line.start_at, line.end_at), break_minutes: line.break_minutes },
          {
            ...{ zone: tzid, ...days, now: new Date(now) },
            others: facts.filter(({ id }) => id !== line.id),
          },
        ),
      ),
    ),
    ...expenses.flatMap(({ kind, day, cents, miles_tenths, note, stored_as }, at) =>
      prefixed(
        `expenses.${at}`,
        expenseErrors(
          { kind, day, description: note, amount: cents, ...(miles_tenths !== null && { miles_tenths }) },
          { ...days, receiptAbove, hasReceipt: stored_as !== null },
        ),
      ),
    ),
  ])
}

const prefixed = (place: string, errors: Readonly<Record<string, Sayable | undefined>>) =>
  Object.entries(errors).flatMap(([field, text]) => (text ? [[`${place}.${field}`, text] as const] : []))

/** Lines without a rate, where the family pays by one. */
function rateErrors(
  lines: readonly LineRow[],
  paid: readonly PaidLine[],
  { paidBy }: ConnectionTerms,
): Record<string, Sayable> {
  return Object.fromEntries(
    paid.flatMap(({ rate }, at) =>
      rate || (paidBy !== null && lines[at]!.pay_type === 'regular')
        ? []
        : [[`shifts.${at}.pay_type`, lines[at]!.pay_type === 'special' ? words.noSpecial : words.noRate]],
    ),
  )
}

const frozen = (paid: PaidLine, changed: boolean) => ({
  ...{ changed, marked: false },
  minutes: paid.minutes,
  overtime_minutes: paid.overtime_minutes,
  double_minutes: paid.double_minutes,
  base_cents: paid.base_cents,
  premium_cents: paid.premium_cents,
  topup_cents: paid.topup_cents,
  rate_id: paid.rate?.id ?? null,
  rate_cents: paid.rate?.amount ?? null,
  rate_unit: (paid.rate?.unit ?? null) as 'hour' | 'day' | null,
  rule: paid.rule,
})
