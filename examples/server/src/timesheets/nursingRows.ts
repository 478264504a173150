import { mayChangeTimesheet, nursingMinutes, type NursingTimesheet } from '@homecare/sdk'
import { nursingTexts } from '@homecare/sdk/texts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { refuse } from '../server/refuse.ts'
import { nursingTimesheetPhotos, nursingTimesheets } from './tables.ts'

type SheetRow = typeof nursingTimesheets.$inferSelect
type PhotoRow = typeof nursingTimesheetPhotos.$inferSelect

/** A timesheet as its nurse and its facility get it. */
export function timesheetOf(row: SheetRow, photos: readonly PhotoRow[]): NursingTimesheet {
  const hours = {
    start: row.start.toISOString(),
    end: row.end.toISOString(),
    break_minutes: row.break_minutes,
  }
  return {
    id: row.id,
    shift_id: row.shift_id,
    status: row.status,
    ...hours,
    minutes: nursingMinutes(hours) ?? 0,
    note: row.note,
    supervisor: row.supervisor,
    // Their addresses open with the session of whom they concern only.
    photos: photos.map(({ id }) => ({ id, photo: `/files/timesheets/${id}?show=1` })),
    submitted: row.submitted_at?.toISOString() ?? null,
    decision_note: row.decision_note,
  }
}

/** The photos of timesheets, by the timesheet's number. */
export async function photosOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, PhotoRow[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(nursingTimesheetPhotos)
          .where(inArray(nursingTimesheetPhotos.timesheet_id, [...ids]))
          .orderBy(asc(nursingTimesheetPhotos.id))
  const byTimesheet = new Map<number, PhotoRow[]>()
  for (const row of rows)
    byTimesheet.set(row.timesheet_id, [...(byTimesheet.get(row.timesheet_id) ?? []), row])
  return byTimesheet
}

/** A timesheet that may still be changed, locked; a conflict once it was handed in. */
export async function openSheet(tx: Tx, id: number): Promise<SheetRow> {
  const [row] = await lockedSheet(tx, id)
  if (!row) throw refuse.notFound()
  if (!mayChangeTimesheet(row)) throw refuse.conflict(nursingTexts.handedIn)
  return row
}

/** A timesheet with its photos. */
export async function readSheet(db: Db | Tx, id: number): Promise<NursingTimesheet> {
  const [row] = await db.select().from(nursingTimesheets).where(eq(nursingTimesheets.id, id))
  if (!row) throw refuse.notFound()
  return timesheetOf(row, (await photosOf(db, [id])).get(id) ?? [])
}

export const lockedSheet = (tx: Tx, id: number) =>
  tx.select().from(nursingTimesheets).where(eq(nursingTimesheets.id, id)).for('update')
