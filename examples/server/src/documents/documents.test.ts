import type { Client } from '@homecare/sdk/client'
import {
  addDocument,
  updateDocument,
  documentFilters,
  documentRecord,
  exportDocuments,
  getDocument,
  listDocumentOwners,
  listDocuments,
  listUserDocuments,
  matchesFilter,
  removeDocument,
  requestDocument,
  verifyDocument,
  type LegalDocument,
} from '@homecare/sdk/documents'
import { versionFor } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outbox } from '../tables/account.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { smallPng } from '../testing/pictures.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { zipOf } from './export.ts'
import { documentFiles } from '../tables/documents.ts'

const server = smallWorld()

const pdf = (name = 'card.pdf') => new File(['%PDF-1.4\n…'], name, { type: 'application/pdf' })
const png = (name = 'card.png') => new File([smallPng()], name)
const as = (who: Actor) => server.as(who)
const add = (care: Client, body: Partial<Parameters<typeof bodyOf>[0]> = {}) => {
  server.change()
  return care.call(addDocument, { body: bodyOf(body) })
}
const bodyOf = (body: Record<string, unknown>) => ({ name: 'TB test', file_1: pdf(), ...body })
const storedNames = async (id: number) =>
  (await server.db.select().from(documentFiles).where(eq(documentFiles.document_id, id))).map(
    ({ stored_as }) => stored_as,
  )
const inStore = async (name: string) => {
  const stored = await server.deps.files.get(name)
  await stored?.body.cancel()
  return stored !== null
}

test('the demo caregivers have a document in every status', async () => {
  const now = new Date(server.clock.now())
  for (const who of ['caregiver', 'otherCaregiver'] as const) {
    const list = await (await as(who)).call(listDocuments)
    const held = documentFilters.ids.filter((filter) => list.some((one) => matchesFilter(one, filter, now)))
    expect(held).toEqual(documentFilters.ids)
  }
})

describe('a document', () => {
  test('is added under review, and read, changed and deleted by its owner', async () => {
    const care = await as('caregiver')
    const added = await add(care, { type: 7, expiry_date: '2027-01-31', doc_ref_id: ' T-1 ', file_2: png() })
    expect(added).toMatchObject({
      ...{ name: 'TB test', type: 7, doc_ref_id: 'T-1', expiry_date: '2027-01-31', user: actors.caregiver },
      ...{ document_status: 'active', verified_by: null, can_download: true, doc_ext: 'pdf' },
      file_1: { name: 'card.pdf', size: 12 },
      file_2: { name: 'card.png' },
    })
    const changedTo = await care.call(updateDocument, {
      id: added.id,
      body: { file_2: 'delete', name: 'TB' },
    })
    expect([changedTo.name, changedTo.file_1?.name, changedTo.file_2]).toEqual(['TB', 'card.pdf', null])
    const [name] = await storedNames(added.id)
    expect(await inStore(name!)).toBe(true)
    await care.call(removeDocument, { id: added.id })
    expect(await inStore(name!)).toBe(false)
    expect(await care.call(getDocument, { id: added.id })).toMatchObject({
      ...{ document_status: 'inactive', file_1: null },
    })
  })

  test('needs a name, a file, a known kind and an expiry that is not past', async () => {
    const care = await as('caregiver')
    const bodies: [Record<string, unknown>, string[]][] = [
      [{ name: ' ' }, ['name']],
      [{ file_1: undefined }, ['file_1']],
      [{ type: 99 }, ['type']],
      [{ expiry_date: '2026-11-20' }, ['expiry_date']],
      [{ expiry_date: 'soon' }, ['expiry_date']],
      [{ doc_ref_id: 'x'.repeat(101) }, ['doc_ref_id']],
      [{ verified_by: 3 }, ['verified_by']],
      [{ user: 1 }, ['user']],
    ]
    for (const [body, fields] of bodies) expect(await fieldsOf(add(care, body))).toEqual(fields)
    // Los Angeles still writes the 21st: a document that expires today has not expired.
    expect((await add(care, { expiry_date: '2026-11-21' })).document_status).toBe('active')
  })

  test('keeps a file: the last one can be replaced, not taken out', async () => {
    const care = await as('caregiver')
    const { id } = await add(care)
    const [before] = await storedNames(id)
    expect(await fieldsOf(care.call(updateDocument, { id, body: { file_1: 'delete' } }))).toEqual(['file_1'])
    await care.call(updateDocument, { id, body: { file_1: png() } })
    expect(await inStore(before!)).toBe(false)
    const [after] = await storedNames(id)
    expect(await inStore(after!)).toBe(true)
  })

  test('that expired is active again with a new date and file, and is looked at anew', async () => {
    server.change()
    const care = await as('caregiver')
    const expired = (await care.call(listDocuments)).find((one) => one.document_status === 'expired')!
    expect(expired.verified_by).not.toBeNull()
    const fixed = await care.call(updateDocument, {
      id: expired.id,
      body: { expiry_date: '2028-05-01', file_1: png() },
    })
    expect(fixed).toMatchObject({ document_status: 'active', verified_by: null, verified_at: null })
  })

  test('that another tab has changed meanwhile is not overwritten: the second save gets it as it is now', async () => {
    const care = await as('caregiver')
    const seen = await add(care)
    const save = (body: { name?: string; file_1?: File }) =>
      care.call(updateDocument, { id: seen.id, body: { ...body, version: versionFor(documentRecord, seen) } })
    await save({ name: 'From the first tab' })
    const before = await storedNames(seen.id)
    await expect(save({ name: 'From the second', file_1: png() })).rejects.toMatchObject({
      kind: 'conflict',
      current: { id: seen.id, name: 'From the first tab' },
    })
    expect(await storedNames(seen.id)).toEqual(before)
    expect((await care.call(getDocument, { id: seen.id })).name).toBe('From the first tab')
  })

  test('stays verified when only the note changes', async () => {
    server.change()
    const care = await as('caregiver')
    const verified = (await care.call(listDocuments)).find((one) => one.verified_by !== null)!
    const noted = await care.call(updateDocument, { id: verified.id, body: { user_note: 'Hello.' } })
    expect([noted.user_note, noted.verified_by]).toEqual(['Hello.', verified.verified_by])
  })

  test('that was changed meanwhile is not deleted: whoever asks gets it as it is now', async () => {
    const care = await as('caregiver')
    const seen = await add(care)
    const now = await care.call(updateDocument, { id: seen.id, body: { file_1: png() } })
    const remove = (one: LegalDocument) =>
      care.call(removeDocument, { id: one.id, query: { version: versionFor(documentRecord, one) } })
    await expect(remove(seen)).rejects.toMatchObject({
      kind: 'conflict',
      current: { id: seen.id, file_1: { name: now.file_1?.name } },
    })
    expect((await care.call(getDocument, { id: seen.id })).document_status).toBe('active')
    await remove(now)
    expect((await care.call(getDocument, { id: seen.id })).document_status).toBe('inactive')
  })

  test('that was asked for, verified, or deleted cannot be deleted', async () => {
    server.change()
    const care = await as('caregiver')
    const list = await care.call(listDocuments)
    const requested = list.find((one) => one.document_status === 'requested')!
    const verified = list.find((one) => one.verified_by !== null)!
    for (const { id } of [requested, verified])
      expect(await kindOf(care.call(removeDocument, { id }))).toBe('conflict')
    await care.call(updateDocument, { id: requested.id, body: { file_1: pdf() } })
    expect(await kindOf(care.call(removeDocument, { id: requested.id }))).toBe('conflict')
    const gone = list.find((one) => one.deleted)!
    expect(await kindOf(care.call(removeDocument, { id: gone.id }))).toBe('answered')
    expect(await kindOf(care.call(updateDocument, { id: gone.id, body: { name: 'x' } }))).toBe('conflict')
  })

  test('is added once for one key, also where the first answer was lost', async () => {
    server.change()
    const care = await as('caregiver')
    const before = (await care.call(listDocuments)).length
    const options = { idempotencyKey: 'one-and-the-same' }
    const first = await care.call(addDocument, { body: bodyOf({}) }, options)
    expect((await care.call(addDocument, { body: bodyOf({}) }, options)).id).toBe(first.id)
    expect((await care.call(listDocuments)).length).toBe(before + 1)
  })

  test('belongs to its owner: nobody else reads, changes or deletes it', async () => {
    const { id } = await add(await as('caregiver'))
    const outcomes = async (who: Actor) => {
      const care = await as(who)
      return [
        await kindOf(care.call(getDocument, { id })),
        await kindOf(care.call(updateDocument, { id, body: { name: 'Mine' } })),
        await kindOf(care.call(removeDocument, { id })),
        await kindOf(care.call(exportDocuments, { body: { ids: [id] } })),
        await kindOf(care.call(listUserDocuments, { id: actors.caregiver })),
        await kindOf(care.call(verifyDocument, { id, body: { action: 'verify' } })),
        await kindOf(care.call(requestDocument, { id: actors.caregiver, body: { name: 'x' } })),
        await kindOf(care.call(listDocumentOwners, { query: {} })),
      ]
    }
    const stranger = ['notFound', 'notFound', 'notFound', 'invalid', ...Array<string>(4).fill('forbidden')]
    expect(await outcomes('otherCaregiver')).toEqual(stranger)
    expect(await outcomes('family')).toEqual(stranger)
    expect(await outcomes('anonymous')).toEqual(Array(8).fill('unauthenticated'))
    const [read, change, remove, ...rest] = await outcomes('staff')
    expect([read, change, remove]).toEqual(['answered', 'forbidden', 'forbidden'])
    expect(new Set(rest)).toEqual(new Set(['answered']))
  })
})

describe('staff', () => {
  test('verify, skip and take back what they did, and nothing that is not offered', async () => {
    const { id } = await add(await as('caregiver'))
    const staff = await as('staff')
    const judge = (action: 'verify' | 'unverify' | 'skip' | 'unskip') =>
      staff.call(verifyDocument, { id, body: { action } })
    expect(await kindOf(judge('unverify'))).toBe('conflict')
    expect((await judge('verify')).verified_by).toBe(actors.staff)
    expect(await kindOf(judge('skip'))).toBe('conflict')
    expect((await judge('unverify')).verified_by).toBeNull()
    expect((await judge('skip')).skip_verify_by).toBe(actors.staff)
    expect((await judge('unskip')).skip_verify_at).toBeNull()
  })

  test('ask for a document: it stands in the list, and a letter tells of it', async () => {
    server.change()
    const staff = await as('staff')
    const body = { name: 'Passport', type: 3, request_note: 'The page with the photo.' }
    const asked = await staff.call(requestDocument, { id: actors.caregiver, body })
    expect(asked).toMatchObject({ document_status: 'requested', requested_by: actors.staff })
    const list = await (await as('caregiver')).call(listDocuments)
    expect(list.find(({ id }) => id === asked.id)?.request_note).toBe('The page with the photo.')
    const letters = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'marisol@example.com'))
      .orderBy(outbox.id)
    expect(letters.some(({ body: text }) => text.includes(`/documents/view/${asked.id}`))).toBe(true)
    expect(await kindOf(staff.call(requestDocument, { id: 999_999, body }))).toBe('notFound')
  })

  test('see who waits, the longest first, and find people by name', async () => {
    const staff = await as('staff')
    const waiting = await staff.call(listDocumentOwners, { query: {} })
    expect(new Set(waiting.map(({ id }) => id))).toEqual(new Set([actors.caregiver, actors.otherCaregiver]))
    expect(waiting[0]).toMatchObject({ under_review: 1, requested: 1, expired: 1 })
    const found = await staff.call(listDocumentOwners, { query: { search: 'carol' } })
    expect(found.map(({ id }) => id)).toContain(actors.family)
    expect(await staff.call(listDocumentOwners, { query: { search: '100%' } })).toEqual([])
  })
})

describe('a file', () => {
  const open = async (who: Actor, path: string) => {
    const { jar } = await server.visitorAs(who)
    return jar.fetch(path)
  }

  test('is read by its owner and by staff, with headers that run nothing of it', async () => {
    const { file_1 } = await add(await as('caregiver'), { file_1: pdf('Mi «tarjeta».pdf') })
    for (const who of ['caregiver', 'staff'] as const) {
      const answer = await open(who, file_1!.url!)
      expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.4\n…'])
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Mi _tarjeta_.pdf"; filename*=UTF-8''Mi%20%C2%ABtarjeta%C2%BB.pdf`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
    }
    const statuses = []
    for (const who of ['otherCaregiver', 'family', 'careManager', 'anonymous'] as const)
      statuses.push((await open(who, file_1!.url!)).status)
    expect(statuses).toEqual([404, 404, 404, 401])
  })

  test('of a document that may not be exported is for staff alone', async () => {
    const list = await (await as('caregiver')).call(listDocuments)
    const closed = list.find((one) => !one.can_download)!
    expect(closed.file_1?.url).toBeNull()
    const path = `/files/documents/${closed.id}/1`
    expect([(await open('caregiver', path)).status, (await open('staff', path)).status]).toEqual([404, 200])
    const care = await as('caregiver')
    expect(await fieldsOf(care.call(exportDocuments, { body: { ids: [closed.id] } }))).toEqual(['ids'])
  })

  test('goes with others into one ZIP, for a while and for this person', async () => {
    const care = await as('caregiver')
    const ids = (await care.call(listDocuments))
      .filter((one) => one.can_download && one.file_1)
      .map(({ id }) => id)
    const { url, name } = await care.call(exportDocuments, { body: { ids } })
    expect(name).toBe('documents.zip')
    const answer = await open('caregiver', url)
    expect(answer.headers.get('Content-Type')).toBe('application/zip')
    const zip = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(zip.startsWith('PK')).toBe(true)
    expect(zip).toContain('CPR card/cpr-card.jpg')
    expect(zip).toContain("Driver's license/driver-s-license-back.jpg")
    expect((await open('otherCaregiver', url)).status).toBe(404)
    server.clock.advance(601_000)
    server.change()
    expect((await open('caregiver', url)).status).toBe(410)
  })

  test('leaves no file open when its reader goes before the end', async () => {
    const document = await add(await as('caregiver'))
    let files = server.deps.files
    const closed = new Promise<void>((resolve) => {
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
        cancel: () => resolve(),
      })
      files = { ...files, get: async () => ({ body, size: 0, type: 'application/pdf' }) }
    })
    const reader = (await zipOf({ db: server.db, files }, [document])).getReader()
    // The head of the first file, and something of it.
    await reader.read()
    await reader.read()
    await reader.cancel()
    await closed
  })

  test.each(['/files/documents/1/9', '/files/licenses/999999', '/files/x'])('is not at %s', async (path) =>
    expect((await open('caregiver', path)).status).toBe(404),
  )
})
