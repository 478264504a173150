import {
  addDocument,
  updateDocument,
  getDocument,
  listUserDocuments,
  removeDocument,
  requestDocument,
  verifyDocument,
} from '@homecare/sdk/documents'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { documentFiles, documents } from '../tables/documents.ts'

/** A document under review of the caregiver, made anew each time. */
async function someDocument({ db }: TestServer) {
  const [row] = await db
    .insert(documents)
    .values({ user_id: actors.caregiver, name: 'CPR card', type: 6 })
    .returning()
  await db.insert(documentFiles).values({
    ...{ document_id: row!.id, place: 1, name: 'cpr.pdf', stored_as: 'documents/none.pdf' },
    ...{ size: 4, media_type: 'application/pdf' },
  })
  return { id: row!.id }
}

const verify = { action: 'verify' } as const

export const documentSamples = [
  sample(getDocument, someDocument, { members: ['caregiver', 'staff'] }),

  // Turned down for its content, so that nothing piles up.
  sample(addDocument, { body: { name: 'CPR card', file_1: new File(['x'], 'cpr.pdf') } }),
  sample(
    updateDocument,
    async (server) => ({ ...(await someDocument(server)), body: { user_note: 'New card.' } }),
    { members: ['caregiver'] },
  ),
  sample(removeDocument, someDocument, { members: ['caregiver'] }),

  sample(listUserDocuments, { id: actors.caregiver }),
  sample(requestDocument, { id: actors.caregiver, body: { name: 'TB test', type: 7 } }),
  sample(verifyDocument, async (server) => ({ ...(await someDocument(server)), body: verify })),
]
