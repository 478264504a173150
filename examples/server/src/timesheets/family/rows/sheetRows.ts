import { refuse } from '../../../refusals/refuse.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { timesheetExpenses, timesheetLines, timesheets, timesheetTasks } from '../../../tables/money/hours.ts'
import { and, asc, eq, getTableColumns, gte, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import { addDays, daysOfWeek, instantIn, dayMs } from '@homecare/sdk/kit'
import type { LineFacts } from '@homecare/sdk/timesheets'

const { days: _, ...columns } = getTableColumns(timesheets)
const sheetColumns = {
  ...columns,
  start_date: sql<string>`lower(${timesheets.days})::text`,
  end_date: sql<string>`(upper(${timesheets.days}) - 1)::text`,
}

/** A timesheet as its row says, with its first and last day. */
export type SheetRow = Omit<typeof timesheets.$inferSelect, 'days'> & {
  readonly start_date: string
  readonly end_date: string
}
export type LineRow = typeof timesheetLines.$inferSelect
export type ExpenseRow = typeof timesheetExpenses.$inferSelect

/** Timesheets by their numbers, in no order. */
export async function sheetRows(db: Db | Tx, ids: readonly number[]): Promise<SheetRow[]> {
  if (ids.length === 0) return []
  return db
    .select(sheetColumns)
    .from(timesheets)
    .where(inArray(timesheets.id, [...ids]))
}

/** A timesheet of a connection, locked, so that two presses come one after the other; a 404 for what is none of it. */
export async function lockedSheet(tx: Tx, connectionId: number, id: number): Promise<SheetRow> {
  const [row] = await tx
    .select(sheetColumns)
    .from(timesheets)
    .where(and(eq(timesheets.id, id), eq(timesheets.connection_id, connectionId)))
    .for('update')
  if (!row) throw refuse.notFound()
  return row
}

/** What is written in timesheets: their lines in order, the expenses, those that were taken off among them, and their tasks. */
interface SheetContent {
  readonly lines: readonly LineRow[]
  readonly expenses: readonly ExpenseRow[]
  readonly tasks: readonly (typeof timesheetTasks.$inferSelect)[]
}

export async function contentOf(db: Db | Tx, ids: readonly number[]): Promise<SheetContent> {
  if (ids.length === 0) return { lines: [], expenses: [], tasks: [] }
  const all = [...ids]
  const lines = await db
    .select()
    .from(timesheetLines)
    .where(inArray(timesheetLines.timesheet_id, all))
    .orderBy(asc(timesheetLines.start_at), asc(timesheetLines.id))
  const expenses = await db
    .select()
    .from(timesheetExpenses)
    .where(inArray(timesheetExpenses.timesheet_id, all))
    .orderBy(asc(timesheetExpenses.day), asc(timesheetExpenses.id))
  const tasks = await db
    .select()
    .from(timesheetTasks)
    .where(inArray(timesheetTasks.timesheet_id, all))
    .orderBy(asc(timesheetTasks.timesheet_id), asc(timesheetTasks.position))
  return { lines, expenses, tasks }
}

/** A line as the rules of pay look at it. */
export const factsOf = ({ id, start_at, end_at, break_minutes, pay_type }: LineRow): LineFacts => ({
  ...{ id, break_minutes, pay_type },
  start: start_at.toISOString(),
  end: end_at.toISOString(),
})

/**
 * The lines of a connection's other sheets in the work weeks of a sheet, which overtime is counted with: those that were handed
 * in. What a correction is to take the place of is none of them.
 */
export async function linesBeside(db: Db | Tx, sheet: SheetRow): Promise<LineFacts[]> {
  const from = instantIn(sheet.tzid, daysOfWeek(sheet.start_date)[0]!, '00:00')!
  const until = instantIn(sheet.tzid, addDays(daysOfWeek(sheet.end_date)[0]!, 8), '00:00')!
  const rows = await db
    .select({ line: timesheetLines })
    .from(timesheetLines)
    .innerJoin(timesheets, eq(timesheets.id, timesheetLines.timesheet_id))
    .where(
      and(
        eq(timesheets.connection_id, sheet.connection_id),
        ne(timesheets.id, sheet.id),
        notInArray(timesheets.status, [-1, 0, 5]),
        eq(timesheetLines.counted, true),
        sheet.corrects_id === null ? undefined : ne(timesheets.id, sheet.corrects_id),
        gte(timesheetLines.start_at, new Date(from.getTime() - dayMs)),
        lt(timesheetLines.start_at, until),
      ),
    )
  return rows.map(({ line }) => factsOf(line))
}
