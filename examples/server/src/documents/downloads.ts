import { and, eq } from 'drizzle-orm'
import { fileHeaders, noSuchFile } from '../http/fileAnswer.ts'
import { fileSession } from '../people/session.ts'
import { licensePhotos, licenses } from '../tables/caregivers.ts'
import { receiptFile } from '../timesheets/family/receipts.ts'
import { timesheetPhoto } from '../timesheets/nursingPhotos.ts'
import type { Deps } from '../deps/deps.ts'
import { exportable, zipOf } from './export.ts'
import { noteExport, noteFile, type StoredKind } from '../trail/files.ts'
import { openStored } from '../files/openStored.ts'
import { documentFiles, documents } from '../tables/documents.ts'

/**
 * Answers `/files/documents/{id}/{place}`, `/files/documents/export.zip`, `/files/licenses/{photo}`,
 * `/files/timesheets/{photo}` and `/files/receipts/{expense}`; null for what is none of these. Only whom a file belongs to, and
 * the staff, get it, and the photo of a timesheet, or a receipt, whom it was handed in to: by their session and not by knowing its address. To
 * everybody else there is no such file. Whoever gets one of another's stands in that person's trail.
 */
export async function answerFile(
  request: Request,
  deps: Pick<Deps, 'config' | 'db' | 'files' | 'now'>,
  requestId: string,
): Promise<Response | null> {
  const url = new URL(request.url)
  if (!url.pathname.startsWith('/files/')) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
  const session = await fileSession(request, deps)
  if (!session) return new Response(null, { status: 401 })
  const reader = { id: session.user.id, isStaff: session.user.role === 'staff' }
  const isHead = request.method === 'HEAD'
  const when = { now: deps.now(), requestId }

  if (url.pathname === '/files/documents/export.zip') {
    if (Number(url.searchParams.get('until')) < deps.now()) return new Response(null, { status: 410 })
    const ids = (url.searchParams.get('ids') ?? '').split(',').slice(0, 100).map(Number)
    if (!ids.every((id) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647)) return noSuchFile()
    const found = await exportable(deps.db, ids, session.user, deps.now())
    if (!found) return noSuchFile()
    if (!isHead) await noteExport(deps.db, session.user, ids, when)
    const headers = fileHeaders('application/zip', 'documents.zip', false)
    return new Response(isHead ? null : await zipOf(deps, found), { headers })
  }

  const [, what, id, place] =
    /^\/files\/(documents|licenses|receipts|timesheets)\/(\d{1,9})(?:\/([1-5]))?$/.exec(url.pathname) ?? []
  const file =
    what === 'documents' && place
      ? await documentFile(deps, Number(id), Number(place), reader)
      : what === 'licenses' && !place
        ? await licensePhoto(deps, Number(id), reader)
        : what === 'timesheets' && !place
          ? await timesheetPhoto(deps, Number(id), reader)
          : what === 'receipts' && !place
            ? await receiptFile(deps, Number(id), reader)
            : null
  const stored = file && (await openStored(deps.files, file.stored_as))
  if (!stored) return noSuchFile()
  const headers = fileHeaders(file.media_type, file.name, url.searchParams.has('show'))
  headers.set('Content-Length', String(stored.size))
  if (isHead) await stored.body.cancel()
  else await noteFile(deps.db, session.user, what as StoredKind, Number(id), when)
  return new Response(isHead ? null : stored.body, { headers })
}

interface Reader {
  readonly id: number
  readonly isStaff: boolean
}

async function documentFile({ db }: Pick<Deps, 'db'>, id: number, place: number, reader: Reader) {
  const [found] = await db
    .select({ file: documentFiles, document: documents })
    .from(documentFiles)
    .innerJoin(documents, eq(documents.id, documentFiles.document_id))
    .where(and(eq(documentFiles.document_id, id), eq(documentFiles.place, place)))
  if (!found || found.document.deleted_at) return null
  const isOwn = found.document.user_id === reader.id && found.document.can_download
  return isOwn || reader.isStaff ? found.file : null
}

async function licensePhoto({ db }: Pick<Deps, 'db'>, id: number, reader: Reader) {
  const [found] = await db
    .select({ stored_as: licensePhotos.stored_as, owner: licenses.caregiver_id })
    .from(licensePhotos)
    .innerJoin(licenses, eq(licenses.id, licensePhotos.license_id))
    .where(eq(licensePhotos.id, id))
  if (!found || (found.owner !== reader.id && !reader.isStaff)) return null
  return { stored_as: found.stored_as, name: `license-${id}.jpg`, media_type: 'image/jpeg' }
}
