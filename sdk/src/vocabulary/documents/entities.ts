import type { Editable } from '../../kit/state/recordVersion.js'
import { boolean, nullable, number, string, type, type Infer } from '../../kit/structs/struct.js'

/**
 * A file of a document, and its size in bytes. `url` is where whoever may read it does so with their session; null
 * where the document may not be exported.
 */
export const StoredFile = type({ name: string(), url: nullable(string()), size: number() })
export type StoredFile = Infer<typeof StoredFile>

const When = nullable(string())
const Who = nullable(number())
const File = nullable(StoredFile)

/** A document. `expiry_date` is a day, the `_at` are instants, the `_by` are users, `type` a document type. */
export const LegalDocument = type({
  id: number(),
  name: string(),
  type: nullable(number()),
  doc_ref_id: nullable(string()),
  expiry_date: When,
  user_note: string(),
  file_1: File,
  file_2: File,
  file_3: File,
  file_4: File,
  file_5: File,
  /** File extension of the first file, for its icon. */
  doc_ext: nullable(string()),
  document_status: string(),
  request_note: nullable(string()),
  requested_at: When,
  requested_by: Who,
  created_at: When,
  created_by: Who,
  uploaded_at: When,
  uploaded_by: Who,
  verified_at: When,
  verified_by: Who,
  skip_verify_at: When,
  skip_verify_by: Who,
  can_download: boolean(),
  deleted: boolean(),
  user: number(),
})
export type LegalDocument = Infer<typeof LegalDocument>

/** What its owner edits of a document. */
export const documentRecord: Editable<LegalDocument> = {
  shape: LegalDocument,
  parts: () => [
    ...['name', 'type', 'doc_ref_id', 'expiry_date', 'user_note'],
    ...['file_1', 'file_2', 'file_3', 'file_4', 'file_5'],
  ],
}
