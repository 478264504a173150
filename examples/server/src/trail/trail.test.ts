import { getCaregiver } from '@homecare/sdk/caregivers'
import {
  exportDocuments,
  getDocument,
  listDocuments,
  listUserDocuments,
  verifyDocument,
} from '@homecare/sdk/documents'
import { listOwnTrail, readTrail, type TrailEntry } from '@homecare/sdk/trail'
import { desc, eq, getTableColumns, sql } from 'drizzle-orm'

import { expect, test } from 'vitest'
import { eraseUser } from '../settings/erase.ts'
import { users } from '../tables/account.ts'
import { documentFiles, documents } from '../tables/documents.ts'
import { actors, type Actor } from '../testing/actors.ts'
import type { Jar } from '../testing/jar.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import type { Db } from '../db/connect.ts'
import { note } from './write.ts'
import { trailEntries } from '../tables/trail.ts'

const server = smallWorld()
const marisol = actors.caregiver
const ofMarisol = (offset = 0) =>
  server.db
    .select()
    .from(trailEntries)
    .where(eq(trailEntries.about_user, marisol))
    .orderBy(desc(trailEntries.id))
    .offset(offset)

/** What a step adds to the caregiver's trail. */
async function added(step: () => Promise<unknown>): Promise<Partial<TrailEntry>[]> {
  const before = (await ofMarisol()).length
  await step()
  const all = await ofMarisol()
  return all.slice(0, all.length - before).map(({ action, subject, subject_id, actor_kind }) => ({
    ...{ action, subject, subject_id, actor_kind },
  }))
}

async function aDocument(): Promise<number> {
  const [row] = await server.db
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(documentFiles, eq(documentFiles.document_id, documents.id))
    .where(eq(documents.user_id, marisol))
    .orderBy(documents.id)
    .limit(1)
  return row!.id
}

test('what staff look at and change is written, with kinds and numbers alone', async () => {
  const [staff, id] = [await server.as('staff'), await aDocument()]
  expect(await added(() => staff.call(getDocument, { id }))).toEqual([
    { action: 'view', subject: 'document', subject_id: id, actor_kind: 'staff' },
  ])
  expect(await added(() => staff.call(listUserDocuments, { id: marisol }))).toEqual([
    { action: 'view', subject: 'documents', subject_id: null, actor_kind: 'staff' },
  ])
  expect(Object.keys(getTableColumns(trailEntries))).toEqual([
    ...['id', 'about_user', 'actor_user', 'actor_kind', 'action', 'subject', 'subject_id', 'reason', 'at'],
    'request_id',
  ])
})

test('a change that is taken back is not written, and one that is done is', async () => {
  server.change()
  const [staff, id] = [await server.as('staff'), await aDocument()]
  await server.db
    .update(documents)
    .set({ verified_at: null, verified_by: null, skip_verify_at: null, skip_verify_by: null })
    .where(eq(documents.id, id))
  const verify = () => staff.call(verifyDocument, { id, body: { action: 'verify' } })
  expect(await added(verify)).toEqual([
    { action: 'change', subject: 'document', subject_id: id, actor_kind: 'staff' },
  ])
  expect(await added(() => refusal(verify()))).toEqual([])
})

test('one’s own record is read without a trace, and a visitor leaves none', async () => {
  const [own, visitor, id] = [await server.as('caregiver'), server.visitor().care, await aDocument()]
  expect(
    await added(async () => {
      await own.call(listDocuments, {})
      await own.call(getDocument, { id })
      await own.call(getCaregiver, { id: marisol })
      await visitor.call(getCaregiver, { id: marisol })
    }),
  ).toEqual([])
})

test('a family that opens the profile is written by kind', async () => {
  const family = await server.as('family')
  expect(await added(() => family.call(getCaregiver, { id: marisol }))).toEqual([
    { action: 'view', subject: 'profile', subject_id: null, actor_kind: 'family' },
  ])
})

test.each<Actor>(['family', 'otherCaregiver', 'agencyCaregiver', 'facility', 'careManager'])(
  'the document of another is refused to %s, and that is written once',
  async (actor) => {
    const [care, id] = [await server.as(actor), await aDocument()]
    const attempt = () => refusal(care.call(getDocument, { id }))
    const [entry, ...more] = await added(async () => {
      await attempt()
      await attempt()
    })
    expect(entry).toMatchObject({ action: 'refusal', subject: 'document', subject_id: id })
    expect(more).toEqual([])
  },
)

test('files and exports are written where they leave: one’s own export too', async () => {
  const id = await aDocument()
  const files = await server.db.select().from(documentFiles).where(eq(documentFiles.document_id, id))
  for (const { stored_as, media_type } of files)
    await server.deps.files.put(stored_as, new Blob(['of a test']), media_type)
  const [staff, own] = [await server.visitorAs('staff'), await server.visitorAs('caregiver')]
  const read = async (jar: Jar, address: string) => (await jar.fetch(address)).arrayBuffer()
  const file = `/files/documents/${id}/${files[0]!.place}`
  expect(await added(() => read(own.jar, file))).toEqual([])
  expect(await added(() => read(staff.jar, file))).toEqual([
    { action: 'view', subject: 'document', subject_id: id, actor_kind: 'staff' },
  ])
  const { url } = await own.care.call(exportDocuments, { body: { ids: [id] } })
  expect(await added(() => read(own.jar, url))).toEqual([
    { action: 'export', subject: 'documents', subject_id: null, actor_kind: 'caregiver' },
  ])
})

test('what concerns more people than one statement has room for is written all the same', async () => {
  const sizes: number[] = []
  const db = { insert: () => ({ values: async (rows: unknown[]) => void sizes.push(rows.length) }) }
  const about = Array.from({ length: 2001 }, (_, index) => index + 1)
  await note(db as unknown as Db, { id: actors.staff, role: 'staff' }, [...about, 1], {
    ...{ action: 'export', subject: 'study', now: server.clock.now(), requestId: 'a request' },
  })
  expect(sizes).toEqual([1000, 1000, 1])
})

test('the database takes an entry and lets nobody change, remove or empty it', async () => {
  await note(server.db, { id: actors.staff, role: 'staff' }, [marisol], {
    ...{ action: 'view', subject: 'profile', now: server.clock.now(), requestId: 'a request' },
  })
  const kept = /append-only/
  const cause = async (statement: ReturnType<typeof sql>) => {
    const problem = await server.db.execute(statement).catch((error: unknown) => error as { cause: Error })
    return (problem as { cause: Error }).cause.message
  }
  expect(await cause(sql`update trail_entries set subject = 'job'`)).toMatch(kept)
  expect(await cause(sql`delete from trail_entries`)).toMatch(kept)
  expect(await cause(sql`truncate trail_entries`)).toMatch(kept)
})

test('the person reads it page by page: staff by kind, a facility by its name', async () => {
  const who = [
    { id: actors.staff, role: 'staff' },
    { id: actors.facility, role: 'facility' },
    { id: actors.family, role: 'family' },
  ] as const
  for (const by of who)
    await note(server.db, by, [marisol], {
      ...{ action: 'view', subject: 'timesheet', number: 7, now: server.clock.now(), requestId: 'r' },
    })
  const own = await server.as('caregiver')
  const { entries, total } = await own.call(listOwnTrail, { query: { limit: 3 } })
  expect(entries.map(({ actor_kind, actor_name }) => [actor_kind, actor_name])).toEqual([
    ['family', null],
    ['facility', expect.stringMatching(/\w/)],
    ['staff', null],
  ])
  expect(total).toBeGreaterThanOrEqual(3)
  const next = await own.call(listOwnTrail, { query: { limit: 3, offset: 2 } })
  expect(next.entries[0]?.id).toBe(entries[2]?.id)
  const another = await (await server.as('otherCaregiver')).call(listOwnTrail, { query: {} })
  expect(another.entries.some(({ id }) => entries.some((one) => one.id === id))).toBe(false)
})

test('staff read it by name for a reason, which the person finds in it', async () => {
  const staff = await server.as('staff')
  const ask = (email: string) => staff.call(readTrail, { body: { email, reason: 'complaint' } })
  const { person } = await ask('Marisol@Example.com')
  expect(person.id).toBe(marisol)
  const again = await ask('marisol@example.com')
  expect(again.entries[0]).toMatchObject({
    ...{ action: 'view', subject: 'trail', reason: 'complaint', actor_kind: 'staff' },
    actor_name: expect.stringContaining('Jordan'),
  })
  const own = await (await server.as('caregiver')).call(listOwnTrail, { query: { limit: 1 } })
  expect(own.entries[0]).toMatchObject({ subject: 'trail', reason: 'complaint', actor_name: null })
  expect((await refusal(ask('nobody@example.com'))).fieldErrors['email']).toHaveLength(1)
})

test.each<Actor>(['family', 'b2bFamily', 'caregiver', 'agencyCaregiver', 'facility', 'careManager'])(
  'a trail of another is not for %s',
  async (actor) => {
    const care = await server.as(actor)
    const asked = care.call(readTrail, { body: { email: 'marisol@example.com', reason: 'asked' } })
    expect((await refusal(asked)).kind).toBe('forbidden')
    expect((await care.call(listOwnTrail, { query: {} })).entries).toBeInstanceOf(Array)
  },
)

test('an account that is erased leaves its entries, which name nobody', async () => {
  server.change()
  await note(server.db, { id: actors.family, role: 'family' }, [marisol], {
    ...{ action: 'view', subject: 'profile', now: server.clock.now(), requestId: 'r' },
  })
  const before = (await ofMarisol()).length
  const [family] = await server.db.select().from(users).where(eq(users.id, actors.family))
  await eraseUser(server.deps, family!, server.clock.now())
  expect(await ofMarisol()).toHaveLength(before)
  const staff = await server.as('staff')
  const { entries } = await staff.call(readTrail, {
    body: { email: 'marisol@example.com', reason: 'security', limit: 1 },
  })
  expect(entries[0]).toMatchObject({ actor_kind: 'family', actor_name: null })
})
