import { isExpired } from '../kit/dates/dates.js'
import { isRecord } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import type {
  DocumentFormMode,
  DocumentListStatus,
  DocumentStatus,
  VerificationAction,
  VerificationStatus,
} from '../vocabulary/documents/catalogue.js'
import { documentTexts } from './texts.js'

/** What the rules read of a legal document. Who and when are only looked at for being there. */
export interface DocumentFacts {
  readonly deleted?: unknown
  readonly expiry_date?: string | null
  readonly requested_at?: unknown
  readonly requested_by?: unknown
  readonly uploaded_at?: unknown
  readonly uploaded_by?: unknown
  readonly verified_by?: unknown
  readonly skip_verify_by?: unknown
  readonly can_download?: unknown
  readonly file_1?: unknown
  readonly file_2?: unknown
  readonly file_3?: unknown
  readonly file_4?: unknown
  readonly file_5?: unknown
}

type FileField = `file_${1 | 2 | 3 | 4 | 5}`
/** The fields that hold a document's files, in order. */
export const fileFields: readonly FileField[] = ['file_1', 'file_2', 'file_3', 'file_4', 'file_5']

/** A requested document is a warning, an expired one an error. */
export type DocumentBanner = { readonly kind: 'warning' | 'error'; readonly text: Text }

/**
 * Where a document stands, the first that applies: deleted is inactive, requested without a file is
 * requested, past its expiry is expired, all others are active. What is no document is inactive.
 */
export function documentStatus(document: DocumentFacts, now: Date): DocumentStatus {
  if (!isDocument(document) || document.deleted) return 'inactive'
  if (isRequested(document) && !hasFile(document)) return 'requested'
  return isExpired(document.expiry_date ?? '', now) ? 'expired' : 'active'
}

/** What staff have said of it; `none` is under review while there is a file, which `isUnderReview` tells. */
export function verificationStatus(document: DocumentFacts): VerificationStatus {
  if (!isDocument(document)) return 'none'
  if (isSet(document.verified_by)) return 'verified'
  return isSet(document.skip_verify_by) ? 'skipped' : 'none'
}

/** What staff may do about the verification now: verify or skip while under review, else take back what was done. */
export function offeredVerification(document: DocumentFacts): VerificationAction[] {
  const status = verificationStatus(document)
  if (status === 'verified') return ['unverify']
  if (status === 'skipped') return ['unskip']
  return isUnderReview(document) ? ['verify', 'skip'] : []
}

/** Whether there is a file that nobody has verified, or excused from verification, yet. */
export function isUnderReview(document: DocumentFacts): boolean {
  return (
    isDocument(document) && !document.deleted && hasFile(document) && verificationStatus(document) === 'none'
  )
}

/** Whether a document has a file. A row that tells of no file fields is taken at its `uploaded_` word. */
export function hasFile(document: DocumentFacts): boolean {
  if (!isDocument(document)) return false
  if (fileFields.some((field) => Object.hasOwn(document, field))) {
    return fileFields.some((field) => isSet(document[field]))
  }
  return isSet(document.uploaded_by) || isSet(document.uploaded_at)
}

/** The status of a document's row; `none` reads as Created. */
export function listStatus(document: DocumentFacts, now: Date): DocumentListStatus {
  const status = documentStatus(document, now)
  if (status === 'expired' || status === 'requested') return status
  return verificationStatus(document) === 'verified' ? 'verified' : 'none'
}

/** The day that a row of the list shows, and what happened or happens then. */
export type RowDate = {
  readonly kind: 'requested' | 'expired' | 'expires' | 'added'
  /** A day, or an instant. */
  readonly at: string
}

/** What a row of the list says of time: when it was asked for, when it ran out or will, else when it was added. */
export function rowDate(
  document: DocumentFacts & { readonly created_at?: string | null; readonly requested_at?: string | null },
  now: Date,
): RowDate | null {
  const status = documentStatus(document, now)
  const { expiry_date, requested_at, created_at } = document ?? {}
  if (status === 'requested') return requested_at ? { kind: 'requested', at: requested_at } : null
  if (expiry_date) return { kind: status === 'expired' ? 'expired' : 'expires', at: expiry_date }
  return created_at ? { kind: 'added', at: created_at } : null
}

/** How the form opens: a new document, and a requested one that is not under review, for editing; others to read. */
export function openingMode(document: DocumentFacts | null, now: Date): DocumentFormMode {
  if (!document) return 'edit'
  return documentStatus(document, now) === 'requested' && !isUnderReview(document) ? 'edit' : 'view'
}

/** What the form's button reads: Edit, then Save, or Update when the document is expired. */
export function formButton(document: DocumentFacts | null, mode: DocumentFormMode, now: Date): Text {
  if (mode === 'view') return documentTexts.edit
  return document && documentStatus(document, now) === 'expired' ? documentTexts.update : documentTexts.save
}

/** What a document's form says above itself: requested as a warning, expired as an error. */
export function documentBanner(document: DocumentFacts, now: Date): DocumentBanner | null {
  const status = documentStatus(document, now)
  if (status === 'requested') return { kind: 'warning', text: documentTexts.requestedBanner }
  return status === 'expired' ? { kind: 'error', text: documentTexts.expiredBanner } : null
}

/** Every document may be edited but a deleted one. */
export function mayEdit(document: DocumentFacts, now: Date): boolean {
  return documentStatus(document, now) !== 'inactive'
}

/** Decided for each document by the server's `can_download`. */
export function mayExport(document: DocumentFacts): boolean {
  return isDocument(document) && document.can_download === true
}

/** Why a document cannot be exported, for the tooltip; null when it can. */
export function exportRefusal(document: DocumentFacts): Text | null {
  return mayExport(document) ? null : documentTexts.cannotExport
}

/** A document under review that nobody asked for may be deleted. */
export function mayDelete(document: DocumentFacts): boolean {
  return isUnderReview(document) && !isSet(document.requested_at)
}

function isRequested(document: DocumentFacts): boolean {
  return isSet(document.requested_at) || isSet(document.requested_by)
}

function isSet(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false
}

const isDocument = (value: unknown): value is DocumentFacts => isRecord(value)
