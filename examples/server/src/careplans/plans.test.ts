import {
  addPlan,
  addPlanNote,
  addTasks,
  getPlan,
  getPlanDay,
  listPlanHistory,
  listPlans,
  listTaskCategories,
  planRecord,
  updatePlan,
  visitPlan,
  type CarePlan,
} from '@homecare/sdk/careplans'
import type { Client } from '@homecare/sdk/client'
import { versionFor } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { carePlans, planHistory, planNotes } from '../tables/care/careplans.ts'
import { jobs } from '../tables/jobs.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf, refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { erasePlans } from './erase.ts'
import { aPlan } from './testing/plans.ts'

const world = smallWorld()
let carol: Client
let marisol: Client
let denise: Client
let plan: CarePlan
beforeEach(async () => {
  world.change()
  ;({ carol, marisol, denise, plan } = await aPlan(world))
})
const change = (body: object, who = carol) => who.call(updatePlan, { id: plan.id, body })

describe('a plan', () => {
  test('says to everybody what they must know, and is changed by the family alone', async () => {
    await change({ careful: ' Allergic to penicillin. ' })
    expect((await denise.call(getPlan, { id: plan.id })).careful).toBe('Allergic to penicillin.')
    expect(await kindOf(change({ careful: 'Nothing' }, marisol))).toBe('forbidden')
  })

  test('that somebody has changed meanwhile is a conflict with what it is now', async () => {
    const seen = await carol.call(getPlan, { id: plan.id })
    const version = versionFor(planRecord, seen, { careful: 'Two' })
    await change({ name: 'At home' })
    await change({ careful: 'One', version })
    const error = await refusal(change({ careful: 'Two', version }))
    expect([error.kind, error.current]).toMatchObject(['conflict', { careful: 'One', name: 'At home' }])
  })

  test('has a zone that there is', async () => {
    expect(await fieldsOf(change({ tzid: 'Mars/Olympus' }))).toEqual(['tzid'])
    expect((await change({ tzid: 'Pacific/Honolulu' })).today.date).toBe('2026-11-21')
    const made = await carol.call(addPlan, { body: { recipient_name: 'Aiko', tzid: 'Asia/Tokyo' } })
    expect([made.recipient_name, made.tzid, made.today.total]).toEqual(['Aiko', 'Asia/Tokyo', 0])
    expect(await fieldsOf(carol.call(addPlan, { body: { recipient_name: 'Aiko', tzid: 'x' } }))).toEqual([
      'tzid',
    ])
    expect(await kindOf(marisol.call(addPlan, { body: { recipient_name: 'Aiko' } }))).toBe('forbidden')
    expect(await carol.call(listPlans)).toHaveLength(2)
  })

  test('remembers who has skipped its introduction', async () => {
    const visited = (of: CarePlan, id: number) =>
      of.observers.find(({ user }) => user.id === id)?.first_visited
    expect(visited(plan, actors.caregiver)).toBeNull()
    const first = await marisol.call(visitPlan, { id: plan.id })
    world.clock.advance(60_000)
    const again = await marisol.call(visitPlan, { id: plan.id })
    expect(visited(again, actors.caregiver)).toBe(visited(first, actors.caregiver))
    expect(visited(again, actors.otherCaregiver)).toBeNull()
  })

  test('counts the tasks of its day, and those that are done', async () => {
    await carol.call(addTasks, {
      id: plan.id,
      query: { many: 1 },
      body: [{ title: 'A' }, { title: 'B', start_date: '2026-11-23' }],
    })
    const seen = await marisol.call(getPlan, { id: plan.id })
    expect([seen.total_tasks, seen.today, seen.has_used_bulk_task]).toEqual([
      2,
      { date: '2026-11-21', total: 1, settled: 0 },
      true,
    ])
  })
})

describe('categories', () => {
  test('are those that the family looked for, then all, in the reader’s language', async () => {
    await world.db
      .update(jobs)
      .set({ assistance: [8, 1] })
      .where(eq(jobs.family_id, actors.family))
    const names = async (query: object) =>
      (await carol.call(listTaskCategories, { id: plan.id, query })).map(({ id, name }) => [id, name])
    const suggested = await names({ default_for_plan: true })
    expect(suggested.map(([id]) => id)).toEqual([1, 8])
    expect((await names({})).length).toBeGreaterThan(suggested.length)
    await world.db.update(users).set({ language: 'es' }).where(eq(users.id, actors.family))
    const spanish = await (
      await world.as('family')
    ).call(listTaskCategories, { id: plan.id, query: { default_for_plan: true } })
    expect(spanish.map(({ name }) => name)).not.toEqual(suggested.map(([, name]) => name))
  })

  test('have hours, and templates that can be added as they are, many at once', async () => {
    const all = await carol.call(listTaskCategories, { id: plan.id, query: {} })
    expect(all.every(({ hours, templates }) => hours > 0 && templates.length > 0)).toBe(true)
    const drafts = all.flatMap(({ adl_map_id, templates }) =>
      templates.map(({ name, title, instructions, due_time, questions }) => ({
        ...{ title, instructions, due_time, adl_map_id, template_name: name },
        questions: questions as never,
      })),
    )
    const added = await carol.call(addTasks, { id: plan.id, query: { many: 1 }, body: drafts.slice(0, 100) })
    expect(added.map(({ title }) => title)).toEqual(drafts.slice(0, 100).map(({ title }) => title))
  })
})

describe('the end of an account', () => {
  test('of the family takes its plan with all that stands on it; of what happened numbers alone stay', async () => {
    await carol.call(addTasks, { id: plan.id, body: { title: 'Walk' } })
    await marisol.call(addPlanNote, { id: plan.id, body: { text: 'He slept well.' } })
    await world.db.transaction((tx) => erasePlans(tx, actors.family))
    expect(await world.db.$count(carePlans, eq(carePlans.id, plan.id))).toBe(0)
    expect(await world.db.$count(planNotes, eq(planNotes.plan_id, plan.id))).toBe(0)
    const [kept] = await world.db.select().from(planHistory).where(eq(planHistory.plan_id, plan.id))
    expect(
      Object.values(kept!).filter((value) => typeof value === 'string' && !/^\d{4}-/.test(value)),
    ).toEqual([])
    expect(await kindOf(marisol.call(getPlanDay, { id: plan.id }))).toBe('notFound')
  })

  test('of a caregiver leaves what they did, without what is theirs', async () => {
    const [task] = await carol.call(addTasks, {
      id: plan.id,
      body: { title: 'Walk', assigned_to: actors.caregiver },
    })
    await marisol.call(addPlanNote, { id: plan.id, body: { text: 'He slept well.' } })
    await world.db.transaction((tx) => erasePlans(tx, actors.caregiver))
    const day = await carol.call(getPlanDay, { id: plan.id })
    expect([day.notes.length, day.tasks.map(({ id, assigned_to }) => [id, assigned_to])]).toEqual([
      1,
      [[task!.id, null]],
    ])
    expect(await kindOf(marisol.call(getPlanDay, { id: plan.id }))).toBe('forbidden')
  })
})

test('history is read by page, latest first', async () => {
  await carol.call(addTasks, {
    id: plan.id,
    query: { many: 1 },
    body: [{ title: 'A' }, { title: 'B' }, { title: 'C' }],
  })
  const titles = async (query: object) =>
    (await denise.call(listPlanHistory, { id: plan.id, query })).map(({ title }) => title)
  expect(await titles({})).toEqual(['C', 'B', 'A'])
  expect(await titles({ limit: 1, offset: 1 })).toEqual(['B'])
  expect(await kindOf(denise.call(addTasks, { id: plan.id, body: { title: 'D' } }))).toBe('forbidden')
})
