import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/state/toasts.js'
import { clockInOrOut } from '../clock/clockCalls.js'
import {
  aCarePlan,
  aClockRecord,
  aPerson,
  aTask,
  fakeServer,
  refuseStale,
  refuseWith,
  somePermissions,
} from '../testing/index.js'
import { listPlans, visitPlan } from './calls.js'
import { listPlanPermissions, replacePlanPermissions, resetPlanPermissions } from './people/calls.js'
import { createPermissions } from './permissionStore.js'
import { createPlans, createTasks } from './store.js'
import {
  addTasks,
  updateTask,
  completeTask,
  listTasks,
  lockTask,
  removeTask,
  skipTask,
  uncompleteTask,
  unlockTask,
} from './taskCalls.js'
import { carePlanTexts } from './texts.js'

const one = aTask({ id: 1, last_modified_at: 'v1' })
const two = aTask({ id: 2 })
const plan = { id: 191, total_tasks: 3, last_modified_at: 'p1' }

function setUp() {
  const server = fakeServer().on(listTasks, ({ query }) => {
    const offset = Number(query.offset)
    return {
      data: [one, two, aTask({ id: 3 })].slice(offset, offset + 2),
      total_tasks: 3,
      dates: { [offset === 0 ? '2026-11-23' : '2026-11-24']: offset === 0 ? 2 : 1 },
      limit: 2,
      offset,
    }
  })
  const toasts = createToasts(() => {})
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  return { server, toasts, care, tasks: createTasks(care, toasts) }
}
const ids = ({ list }: ReturnType<typeof createTasks>) => list.value.tasks.map(({ id }) => id)

describe('the tasks of a plan', () => {
  it('are fetched with a flag on, page after page', async () => {
    const { tasks, server } = setUp()
    const loading = tasks.show(plan)
    expect(tasks.fetching.value).toBe(true)
    await loading
    expect([tasks.fetching.value, ids(tasks), server.seen[0]?.query]).toEqual([
      false,
      [1, 2],
      { offset: '0', limit: '30' },
    ])
    await tasks.more()
    expect([ids(tasks), server.seen[1]?.query]).toEqual([[1, 2, 3], { offset: '2', limit: '2' }])
    expect(tasks.list.value.dates).toEqual({ '2026-11-23': 2, '2026-11-24': 1 })
    await tasks.more()
    expect(server.seen).toHaveLength(2)
  })
  it('are reset for another plan or number, not for the same', async () => {
    const { tasks, server } = setUp()
    await tasks.show(plan)
    await tasks.show({ ...plan, last_modified_at: 'p2' })
    expect([server.seen.length, tasks.planModified.value]).toEqual([1, 'p2'])
    await tasks.show({ ...plan, total_tasks: 9 })
    expect(server.seen.length).toBe(2)
    await tasks.show(plan, { assigned_to: 4 })
    expect(server.seen[2]?.query).toMatchObject({ assigned_to: '4' })
  })
  it('of a plan that was left do not come into the list of the next', async () => {
    const { tasks, server } = setUp()
    await tasks.more()
    expect(server.seen).toEqual([])
    await Promise.all([tasks.show(plan), tasks.show({ ...plan, id: 5 })])
    expect([tasks.list.value.plan_id, ids(tasks), server.seen.at(-1)?.params]).toEqual([
      5,
      [1, 2],
      { id: '5' },
    ])
  })
  it('keep what is loaded when a page fails, and load again when shown again', async () => {
    const { tasks, server } = setUp()
    await tasks.show(plan)
    server.offline()
    await tasks.more()
    expect([ids(tasks), tasks.error.value?.kind]).toEqual([[1, 2], 'offline'])
    server.online()
    await tasks.show(plan)
    expect([ids(tasks), tasks.error.value]).toEqual([[1, 2], null])
  })
})

describe('an action on a task', () => {
  it.each([
    ['complete', completeTask],
    ['uncomplete', uncompleteTask],
  ] as const)('%s sends the version, merges the answer and moves the plan on', async (name, call) => {
    const { tasks, server, toasts } = setUp()
    await tasks.show(plan)
    server.on(call, () => ({
      ...one,
      state: 2,
      plan_last_modified_at: 'p9',
      affected_tasks: [{ ...two, title: 'Walk' }],
    }))
    await tasks[name].run(one)
    expect(server.seen.at(-1)?.body).toEqual({ last_modified_at: 'v1', date: one.date })
    expect(tasks.list.value.tasks.map(({ state, title }) => [state, title])).toEqual([
      [2, one.title],
      [two.state, 'Walk'],
    ])
    expect(tasks.planModified.value).toBe('p9')
    expect(toasts.list.value).toEqual([])
  })
  it('may carry extra data on completing', async () => {
    const { tasks, server } = setUp()
    await tasks.show(plan)
    server.on(completeTask, () => ({ ...one, affected_tasks: [] }))
    await tasks.complete.run(one, { data: { pain: 2 }, observation_notes: 'Fine' })
    expect(server.seen.at(-1)?.body).toEqual({
      data: { pain: 2 },
      observation_notes: 'Fine',
      last_modified_at: 'v1',
      date: one.date,
    })
  })
  it('skips with a reason, and with a few words where there are some', async () => {
    const { tasks, server } = setUp()
    await tasks.show(plan)
    server.on(skipTask, () => ({ ...one, affected_tasks: [] }))
    await tasks.skip.run(one, 'tired')
    const version = { last_modified_at: 'v1', date: one.date }
    expect(server.seen.at(-1)?.body).toEqual({ ...version, reason: 'tired' })
    await tasks.skip.run(one, 'other', 'The lift is broken.')
    expect(server.seen.at(-1)?.body).toEqual({
      ...{ ...version, reason: 'other', observation_notes: 'The lift is broken.' },
    })
  })
  it('that meets a conflict hands it on, with no toast and nothing changed', async () => {
    const { tasks, server, toasts } = setUp()
    await tasks.show(plan)
    server.on(updateTask, () => refuseWith(409, 'Changed by Ana'))
    await tasks.change.run(one, { title: 'Other' })
    expect([tasks.conflict.value?.serverMessage, toasts.list.value, tasks.list.value.tasks[0]]).toEqual([
      'Changed by Ana',
      [],
      one,
    ])
    tasks.forgetConflict()
    expect(tasks.conflict.value).toBeNull()
    await tasks.change.run(one, { title: 'Other' })
    server.on(updateTask, () => ({ ...one, title: 'Other', affected_tasks: [] }))
    await tasks.change.run(one, { title: 'Other' })
    expect([tasks.conflict.value, tasks.list.value.tasks[0]?.title, toasts.list.value[0]?.text]).toEqual([
      null,
      'Other',
      carePlanTexts.taskUpdated,
    ])
  })
  it("that fails otherwise shows the server's words", async () => {
    const { tasks, server, toasts } = setUp()
    await tasks.show(plan)
    server.on(updateTask, () => refuseWith(400, 'Not your task'))
    await tasks.change.run(one, {})
    expect([
      tasks.change.error.value?.serverMessage,
      toasts.list.value[0]?.text,
      tasks.conflict.value,
    ]).toEqual(['Not your task', 'Not your task', null])
  })
  it('removes the task from the list', async () => {
    const { tasks, server, toasts } = setUp()
    await tasks.show(plan)
    server.on(removeTask, () => ({ plan_last_modified_at: 'p3' }))
    await tasks.remove.run(one, 'one')
    expect(server.seen.at(-1)?.body).toEqual({ last_modified_at: 'v1', date: one.date, scope: 'one' })
    expect([ids(tasks), tasks.planModified.value, toasts.list.value[0]?.text]).toEqual([
      [2],
      'p3',
      carePlanTexts.taskRemoved,
    ])
  })
  it('removed from a day on is looked for again: its earlier days are left', async () => {
    const { tasks, server } = setUp()
    await tasks.show(plan)
    server.on(removeTask, () => ({ plan_last_modified_at: 'p3' }))
    await tasks.remove.run(one, 'following')
    await vi.waitFor(() => expect(ids(tasks)).toEqual([1, 2]))
    expect(server.seen.at(-1)?.call).toBe(listTasks)
  })
  it('adds one, or many at once, and makes the last current', async () => {
    const { tasks, server } = setUp()
    await tasks.show(plan)
    server.on(addTasks, ({ body }) =>
      Array.isArray(body)
        ? [aTask({ id: 8 }), aTask({ id: 9, plan_last_modified_at: 'p9' })]
        : [aTask({ id: 7, plan_last_modified_at: 'p7' })],
    )
    await tasks.add.run([{ title: 'Walk' }])
    expect([server.seen.at(-1)?.params, tasks.planModified.value]).toEqual([{ id: '191' }, 'p7'])
    expect([ids(tasks), tasks.list.value.current, server.seen.at(-1)?.query]).toEqual([
      [1, 2, 7],
      { id: 7, date: one.date },
      {},
    ])
    await tasks.add.run([{ title: 'Walk' }, { title: 'Bath' }])
    expect([ids(tasks), tasks.list.value.current, server.seen.at(-1)?.query]).toEqual([
      [1, 2, 7, 8, 9],
      { id: 9, date: one.date },
      { many: '1' },
    ])
    expect(tasks.planModified.value).toBe('p9')
  })
  it('locks and unlocks, and sets a state in place', async () => {
    const { tasks, server } = setUp()
    await tasks.show(plan)
    const lock = { user: aPerson({ id: 5 }), at: '2026-11-21T12:00:00Z' }
    server.on(lockTask, () => ({ ...one, lock })).on(unlockTask, () => ({ ...one, lock: null }))
    await tasks.lock.run(one, true)
    expect(tasks.list.value.tasks[0]?.lock).toEqual(lock)
    await tasks.lock.run(one, false)
    expect(tasks.list.value.tasks[0]?.lock).toBeNull()
    tasks.setState(two, 0)
    expect(tasks.list.value.tasks[1]?.state).toBe(0)
  })
})

describe('care plans', () => {
  it('know the one clocked in to, and clock in and out', async () => {
    const { care, server, toasts } = setUp()
    const plans = createPlans(care, toasts, () => Date.UTC(2026, 10, 21, 12))
    server
      .on(listPlans, () => [aCarePlan({ id: 190 }), aCarePlan()])
      .on(clockInOrOut, ({ body }) => aClockRecord({ clocked_in: body.event === 'clock_in' }))
    expect(plans.clockedIn.value).toBeNull()
    await plans.plans.load()
    expect(plans.clockedIn.value).toBeNull()
    await plans.clock.run(aCarePlan(), { latitude: 1, longitude: 2 })
    expect(server.seen.at(-1)?.body).toEqual({
      event: 'clock_in',
      plan_id: 191,
      event_timestamp: '2026-11-21T12:00:00.000Z',
      position: { latitude: 1, longitude: 2 },
    })
    expect(plans.plans.data.value?.map(({ id }) => id)).toEqual([190, 191])
    expect([plans.clockedIn.value?.id, toasts.list.value[0]?.text]).toEqual([191, carePlanTexts.clockedIn])
    await plans.clock.run(plans.clockedIn.value as never)
    expect([plans.clockedIn.value, toasts.list.value[1]?.text]).toEqual([null, carePlanTexts.clockedOut])
    server.on(clockInOrOut, () => refuseWith(403))
    await plans.clock.run(aCarePlan())
    expect(toasts.list.value.at(-1)?.kind).toBe('error')
  })
  it('remember that the introduction was skipped', async () => {
    const { care, server, toasts } = setUp()
    const plans = createPlans(care, toasts, () => 0)
    const observers = [{ user: aPerson({ id: 41 }), first_visited: '2026-11-21T12:00:00Z' }]
    server.on(listPlans, () => [aCarePlan()]).on(visitPlan, () => aCarePlan({ observers }))
    await plans.plans.load()
    await plans.skipIntro.run(aCarePlan())
    expect(plans.plans.data.value?.[0]?.observers).toEqual(observers)
  })
})

describe('permissions on a plan', () => {
  const granted = (id: number, ...permissions: string[]) =>
    somePermissions({ caregiver: aPerson({ id }), permissions, no_access: permissions.length === 0 })
  async function permissions(ownId: number | null) {
    const { care, server, toasts } = setUp()
    server
      .on(listPlanPermissions, () => [granted(1, 'view_tasks'), granted(2, 'edit_tasks', 'view_notes')])
      .on(replacePlanPermissions, ({ params, body }) =>
        granted(Number(params.caregiverId), ...body.permissions),
      )
      .on(resetPlanPermissions, ({ params }) => granted(Number(params.caregiverId), 'view_tasks'))
    const store = createPermissions(care, toasts, 191, ownId)
    await store.saved.load()
    return { store, server, toasts }
  }
  it('are none before they are loaded', () => {
    const { care, toasts } = setUp()
    const store = createPermissions(care, toasts, 191, null)
    expect([store.edited.value, store.changed.value]).toEqual([[], []])
  })
  it('are edited in a copy, compared with the saved ones and saved', async () => {
    const { store, server, toasts } = await permissions(null)
    store.give(1, 'edit_tasks', true)
    store.setNoAccess(2, true)
    expect(store.changed.value.map(({ caregiver, permissions: all }) => [caregiver.id, all])).toEqual([
      [1, ['view_tasks', 'edit_tasks']],
      [2, []],
    ])
    expect(store.saved.data.value?.[0]?.permissions).toEqual(['view_tasks'])
    await store.save.run()
    expect([server.seen.length, store.changed.value, store.saved.data.value?.[1]?.no_access]).toEqual([
      3,
      [],
      true,
    ])
    expect(toasts.list.value[0]?.text).toBe(carePlanTexts.permissionsSaved)
  })
  it('come back when access is given again or the edit is discarded', async () => {
    const { store } = await permissions(null)
    store.setNoAccess(2, true)
    store.setNoAccess(2, false)
    expect(store.edited.value[1]?.permissions).toEqual(['edit_tasks', 'view_notes'])
    expect(store.changed.value).toEqual([])
    store.setNoAccess(99, true)
    expect(store.changed.value).toEqual([])
    store.give(1, 'view_tasks', false)
    store.discard()
    expect(store.changed.value).toEqual([])
  })
  it("keep the signed-in caregiver's own", async () => {
    const { store } = await permissions(2)
    store.setNoAccess(2, true)
    expect([store.edited.value[1]?.no_access, store.changed.value]).toEqual([false, []])
  })
  it('are given by a preset, and go with what they need and without what they are needed for', async () => {
    const { store } = await permissions(null)
    store.setPreset(1, 'view_only')
    expect(store.edited.value[0]?.permissions).toEqual(['view_tasks', 'view_notes'])
    store.give(1, 'edit_notes', true)
    store.give(1, 'add_photos', true)
    expect(store.edited.value[0]?.permissions).toEqual([
      'view_tasks',
      'add_photos',
      'view_notes',
      'edit_notes',
    ])
    store.give(1, 'view_notes', false)
    store.give(1, 'view_tasks', false)
    expect(store.edited.value[0]).toMatchObject({ permissions: [], no_access: true })
  })
  it('that somebody else has changed meanwhile are shown as they are, and what was edited is kept', async () => {
    const { store, server, toasts } = await permissions(null)
    store.setManages(1, true)
    const now = { ...granted(1, 'view_notes'), version: 'v2' }
    server.on(replacePlanPermissions, () => refuseStale(now))
    await store.save.run()
    expect([store.crossed.value, toasts.list.value]).toEqual([[1], []])
    expect(store.saved.data.value?.[0]).toEqual(now)
    expect(store.changed.value).toMatchObject([{ permissions: ['view_tasks'], manages: true, version: 'v2' }])
    server.on(replacePlanPermissions, ({ body }) => ({ ...granted(1, ...body.permissions), manages: true }))
    await store.save.run()
    expect(server.seen.at(-1)?.body).toEqual({ permissions: ['view_tasks'], manages: true, version: 'v2' })
    expect([store.crossed.value, store.dirty.value]).toEqual([[], false])
  })
  it('are reset to the default, and keep the rest when a save fails half way', async () => {
    const { store, server, toasts } = await permissions(null)
    store.give(1, 'edit_notes', true)
    store.give(2, 'edit_notes', true)
    server.on(replacePlanPermissions, ({ params }) =>
      params.caregiverId === '2' ? refuseWith(500) : granted(1, 'view_tasks', 'edit_notes'),
    )
    await store.save.run()
    expect(store.changed.value.map(({ caregiver }) => caregiver.id)).toEqual([2])
    expect(toasts.list.value[0]?.kind).toBe('error')
    await store.reset.run(2)
    expect(store.changed.value).toEqual([])
    expect(store.saved.data.value?.map((one) => one.permissions)).toEqual([
      ['view_tasks', 'edit_notes'],
      ['view_tasks'],
    ])
  })
})
