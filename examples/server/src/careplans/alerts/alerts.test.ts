import {
  addPlanAlert,
  addTasks,
  completeTask,
  getPlan,
  getTask,
  listPlanHistory,
  removePlanAlert,
  seePlanAlert,
  turnOffPlanAlert,
  type CarePlan,
  type Task,
} from '@homecare/sdk/careplans'
import type { Client } from '@homecare/sdk/client'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { planAlerts } from '../../tables/care/careplans.ts'
import { actors } from '../../testing/actors.ts'
import { fieldsOf, kindOf } from '../../testing/refusal.ts'
import { smallWorld } from '../../testing/world.ts'
import { aPlan } from '../testing/plans.ts'

const world = smallWorld()
const [added, seen, off, deleted] = [6, 7, 8, 9]
let carol: Client
let marisol: Client
let denise: Client
let plan: CarePlan
let task: Task
beforeEach(async () => {
  world.change()
  ;({ carol, marisol, denise, plan } = await aPlan(world))
  ;[task] = (await carol.call(addTasks, {
    ...{ id: plan.id, body: { title: 'How is the pain?', questions: ['pain', 'blood_pressure'] } },
  })) as [Task]
})
const tell = (who = carol, more: object = {}) =>
  who.call(addPlanAlert, { id: plan.id, body: { text: 'Please keep the walk short.', ...more } })
const at = (alertId: number) => ({ id: plan.id, alertId })
const alerts = async (who = carol) => (await who.call(getPlan, { id: plan.id })).alerts
const actions = async () =>
  (await carol.call(listPlanHistory, { id: plan.id, query: { limit: 50 } }))
    .map(({ action, user }) => [action, user?.id])
    .filter(([action]) => action! >= added)
    .reverse()

test('what all are to know is seen by each, and who has seen it is shown', async () => {
  const alert = await tell()
  expect(alert).toMatchObject({ own: true, seen: true, level: 'info', user: { id: actors.family } })
  expect((await alerts(denise))[0]).toMatchObject({ own: false, seen: false })
  for (let press = 0; press < 10; press++) await denise.call(seePlanAlert, at(alert.id))
  await marisol.call(seePlanAlert, at(alert.id))
  expect((await alerts(denise))[0]!.seen).toBe(true)
  expect((await alerts())[0]!.seen_by.map(({ id }) => id)).toEqual([
    actors.family,
    actors.otherCaregiver,
    actors.caregiver,
  ])
  expect(await actions()).toEqual([
    [added, actors.family],
    [seen, actors.otherCaregiver],
    [seen, actors.caregiver],
  ])
})

test('it is turned off for all by who may change the plan, once', async () => {
  const alert = await tell()
  expect(await kindOf(denise.call(turnOffPlanAlert, at(alert.id)))).toBe('forbidden')
  await marisol.call(turnOffPlanAlert, at(alert.id))
  await carol.call(turnOffPlanAlert, at(alert.id))
  expect([await alerts(), await alerts(denise)]).toEqual([[], []])
  expect(await actions()).toEqual([
    [added, actors.family],
    [off, actors.caregiver],
  ])
})

test('it is deleted by who wrote it, or the family, with its words', async () => {
  const [own, carols] = [await tell(marisol), await tell()]
  expect(await kindOf(marisol.call(removePlanAlert, at(carols.id)))).toBe('forbidden')
  await marisol.call(removePlanAlert, at(own.id))
  await carol.call(removePlanAlert, at(carols.id))
  expect(await kindOf(carol.call(removePlanAlert, at(carols.id)))).toBe('notFound')
  const rows = await world.db.select().from(planAlerts).where(eq(planAlerts.plan_id, plan.id))
  expect(rows.map(({ text }) => text)).toEqual(['', ''])
  expect((await actions()).slice(2)).toEqual([
    [deleted, actors.caregiver],
    [deleted, actors.family],
  ])
})

test('a value out of its range tells all, in the reader’s language, and is turned off, never deleted', async () => {
  const body = {
    last_modified_at: task.last_modified_at,
    date: task.date!,
    data: { pain: 9, blood_pressure: [120, 80] as [number, number] },
  }
  await marisol.call(completeTask, { id: plan.id, taskId: task.id, body })
  const [alert] = await alerts()
  expect(alert).toMatchObject({
    level: 'urgent',
    task_id: task.id,
    own: false,
    user: { id: actors.caregiver },
  })
  expect(alert!.text).toContain('9')
  expect(alert!.text).not.toContain('120')
  expect(
    (await carol.call(getTask, { id: plan.id, taskId: task.id, query: { date: task.date! } })).alerts,
  ).toHaveLength(1)
  expect(await kindOf(marisol.call(removePlanAlert, at(alert!.id)))).toBe('forbidden')
  expect((await carol.call(turnOffPlanAlert, at(alert!.id))).alerts).toEqual([])
})

test('values within their ranges tell nobody', async () => {
  const body = { last_modified_at: task.last_modified_at, date: task.date!, data: { pain: 2 } }
  await marisol.call(completeTask, { id: plan.id, taskId: task.id, body })
  expect(await alerts()).toEqual([])
})

test('it is of a task of this plan, and says something', async () => {
  expect(await fieldsOf(tell(carol, { task_id: 999_999 }))).toEqual(['task_id'])
  expect(await kindOf(tell(carol, { text: '  ' }))).not.toBe('answered')
  expect((await tell(carol, { task_id: task.id, level: 'urgent' })).task_id).toBe(task.id)
  expect(await kindOf(tell(denise))).toBe('forbidden')
})
