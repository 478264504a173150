import { checkNote, message, type Sayable } from '@homecare/sdk/kit'
import { mileageRate } from '@homecare/sdk/payroll'
import { expenseCents, expenseErrors, timesheetLimits, type ExpenseDraft } from '@homecare/sdk/timesheets'
import { lineTexts as words } from '@homecare/sdk/texts'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Config } from '../../../config/config.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { refuse, refuseWrong } from '../../../refusals/refuse.ts'
import { timesheetExpenses } from '../../../tables/money/hours.ts'
import type { StoredRow } from '../../../uploads/storing.ts'
import type { ExpenseRow, SheetRow } from './sheetRows.ts'

type Limits = Pick<Config, 'receiptAboveCents'>

/** Adds an expense to an open sheet, with its receipt where one came along. */
export async function addExpense(
  tx: Tx,
  sheet: SheetRow,
  draft: ExpenseDraft,
  receipt: StoredRow | null,
  { receiptAboveCents }: Limits,
  now: number,
): Promise<void> {
  refuseWrong(errorsOf(draft, sheet, receiptAboveCents, receipt !== null))
  const standing = and(eq(timesheetExpenses.timesheet_id, sheet.id), isNull(timesheetExpenses.removed_at))
  const max = timesheetLimits.expensesMax
  if ((await tx.$count(timesheetExpenses, standing)) >= max)
    throw refuse.form(message(words.tooManyExpenses, { max }))
  await tx.insert(timesheetExpenses).values(columnsOf(draft, sheet, receipt, now))
}

/** Puts expenses in the place of all that have no receipt. */
export async function replaceExpenses(
  tx: Tx,
  sheet: SheetRow,
  drafts: readonly ExpenseDraft[],
  { receiptAboveCents }: Limits,
  now: number,
): Promise<void> {
  refuseWrong(
    Object.fromEntries(
      drafts.flatMap((draft, at) =>
        Object.entries(errorsOf(draft, sheet, receiptAboveCents, false)).map(([field, text]) => [
          `expenses.${at}.${field}`,
          text,
        ]),
      ),
    ),
  )
  const before = await tx
    .select()
    .from(timesheetExpenses)
    .where(
      and(
        eq(timesheetExpenses.timesheet_id, sheet.id),
        isNull(timesheetExpenses.stored_as),
        isNull(timesheetExpenses.removed_at),
      ),
    )
  await takeOff(tx, sheet, before, now)
  if (drafts.length > 0)
    await tx.insert(timesheetExpenses).values(drafts.map((draft) => columnsOf(draft, sheet, null, now)))
}

/** Takes an expense off a sheet. Answers the files that nothing names any more. */
export async function removeExpense(
  tx: Tx,
  sheet: SheetRow,
  id: number,
  now: number,
): Promise<{ stored_as: string }[]> {
  const rows = await tx
    .select()
    .from(timesheetExpenses)
    .where(
      and(
        eq(timesheetExpenses.id, id),
        eq(timesheetExpenses.timesheet_id, sheet.id),
        isNull(timesheetExpenses.removed_at),
      ),
    )
  // Taken off twice is once.
  return takeOff(tx, sheet, rows, now)
}

/** Deletes the expenses of a sheet that was never handed in. Answers the files that nothing names any more. */
export async function takeExpenses(tx: Tx, timesheetId: number): Promise<{ stored_as: string }[]> {
  const rows = await tx
    .delete(timesheetExpenses)
    .where(eq(timesheetExpenses.timesheet_id, timesheetId))
    .returning()
  return unnamed(tx, rows)
}

/** What was handed in once stays for the invoice of then; anything else goes. */
async function takeOff(
  tx: Tx,
  { revision }: SheetRow,
  rows: readonly ExpenseRow[],
  now: number,
): Promise<{ stored_as: string }[]> {
  if (rows.length === 0) return []
  const own = inArray(
    timesheetExpenses.id,
    rows.map(({ id }) => id),
  )
  if (revision > 1) {
    await tx
      .update(timesheetExpenses)
      .set({ removed_at: new Date(now) })
      .where(own)
    return []
  }
  await tx.delete(timesheetExpenses).where(own)
  return unnamed(tx, rows)
}

/** Of the files of expenses that are gone, those that no other expense has: a correction has those of what it corrects. */
async function unnamed(tx: Db | Tx, rows: readonly ExpenseRow[]): Promise<{ stored_as: string }[]> {
  const files = rows.flatMap(({ stored_as }) => (stored_as === null ? [] : [stored_as]))
  if (files.length === 0) return []
  const named = await tx
    .select({ stored_as: timesheetExpenses.stored_as })
    .from(timesheetExpenses)
    .where(and(inArray(timesheetExpenses.stored_as, files), isNotNull(timesheetExpenses.stored_as)))
  return files
    .filter((file) => !named.some(({ stored_as }) => stored_as === file))
    .map((stored_as) => ({ stored_as }))
}

function errorsOf(
  draft: ExpenseDraft,
  { start_date, end_date }: SheetRow,
  receiptAbove: number,
  hasReceipt: boolean,
): Record<string, Sayable> {
  const note = checkNote(draft.description ?? '')
  return {
    ...(note && { description: note }),
    ...expenseErrors(draft, { start_date, end_date, receiptAbove, hasReceipt }),
  }
}

function columnsOf(draft: ExpenseDraft, sheet: SheetRow, receipt: StoredRow | null, now: number) {
  const byMiles = draft.kind === 'mileage'
  return {
    ...{ timesheet_id: sheet.id, kind: draft.kind, day: draft.day, cents: expenseCents(draft)! },
    miles_tenths: byMiles ? draft.miles_tenths! : null,
    rate_tenths_of_cent: byMiles ? mileageRate(draft.day) : null,
    note: draft.description?.trim() ?? '',
    ...{ stored_as: receipt?.stored_as ?? null, media_type: receipt?.media_type ?? null },
    created_at: new Date(now),
  }
}
