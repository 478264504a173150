import {
  addDocument,
  updateDocument,
  documentTypes,
  exportDocuments,
  getDocument,
  listDocumentOwners,
  listDocuments,
  listDocumentTypes,
  listUserDocuments,
  documentRecord,
  mayDelete,
  removeDocument,
  requestDocument,
  verifyDocument,
  documentFiles as limits,
} from '@homecare/sdk/documents'
import { say } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Routes } from '../calls/on.ts'
import { only, owner, signedIn, type PolicyContext } from '../calls/policy.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { refuse, refuseStale } from '../refusals/refuse.ts'
import { addDocumentFor, changeDocumentFor } from './change.ts'
import { readDocument, readDocuments } from './documents.ts'
import { exportOf } from './export.ts'
import { documentOwners, judgeDocument, personOf, requestFrom } from './staff.ts'
import { discardFiles } from '../uploads/storing.ts'
import { documentFiles, documents } from '../tables/documents.ts'
import { documentServerTexts } from './texts.ts'

const people = ['family', 'caregiver', 'agency_caregiver', 'facility', 'care_manager'] as const
const own = owner('document', people, async (context) => (await ownerOf(context)) === context.session.user.id)
const ownOrStaff = owner('document, or staff', [...people, 'staff'], async (context) => {
  const of = await ownerOf(context)
  return of !== null && (of === context.session.user.id || context.session.user.role === 'staff')
})
const staff = only('staff')

/** Far more than somebody with five files in each of many documents sends. */
const uploads: Limit = { name: 'document', hits: 200, seconds: 3600 }
const upload = { files: limits.max, fileBytes: limits.maxBytes }

/** People's legal documents: their own, and what staff do with them. */
export function answerDocuments(routes: Routes): void {
  routes.on(listDocuments, signedIn, ({ db, session, now }) =>
    readDocuments(db, eq(documents.user_id, session.user.id), { isStaff: false, now }),
  )
  routes.on(getDocument, ownOrStaff, async ({ db, params, session, now }) => {
    const document = await readDocument(db, params.id, { isStaff: session.user.role === 'staff', now })
    if (!document) throw refuse.notFound()
    return document
  })
  routes.on(listDocumentTypes, signedIn, ({ locale }) =>
    documentTypes.entries.map(({ id, label }) => ({ id, name: say(locale, label) })),
  )
  routes.on(addDocument, signedIn, (context) => addDocumentFor(context, context.body), {
    limit: uploads,
    upload,
    ownsKey: true,
  })
  routes.on(updateDocument, own, (context) => changeDocumentFor(context, context.params.id, context.body), {
    limit: uploads,
    upload,
    ownsKey: true,
  })
  routes.on(
    removeDocument,
    own,
    async ({ deps, params, query, now }) => {
      const files = await remove(deps.db, params.id, query, now)
      await discardFiles(deps, files)
    },
    { ownsKey: true },
  )
  routes.on(exportDocuments, signedIn, ({ db, body, session, now, locale }) =>
    exportOf(db, body.ids, session.user, now, locale),
  )

  routes.on(listDocumentOwners, staff, ({ db, query, now }) => documentOwners(db, query, now))
  routes.on(listUserDocuments, staff, async ({ db, params, now }) => {
    await personOf(db, params.id)
    return readDocuments(db, eq(documents.user_id, params.id), { isStaff: true, now })
  })
  routes.on(requestDocument, staff, ({ deps, params, body, session, now }) =>
    requestFrom(deps, params.id, body, session.user.id, now),
  )
  routes.on(verifyDocument, staff, ({ deps, params, body, session, now }) =>
    judgeDocument(deps, params.id, body.action, session.user.id, now),
  )
}

/**
 * Marks a document as deleted and forgets its files; answers which they were. Deleting it twice is deleting it once; one
 * that was changed since it was read stays.
 */
async function remove(db: Db, id: number, seen: { readonly version?: string | undefined }, now: number) {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for('update')
    if (!row) throw refuse.notFound()
    if (row.deleted_at) return []
    const document = await readDocument(tx, id, { isStaff: false, now })
    if (document) refuseStale(documentRecord, seen, document)
    if (!document || !mayDelete(document)) throw refuse.conflict(documentServerTexts.notDeletable)
    const files = await tx.delete(documentFiles).where(eq(documentFiles.document_id, id)).returning()
    await tx
      .update(documents)
      .set({ deleted_at: new Date(now) })
      .where(eq(documents.id, id))
    return files
  })
}

async function ownerOf({ db, params }: PolicyContext): Promise<number | null> {
  const [row] = await db
    .select({ owner: documents.user_id })
    .from(documents)
    .where(eq(documents.id, Number(params['id'])))
  return row?.owner ?? null
}
