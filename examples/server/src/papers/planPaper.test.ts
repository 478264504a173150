import { addTasks, listPlanSeen, replacePlanPermissions } from '@homecare/sdk/careplans'
import { beforeEach, expect, test } from 'vitest'
import { aPlan } from '../careplans/testing/plans.ts'
import { readPdf } from '../pdf/testing/readPdf.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'

const world = smallWorld()
beforeEach(() => void world.change())

test('a week of a plan is printed for whoever sees it, in the language of the page, and that stands in who saw it', async () => {
  const { plan, carol } = await aPlan(world)
  const body = { title: 'Morning pills', due_time: '08:00', instructions: 'With a glass of water.' }
  await carol.call(addTasks, { id: plan.id, body })
  const address = `/files/careplans/${plan.id}/week.pdf`
  const answer = await (await world.visitorAs('family')).jar.fetch(`${address}?lang=es`)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const text = JSON.stringify(readPdf(new Uint8Array(await answer.arrayBuffer())))
  expect(text).toContain('Morning pills')
  expect(text).toContain('With a glass of water.')
  expect(text).toContain('Plan de cuidado')
  const { rows } = await carol.call(listPlanSeen, { id: plan.id, query: {} })
  expect(rows.map(({ action, what }) => [action, what])).toContainEqual(['export', 'plan'])

  await carol.call(replacePlanPermissions, {
    ...{ id: plan.id, caregiverId: actors.otherCaregiver, body: { permissions: [] } },
  })
  const denise = await world.visitorAs('otherCaregiver')
  expect((await denise.jar.fetch(address)).status).toBe(404)
  expect((await world.fetch(address)).status).toBe(401)
})
