import { expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { createToasts } from '../../kit/state/toasts.js'
import {
  aPlanAlert,
  aTask,
  aTaskMedia,
  aViewedTask,
  fakeServer,
  refuseStale,
  refuseWith,
  aCarePlan,
} from '../../testing/index.js'
import { removePlanAlert, turnOffPlanAlert } from '../calls.js'
import { completeTask, lockTask, removeTask, unlockTask } from '../taskCalls.js'
import { createTaskPage, holdTask } from './taskPage.js'

const alert = aPlanAlert({ id: 5 })
const task = aViewedTask({
  id: 7,
  plan_id: 191,
  date: '2026-11-23',
  alerts: [alert],
  photos: [aTaskMedia({ id: 1 })],
})

function setUp() {
  const server = fakeServer()
    .on(completeTask, () => ({
      ...aTask({ id: 7, title: 'New', plan_last_modified_at: 'p2' }),
      affected_tasks: [],
    }))
    .on(removeTask, () => ({ plan_last_modified_at: 'p3' }))
    .on(turnOffPlanAlert, () => aCarePlan({ last_modified_at: 'p4' }))
    .on(removePlanAlert, () => {})
    .on(lockTask, () => aTask())
    .on(unlockTask, () => aTask())
  const told: string[] = []
  const toasts = createToasts(() => {})
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const store = createTaskPage(care, toasts, task, {
    answered: (version) => void told.push(version),
    lost: () => void told.push('lost'),
    stale: () => void told.push('stale'),
  })
  return { server, store, told, toasts, care }
}

it('a page of a task shows what was done, and that its history has another entry', async () => {
  const { store, told } = setUp()
  await store.settling.run(store.task.value, { kind: 'complete' })
  expect([store.task.value.title, store.task.value.photos, told]).toEqual([
    'New',
    task.photos,
    ['p2', 'stale'],
  ])
})

it('takes the task off the plan with the scope that was said, and leaves a conflict to the page', async () => {
  const { server, store, told, toasts } = setUp()
  expect(await store.remove.run('following')).toEqual({ plan_last_modified_at: 'p3' })
  expect([server.seen.at(-1)?.body, told, toasts.list.value.length]).toMatchObject([
    { last_modified_at: task.last_modified_at, date: '2026-11-23', scope: 'following' },
    ['p3'],
    1,
  ])
  server.on(removeTask, () => refuseStale(aTask()))
  expect(await store.remove.run('one')).toBeUndefined()
  expect([store.remove.error.value?.kind, toasts.list.value.length]).toEqual(['conflict', 1])
})

it('has its alerts told, turned off and deleted, and takes in the task as it was loaded anew', async () => {
  const { store, told } = setUp()
  const another = aPlanAlert({ id: 6 })
  store.putAlert(another)
  await store.turnOff.run(alert)
  await store.removeAlert.run(another)
  expect([store.task.value.alerts, told]).toEqual([[], ['p4']])
  store.take({ ...task, photos: [] })
  expect([store.task.value.alerts, store.media.photos.value]).toEqual([[alert], []])
})

it('holds a task while it is edited: at once, again each minute, and no longer', async () => {
  const { server, care } = setUp()
  let tick: (() => void) | undefined
  const end = holdTask(care, task, {
    every: (_, run) => {
      tick = run
      return () => (tick = undefined)
    },
  })
  tick?.()
  end()
  await new Promise((resolve) => setTimeout(resolve))
  expect(tick).toBeUndefined()
  expect(server.seen.map(({ call }) => call.route.split('/').at(-2))).toEqual(['lock', 'lock', 'unlock'])
  server.on(lockTask, () => refuseWith(409, 'Held.'))
  holdTask(care, task, { every: () => () => {} })
})
