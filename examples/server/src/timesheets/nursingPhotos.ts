import { randomUUID } from 'node:crypto'
import { message } from '@homecare/sdk/kit'
import { nursingTimesheetLimits, updateNursingPhotos } from '@homecare/sdk/timesheets'
import { nursingTexts } from '@homecare/sdk/texts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Session } from '../people/session.ts'
import { openPhoto } from '../uploads/openPhoto.ts'
import type { Tx } from '../db/connect.ts'
import { discardFiles } from '../uploads/storing.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import type { Policy } from '../calls/policy.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { UploadedFile } from '../uploads/upload.ts'
import { refuse } from '../refusals/refuse.ts'
import { facilities, shifts } from '../tables/shifts.ts'
import { isHandedIn, openSheet, readSheet, type PhotoRow, type SheetRow } from './nursingRows.ts'
import { nursingTimesheetPhotos, nursingTimesheets } from '../tables/timesheets.ts'

const uploads: Limit = { name: 'timesheet photo', hits: 100, seconds: 3600 }

/** Photos of signed timesheets: decoded, turned upright, without a word of metadata. */
export function answerNursingPhotos(routes: Routes, ownSheet: Policy<Session>): void {
  routes.on(
    updateNursingPhotos,
    ownSheet,
    async ({ deps, params, body, session, now }) => {
      const { photo, remove_id } = body
      if (photo === undefined && remove_id === undefined)
        throw refuse.invalid({ photo: [nursingTexts.photoRequired] })
      const added = photo instanceof UploadedFile ? await store(deps, session.user.id, photo) : null
      try {
        const { sheet, gone } = await deps.db.transaction(async (tx) => {
          const sheet = await openSheet(tx, params.id)
          const taken = remove_id === undefined ? [] : await takeOut(tx, sheet, Number(remove_id))
          if (added !== null) await putIn(tx, params.id, added, now)
          return { sheet: await readSheet(tx, params.id), gone: taken }
        })
        await discardFiles(deps, gone)
        return sheet
      } catch (error) {
        if (added !== null) await discardFiles(deps, [{ stored_as: added }])
        throw error
      }
    },
    { limit: uploads, upload: { files: 1 } },
  )
}

/** The file of a photo, for its nurse, the facility it was handed in to, and the staff; null for everybody else. */
export async function timesheetPhoto(
  { db }: Pick<Deps, 'db'>,
  id: number,
  reader: { readonly id: number; readonly isStaff: boolean },
): Promise<{ stored_as: string; name: string; media_type: string } | null> {
  const [found] = await db
    .select({ photo: nursingTimesheetPhotos, sheet: nursingTimesheets, house: facilities.user_id })
    .from(nursingTimesheetPhotos)
    .innerJoin(nursingTimesheets, eq(nursingTimesheets.id, nursingTimesheetPhotos.timesheet_id))
    .innerJoin(shifts, eq(shifts.id, nursingTimesheets.shift_id))
    .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
    .where(eq(nursingTimesheetPhotos.id, id))
  if (!found) return null
  const isFacility = found.house === reader.id && isHandedIn(found.sheet, id)
  if (found.sheet.user_id !== reader.id && !isFacility && !reader.isStaff) return null
  return { stored_as: found.photo.stored_as, name: `timesheet-${id}.jpg`, media_type: 'image/jpeg' }
}

async function store({ files }: Deps, userId: number, file: UploadedFile): Promise<string> {
  const { jpeg } = await openPhoto(file)
  const stored_as = `timesheets/${userId}/${randomUUID()}.jpg`
  await files.put(stored_as, new Blob([new Uint8Array(jpeg)]), 'image/jpeg')
  return stored_as
}

async function putIn(tx: Tx, timesheet_id: number, stored_as: string, now: number): Promise<void> {
  const { photos } = await readSheet(tx, timesheet_id)
  const max = nursingTimesheetLimits.photosMax
  if (photos.length >= max) throw refuse.invalid({ photo: [message(nursingTexts.tooManyPhotos, { max })] })
  await tx.insert(nursingTimesheetPhotos).values({ timesheet_id, stored_as, created_at: new Date(now) })
}

/** What the facility has seen goes only when the correction is handed in; anything else at once. */
async function takeOut(tx: Tx, { id: timesheet_id, handed_in }: SheetRow, id: number): Promise<PhotoRow[]> {
  if (!handed_in?.photos.includes(id)) return removePhotos(tx, timesheet_id, [id])
  const taken_out = [...(handed_in.taken_out ?? []), id]
  await tx
    .update(nursingTimesheets)
    .set({ handed_in: { ...handed_in, taken_out } })
    .where(eq(nursingTimesheets.id, timesheet_id))
  return []
}

/** Takes photos off a timesheet; answers those that are gone, whose files nothing names any more. */
export function removePhotos(tx: Tx, timesheetId: number, ids: readonly number[]): Promise<PhotoRow[]> {
  const { id, timesheet_id } = nursingTimesheetPhotos
  return tx
    .delete(nursingTimesheetPhotos)
    .where(and(inArray(id, [...ids]), eq(timesheet_id, timesheetId)))
    .returning()
}
