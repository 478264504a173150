import {
  addPlanNote,
  getPlanDay,
  getPlanNote,
  listPlanNotes,
  removePlanNote,
  replacePlanPermissions,
  updatePlanNote,
  type CarePlan,
} from '@homecare/sdk/careplans'
import type { Client } from '@homecare/sdk/client'
import { beforeEach, expect, test } from 'vitest'
import { planNotes, planNoteVersions } from '../../tables/care/careplans.ts'
import { actors } from '../../testing/actors.ts'
import { fieldsOf, kindOf, refusal } from '../../testing/refusal.ts'
import { smallWorld } from '../../testing/world.ts'
import { aPlan } from '../testing/plans.ts'

const world = smallWorld()
let carol: Client
let marisol: Client
let denise: Client
let plan: CarePlan
beforeEach(async () => {
  world.change()
  ;({ carol, marisol, denise, plan } = await aPlan(world))
})
const write = (text: string, who = marisol) => who.call(addPlanNote, { id: plan.id, body: { text } })
const rewrite = (noteId: number, text: string, version?: number, who = marisol) =>
  who.call(updatePlanNote, { id: plan.id, noteId, body: { text, ...(version !== undefined && { version }) } })
const read = (noteId: number, who = carol) => who.call(getPlanNote, { id: plan.id, noteId })

test('a note is read by all who may, its author alone rewrites it, and how it read before is kept', async () => {
  const note = await write(' He slept well. ')
  expect(note).toMatchObject({
    text: 'He slept well.',
    own: true,
    version: 1,
    author: { id: actors.caregiver },
  })
  world.clock.advance(60_000)
  await rewrite(note.id, 'He slept until six.', 1)
  await rewrite(note.id, 'He slept until six.', 2)
  expect(await read(note.id, denise)).toMatchObject({
    ...{ text: 'He slept until six.', version: 2, own: false },
    versions: [{ version: 1, text: 'He slept well.', at: note.created }],
  })
  expect(await kindOf(rewrite(note.id, 'No.', 2, carol))).toBe('forbidden')
  expect(await kindOf(rewrite(note.id, 'No.', 2, denise))).toBe('forbidden')
})

test('a note that was rewritten elsewhere is a conflict with how it reads now', async () => {
  const note = await write('One')
  await rewrite(note.id, 'Two', 1)
  const error = await refusal(rewrite(note.id, 'Three', 1))
  expect([error.kind, error.current]).toMatchObject(['conflict', { text: 'Two', version: 2 }])
  expect((await rewrite(note.id, 'Three', 2)).version).toBe(3)
})

test('of many who rewrite one version, one does', async () => {
  const note = await write('One')
  const kinds = await Promise.all(
    Array.from({ length: 8 }, (_, n) => kindOf(rewrite(note.id, `Two ${n}`, 1))),
  )
  expect(kinds.filter((kind) => kind === 'answered')).toHaveLength(1)
  expect(kinds.filter((kind) => kind === 'conflict')).toHaveLength(7)
})

test('a note that is deleted is gone with all that it was', async () => {
  const note = await write('A secret')
  await rewrite(note.id, 'Another secret', 1)
  expect(await kindOf(carol.call(removePlanNote, { id: plan.id, noteId: note.id }))).toBe('forbidden')
  await marisol.call(removePlanNote, { id: plan.id, noteId: note.id })
  expect(await kindOf(read(note.id))).toBe('notFound')
  expect(await kindOf(rewrite(note.id, 'Back', 3))).toBe('notFound')
  const rows = [
    ...(await world.db.select().from(planNotes)),
    ...(await world.db.select().from(planNoteVersions)),
  ]
  expect(rows.map(({ text }) => text).join()).not.toContain('secret')
})

test('notes come latest first, by page, and those of a day with the day where the plan is', async () => {
  for (let n = 1; n <= 3; n++) {
    await write(`Note ${n}`)
    world.clock.advance(60_000)
  }
  const texts = async (query: object) =>
    (await carol.call(listPlanNotes, { id: plan.id, query })).map(({ text }) => text)
  expect(await texts({})).toEqual(['Note 3', 'Note 2', 'Note 1'])
  expect(await texts({ limit: 1, offset: 1 })).toEqual(['Note 2'])
  const day = async (date: string) =>
    (await carol.call(getPlanDay, { id: plan.id, query: { date } })).notes.map(({ text }) => text)
  // Five in the morning of the 22nd in Greenwich is the evening of the 21st on the plan.
  world.clock.advance(17 * 3_600_000)
  carol = await world.as('family')
  await write('Good night', await world.as('caregiver'))
  expect(await day('2026-11-21')).toEqual(['Good night', 'Note 3', 'Note 2', 'Note 1'])
  expect(await day('2026-11-22')).toEqual([])
})

test('an empty note is refused at its field, and one that is too long', async () => {
  expect(await fieldsOf(write('   '))).toEqual(['text'])
  expect(await kindOf(write('x'.repeat(4001)))).not.toBe('answered')
})

test('who may write none any more rewrites none', async () => {
  const note = await write('One')
  await carol.call(replacePlanPermissions, {
    ...{ id: plan.id, caregiverId: actors.caregiver },
    body: { permissions: ['view_tasks', 'view_notes'] },
  })
  expect(await kindOf(rewrite(note.id, 'Two', 1))).toBe('forbidden')
  expect((await read(note.id, marisol)).text).toBe('One')
})
