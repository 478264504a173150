import {
  addTasks,
  breakPlanSeal,
  completeTask,
  listPlanSeen,
  replacePlanPermissions,
  skipTask,
  type Task,
} from '@homecare/sdk/careplans'
import { planFhirHref, type FhirBundle, type FhirTask } from '@homecare/sdk/fhir'
import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
// By the standard's own definitions, as the SDK's tests judge it.
import { faultsOf } from '../../../../sdk/src/fhir/testing/official.ts'
import { aPlan } from '../careplans/testing/plans.ts'
import { carePlans } from '../tables/care/careplans.ts'
import { actors } from '../testing/actors.ts'
import type { Jar } from '../testing/jar.ts'
import { smallWorld } from '../testing/world.ts'

const world = smallWorld()
beforeEach(() => void world.change())

const read = async ({ jar }: { jar: Jar }, address: string) =>
  (await (await jar.fetch(address)).json()) as FhirBundle

test('the definitions of the standard accept every plan of the demo world', async () => {
  const plans = await world.db.select().from(carePlans).orderBy(asc(carePlans.id))
  expect(plans.length).toBeGreaterThan(0)
  let days = 0
  for (const { id, family_id } of plans) {
    const bundle = await read(await world.visitorAs(family_id), planFhirHref(id, 'en'))
    expect(faultsOf(bundle)).toEqual([])
    days += bundle.entry.filter(({ resource }) => resource.resourceType === 'Task').length
  }
  expect(days).toBeGreaterThan(0)
})

test('a plan is given with what was done, skipped and waits, in the language that is asked for, and stands in who saw it', async () => {
  const { plan, carol, marisol } = await aPlan(world)
  const [pills, walk] = (await carol.call(addTasks, {
    ...{ id: plan.id, query: { many: 1 } },
    body: [
      { title: 'Morning pills', due_time: '08:00', questions: ['took'], adl_map_id: 4 },
      { title: 'Walk', assigned_to: actors.caregiver },
    ],
  })) as [Task, Task]
  const on = ({ id, date, last_modified_at }: Task) => ({
    ...{ id: plan.id, taskId: id },
    body: { date: date!, last_modified_at },
  })
  const done = on(pills)
  await marisol.call(completeTask, { ...done, body: { ...done.body, data: { took: 'yes' } } })
  const skipped = on(walk)
  await carol.call(skipTask, { ...skipped, body: { ...skipped.body, reason: 'tired' } })

  const answer = await (await world.visitorAs('family')).jar.fetch(planFhirHref(plan.id, 'es'))
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/fhir+json'])
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; .*\.fhir\.json/)
  const bundle = (await answer.json()) as FhirBundle
  expect(faultsOf(bundle)).toEqual([])
  const tasks = bundle.entry
    .map(({ resource }) => resource)
    .filter((one): one is FhirTask => one.resourceType === 'Task')
  expect(tasks.map(({ status, code, owner }) => [status, code?.text, owner?.reference])).toEqual([
    ['completed', 'Morning pills', `Practitioner/person-${actors.caregiver}`],
    ['cancelled', 'Walk', `RelatedPerson/person-${actors.family}`],
  ])
  expect(tasks[0]!.output).toEqual([
    { type: { text: 'Si lo tomó' }, valueCodeableConcept: { text: 'Lo tomó' } },
  ])
  const { rows } = await carol.call(listPlanSeen, { id: plan.id, query: {} })
  expect(rows.map(({ action, what }) => [action, what])).toContainEqual(['export', 'plan'])
})

test('whoever may not read the plan has no such file; staff have it once they have said why', async () => {
  const { plan, carol } = await aPlan(world)
  const address = planFhirHref(plan.id, 'en')
  const statusFor = async (who: Parameters<typeof world.visitorAs>[0]) =>
    (await (await world.visitorAs(who)).jar.fetch(address)).status
  expect(await statusFor('otherCaregiver')).toBe(200)
  await carol.call(replacePlanPermissions, {
    ...{ id: plan.id, caregiverId: actors.otherCaregiver, body: { permissions: ['view_notes'] } },
  })
  expect(await statusFor('otherCaregiver')).toBe(404)
  expect(await statusFor('otherFamily')).toBe(404)
  expect(await statusFor('staff')).toBe(404)
  await (await world.as('staff')).call(breakPlanSeal, { id: plan.id, body: { reason: 'asked' } })
  expect(await statusFor('staff')).toBe(200)
  expect((await world.fetch(address)).status).toBe(401)
})
