import { expect, it, describe } from 'vitest'
import { createAttempts, withAttempts } from '../client/attempts.js'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/state/toasts.js'
import { aDocument, answerRaw, fakeServer, refuse } from '../testing/index.js'
import { addDocument, updateDocument, listDocuments, requestDocument, listUserDocuments } from './calls.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { documentRecord } from '../vocabulary/documents/entities.js'
import { createDocumentForm, type DocumentFormOptions } from './form.js'
import { createDocumentRequest } from './staff.js'
import { createDocumentStore } from './store.js'
import { documentTexts } from './texts.js'

function setUp(options: Partial<DocumentFormOptions> = {}) {
  const server = fakeServer().on(listDocuments, () => [])
  const care = withAttempts(createClient({ fetch: server.fetch, pause: async () => {} }), createAttempts())
  const store = createDocumentStore(
    care,
    createToasts(() => {}),
  )
  const saved: number[] = []
  const form = createDocumentForm(care, store, {
    now: () => new Date('2026-11-21T12:00:00Z'),
    saved: ({ id }) => saved.push(id),
    ...options,
  })
  form.fields.name.set('TB test')
  return { server, care, store, form, saved }
}
const file = (name: string) => new File(['x'], name)
const kept = (name: string) => ({ name, url: '/f', size: 1 })
const sentBodies = (server: ReturnType<typeof fakeServer>, from = 0) =>
  server.seen
    .slice(from)
    .filter(({ call }) => call.method !== 'GET')
    .map(({ call, body }) => [call.method, Object.keys(body as object).toSorted()])

describe('the files of a document', () => {
  it('travel one by one, the details with the first', async () => {
    const { server, form, saved } = setUp()
    server
      .on(addDocument, () => aDocument({ id: 7, file_1: kept('a.pdf') }))
      .on(updateDocument, () => aDocument({ id: 7, file_1: kept('a.pdf'), file_2: kept('b.pdf') }))
    form.fields.files.set({ file_1: file('a.pdf'), file_2: file('b.pdf') })
    expect(await form.submit()).toBe(true)
    expect([saved, form.uploads.value]).toEqual([[7], {}])
    expect(sentBodies(server)).toEqual([
      ['POST', ['doc_ref_id', 'expiry_date', 'file_1', 'name', 'user_note']],
      ['PATCH', ['file_2', 'version']],
    ])
  })

  it('fail one by one: what has arrived stays, and saving again sends the rest', async () => {
    const { server, form, saved } = setUp()
    server
      .on(addDocument, () => aDocument({ id: 7, file_1: kept('a.pdf') }))
      .on(updateDocument, () => refuse({ file_2: ['This is no PDF.'] }))
    form.fields.files.set({ file_1: file('a.pdf'), file_2: file('b.pdf'), file_3: file('c.pdf') })
    expect(await form.submit()).toBe(false)
    expect(form.uploads.value).toEqual({
      file_1: { state: 'sent' },
      file_2: { state: 'failed', error: 'This is no PDF.' },
      file_3: { state: 'waiting' },
    })
    expect([saved, form.stored.value?.id, form.fields.files.shownError.value]).toEqual([
      [],
      7,
      'This is no PDF.',
    ])
    expect(form.fields.files.value.value.file_1).toEqual(kept('a.pdf'))

    server.on(updateDocument, () =>
      aDocument({ id: 7, file_1: kept('a.pdf'), file_2: kept('b.pdf'), file_3: kept('c.pdf') }),
    )
    const before = server.seen.length
    expect(await form.submit()).toBe(true)
    expect(sentBodies(server, before)).toEqual([
      ['PATCH', ['doc_ref_id', 'expiry_date', 'file_2', 'name', 'user_note', 'version']],
      ['PATCH', ['file_3', 'version']],
    ])
    expect(saved).toEqual([7])
  })

  it('tell how far they have come, and can be stopped', async () => {
    const seen: number[] = []
    const { server, form } = setUp({
      upload: (onProgress) => async (input, init) => {
        onProgress({ sent: 8, total: 10 })
        const now = form.uploads.value.file_1
        if (now?.state === 'sending') seen.push(now.part)
        form.stop()
        return server.fetch(input, init)
      },
    })
    server.on(addDocument, () => aDocument())
    form.fields.files.set({ file_1: file('a.pdf') })
    expect(await form.submit()).toBe(false)
    expect([seen, form.uploads.value.file_1, form.errors.value]).toEqual([
      [0.8],
      { state: 'failed', error: documentTexts.stopped },
      [documentTexts.stopped],
    ])
  })

  it('are of a document that another tab may have changed meanwhile: what both changed is asked, nothing is lost', async () => {
    const before = aDocument({ id: 9, name: 'CPR', user_note: '' })
    const now = aDocument({ ...before, name: 'CPR card', doc_ref_id: '77' })
    const { server, form } = setUp({ document: before })
    server.on(updateDocument, ({ body }) =>
      body.version === versionFor(documentRecord, now)
        ? { ...now, name: body.name ?? now.name, user_note: body.user_note ?? '' }
        : answerRaw(JSON.stringify({ status: 'fail', message: {}, current: now }), { status: 409 }),
    )
    form.fields.name.set('CPR 2026')
    form.fields.user_note.set('By mail.')
    expect(await form.submit()).toBe(false)
    expect(form.conflicts.value).toMatchObject([{ name: 'name', theirs: 'CPR card' }])
    expect(form.data.value).toMatchObject({ name: 'CPR 2026', user_note: 'By mail.', doc_ref_id: '77' })
    form.choose('name', 'mine')
    expect(await form.submit()).toBe(true)
    expect(form.stored.value).toMatchObject({ name: 'CPR 2026', user_note: 'By mail.', doc_ref_id: '77' })
  })

  it('are sent again under the same key, so that a lost answer adds no second document', async () => {
    const keys: (string | null)[] = []
    let lost = true
    const { server, form } = setUp({
      upload: () => async (input, init) => {
        keys.push(new Headers(init?.headers).get('Idempotency-Key'))
        if (lost) throw new TypeError('Failed to fetch')
        return server.fetch(input, init)
      },
    })
    server.on(addDocument, () => aDocument())
    form.fields.files.set({ file_1: file('a.pdf') })
    expect(await form.submit()).toBe(false)
    expect(form.uploads.value.file_1?.state).toBe('failed')
    lost = false
    expect(await form.submit()).toBe(true)
    expect(new Set(keys).size).toBe(1)
  })

  it('that were taken out of a saved document leave with the details', async () => {
    const document = aDocument({ file_1: kept('a.pdf'), file_2: kept('b.pdf') })
    const { server, form } = setUp({ document })
    server.on(updateDocument, () => ({ ...document, file_2: null }))
    form.fields.files.set({ file_1: kept('a.pdf'), file_2: null })
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toMatchObject({ file_2: 'delete' })
  })
})

it('staff ask for a document, which then stands in the list', async () => {
  const { server, care } = setUp()
  const store = createDocumentStore(
    care,
    createToasts(() => {}),
    { of: 51 },
  )
  server
    .on(listUserDocuments, () => [aDocument({ id: 1 })])
    .on(requestDocument, ({ body }) => aDocument({ id: 2, name: body.name, file_1: null }))
  await store.documents.load()
  const form = createDocumentRequest(care, store, 51)
  expect(await form.submit()).toBe(false)
  form.fields.name.set(' TB test ')
  expect(await form.submit()).toBe(true)
  expect(store.documents.data.value?.map(({ id, name }) => [id, name])).toEqual([
    [1, 'CPR card'],
    [2, 'TB test'],
  ])
})
