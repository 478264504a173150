import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import {
  emptyTaskList,
  forPlan,
  nextTaskPage,
  withAddedTasks,
  withChangedTask,
  withoutTask,
  withPage,
  type TaskList,
} from './taskList.js'

interface Task {
  id: number
  date: string | null
  title?: string
  state?: number
}
const [mon, tue, wed] = ['2026-11-23', '2026-11-24', '2026-11-25'] as const
const on = (date: string, id = 1, more: object = {}): Task => ({ id, date, ...more })
const page = (data: Task[], total_tasks: number, more: object = {}) => ({
  data,
  total_tasks,
  dates: {},
  ...more,
})
const bath = on(mon, 1, { title: 'Bath', state: 1 })
const loaded: TaskList<Task> = {
  plan_id: 5,
  plan_total: 2,
  total: 3,
  tasks: [bath, on(mon, 2)],
  dates: { [mon]: 2 },
  current: { id: 2, date: mon },
  offset: 2,
  limit: 30,
}

describe('the tasks of a plan', () => {
  it('begin with none, thirty a page', () => {
    expect(emptyTaskList(5, 3)).toEqual({
      ...{ plan_id: 5, plan_total: 3, total: 0, tasks: [], dates: {}, current: null, offset: 0, limit: 30 },
    })
    expect(nextTaskPage(emptyTaskList(5, 3))).toBeNull()
    expect(nextTaskPage(withPage(emptyTaskList(5, 3), page([], 3)))).toEqual({ offset: 0, limit: 30 })
    expect(nextTaskPage(emptyTaskList())).toBeNull()
  })
  it.each([
    [{ id: 5, total_tasks: 2 }, false],
    [{ id: 6, total_tasks: 2 }, true],
    [{ id: 5, total_tasks: 4 }, true],
  ])('are reset for the plan %j: %s', (plan, reset) =>
    expect(forPlan(loaded, plan)).toEqual(reset ? emptyTaskList(plan.id, plan.total_tasks) : loaded),
  )
  it('are not reset because their days have other counts than the plan has tasks', () => {
    const two = { id: 5, total_tasks: 2 }
    const days = withPage(forPlan(emptyTaskList<Task>(), two), page([on(mon), on(tue), on(wed)], 9))
    expect(forPlan(days, two)).toBe(days)
  })
  it('have a row for each day of a task that repeats', () => {
    const days = withPage(emptyTaskList<Task>(5, 1), page([on(mon), on(tue), on(wed)], 3))
    expect(days.tasks.map(({ date }) => date)).toEqual([mon, tue, wed])
    const done = withChangedTask(days, { id: 1, date: tue, state: 2 })
    expect(done.tasks.map(({ state }) => state)).toEqual([undefined, 2, undefined])
    expect(withoutTask(days, { id: 1, date: tue }).tasks.map(({ date }) => date)).toEqual([mon, wed])
    expect(withoutTask(days, { id: 1 }).tasks).toEqual([])
    expect(withAddedTasks(days, [on('2026-11-26')]).current).toEqual({ id: 1, date: '2026-11-26' })
    expect(withPage(days, page([on(wed), on('2026-11-26')], 4, { offset: 2 })).tasks).toHaveLength(4)
  })
  it('take a next page behind the others, and its date counts among the others', () => {
    const next = withPage(loaded, page([on(tue, 3)], 3, { dates: { [tue]: 1 }, offset: 2 }))
    expect(next.tasks.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(next.dates).toEqual({ [mon]: 2, [tue]: 1 })
    expect([next.offset, nextTaskPage(next), next.current]).toEqual([3, null, { id: 2, date: mon }])
  })
  it('begin anew with a first page', () => {
    const first = withPage(loaded, page([on(wed, 9)], 8, { offset: 0, limit: 1, dates: { [wed]: 1 } }))
    expect(first).toMatchObject({ tasks: [{ id: 9 }], dates: { [wed]: 1 }, total: 8, offset: 1, limit: 1 })
    expect([first.dates, nextTaskPage(first)]).toEqual([{ [wed]: 1 }, { offset: 1, limit: 1 }])
  })
  it('take offset and limit from the answer when present, else go on', () => {
    expect(withPage(loaded, page([on(mon, 3)], 9))).toMatchObject({ offset: 3, limit: 30, total: 9 })
    expect(withPage(loaded, page([on(mon, 3)], 9, { limit: 10, offset: 5 }))).toMatchObject({
      ...{ offset: 6, limit: 10 },
    })
    expect(withPage(loaded, page([], -1, { limit: 0, offset: -1 }))).toMatchObject({
      ...{ offset: 2, limit: 30, total: 3 },
    })
  })
  it('have each task once on each day, however pages overlap', () => {
    const row = fc.record({ id: fc.integer({ min: 1, max: 4 }), date: fc.constantFrom(mon, tue) })
    fc.assert(
      fc.property(fc.array(fc.array(row, { maxLength: 6 }), { maxLength: 5 }), (pages) => {
        const list = pages.reduce<TaskList<Task>>(
          (before, data) => withPage(before, page(data, 50)),
          emptyTaskList(5, 50),
        )
        const all = list.tasks.map(({ id, date }) => `${id} ${date}`)
        expect(new Set(all).size).toBe(all.length)
        expect(new Set(all)).toEqual(new Set(pages.flat().map(({ id, date }) => `${id} ${date}`)))
      }),
    )
  })
})

describe('a change of a task', () => {
  it('merges what was answered, and the tasks it affected, in their places', () => {
    const after = withChangedTask(loaded, {
      ...{ id: 1, date: mon, state: 2 },
      affected_tasks: [on(mon, 2, { title: 'Walk' }), on(mon, 8)],
    })
    expect(after.tasks).toEqual([on(mon, 1, { title: 'Bath', state: 2 }), on(mon, 2, { title: 'Walk' })])
    expect(after).toMatchObject({ total: 3, offset: 2, current: { id: 2, date: mon } })
  })
  it('updates a state in place, and nothing of an unknown task or of another day', () => {
    expect(withChangedTask(loaded, { id: 2, date: mon, state: 0 }).tasks[1]).toEqual(on(mon, 2, { state: 0 }))
    expect(withChangedTask(loaded, { id: 9, date: mon, state: 0 })).toEqual(loaded)
    expect(withChangedTask(loaded, { id: 2, date: tue, state: 0 })).toEqual(loaded)
  })
  it('believes the answer over what it says of itself among the affected', () =>
    expect(
      withChangedTask(loaded, { ...bath, state: 3, affected_tasks: [{ ...bath, state: 9 }] }).tasks[0]?.state,
    ).toBe(3))
  it('adds at the end and makes the last one current', () => {
    const after = withAddedTasks(loaded, [on(tue, 7), on(tue, 8)])
    expect(after.tasks.map(({ id }) => id)).toEqual([1, 2, 7, 8])
    expect(after).toMatchObject({ current: { id: 8, date: tue }, plan_total: 4, total: 5, offset: 4 })
    expect(withAddedTasks(after, [on(tue, 8, { title: 'Again' })])).toMatchObject({
      ...{ plan_total: 4, total: 5, offset: 4, current: { id: 8 } },
    })
    expect(withAddedTasks(after, [on(wed, 8)])).toMatchObject({ plan_total: 4, total: 6 })
    expect(withAddedTasks(loaded, []).current).toEqual({ id: 2, date: mon })
  })
  it('takes a removed one out of the list and of the count of its day, and it is current no more', () => {
    const one = withoutTask(loaded, { id: 2, date: mon })
    expect(one).toMatchObject({ tasks: [{ id: 1 }], plan_total: 2, total: 2, offset: 1, current: null })
    expect(one.dates).toEqual({ [mon]: 1 })
    expect(withoutTask(one, { id: 1 })).toMatchObject({ tasks: [], plan_total: 1, dates: {} })
    expect(withoutTask(loaded, { id: 1 })).toMatchObject({ tasks: [{ id: 2 }], current: { id: 2 } })
    expect(withoutTask(loaded, { id: 9 })).toEqual(loaded)
    const moved = { ...loaded, tasks: [{ ...bath, moved_to: tue }], dates: { [mon]: 1, [tue]: 1 } }
    expect(withoutTask(moved, bath).dates).toEqual({ [mon]: 1 })
  })
  it('added and removed again leaves all as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 200 }), (id) => {
        const { current: _, ...rest } = withoutTask(withAddedTasks(loaded, [on(wed, id)]), { id })
        expect({ ...rest, current: loaded.current }).toEqual(loaded)
      }),
    )
  })
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [
    forPlan(a, b),
    withPage(a, b),
    nextTaskPage(a),
    withChangedTask(a, b),
    withAddedTasks(a, b),
    withoutTask(a, b),
    withPage(loaded, { data: a, total_tasks: b, dates: b }),
  ])
})
