import type { Client } from '../client/client.js'
import { isApiError, type ApiError } from '../client/error.js'
import { action, type Action } from '../kit/action.js'
import { formatFormDate, isApiDate, parseFormDate } from '../kit/dates.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/form.js'
import { resource, type Resource } from '../kit/resource.js'
import { textOf } from '../kit/shape.js'
import type { Toasts } from '../kit/toasts.js'
import {
  addDocument,
  changeDocument,
  exportDocuments,
  listDocuments,
  removeDocument,
  verifyDocument,
  type DocumentChange,
  type DocumentUpload,
  type ExportedFile,
} from './calls.js'
import type { VerificationAction } from './catalogue.js'
import { draftErrors } from './draft.js'
import type { LegalDocument, StoredFile } from './entities.js'
import { filesIn, filesToSend, type FilePlaces } from './files.js'
import { documentTexts } from './texts.js'

export interface DocumentStore {
  readonly documents: Resource<readonly LegalDocument[]>
  readonly remove: Action<[id: number], void>
  readonly exportAll: Action<[ids: number[]], ExportedFile>
  readonly verify: Action<[id: number, action: VerificationAction], LegalDocument>
}

/** The caller's documents: listed, deleted, exported, verified (D2 §4, §8). A delete that fails is reported. */
export function createDocumentStore(
  care: Client,
  toasts: Toasts,
  report: (error: ApiError) => void = () => {},
): DocumentStore {
  const documents = resource<readonly LegalDocument[]>((signal) => care.call(listDocuments, {}, { signal }))
  return {
    documents,
    remove: action(async (id: number) => void (await care.call(removeDocument, { id })), {
      done(_, id) {
        documents.set((list) => list?.filter((document) => document.id !== id))
        toasts.success(documentTexts.deleted)
      },
      failed(error) {
        toasts.error(documentTexts.deleteFailed)
        report(error)
      },
    }),
    exportAll: action((ids: number[]) => care.call(exportDocuments, { body: { ids } }), {
      failed: () => toasts.error(documentTexts.exportFailed),
    }),
    verify: action(
      (id: number, how: VerificationAction) => care.call(verifyDocument, { id, body: { action: how } }),
      {
        done: (fresh) =>
          documents.set((list) => list?.map((document) => (document.id === fresh.id ? fresh : document))),
        failed: (error) => toasts.error(describeFailure(error)),
      },
    ),
  }
}

/** What the document form holds; `expiry` MM/DD/YYYY or empty. A new file is a File, so that it has a name. */
export interface DocumentFormData {
  readonly name: string
  readonly type: number | null
  readonly doc_ref_id: string
  readonly expiry: string
  readonly user_note: string
  readonly files: FilePlaces<StoredFile, File>
}

/** The form of a new document, or of a saved one. Saving sends it and fetches the list anew; then `saved` runs (D2 §4). */
export function createDocumentForm(
  care: Client,
  store: DocumentStore,
  {
    document = null,
    now,
    saved = () => {},
    fetch,
  }: {
    readonly document?: LegalDocument | null
    readonly now: () => Date
    readonly saved?: (document: LegalDocument) => void
    /** Sends the upload, as one that tells its progress does. */
    readonly fetch?: typeof globalThis.fetch
  },
): Form<DocumentFormData> {
  const { file_1 = null, file_2 = null, file_3 = null, file_4 = null, file_5 = null } = document ?? {}
  const places = { file_1, file_2, file_3, file_4, file_5 }
  return createForm<DocumentFormData>({
    fields: {
      name: { initial: document?.name ?? '' },
      type: { initial: document?.type ?? null },
      doc_ref_id: { initial: document?.doc_ref_id ?? '' },
      expiry: { initial: isApiDate(document?.expiry_date) ? formatFormDate(document.expiry_date) : '' },
      user_note: { initial: document?.user_note ?? '' },
      files: { initial: places },
    },
    check: ({ name, files, expiry }) =>
      draftErrors({ name, files: filesIn<StoredFile, File>(files), expiry }, now()),
    serverNames: {
      expiry_date: 'expiry',
      file_1: 'files',
      file_2: 'files',
      file_3: 'files',
      file_4: 'files',
      file_5: 'files',
    },
    async submit({ name, type, doc_ref_id, expiry, user_note, files }) {
      const details = {
        name: textOf(name),
        ...(type !== null && { type }),
        doc_ref_id: textOf(doc_ref_id),
        expiry_date: parseFormDate(expiry) ?? '',
        user_note: textOf(user_note),
      }
      const body = { ...details, ...filesToSend(document && places, files) }
      const options = fetch ? { fetch } : {}
      const answer = document
        ? await care.call(changeDocument, { id: document.id, body: body as DocumentChange }, options)
        : await care.call(addDocument, { body: body as DocumentUpload }, options)
      await store.documents.load()
      saved(answer)
    },
    describe: describeFailure,
  })
}

/** Whether a document's own read failed in a way that sends the user back to the list: every one but an abort (D2 §2). */
export function leavesDocument(failure: unknown): boolean {
  return isApiError(failure) && failure.kind !== 'aborted'
}
