import {
  addTasks,
  breakPlanSeal,
  getPlan,
  getPlanDay,
  listPlans,
  listSealedPlans,
  type CarePlan,
} from '@homecare/sdk/careplans'
import type { Client } from '@homecare/sdk/client'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { outbox } from '../../tables/account.ts'
import { trailEntries } from '../../tables/trail.ts'
import { actors } from '../../testing/actors.ts'
import { kindOf, refusal } from '../../testing/refusal.ts'
import { smallWorld } from '../../testing/world.ts'
import { aPlan } from '../testing/plans.ts'

const world = smallWorld()
let carol: Client
let staff: Client
let plan: CarePlan
beforeEach(async () => {
  world.change()
  ;({ carol, plan } = await aPlan(world))
  staff = await world.as('staff')
})
const open = () => staff.call(breakPlanSeal, { id: plan.id, body: { reason: 'asked' } })
const letters = async () => {
  await world.notice()
  return world.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, 'carol@example.com'), eq(outbox.channel, 'mail')))
    .orderBy(outbox.id)
}

test('staff read a plan once they have said why, for an hour, and its family is told at once', async () => {
  const sealed = await refusal(staff.call(getPlanDay, { id: plan.id }))
  expect([sealed.kind, sealed.code]).toEqual(['forbidden', 'sealed'])
  const before = (await letters()).length
  const opened = await open()
  expect(opened.opened_until).toBe(new Date(world.clock.now() + 3_600_000).toISOString())
  const told = (await letters()).slice(before)
  expect(told).toHaveLength(1)
  expect(told[0]!.subject).toBe('Our staff has opened your care plan')
  expect(told[0]!.body).toContain('11/21/2026 at 4:00 AM')
  expect(told[0]!.subject + told[0]!.body).not.toContain('Kenji')
  expect((await staff.call(getPlanDay, { id: plan.id })).plan.can).toEqual(['view_tasks', 'view_notes'])
  expect(await kindOf(staff.call(addTasks, { id: plan.id, body: { title: 'No' } }))).toBe('forbidden')
  world.clock.advance(3_600_001)
  staff = await world.as('staff')
  expect(await kindOf(staff.call(getPlan, { id: plan.id }))).toBe('forbidden')
})

test('what staff read is on the record of the family', async () => {
  await open()
  const before = await world.db.$count(trailEntries, eq(trailEntries.subject, 'care_plan'))
  await staff.call(getPlanDay, { id: plan.id })
  const rows = await world.db.select().from(trailEntries).where(eq(trailEntries.subject, 'care_plan'))
  expect(rows.length).toBeGreaterThan(before)
  expect(rows.at(-1)).toMatchObject({ action: 'view' })
})

test('that a family has plans is all that staff know of them, and nobody else may ask', async () => {
  const ask = (who: Client) => who.call(listSealedPlans, { user_id: actors.family })
  expect(await ask(staff)).toEqual([{ id: plan.id, opened_until: null }])
  expect(await kindOf(ask(carol))).toBe('forbidden')
  expect(await kindOf(carol.call(breakPlanSeal, { id: plan.id, body: { reason: 'asked' } }))).toBe(
    'forbidden',
  )
  expect(await kindOf(staff.call(listPlans))).toBe('forbidden')
  expect(await kindOf(staff.call(breakPlanSeal, { id: 999_999, body: { reason: 'asked' } }))).toBe('notFound')
})
