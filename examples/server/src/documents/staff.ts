import {
  checkDocumentName,
  documentExpiryTimeZone,
  documentTypes,
  offeredVerification,
  type documentOwnerFilters,
  type DocumentOwner,
  type DocumentOwnerQuery,
  type DocumentRequest,
  type LegalDocument,
  type VerificationAction,
} from '@homecare/sdk/documents'
import { dayIn, message } from '@homecare/sdk/kit'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import type { Db } from '../db/connect.ts'
import { containing } from '../db/containing.ts'
import { filterConditions, type FilterConditions } from '../db/filterConditions.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { refuse } from '../refusals/refuse.ts'
import { readDocument } from './documents.ts'
import { documents } from '../tables/documents.ts'
import { documentServerTexts } from './texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

const ownersShown = 100

const kept = sql`
  select d.*, exists (select 1 from document_files f where f.document_id = d.id) as has_file
  from documents d where d.deleted_at is null`
const isUnderReview = sql`has_file and verified_by is null and skip_verify_by is null`

/** The people whose documents wait for the staff, and since when, as part of a statement. */
export const waitingDocumentRows = sql`(
  select kept.user_id as id, kept.user_id as person, min(coalesce(kept.uploaded_at, kept.created_at)) as since
  from (${kept}) as kept join users u on u.id = kept.user_id
  where ${isUnderReview} and u.deleted_at is null group by kept.user_id)`

/** Which people each filter leaves, by its name on the wire. */
const matches: FilterConditions<typeof documentOwnerFilters, undefined> = {
  search(given) {
    const words = given.trim()
    return words ? [sql`u.first_name || ' ' || u.last_name ilike ${containing(words)}`] : []
  },
}

/** People whose documents wait for the staff, the longest wait first; with words, whose name has them; or one. */
export async function documentOwners(
  db: Db,
  query: DocumentOwnerQuery,
  now: number,
): Promise<DocumentOwner[]> {
  const today = dayIn(documentExpiryTimeZone, new Date(now))
  const named = filterConditions(matches, query, undefined)
  const wanted =
    query.user_id !== undefined
      ? [sql`u.id = ${query.user_id}`]
      : named.length > 0
        ? named
        : [sql`under_review > 0`]
  const { rows } = await db.execute(sql`
    with kept as (${kept}), counted as (
      select user_id,
        count(*) filter (where ${isUnderReview})::int as under_review,
        count(*) filter (where not has_file and requested_at is not null)::int as requested,
        count(*) filter (where expiry_date < ${today} and (has_file or requested_at is null))::int as expired,
        min(uploaded_at) filter (where ${isUnderReview}) as waiting_since,
        max(uploaded_at) as uploaded_at
      from kept group by user_id
    )
    select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.role as user_type, u.city, u.state,
      coalesce(under_review, 0) as under_review, coalesce(requested, 0) as requested,
      coalesce(expired, 0) as expired, counted.uploaded_at
    from users u left join counted on counted.user_id = u.id
    where u.deleted_at is null and ${sql.join(wanted, sql` and `)}
    order by waiting_since nulls last, u.first_name, u.last_name, u.id limit ${ownersShown}`)
  return (
    rows as unknown as (Omit<DocumentOwner, 'uploaded_at'> & { uploaded_at: string | Date | null })[]
  ).map((row) => ({ ...row, uploaded_at: row.uploaded_at && new Date(row.uploaded_at).toISOString() }))
}

/** Somebody who has an account. */
export async function personOf(db: Db, id: number) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  if (!user) throw refuse.notFound(documentServerTexts.nobody)
  return user
}

/** Asks somebody for a document, and writes to them of it. */
export async function requestFrom(
  deps: Deps,
  userId: number,
  { name, type = null, request_note = '' }: DocumentRequest,
  by: number,
  now: number,
): Promise<LegalDocument> {
  const { db, config } = deps
  const wrong = {
    ...(checkDocumentName(name) && { name: [checkDocumentName(name)!] }),
    ...(type !== null && !documentTypes.has(type) && { type: [documentServerTexts.type] }),
  }
  if (Object.keys(wrong).length > 0) throw refuse.invalid(wrong)
  await personOf(db, userId)
  const at = new Date(now)
  const note = request_note.trim()
  const id = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(documents)
      .values({
        ...{ user_id: userId, name: name.trim(), type, request_note: note || null },
        ...{ requested_at: at, requested_by: by, created_at: at, created_by: by },
      })
      .returning({ id: documents.id })
    const page = `/documents/view/${row!.id}` as const
    const link = pageUrl(config, page)
    await tell(deps, {
      ...{ to: userId, kind: 'documents', event: `document ${row!.id} requested`, page },
      subject: message(documentServerTexts.requestSubject, { name: name.trim() }),
      body: [
        message(documentServerTexts.requestBody, { name: name.trim(), link }),
        ...(note ? [message(documentServerTexts.requestNote, { note })] : []),
      ],
      short: documentServerTexts.requestShort,
    })
    return row!.id
  })
  return (await readDocument(db, id, { isStaff: true, now }))!
}

/** Verifies a document, excuses it from that, or takes either back; only what is offered now. */
export async function judgeDocument(
  deps: Deps,
  id: number,
  action: VerificationAction,
  by: number,
  now: number,
): Promise<LegalDocument> {
  const reader = { isStaff: true, now }
  return deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for('update')
    const document = row && (await readDocument(tx, id, reader))
    if (!document) throw refuse.notFound()
    if (!offeredVerification(document).includes(action)) throw refuse.conflict(documentServerTexts.notOffered)
    const at = new Date(now)
    const none = { verified_at: null, verified_by: null, skip_verify_at: null, skip_verify_by: null }
    const marks = {
      verify: { ...none, verified_at: at, verified_by: by },
      skip: { ...none, skip_verify_at: at, skip_verify_by: by },
      unverify: none,
      unskip: none,
    }
    await tx.update(documents).set(marks[action]).where(eq(documents.id, id))
    if (action === 'verify') await tellOfVerification(deps, row)
    return (await readDocument(tx, id, reader))!
  })
}

async function tellOfVerification(
  deps: Deps,
  { id, user_id, name }: typeof documents.$inferSelect,
): Promise<void> {
  const page = `/documents/view/${id}` as const
  const said = { name, link: pageUrl(deps.config, page) }
  await tell(deps, {
    // Taken back and verified again on another day it is news again.
    ...{ to: user_id, kind: 'documents', event: `document ${id} verified ${deps.now()}`, page },
    subject: message(documentServerTexts.verifiedSubject, said),
    body: [message(documentServerTexts.verifiedBody, said)],
    short: documentServerTexts.verifiedShort,
  })
}
