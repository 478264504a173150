import { timesheetScreenTexts as words } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps/deps.ts'
import { mediaTypeOf } from '../../files/mediaType.ts'
import { Refusal, refuse } from '../../refusals/refuse.ts'
import { connections } from '../../tables/hiring.ts'
import { timesheetExpenses, timesheets } from '../../tables/money/hours.ts'
import { storeFiles, type StoredRow } from '../../uploads/storing.ts'
import type { UploadedFile } from '../../uploads/upload.ts'

/** Puts a receipt into the store: a picture, without where it was taken, or a PDF, by its content and not by its name. */
export async function storeReceipt(
  deps: Pick<Deps, 'files' | 'scanner' | 'log'>,
  userId: number,
  file: UploadedFile,
): Promise<StoredRow> {
  const media = await mediaTypeOf(file)
  if (!media || (media.kind !== 'image' && media.type !== 'application/pdf'))
    throw refuse.invalid({ receipt: [words.receiptKind] })
  try {
    const [row] = await storeFiles(deps, userId, new Map([['file_1', file]]))
    return row!
  } catch (error) {
    const wrong = error instanceof Refusal ? error.fields['file_1'] : undefined
    throw wrong ? refuse.invalid({ receipt: wrong }) : error
  }
}

/**
 * The file of a receipt, for its caregiver, the staff, and the family once it was handed in: also of one that was taken off
 * since. Null for everybody else.
 */
export async function receiptFile(
  { db }: Pick<Deps, 'db'>,
  id: number,
  reader: { readonly id: number; readonly isStaff: boolean },
): Promise<{ stored_as: string; name: string; media_type: string } | null> {
  const [found] = await db
    .select({
      expense: timesheetExpenses,
      sheet: {
        submitted_at: timesheets.submitted_at,
        handed_in: timesheets.handed_in,
        status: timesheets.status,
      },
      family: connections.family_id,
      caregiver: connections.caregiver_id,
    })
    .from(timesheetExpenses)
    .innerJoin(timesheets, eq(timesheets.id, timesheetExpenses.timesheet_id))
    .innerJoin(connections, eq(connections.id, timesheets.connection_id))
    .where(eq(timesheetExpenses.id, id))
  const { stored_as, media_type, removed_at } = found?.expense ?? {}
  if (!found || !stored_as || !media_type) return null
  const isDraft = found.sheet.status === -1
  // What a correction has added is not handed in yet.
  const wasSeen = removed_at ? true : isDraft ? found.sheet.handed_in?.expenses.includes(id) === true : true
  const mayFamily =
    found.family === reader.id && wasSeen && (removed_at !== null || found.sheet.submitted_at !== null)
  if (found.caregiver !== reader.id && !reader.isStaff && !mayFamily) return null
  return { stored_as, name: `receipt-${id}.${stored_as.split('.').at(-1)}`, media_type }
}
