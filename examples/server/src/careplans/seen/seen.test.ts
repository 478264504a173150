import { deleteAccount } from '@homecare/sdk/account'
import {
  addTasks,
  getPlan,
  getPlanDay,
  getTask,
  listPlanPeople,
  listPlans,
  listPlanSeen,
  replacePlanPermissions,
  verifySeen,
  type CarePlan,
  type PlanSeen,
  type Task,
} from '@homecare/sdk/careplans'
import type { Client } from '@homecare/sdk/client'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { planSeen, planSeenChain } from '../../tables/care/seen.ts'
import { actors } from '../../testing/actors.ts'
import { kindOf } from '../../testing/refusal.ts'
import { smallWorld } from '../../testing/world.ts'
import { aPlan } from '../testing/plans.ts'
import { sealAllSeen, sealSeen } from './chain.ts'

const world = smallWorld()
let carol: Client
let marisol: Client
let denise: Client
let plan: CarePlan
beforeEach(async () => {
  world.change()
  ;({ carol, marisol, denise, plan } = await aPlan(world))
})
const seen = (who: Client, query: { limit?: number; before?: number } = {}) =>
  who.call(listPlanSeen, { id: plan.id, query })
const facts = (rows: readonly PlanSeen[]) =>
  rows.map(({ by_user, action, what, record_id }) => [by_user, action, what, record_id]).reverse()

test('the family sees who looked at what, again within a minute once; others see their own rows', async () => {
  const [task] = (await carol.call(addTasks, { id: plan.id, body: { title: 'Pills' } })) as [Task]
  await marisol.call(getPlanDay, { id: plan.id, query: {} })
  await marisol.call(getPlanDay, { id: plan.id, query: {} })
  await denise.call(getTask, { id: plan.id, taskId: task.id, query: {} })
  world.clock.advance(90_000)
  await marisol.call(getPlanDay, { id: plan.id, query: {} })
  const { rows, total, head } = await seen(carol)
  expect(facts(rows)).toEqual([
    [actors.caregiver, 'read', 'day', null],
    [actors.otherCaregiver, 'read', 'task', task.id],
    [actors.caregiver, 'read', 'day', null],
    [actors.family, 'read', 'seen', null],
  ])
  expect([total, head]).toEqual([4, rows[0]!.hash])
  // No word of health or of a person stands in it.
  expect(JSON.stringify(rows)).not.toContain('Pills')
  expect(await verifySeen(plan.id, rows)).toMatchObject({ holds: true, checked: 4 })
  expect((await seen(denise)).rows.every(({ by_user }) => by_user === actors.otherCaregiver)).toBe(true)
  expect((await seen(carol, { before: 3, limit: 1 })).rows.map(({ n }) => n)).toEqual([2])
})

test('who is refused stands in it', async () => {
  const id = plan.id
  await carol.call(replacePlanPermissions, {
    ...{ id, caregiverId: actors.otherCaregiver, body: { permissions: [] } },
  })
  expect(await kindOf(denise.call(getPlanDay, { id, query: {} }))).toBe('forbidden')
  expect(facts((await seen(carol)).rows)[0]).toEqual([actors.otherCaregiver, 'refused', 'plan', null])
})

test('every look is noted with where from: the plan at a glance, who is on it, and of who is refused too', async () => {
  const id = plan.id
  await marisol.call(listPlans)
  await denise.call(getPlan, { id })
  await marisol.call(listPlanPeople, { id })
  await carol.call(replacePlanPermissions, {
    ...{ id, caregiverId: actors.otherCaregiver, body: { permissions: [] } },
  })
  expect(await kindOf(denise.call(getPlan, { id }))).toBe('forbidden')
  // Who sees nothing of it in the list of their plans has not looked.
  await denise.call(listPlans)
  const { rows } = await seen(carol)
  expect(facts(rows)).toEqual([
    [actors.caregiver, 'read', 'overview', null],
    [actors.otherCaregiver, 'read', 'overview', null],
    [actors.caregiver, 'read', 'people', null],
    [actors.otherCaregiver, 'refused', 'plan', null],
    [actors.family, 'read', 'seen', null],
  ])
  expect(new Set(rows.map(({ network }) => network)).size).toBe(1)
  expect(rows[0]!.network).not.toBe('')
})

test('of somebody who has left the entries stay, without a name, and the chain holds', async () => {
  await marisol.call(getPlanDay, { id: plan.id, query: {} })
  await marisol.call(deleteAccount, { body: { password: DEMO_PASSWORD } })
  const { rows } = await seen(carol)
  expect(rows.at(-1)).toMatchObject({ by_user: actors.caregiver, by: null, side: 'caregiver' })
  expect(await verifySeen(plan.id, rows)).toMatchObject({ holds: true })
})

test('what waits of every plan is sealed by the clock too', async () => {
  await marisol.call(getPlanDay, { id: plan.id, query: {} })
  await sealAllSeen({ db: world.db })
  expect(await world.db.$count(planSeenChain, eq(planSeenChain.plan_id, plan.id))).toBe(1)
  await sealAllSeen({ db: world.db })
  expect(await world.db.$count(planSeenChain, eq(planSeenChain.plan_id, plan.id))).toBe(1)
})

test('several seal one chain at a time, and the database lets nothing of it be changed', async () => {
  for (let minute = 0; minute < 3; minute++) {
    await marisol.call(getPlanDay, { id: plan.id, query: {} })
    world.clock.advance(61_000)
  }
  await Promise.all([1, 2, 3].map(() => sealSeen(world.db, plan.id)))
  const links = await world.db.select().from(planSeenChain).where(eq(planSeenChain.plan_id, plan.id))
  expect(links.map(({ n }) => n).sort()).toEqual([1, 2, 3])
  const change = [
    () => world.db.update(planSeen).set({ by_user: 1 }).where(eq(planSeen.plan_id, plan.id)),
    () => world.db.delete(planSeen).where(eq(planSeen.plan_id, plan.id)),
    () => world.db.update(planSeenChain).set({ hash: '0'.repeat(64) }),
    () => world.db.execute(sql`delete from plan_seen_chain`),
  ]
  for (const one of change) await expect(one()).rejects.toThrow()
})
