import { mayChangeTimesheet, timesheetAfter } from '@homecare/sdk/timesheets'
import { timesheetScreenTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { refuse } from '../../../refusals/refuse.ts'
import { timesheets, type HandedInHours } from '../../../tables/money/hours.ts'
import { noteSheet } from './events.ts'
import { contentOf, lockedSheet, type ExpenseRow, type LineRow, type SheetRow } from './sheetRows.ts'

/**
 * A timesheet that may still be changed, locked; a conflict once it was handed in. The first change of one that was sent back
 * makes it the draft of its next revision; what the family had seen is put aside for it.
 */
export async function openSheet(
  tx: Tx,
  connectionId: number,
  id: number,
  by: number,
  now: number,
): Promise<SheetRow> {
  const row = await lockedSheet(tx, connectionId, id)
  if (!mayChangeTimesheet(row)) throw refuse.conflict(timesheetScreenTexts.isHandedIn)
  const to = timesheetAfter(row, 'edit')
  if (to === null) return row
  const { lines, expenses, tasks } = await contentOf(tx, [id])
  const handed_in = handedInOf(
    row,
    lines,
    expenses,
    tasks.map(({ title }) => title),
  )
  const change = { status: to, revision: row.revision + 1, handed_in }
  await tx.update(timesheets).set(change).where(eq(timesheets.id, id))
  const opened = { ...row, ...change }
  await noteSheet(tx, opened, { action: 'edit', by, now })
  return opened
}

function handedInOf(
  row: SheetRow,
  lines: readonly LineRow[],
  expenses: readonly ExpenseRow[],
  tasks: readonly string[],
): HandedInHours {
  return {
    lines: lines.map((line) => ({
      id: line.id,
      start: line.start_at.toISOString(),
      end: line.end_at.toISOString(),
      break_minutes: line.break_minutes,
      pay_type: line.pay_type,
      note: line.note,
      source: line.source,
      clock_record_id: line.clock_record_id,
      minutes: line.minutes ?? 0,
      overtime_minutes: (line.overtime_minutes ?? 0) + (line.double_minutes ?? 0),
      rate_cents: line.rate_cents,
      rate_unit: line.rate_unit,
      cents: (line.base_cents ?? 0) + (line.premium_cents ?? 0) + (line.topup_cents ?? 0),
      marked: line.marked,
    })),
    expenses: expenses.flatMap(({ id, removed_at }) => (removed_at === null ? [id] : [])),
    tasks,
    note: row.note,
    minutes: row.minutes ?? 0,
    wages_cents: row.wages_cents ?? 0,
    withheld_cents: row.withheld_cents ?? 0,
    expenses_cents: row.expenses_cents ?? 0,
    net_cents: row.net_cents ?? 0,
  }
}

/** Whether a line is not as it was handed in before; false where nothing was. */
export function isChanged(line: LineRow, handedIn: HandedInHours | null): boolean {
  if (!handedIn) return false
  const before = handedIn.lines.find(({ id }) => id === line.id)
  return (
    !before ||
    before.start !== line.start_at.toISOString() ||
    before.end !== line.end_at.toISOString() ||
    before.break_minutes !== line.break_minutes ||
    before.pay_type !== line.pay_type
  )
}
