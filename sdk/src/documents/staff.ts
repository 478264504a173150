import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { withRecord } from '../kit/state/recordList.js'
import { textOf } from '../kit/shape.js'
import { requestDocument } from './calls.js'
import { checkDocumentName } from './draft.js'
import type { DocumentStore } from './store.js'

/** What staff fill in to ask for a document. */
export interface DocumentRequestForm {
  readonly name: string
  readonly type: number | null
  readonly request_note: string
}

/** Staff ask a user for a document: it then stands in that user's list as requested. */
export function createDocumentRequest(
  care: Client,
  store: Pick<DocumentStore, 'documents'>,
  userId: number,
): Form<DocumentRequestForm> {
  const form = createForm<DocumentRequestForm>({
    fields: {
      name: { initial: '', checks: [checkDocumentName] },
      type: { initial: null },
      request_note: { initial: '' },
    },
    async submit({ name, type, request_note }) {
      const body = { name: textOf(name), type, request_note: textOf(request_note) }
      const asked = await care.call(requestDocument, { id: userId, body })
      store.documents.set((list = []) => withRecord(list, asked))
      form.reset()
    },
    describe: describeFailure,
  })
  return form
}
