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
  title?: string
  state?: number
}
const page = (data: Task[], total_tasks: number, more: object = {}) => ({
  data,
  total_tasks,
  dates: {},
  ...more,
})
const loaded: TaskList<Task> = {
  plan_id: 5,
  total: 3,
  tasks: [{ id: 1, title: 'Bath', state: 1 }, { id: 2 }],
  dates: { '2026-11-21': 2 },
  current: 2,
  offset: 2,
  limit: 30,
}

describe('the tasks of a plan', () => {
  it('begin with none, thirty a page', () => {
    expect(emptyTaskList(5, 3)).toEqual({
      plan_id: 5,
      total: 3,
      tasks: [],
      dates: {},
      current: null,
      offset: 0,
      limit: 30,
    })
    expect(nextTaskPage(emptyTaskList(5, 3))).toEqual({ offset: 0, limit: 30 })
    expect(nextTaskPage(emptyTaskList())).toBeNull()
  })
  it.each([
    [{ id: 5, total_tasks: 3 }, false],
    [{ id: 6, total_tasks: 3 }, true],
    [{ id: 5, total_tasks: 4 }, true],
  ])('are reset for the plan %j: %s', (plan, reset) =>
    expect(forPlan(loaded, plan)).toEqual(reset ? emptyTaskList(plan.id, plan.total_tasks) : loaded),
  )
  it('take a next page behind the others, and its date counts among the others', () => {
    const next = withPage(loaded, page([{ id: 3 }], 3, { dates: { '2026-11-22': 1 }, offset: 2 }))
    expect(next.tasks.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(next.dates).toEqual({ '2026-11-21': 2, '2026-11-22': 1 })
    expect([next.offset, nextTaskPage(next), next.current]).toEqual([3, null, 2])
  })
  it('begin anew with a first page', () => {
    const first = withPage(loaded, page([{ id: 9 }], 8, { offset: 0, limit: 1, dates: { '2026-12-01': 1 } }))
    expect(first).toMatchObject({
      tasks: [{ id: 9 }],
      dates: { '2026-12-01': 1 },
      total: 8,
      offset: 1,
      limit: 1,
    })
    expect([first.dates, nextTaskPage(first)]).toEqual([{ '2026-12-01': 1 }, { offset: 1, limit: 1 }])
  })
  it('take offset and limit from the answer when present, else go on', () => {
    expect(withPage(loaded, page([{ id: 3 }], 9))).toMatchObject({ offset: 3, limit: 30, total: 9 })
    expect(withPage(loaded, page([{ id: 3 }], 9, { limit: 10, offset: 5 }))).toMatchObject({
      offset: 6,
      limit: 10,
    })
    expect(withPage(loaded, page([], -1, { limit: 0, offset: -1 }))).toMatchObject({
      offset: 2,
      limit: 30,
      total: 3,
    })
  })
  it('have each task once, however pages overlap', () => {
    const ids = fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 }), { maxLength: 5 })
    fc.assert(
      fc.property(ids, (pages) => {
        const list = pages.reduce<TaskList<Task>>(
          (before, data) =>
            withPage(
              before,
              page(
                data.map((id) => ({ id })),
                50,
              ),
            ),
          emptyTaskList(5, 50),
        )
        const all = list.tasks.map(({ id }) => id)
        expect(new Set(all).size).toBe(all.length)
        expect(new Set(all)).toEqual(new Set(pages.flat()))
      }),
    )
  })
})

describe('a change of a task', () => {
  it('merges what was answered, and the tasks it affected, in their places', () => {
    const after = withChangedTask(loaded, {
      id: 1,
      state: 2,
      affected_tasks: [{ id: 2, title: 'Walk' }, { id: 8 }],
    })
    expect(after.tasks).toEqual([
      { id: 1, title: 'Bath', state: 2 },
      { id: 2, title: 'Walk' },
    ])
    expect(after).toMatchObject({ total: 3, offset: 2, current: 2 })
  })
  it('updates a state in place, and nothing of an unknown task', () => {
    expect(withChangedTask(loaded, { id: 2, state: 0 }).tasks[1]).toEqual({ id: 2, state: 0 })
    expect(withChangedTask(loaded, { id: 9, state: 0 })).toEqual(loaded)
  })
  it('believes the answer over what it says of itself among the affected', () =>
    expect(
      withChangedTask(loaded, { id: 1, state: 3, affected_tasks: [{ id: 1, state: 9 }] }).tasks[0]?.state,
    ).toBe(3))
  it('adds at the end and makes the last one current', () => {
    const after = withAddedTasks(loaded, [{ id: 7 }, { id: 8 }])
    expect(after.tasks.map(({ id }) => id)).toEqual([1, 2, 7, 8])
    expect(after).toMatchObject({ current: 8, total: 5, offset: 4 })
    expect(withAddedTasks(after, [{ id: 8, title: 'Again' }])).toMatchObject({
      total: 5,
      offset: 4,
      current: 8,
    })
    expect(withAddedTasks(loaded, []).current).toBe(2)
    expect(withAddedTasks(loaded, [{ id: 7 }, { id: 8 }, { id: 9 }]).current).toBe(9)
  })
  it('takes a removed one out, and it is current no more', () => {
    expect(withoutTask(loaded, 2)).toMatchObject({ tasks: [{ id: 1 }], total: 2, offset: 1, current: null })
    expect(withoutTask(loaded, 1)).toMatchObject({ tasks: [{ id: 2 }], current: 2 })
    expect(withoutTask(loaded, 9)).toEqual(loaded)
  })
  it('added and removed again leaves all as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 200 }), (id) => {
        const { current: _, ...rest } = withoutTask(withAddedTasks(loaded, [{ id }]), id)
        expect({ ...rest, current: 2 }).toEqual(loaded)
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
