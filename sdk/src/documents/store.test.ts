import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { ApiError } from '../kit/error.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { createToasts } from '../kit/state/toasts.js'
import { aDocument, fakeServer, refuse, refuseStale, refuseWith } from '../testing/index.js'
import {
  addDocument,
  updateDocument,
  exportDocuments,
  listDocuments,
  removeDocument,
  verifyDocument,
} from './calls.js'
import { documentRecord } from '../vocabulary/documents/entities.js'
import { createDocumentForm } from './form.js'
import { createDocumentStore, leavesDocument } from './store.js'
import { documentTexts } from './texts.js'

function setUp() {
  const server = fakeServer().on(listDocuments, () => [aDocument({ id: 1 }), aDocument({ id: 2 })])
  const toasts = createToasts(() => {})
  const reported: ApiError[] = []
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  return {
    server,
    toasts,
    care,
    reported,
    store: createDocumentStore(care, toasts, { report: (error) => reported.push(error) }),
  }
}
const now = () => new Date('2026-11-21T12:00:00Z')
const file = (name = 'a.pdf') => new File(['x'], name)
const kept = { name: 'k.pdf', url: '/k', size: 1 }

describe('documents', () => {
  it('go when deleted with a 204, and say so', async () => {
    const { server, store, toasts } = setUp()
    server.on(removeDocument, () => undefined)
    await store.documents.load()
    const [seen] = store.documents.data.value!
    await store.remove.run(seen!)
    expect(server.seen.at(-1)?.query).toEqual({ version: versionFor(documentRecord, seen!) })
    expect([store.documents.data.value?.map(({ id }) => id), toasts.list.value[0]?.text]).toEqual([
      [2],
      documentTexts.deleted,
    ])
  })
  it('stay when deleting fails, which is said and reported', async () => {
    const { server, store, toasts, reported } = setUp()
    server.on(removeDocument, () => refuseWith(500))
    await store.documents.load()
    await store.remove.run(store.documents.data.value![0]!)
    expect([store.documents.data.value?.length, toasts.list.value[0]?.text, reported.length]).toEqual([
      2,
      documentTexts.deleteFailed,
      1,
    ])
  })
  it('stay as they are now where somebody has changed them since, which is no fault', async () => {
    const { server, store, toasts, reported } = setUp()
    await store.documents.load()
    const [seen] = store.documents.data.value!
    const current = { ...seen!, name: 'TB test, new' }
    server.on(removeDocument, () => refuseStale(current))
    await store.remove.run(seen!)
    expect([store.changed.value, store.documents.data.value?.[0]]).toEqual([current, current])
    expect([toasts.list.value, reported, store.remove.error.value?.current]).toEqual([[], [], current])
  })
  it('are exported and verified', async () => {
    const { server, store, toasts } = setUp()
    server
      .on(exportDocuments, () => ({ url: '/x.zip', name: 'x.zip', expires_at: '2026-11-21T13:00:00Z' }))
      .on(verifyDocument, () => aDocument({ id: 2, verified_by: 9 }))
    await store.documents.load()
    expect((await store.exportAll.run([1, 2]))?.url).toBe('/x.zip')
    await Promise.all([store.verify(2, 'verify'), store.verify(1, 'verify')])
    expect(store.documents.data.value?.[1]?.verified_by).toBe(9)
    expect(server.seen.filter(({ call }) => call === verifyDocument)).toHaveLength(2)
    server.on(exportDocuments, () => refuseWith(500)).on(verifyDocument, () => refuseWith(403, 'Staff only'))
    await store.exportAll.run([1])
    await store.verify(2, 'skip')
    expect(toasts.list.value.map(({ text }) => text)).toEqual([documentTexts.exportFailed, 'Staff only'])
  })
  it.each([
    [new ApiError('notFound', { status: 404 }), true],
    [new ApiError('aborted'), false],
    [null, false],
  ])('whose read failed with %s send back to the list: %s', (failure, leaves) =>
    expect(leavesDocument(failure)).toBe(leaves),
  )
})

describe('the document form', () => {
  it('needs a name and a file, and an expiry that is not past', () => {
    const { care, store } = setUp()
    const form = createDocumentForm(care, store, { now })
    expect(form.valid.value).toBe(false)
    form.fields.name.set('CPR')
    form.fields.files.set({ file_1: file() })
    expect(form.valid.value).toBe(true)
    form.fields.expiry.set('11/20/2026')
    expect(form.fields.expiry.error.value).toBe(documentTexts.expiryInPast)
    form.fields.expiry.set('11/21/2026')
    expect(form.valid.value).toBe(true)
  })
  it('sends a new document, fetches the list anew and then is done', async () => {
    const { care, store, server } = setUp()
    const saved: number[] = []
    server.on(addDocument, () => aDocument({ id: 3 }))
    const form = createDocumentForm(care, store, { now, saved: ({ id }) => saved.push(id) })
    form.fields.name.set(' CPR ')
    form.fields.type.set(6)
    form.fields.expiry.set('11/30/2026')
    form.fields.files.set({ file_1: file() })
    expect([await form.submit(), saved]).toEqual([true, [3]])
    expect(server.seen.map(({ call }) => call.route)).toEqual([
      'POST /v1/legal/documents/',
      'GET /v1/legal/documents/',
    ])
    expect(server.seen[0]?.body).toMatchObject({ name: 'CPR', type: '6', expiry_date: '2026-11-30' })
    expect(server.seen[0]?.body).toMatchObject({ file_1: { name: 'a.pdf' } })
  })
  it('changes a saved one: a removed file is the word delete', async () => {
    const { care, store, server } = setUp()
    server.on(updateDocument, () => aDocument())
    const document = aDocument({ file_1: kept, file_2: kept, expiry_date: '2027-01-31' })
    const form = createDocumentForm(care, store, { document, now })
    expect([form.fields.expiry.value.value, form.dirty.value]).toEqual(['01/31/2027', false])
    form.fields.files.set({ ...form.fields.files.value.value, file_2: null })
    expect(await form.submit()).toBe(true)
    const body = server.seen[0]?.body as unknown as Record<string, unknown>
    expect([body.file_2, 'file_1' in body, body.expiry_date]).toEqual(['delete', false, '2027-01-31'])
  })
  it("puts the server's errors at their fields", async () => {
    const { care, store, server } = setUp()
    server.on(addDocument, () => refuse({ expiry_date: ['Too far.'], file_1: ['Not a PDF.'] }))
    const form = createDocumentForm(care, store, { now })
    form.fields.name.set('CPR')
    form.fields.files.set({ file_1: file() })
    expect(await form.submit()).toBe(false)
    expect([form.fields.expiry.shownError.value, form.fields.files.shownError.value]).toEqual([
      'Too far.',
      'Not a PDF.',
    ])
  })
})
