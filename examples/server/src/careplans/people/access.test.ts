import {
  addPlanNote,
  addTasks,
  completeTask,
  deedsOf,
  getPlanDay,
  getPlanNote,
  listPlanNotes,
  listPlanPermissions,
  listPlans,
  listTasks,
  openPlan,
  permissionPresets,
  planPermissions,
  replacePlanPermissions,
  resetPlanPermissions,
  updatePlanPermissions,
  usualPermissions,
  type CarePlan,
} from '@homecare/sdk/careplans'
import type { Client } from '@homecare/sdk/client'
import { getConnection } from '@homecare/sdk/hiring'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '../../tables/account.ts'
import { carePlans, planPeople } from '../../tables/care/careplans.ts'
import { connections } from '../../tables/hiring.ts'
import { actors } from '../../testing/actors.ts'
import { kindOf, refusal } from '../../testing/refusal.ts'
import { smallWorld } from '../../testing/world.ts'
import { joinPlanOnHire } from '../begin.ts'
import { aPlan, connectionOf } from '../testing/plans.ts'

const world = smallWorld()
let carol: Client
let marisol: Client
let denise: Client
let plan: CarePlan
beforeEach(async () => {
  world.change()
  ;({ carol, marisol, denise, plan } = await aPlan(world))
})

const give = (
  who: Client,
  caregiverId: number,
  permissions: readonly (typeof planPermissions)[number][],
  more: object = {},
) =>
  who.call(replacePlanPermissions, {
    ...{ id: plan.id, caregiverId, body: { permissions: [...permissions], ...more } },
  })
const letters = async (to: string) => {
  await world.notice()
  const rows = await world.db.select().from(outbox).where(eq(outbox.recipient, to)).orderBy(outbox.id)
  return rows.filter(({ channel }) => channel === 'mail')
}

describe('access to a plan', () => {
  test('is what the family gives, and ends with the next call once it is taken', async () => {
    await marisol.call(getPlanDay, { id: plan.id })
    await give(carol, actors.caregiver, [])
    const error = await refusal(marisol.call(getPlanDay, { id: plan.id }))
    expect([error.kind, error.code]).toEqual(['forbidden', 'no_access'])
    expect(error.serverMessage).toContain('has not given you access')
    expect(await marisol.call(listPlans)).toMatchObject([
      { id: plan.id, can: [], alerts: [], total_tasks: 0 },
    ])
    expect((await marisol.call(getConnection, { id: plan.connection_id! })).plan_id).toBeNull()
    expect(await kindOf(marisol.call(openPlan, { body: { connection_id: plan.connection_id! } }))).toBe(
      'forbidden',
    )
  })

  test('is refused to all of a hundred reads that come after it was taken', async () => {
    const reads: Promise<string>[] = []
    for (let n = 0; n < 50; n++) reads.push(kindOf(marisol.call(listTasks, { id: plan.id, query: {} })))
    await give(carol, actors.caregiver, [])
    const after = await Promise.all(
      Array.from({ length: 50 }, () => kindOf(marisol.call(listTasks, { id: plan.id, query: {} }))),
    )
    expect(new Set(after)).toEqual(new Set(['forbidden']))
    expect(new Set(await Promise.all(reads))).not.toContain('server')
  })

  test('that is taken while something is done comes before it or after it, and never between', async () => {
    const drafts = Array.from({ length: 20 }, (_, n) => ({ title: `Task ${n}` }))
    const tasks = await carol.call(addTasks, { id: plan.id, query: { many: 1 }, body: drafts })
    const done = tasks.map((task) =>
      kindOf(
        marisol.call(completeTask, {
          ...{ id: plan.id, taskId: task.id },
          body: { last_modified_at: task.last_modified_at, date: task.date! },
        }),
      ),
    )
    await give(carol, actors.caregiver, ['view_tasks'])
    const outcomes = await Promise.all(done)
    const { plan: now } = await carol.call(getPlanDay, { id: plan.id })
    expect(outcomes.filter((one) => one === 'answered')).toHaveLength(now.today.settled)
    expect(outcomes.every((one) => one === 'answered' || one === 'forbidden')).toBe(true)
  })

  test('is looking alone for who may look', async () => {
    const draft = { id: plan.id, body: { title: 'Walk' } }
    const [task] = await carol.call(addTasks, draft)
    expect((await denise.call(getPlanDay, { id: plan.id })).tasks).toHaveLength(1)
    expect(await kindOf(denise.call(addTasks, draft))).toBe('forbidden')
    const done = { id: plan.id, taskId: task!.id, body: { last_modified_at: task!.last_modified_at } }
    expect(await kindOf(denise.call(completeTask, done))).toBe('forbidden')
    expect(await kindOf(denise.call(addPlanNote, { id: plan.id, body: { text: 'Hello' } }))).toBe('forbidden')
  })

  test('to the notes is a permission of its own', async () => {
    const note = await carol.call(addPlanNote, { id: plan.id, body: { text: 'He slept well.' } })
    await give(carol, actors.otherCaregiver, ['view_tasks'])
    expect((await denise.call(getPlanDay, { id: plan.id })).notes).toEqual([])
    expect(await kindOf(denise.call(listPlanNotes, { id: plan.id, query: {} }))).toBe('forbidden')
    expect(await kindOf(denise.call(getPlanNote, { id: plan.id, noteId: note.id }))).toBe('forbidden')
  })

  test('ends with the contract, on the day after its last', async () => {
    const connection = await connectionOf(world, actors.otherCaregiver)
    const end = (end_date: string) =>
      world.db.update(connections).set({ end_date }).where(eq(connections.id, connection))
    await end('2026-11-21')
    expect(await kindOf(denise.call(getPlanDay, { id: plan.id }))).toBe('answered')
    await end('2026-11-20')
    expect(await kindOf(denise.call(getPlanDay, { id: plan.id }))).toBe('notFound')
    expect(await denise.call(listPlans)).toEqual([])
  })

  test('is nobody’s besides, and a care manager’s who advises the family', async () => {
    for (const actor of ['otherFamily', 'b2bFamily', 'agencyCaregiver'] as const)
      expect(await kindOf((await world.as(actor)).call(getPlanDay, { id: plan.id }))).toMatch(
        /notFound|forbidden/,
      )
    const manager = await world.as('careManager')
    expect((await manager.call(getPlanDay, { id: plan.id })).plan.can).toEqual(['view_tasks', 'view_notes'])
    expect((await manager.call(listPlans)).map(({ id }) => id)).toContain(plan.id)
  })
})

describe('permissions', () => {
  test('are told by letter, once each, without a word of who is cared for', async () => {
    const before = (await letters('denise@example.com')).length
    await give(carol, actors.otherCaregiver, planPermissions)
    await give(carol, actors.otherCaregiver, planPermissions)
    const mail = (await letters('denise@example.com')).slice(before)
    expect(mail.map(({ subject }) => subject)).toEqual(['Your access to a care plan has changed'])
    expect(mail[0]!.body).toContain('View & edit')
    expect(mail.map(({ subject, body }) => subject + body).join()).not.toMatch(/Kenji|dementia|stroke/i)
  })

  test('of somebody else that were changed meanwhile are a conflict with what they are now', async () => {
    const list = async () => carol.call(listPlanPermissions, { id: plan.id })
    const seen = (await list()).find(({ caregiver }) => caregiver.id === actors.otherCaregiver)!
    expect(seen.permissions).toEqual(permissionPresets.get('view_only').permissions)
    await give(carol, actors.otherCaregiver, ['view_tasks'])
    const error = await refusal(
      give(carol, actors.otherCaregiver, planPermissions, { version: seen.version }),
    )
    expect([error.kind, error.current]).toMatchObject(['conflict', { permissions: ['view_tasks'] }])
  })

  test('are given and taken in part, with what they need, and reset to what somebody new has', async () => {
    const ids = { id: plan.id, caregiverId: actors.otherCaregiver }
    const changed = await carol.call(updatePlanPermissions, {
      ...ids,
      body: { add: ['edit_notes', 'complete_tasks'], remove: ['view_notes'] },
    })
    expect(changed.permissions).toEqual(['view_tasks', 'complete_tasks', 'view_notes', 'edit_notes'])
    expect((await carol.call(resetPlanPermissions, ids)).permissions).toEqual(usualPermissions)
  })

  test('are raised by no caregiver for themselves, nor for others unless the family lets them', async () => {
    expect(await kindOf(give(marisol, actors.caregiver, planPermissions))).toBe('forbidden')
    expect(await kindOf(give(marisol, actors.otherCaregiver, planPermissions))).toBe('forbidden')
    expect(
      (await marisol.call(listPlanPermissions, { id: plan.id })).map(({ caregiver }) => caregiver.id),
    ).toEqual([actors.caregiver])
    await give(carol, actors.caregiver, planPermissions, { manages: true })
    expect(await kindOf(give(marisol, actors.caregiver, planPermissions))).toBe('forbidden')
    expect((await give(marisol, actors.otherCaregiver, ['view_tasks'])).permissions).toEqual(['view_tasks'])
    expect(await kindOf(give(marisol, actors.otherCaregiver, ['view_tasks'], { manages: true }))).toBe(
      'forbidden',
    )
    const mail = await letters('carol@example.com')
    expect(mail.map(({ subject }) => subject)).toContain('Who may do what on your care plan has changed')
  })

  test('of nobody who is not employed', async () => {
    expect(await kindOf(give(carol, actors.agencyCaregiver, planPermissions))).toBe('notFound')
  })
})

describe('a plan that is opened', () => {
  test('is that of the connection, else the only one of the family, else begun, by either side', async () => {
    const [mine, other] = [plan.connection_id!, await connectionOf(world, actors.otherCaregiver)]
    for (const [who, connection_id] of [
      [carol, other],
      [denise, other],
      [marisol, mine],
    ] as const)
      expect((await who.call(openPlan, { body: { connection_id } })).id).toBe(plan.id)
    await world.db.delete(carePlans).where(eq(carePlans.id, plan.id))
    const fresh = await marisol.call(openPlan, { body: { connection_id: mine } })
    expect(fresh).toMatchObject({ recipient_name: 'Kenji', total_tasks: 0, tzid: 'America/Los_Angeles' })
    expect(fresh.can).toEqual(deedsOf({ side: 'caregiver', permissions: usualPermissions }))
    expect((await carol.call(openPlan, { body: { connection_id: mine } })).can).toContain('manage_people')
    expect((await carol.call(getConnection, { id: mine })).plan_id).toBe(fresh.id)
  })

  test('is opened by nobody whose connection it is not, nor by who is not hired yet', async () => {
    const connection_id = plan.connection_id!
    expect(await kindOf((await world.as('otherFamily')).call(openPlan, { body: { connection_id } }))).toBe(
      'notFound',
    )
    await world.db.update(connections).set({ hire_stage: 2 }).where(eq(connections.id, connection_id))
    expect(await kindOf(marisol.call(openPlan, { body: { connection_id } }))).toBe('conflict')
  })

  test('has whoever is hired later on it, with what somebody new has', async () => {
    const own = and(eq(planPeople.plan_id, plan.id), eq(planPeople.user_id, actors.otherCaregiver))
    await world.db.delete(planPeople).where(own)
    expect(await kindOf(denise.call(getPlanDay, { id: plan.id }))).toBe('forbidden')
    const connection = await connectionOf(world, actors.otherCaregiver)
    await world.db.transaction((tx) => joinPlanOnHire(tx, world.deps, connection, world.clock.now()))
    expect((await denise.call(getPlanDay, { id: plan.id })).plan.can).toEqual(
      deedsOf({ side: 'caregiver', permissions: usualPermissions }),
    )
  })

  test('stays closed to whom the family has closed it, however often they are hired', async () => {
    await give(carol, actors.otherCaregiver, [])
    const connection = await connectionOf(world, actors.otherCaregiver)
    await world.db.transaction((tx) => joinPlanOnHire(tx, world.deps, connection, world.clock.now()))
    expect(await kindOf(denise.call(getPlanDay, { id: plan.id }))).toBe('forbidden')
  })
})
