import type { Client } from '../client/client.js'
import { isApiError, type ApiError } from '../client/error.js'
import { action, type Action } from '../kit/action.js'
import { describeFailure } from '../kit/describeFailure.js'
import { withRecord } from '../kit/recordList.js'
import { resource, type Resource } from '../kit/resource.js'
import type { Toasts } from '../kit/toasts.js'
import {
  exportDocuments,
  listDocuments,
  listUserDocuments,
  removeDocument,
  verifyDocument,
  type ExportedFile,
} from './calls.js'
import type { VerificationAction } from './catalogue.js'
import type { LegalDocument } from './entities.js'
import { documentTexts } from './texts.js'

/** The documents of a caregiver, with what saves, exports and deletes them (D2 §4). */
export interface DocumentStore {
  readonly documents: Resource<readonly LegalDocument[]>
  readonly remove: Action<[id: number], void>
  readonly exportAll: Action<[ids: number[]], ExportedFile>
  readonly verify: Action<[id: number, action: VerificationAction], LegalDocument>
}

/**
 * The caller's documents, or for the staff those `of` a user: listed, deleted, exported, verified (D2 §4, §8). A
 * delete that fails is reported.
 */
export function createDocumentStore(
  care: Client,
  toasts: Toasts,
  {
    report = () => {},
    of = null,
    loaded,
  }: {
    readonly report?: (error: ApiError) => void
    readonly of?: number | null
    /** What a page has loaded already. */
    readonly loaded?: readonly LegalDocument[] | null
  } = {},
): DocumentStore {
  const documents = resource<readonly LegalDocument[]>((signal) =>
    of === null
      ? care.call(listDocuments, {}, { signal })
      : care.call(listUserDocuments, { id: of }, { signal }),
  )
  if (loaded) documents.set(loaded)
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
        done: (fresh) => documents.set((list) => list && withRecord(list, fresh)),
        failed: (error) => toasts.error(describeFailure(error)),
      },
    ),
  }
}

/** Whether a document's own read failed in a way that sends the user back to the list: every one but an abort (D2 §2). */
export function leavesDocument(failure: unknown): boolean {
  return isApiError(failure) && failure.kind !== 'aborted'
}
