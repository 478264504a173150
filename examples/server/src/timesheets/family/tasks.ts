import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { timesheetTasks } from '../../tables/money/hours.ts'

/** Writes the tasks of a sheet anew; those without words are none. */
export async function writeTasks(tx: Tx, timesheet_id: number, titles: readonly string[]): Promise<void> {
  await tx.delete(timesheetTasks).where(eq(timesheetTasks.timesheet_id, timesheet_id))
  const said = titles.map((title) => title.trim()).filter(Boolean)
  if (said.length > 0)
    await tx.insert(timesheetTasks).values(said.map((title, position) => ({ timesheet_id, position, title })))
}
