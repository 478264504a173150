import { mayChangeTimesheet, nursingMinutes, type NursingTimesheet } from '@homecare/sdk/timesheets'
import { nursingTexts } from '@homecare/sdk/texts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { nursingTimesheetPhotos, nursingTimesheets } from '../tables/timesheets.ts'

export type SheetRow = typeof nursingTimesheets.$inferSelect
export type PhotoRow = typeof nursingTimesheetPhotos.$inferSelect

/** A timesheet as its nurse gets it. */
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
    photos: photos
      .filter(({ id }) => !row.handed_in?.taken_out?.includes(id))
      .map(({ id }) => ({ id, photo: `/files/timesheets/${id}?show=1` })),
    submitted: row.submitted_at?.toISOString() ?? null,
    decision_note: row.decision_note,
  }
}

/** A timesheet as its facility gets it: as it was handed in, whatever has been corrected since. */
export function handedInOf(row: SheetRow, photos: readonly PhotoRow[]): NursingTimesheet {
  if (!row.handed_in) return timesheetOf(row, photos)
  const { start, end, photos: shown, taken_out: _, ...rest } = row.handed_in
  return timesheetOf(
    { ...row, ...rest, start: new Date(start), end: new Date(end), handed_in: null },
    photos.filter(({ id }) => shown.includes(id)),
  )
}

/** Whether the facility may see a photo: what a correction has added is not handed in yet. */
export const isHandedIn = ({ submitted_at, handed_in }: SheetRow, photoId: number) =>
  submitted_at !== null && (handed_in === null || handed_in.photos.includes(photoId))

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

/**
 * A timesheet that may still be changed, locked; a conflict once it was handed in. With the first correction to one that
 * came back, what the facility had seen is put aside for it.
 */
export async function openSheet(tx: Tx, id: number): Promise<SheetRow> {
  const [row] = await lockedSheet(tx, id)
  if (!row) throw refuse.notFound()
  if (!mayChangeTimesheet(row)) throw refuse.conflict(nursingTexts.handedIn)
  if (row.submitted_at === null || row.handed_in !== null) return row
  const { start, end, break_minutes, note, supervisor } = row
  const photos = ((await photosOf(tx, [id])).get(id) ?? []).map((photo) => photo.id)
  const times = { start: start.toISOString(), end: end.toISOString() }
  const handed_in = { ...times, break_minutes, note, supervisor, photos }
  await tx.update(nursingTimesheets).set({ handed_in }).where(eq(nursingTimesheets.id, id))
  return { ...row, handed_in }
}

/** A timesheet with its photos, as its nurse sees it, or its facility by `handedInOf`. */
export async function readSheet(db: Db | Tx, id: number, see = timesheetOf): Promise<NursingTimesheet> {
  const [row] = await db.select().from(nursingTimesheets).where(eq(nursingTimesheets.id, id))
  if (!row) throw refuse.notFound()
  return see(row, (await photosOf(db, [id])).get(id) ?? [])
}

export const lockedSheet = (tx: Tx, id: number) =>
  tx.select().from(nursingTimesheets).where(eq(nursingTimesheets.id, id)).for('update')
