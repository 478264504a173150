import {
  documentStatus,
  extensionOf,
  fileFields,
  type LegalDocument,
  type StoredFile,
} from '@homecare/sdk/documents'
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { documentFiles, documents } from '../tables/documents.ts'

export type DocumentRow = typeof documents.$inferSelect
type FileRow = typeof documentFiles.$inferSelect

/** For whom documents are read: staff may open every file, other people those that may be exported. */
interface Reader {
  readonly isStaff: boolean
  /** The instant. */
  readonly now: number
}

/** The documents that fit, with their files, the newest first. */
export async function readDocuments(
  db: Db | Tx,
  fits: SQL | undefined,
  reader: Reader,
): Promise<LegalDocument[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(fits)
    .orderBy(desc(documents.created_at), desc(documents.id))
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => documentOf(row, files.get(row.id) ?? [], reader))
}

/** One document as it is; undefined where there is none. */
export async function readDocument(
  db: Db | Tx,
  id: number,
  reader: Reader,
): Promise<LegalDocument | undefined> {
  const [document] = await readDocuments(db, eq(documents.id, id), reader)
  return document
}

/** The files of documents, by document, in the order of their places. */
export async function filesOf(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, FileRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(documentFiles)
    .where(inArray(documentFiles.document_id, [...ids]))
    .orderBy(asc(documentFiles.place))
  return grouped(rows)
}

/** A document as people see it, from its row and its files. */
function documentOf(row: DocumentRow, files: readonly FileRow[], reader: Reader): LegalDocument {
  const mayRead = (row.can_download || reader.isStaff) && !row.deleted_at
  const places = Object.fromEntries(fileFields.map((place) => [place, null])) as Record<
    (typeof fileFields)[number],
    StoredFile | null
  >
  for (const { place, name, size } of files) {
    places[`file_${place as 1 | 2 | 3 | 4 | 5}`] = {
      name,
      size,
      url: mayRead ? `/files/documents/${row.id}/${place}` : null,
    }
  }
  const document = {
    id: row.id,
    name: row.name,
    type: row.type,
    doc_ref_id: row.doc_ref_id,
    expiry_date: row.expiry_date,
    user_note: row.user_note,
    ...places,
    doc_ext: files[0] ? extensionOf(files[0].name) : null,
    request_note: row.request_note,
    requested_at: instant(row.requested_at),
    requested_by: row.requested_by,
    created_at: instant(row.created_at),
    created_by: row.created_by,
    uploaded_at: instant(row.uploaded_at),
    uploaded_by: row.uploaded_by,
    verified_at: instant(row.verified_at),
    verified_by: row.verified_by,
    skip_verify_at: instant(row.skip_verify_at),
    skip_verify_by: row.skip_verify_by,
    can_download: row.can_download,
    deleted: row.deleted_at !== null,
    user: row.user_id,
  }
  return { ...document, document_status: documentStatus(document, new Date(reader.now)) }
}

const instant = (date: Date | null) => date?.toISOString() ?? null

function grouped(rows: readonly FileRow[]): Map<number, FileRow[]> {
  const found = new Map<number, FileRow[]>()
  for (const row of rows) found.set(row.document_id, [...(found.get(row.document_id) ?? []), row])
  return found
}
