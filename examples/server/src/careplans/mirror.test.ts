import {
  addTasks,
  completeTask,
  planNewsPath,
  planTree,
  replacePlanPermissions,
  uncompleteTask,
  type CarePlan,
} from '@homecare/sdk/careplans'
import { counterPath } from '@homecare/sdk/chat'
import type { Client } from '@homecare/sdk/client'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { connections } from '../tables/hiring.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { countAtMidnight } from './counting.ts'
import { erasePlans } from './erase.ts'
import { aPlan, connectionOf } from './testing/plans.ts'

const world = smallWorld()
let carol: Client
let marisol: Client
let plan: CarePlan
beforeEach(async () => {
  world.change()
  ;({ carol, marisol, plan } = await aPlan(world))
})
const tree = async (path: string) => {
  await world.deps.chatCopies.settle()
  return world.deps.realtime.get(path)
}
const members = async () =>
  Object.keys(((await tree(`${planTree(plan.id)}/members`)) ?? {}) as object).map(Number)
const waiting = (id: number) => tree(counterPath('tasks', id))
const add = async (more: object = {}) =>
  (
    await carol.call(addTasks, {
      id: plan.id,
      body: { title: 'Insulin', instructions: 'In the belly.', ...more },
    })
  )[0]!

describe('news of a plan', () => {
  test('say its version, who and which task, and not a word', async () => {
    const task = await add()
    const news = (await tree(planNewsPath(plan.id))) as { version: string }
    expect(news).toEqual({ version: expect.stringMatching(/^p/), by: actors.family, task: task.id })
    await marisol.call(completeTask, {
      ...{ id: plan.id, taskId: task.id },
      body: {
        last_modified_at: task.last_modified_at,
        date: task.date!,
        observation_notes: 'He felt dizzy.',
      },
    })
    const later = (await tree(planNewsPath(plan.id))) as { version: string }
    expect(later).toEqual({ version: expect.stringMatching(/^p/), by: actors.caregiver, task: task.id })
    expect(later.version).not.toBe(news.version)
    expect(JSON.stringify(await tree('plans'))).not.toMatch(/insulin|belly|dizzy|kenji/i)
  })

  test('are for those who may see the plan, and for nobody once they may not', async () => {
    expect((await members()).toSorted((a, b) => a - b)).toEqual(
      [actors.family, actors.caregiver, actors.otherCaregiver].toSorted((a, b) => a - b),
    )
    await carol.call(replacePlanPermissions, {
      id: plan.id,
      caregiverId: actors.otherCaregiver,
      body: { permissions: [] },
    })
    expect(await members()).not.toContain(actors.otherCaregiver)
    await world.db.transaction((tx) => erasePlans(tx, actors.caregiver))
    expect(await members()).toEqual([actors.family])
    await world.db.transaction((tx) => erasePlans(tx, actors.family))
    expect(await tree(planTree(plan.id))).toBeNull()
  })

  test('end at the midnight after a contract’s last day', async () => {
    const connection = await connectionOf(world, actors.otherCaregiver)
    await world.db.update(connections).set({ end_date: '2026-11-21' }).where(eq(connections.id, connection))
    await countAtMidnight(world.deps, world.clock.now())
    expect(await members()).toContain(actors.otherCaregiver)
    world.clock.advance(24 * 3_600_000)
    await countAtMidnight(world.deps, world.clock.now())
    expect(await members()).not.toContain(actors.otherCaregiver)
  })
})

describe('tasks that wait for somebody today', () => {
  test('are those of whoever works there that nobody else has, and go as they are done', async () => {
    const mine = await add()
    await add({ assigned_to: actors.caregiver })
    await add({ assigned_to: actors.otherCaregiver })
    await add({ nurse_only: true })
    await add({ start_date: '2026-11-22' })
    expect([
      await waiting(actors.caregiver),
      await waiting(actors.otherCaregiver),
      await waiting(actors.family),
    ]).toEqual([2, 0, 0])
    const body = { last_modified_at: mine.last_modified_at, date: mine.date! }
    const done = await carol.call(completeTask, { id: plan.id, taskId: mine.id, body })
    expect(await waiting(actors.caregiver)).toBe(1)
    await carol.call(uncompleteTask, {
      ...{ id: plan.id, taskId: mine.id },
      body: { last_modified_at: done.last_modified_at, date: mine.date! },
    })
    expect(await waiting(actors.caregiver)).toBe(2)
    await carol.call(replacePlanPermissions, {
      id: plan.id,
      caregiverId: actors.caregiver,
      body: { permissions: [] },
    })
    expect(await waiting(actors.caregiver)).toBe(0)
  })

  test('are those of the next day from the midnight of the plan on, whichever process comes first', async () => {
    await add()
    await add({ start_date: '2026-11-22' })
    await add({ start_date: '2026-11-22' })
    await countAtMidnight(world.deps, world.clock.now())
    expect(await waiting(actors.caregiver)).toBe(1)
    // The 22nd begins on the plan at eight in the morning of Greenwich.
    world.clock.advance(19.99 * 3_600_000)
    await countAtMidnight(world.deps, world.clock.now())
    expect(await waiting(actors.caregiver)).toBe(1)
    world.clock.advance(0.02 * 3_600_000)
    await Promise.all([
      countAtMidnight(world.deps, world.clock.now()),
      countAtMidnight(world.deps, world.clock.now()),
    ])
    expect(await waiting(actors.caregiver)).toBe(2)
  })

  test('are none of who is gone', async () => {
    await add({ assigned_to: actors.caregiver })
    await world.db
      .update(users)
      .set({ deleted_at: new Date(world.clock.now()) })
      .where(eq(users.id, actors.caregiver))
    await add()
    expect(await waiting(actors.caregiver)).toBeNull()
  })
})
