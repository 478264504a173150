import {
  checkDocumentName,
  checkExpiry,
  documentRecord,
  documentTypes,
  fileFields,
  type DocumentChange,
  type DocumentUpload,
  type FilePlace,
  type LegalDocument,
} from '@homecare/sdk/documents'
import { isApiDate, parseFormDate, textOf, type Sayable } from '@homecare/sdk/kit'
import { documentTexts } from '@homecare/sdk/texts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Session } from '../people/session.ts'
import type { Deps } from '../deps/deps.ts'
import { refuse, refuseStale } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { UploadedFile } from '../uploads/upload.ts'
import { readDocument, type DocumentRow } from './documents.ts'
import { discardFiles, storeFiles, type StoredRow } from '../uploads/storing.ts'
import { documentFiles, documents } from '../tables/documents.ts'
import { documentServerTexts } from './texts.ts'

interface Attempt {
  readonly deps: Deps
  readonly session: Session
  readonly now: number
  readonly idempotencyKey: string | undefined
}

/** Characters of an ID or license number. */
const numberMaxLength = 100

/** Adds a document with its files. The same key adds it once, even where the first answer was lost. */
export async function addDocumentFor(attempt: Attempt, body: DocumentUpload): Promise<LegalDocument> {
  const { deps, session, now, idempotencyKey } = attempt
  const userId = session.user.id
  const details = detailsIn(body, now)
  const uploads = uploadsIn(body)
  if (uploads.size === 0) throw refuse.invalid({ file_1: [documentTexts.fileRequired] })
  const at = new Date(now)
  const added_with = idempotencyKey?.slice(0, 200) ?? null
  return withStored(attempt, uploads, async (stored) => {
    const row = await deps.db.transaction(async (tx) => {
      const [added] = await tx
        .insert(documents)
        .values({
          ...{ ...details, name: body.name.trim(), user_id: userId, added_with },
          ...{ created_at: at, created_by: userId, uploaded_at: at, uploaded_by: userId },
        })
        .onConflictDoNothing({ target: [documents.user_id, documents.added_with] })
        .returning()
      if (added)
        await tx.insert(documentFiles).values(stored.map((file) => ({ ...file, document_id: added.id })))
      return added
    })
    if (row) return { id: row.id, left: [] }
    const [first] = await deps.db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.user_id, userId), eq(documents.added_with, added_with ?? '')))
    return { id: first!.id, left: stored }
  })
}

/**
 * Changes a document: what is left out stays, the word `delete` takes a file out. A new file, or another name,
 * kind, number or expiry, puts a document that was verified or excused back under review.
 */
export async function changeDocumentFor(
  attempt: Attempt,
  id: number,
  body: DocumentChange,
): Promise<LegalDocument> {
  const { deps, session, now } = attempt
  const details = detailsIn(body, now)
  const uploads = uploadsIn(body)
  const taken = fileFields.filter((place) => typeof body[place] === 'string')
  return withStored(attempt, uploads, (stored) =>
    deps.db.transaction(async (tx) => {
      const [before] = await tx.select().from(documents).where(eq(documents.id, id)).for('update')
      if (!before) throw refuse.notFound()
      if (before.deleted_at) throw refuse.conflict(documentServerTexts.gone)
      refuseStale(documentRecord, body, (await readDocument(tx, id, { isStaff: false, now }))!)
      const old = await tx.select().from(documentFiles).where(eq(documentFiles.document_id, id))
      const gone = new Set([...taken, ...uploads.keys()].map(numberOf))
      const left = old.filter(({ place }) => gone.has(place))
      if (old.length - left.length + stored.length === 0) {
        throw refuse.invalid({ [taken[0] ?? 'file_1']: [documentTexts.fileRequired] })
      }
      if (left.length > 0) {
        const places = left.map(({ place }) => place)
        const own = and(eq(documentFiles.document_id, id), inArray(documentFiles.place, places))
        await tx.delete(documentFiles).where(own)
      }
      if (stored.length > 0) {
        await tx.insert(documentFiles).values(stored.map((file) => ({ ...file, document_id: id })))
      }
      const uploaded = stored.length > 0 && { uploaded_at: new Date(now), uploaded_by: session.user.id }
      const unjudged = { verified_at: null, verified_by: null, skip_verify_at: null, skip_verify_by: null }
      const again = gone.size > 0 || differs(before, details)
      const changes = { ...details, ...uploaded, ...(again && unjudged) }
      if (Object.keys(changes).length > 0) await tx.update(documents).set(changes).where(eq(documents.id, id))
      return { id, left }
    }),
  )
}

/** Stores the files first, outside of any transaction; they go again where what needs them fails. */
async function withStored(
  { deps, session, now }: Attempt,
  uploads: ReadonlyMap<FilePlace, UploadedFile>,
  write: (stored: StoredRow[]) => Promise<{ id: number; left: readonly { stored_as: string }[] }>,
): Promise<LegalDocument> {
  const stored = await storeFiles(deps, session.user.id, uploads)
  let written
  try {
    written = await write(stored)
  } catch (error) {
    await discardFiles(deps, stored)
    throw error
  }
  await discardFiles(deps, written.left)
  return (await readDocument(deps.db, written.id, { isStaff: false, now }))!
}

type Details = Partial<Pick<DocumentRow, 'name' | 'type' | 'user_note' | 'expiry_date' | 'doc_ref_id'>>

/** The details that came, as they are kept. Throws a refusal that names every field that is wrong. */
function detailsIn(body: DocumentUpload | DocumentChange, now: number): Details {
  const wrong: Record<string, Sayable[]> = {}
  const { name, type, user_note, expiry_date, doc_ref_id } = body
  const kind = type === undefined ? null : Number(type)
  const nameProblem = name === undefined ? null : checkDocumentName(name)
  const expiryProblem = checkExpiry(expiry_date, new Date(now))
  if (nameProblem) wrong['name'] = [nameProblem]
  if (expiryProblem) wrong['expiry_date'] = [expiryProblem]
  if (kind !== null && !documentTypes.has(kind)) wrong['type'] = [documentServerTexts.type]
  if (textOf(doc_ref_id).length > numberMaxLength) wrong['doc_ref_id'] = [serverTexts.tooLong]
  if (Object.keys(wrong).length > 0) throw refuse.invalid(wrong)
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(kind !== null && { type: kind }),
    ...(user_note !== undefined && { user_note: user_note.trim() }),
    ...(expiry_date !== undefined && { expiry_date: dayOf(expiry_date) }),
    ...(doc_ref_id !== undefined && { doc_ref_id: textOf(doc_ref_id) || null }),
  }
}

function uploadsIn(body: DocumentUpload | DocumentChange): Map<FilePlace, UploadedFile> {
  const found = new Map<FilePlace, UploadedFile>()
  for (const place of fileFields) {
    const file: unknown = body[place]
    if (file instanceof UploadedFile) found.set(place, file)
  }
  return found
}

const reviewed = ['name', 'type', 'expiry_date', 'doc_ref_id'] as const
const differs = (before: DocumentRow, details: Details) =>
  reviewed.some((field) => field in details && details[field] !== before[field])
/** A day that the rules have let pass, in the calls' form. */
const dayOf = (day: string) => (isApiDate(day) ? day : parseFormDate(day))
const numberOf = (place: FilePlace) => Number(place.slice(-1))
