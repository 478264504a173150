import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { fits } from '../kit/structs/fits.js'
import { isApiError, type ApiError } from '../kit/error.js'
import { action, type Action } from '../kit/state/action.js'
import { describeFailure } from '../kit/describeFailure.js'
import { withRecord } from '../kit/state/recordList.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { resource, settle, type Resource } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import {
  exportDocuments,
  listDocuments,
  listUserDocuments,
  removeDocument,
  verifyDocument,
  type ExportedFile,
} from './calls.js'
import type { VerificationAction } from '../vocabulary/documents/catalogue.js'
import { documentRecord, LegalDocument } from '../vocabulary/documents/entities.js'
import { documentTexts } from './texts.js'

/** The documents of a caregiver, with what saves, exports and deletes them. */
export interface DocumentStore {
  readonly documents: Resource<readonly LegalDocument[]>
  /**
   * Deletes a document as it was `seen`; one that was changed meanwhile stays, and stands in the list and the error
   * as it is.
   */
  readonly remove: Action<[seen: LegalDocument], void>
  /** What somebody has made of the document that was to be deleted; null where that did not come up. */
  readonly changed: ReadonlySignal<LegalDocument | null>
  readonly exportAll: Action<[ids: number[]], ExportedFile>
  /** Verifies a document, excuses it, or takes that back. Each goes its own way: none waits for another. Never rejects. */
  verify(id: number, how: VerificationAction): Promise<void>
}

/**
 * The caller's documents, or for the staff those `of` a user: listed, deleted, exported, verified. A
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
  const changed = signal<LegalDocument | null>(null)
  return {
    documents,
    changed,
    remove: action(
      async (seen: LegalDocument) => {
        const version = versionFor(documentRecord, seen)
        await care.call(removeDocument, { id: seen.id, query: { version } })
      },
      {
        done(_, { id }) {
          documents.set((list) => list?.filter((document) => document.id !== id))
          toasts.success(documentTexts.deleted)
        },
        failed(error) {
          const { current } = error
          // Whoever asked says that it was changed.
          if (fits(current, LegalDocument)) {
            changed.value = current
            return documents.set((list) => list && withRecord(list, current))
          }
          toasts.error(documentTexts.deleteFailed, error)
          report(error)
        },
      },
    ),
    exportAll: action((ids: number[]) => care.call(exportDocuments, { body: { ids } }), {
      failed: (error) => toasts.error(documentTexts.exportFailed, error),
    }),
    async verify(id, how) {
      const outcome = await settle(() => care.call(verifyDocument, { id, body: { action: how } }))
      if ('error' in outcome) toasts.error(describeFailure(outcome.error), outcome.error)
      else documents.set((list) => list && withRecord(list, outcome.value))
    },
  }
}

/** Whether a document's own read failed in a way that sends the user back to the list: every one but an abort. */
export function leavesDocument(failure: unknown): boolean {
  return isApiError(failure) && failure.kind !== 'aborted'
}
