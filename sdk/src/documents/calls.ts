import { exampleFile } from '../client/exampleFile.js'
import {
  array,
  enums,
  literal,
  nullable,
  number,
  object,
  optional,
  partial,
  size,
  string,
  type,
  union,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import {
  fileField,
  lineField,
  noteField,
  numberField,
  versionField,
  versionQuery,
} from '../kit/fields/fields.js'
import { filterFields } from '../kit/filters/filterTable.js'
import { verificationActions } from '../vocabulary/documents/catalogue.js'
import { removedFile } from '../vocabulary/documents/constants.js'
import { LegalDocument } from '../vocabulary/documents/entities.js'
import { documentOwnerFilters } from './filters.js'

const details = {
  name: lineField,
  type: optional(numberField),
  user_note: optional(noteField),
  /** A day; empty for a document that does not expire. */
  expiry_date: optional(string()),
  doc_ref_id: optional(string()),
}
const files = <F>(file: F) => ({ file_1: file, file_2: file, file_3: file, file_4: file, file_5: file })

/** A new document with one to five files, sent as multipart. */
export const DocumentUpload = object({ ...details, ...files(optional(fileField)) })
export type DocumentUpload = Infer<typeof DocumentUpload>
/** What changes of a document: a new file in a place, or the word `delete` where one was taken out. */
export const DocumentChange = partial(
  object({ ...details, ...files(union([fileField, literal(removedFile)])), version: versionField }),
)
export type DocumentChange = Infer<typeof DocumentChange>

/** The caller's documents, deleted ones too. */
export const listDocuments = call('GET /v1/legal/documents/', {
  out: array(LegalDocument),
  envelope: 'nested',
})
/** One document; `notFound` for another person's. */
export const getDocument = call(
  'GET /v1/legal/documents/:id/',
  { out: LegalDocument, envelope: 'nested' },
  { id: 121 },
)
/** Uploads a document. Refusals name their field: `name`, `expiry_date`, `file_1` …. */
export const addDocument = call(
  'POST /v1/legal/documents/',
  {
    in: DocumentUpload,
    out: LegalDocument,
    bodyKind: 'multipart',
    envelope: 'nested',
    repeatable: true,
  },
  {
    body: { name: 'CPR card', type: 6, expiry_date: '2027-05-31', file_1: exampleFile('cpr.png') },
  },
)
/**
 * Changes a document; what is left out stays. With the `version` by `documentRecord`, a `conflict`
 * with the document as it is now where it was changed meanwhile.
 */
export const updateDocument = call(
  'PATCH /v1/legal/documents/:id/',
  {
    in: DocumentChange,
    out: LegalDocument,
    bodyKind: 'multipart',
    envelope: 'nested',
    repeatable: true,
  },
  { id: 121, body: { file_1: exampleFile('new.png'), file_2: 'delete' } },
)
/**
 * Deletes a document: 204 is the only success. With the `version` by `documentRecord`, a `conflict` with the
 * document as it is now where it was changed meanwhile.
 */
export const removeDocument = call(
  'DELETE /v1/legal/documents/:id/',
  {
    query: versionQuery,
    envelope: 'none',
    repeatable: true,
  },
  { id: 121 },
)

/** The documents of a user, for the staff. */
export const listUserDocuments = call('GET /v1/legal/user/:id/', { out: array(LegalDocument) }, { id: 51 })
/** A type that a document may be of. */
export const DocumentKind = type({ id: number(), name: string() })
export type DocumentKind = Infer<typeof DocumentKind>
/** The types of documents. */
export const listDocumentTypes = call('GET /v1/legal/document_types/', { out: array(DocumentKind) })

/** What staff ask somebody for: a document that stands in the list as requested until it is uploaded. */
export const DocumentRequest = object({
  name: lineField,
  type: optional(nullable(number())),
  request_note: optional(noteField),
})
export type DocumentRequest = Infer<typeof DocumentRequest>
/** Asks a user for a document, who is told by mail: for the staff. */
export const requestDocument = call(
  'POST /v1/legal/user/:id/documents/',
  {
    in: DocumentRequest,
    out: LegalDocument,
    envelope: 'nested',
    extension: true,
    repeatable: true,
  },
  { id: 51, body: { name: 'TB test', type: 7, request_note: 'By June.' } },
)

/** Somebody with documents, and how many of them wait for the staff. */
export const DocumentOwner = type({
  id: number(),
  name: string(),
  user_type: string(),
  city: string(),
  state: string(),
  under_review: number(),
  requested: number(),
  expired: number(),
  /** The last upload. */
  uploaded_at: nullable(string()),
})
export type DocumentOwner = Infer<typeof DocumentOwner>
/** Whom staff look for: by the words of a name, or by their number. */
export const DocumentOwnerQuery = object({
  ...filterFields(documentOwnerFilters),
  user_id: optional(number()),
})
export type DocumentOwnerQuery = Infer<typeof DocumentOwnerQuery>
/** People whose documents wait for the staff, who has waited longest first; or people by name, or one. Up to 100. */
export const listDocumentOwners = call(
  'GET /v1/legal/documents/owners/',
  { query: DocumentOwnerQuery, out: array(DocumentOwner), extension: true },
  { query: { search: 'rivera' } },
)

/** Verifies a document, skips that, or takes it back: for the staff. */
export const verifyDocument = call(
  'POST /v1/legal/documents/:id/verification/',
  {
    in: object({ action: enums(verificationActions.ids) }),
    out: LegalDocument,
    envelope: 'nested',
    extension: true,
    repeatable: true,
  },
  { id: 121, body: { action: 'skip' } },
)

/** A file to be fetched, at an address that soon expires. */
export const ExportedFile = type({ url: string(), name: string(), expires_at: string() })
export type ExportedFile = Infer<typeof ExportedFile>
/** Makes one file of documents that may be exported, each by its `can_download`. */
export const exportDocuments = call(
  'POST /v1/legal/documents/export/',
  {
    in: object({ ids: size(array(number()), 1, 100) }),
    out: ExportedFile,
    extension: true,
    repeatable: true,
  },
  { body: { ids: [121, 122] } },
)
