import {
  addTasks,
  completeTask,
  getPlanDay,
  getTask,
  getTaskDiff,
  listPlanHistory,
  listTaskCategories,
  listTasks,
  lockTask,
  removeTask,
  skipTask,
  uncompleteTask,
  unlockTask,
  updateTask,
  type CarePlan,
  type Task,
  type TaskDraft,
} from '@homecare/sdk/careplans'
import { createClient, type Client } from '@homecare/sdk/client'
import { addDays, isApiError } from '@homecare/sdk/kit'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { planTasks } from '../../tables/care/careplans.ts'
import { actors, type Actor } from '../../testing/actors.ts'
import { testOrigin } from '../../testing/jar.ts'
import { smallWorld } from '../../testing/world.ts'
import { kindOf, refusal } from '../../testing/refusal.ts'
import { aPlan } from '../testing/plans.ts'

const world = smallWorld()
/** Saturday where the plan is, at four in the morning. */
const today = '2026-11-21'
const daily = (start_date = today, end_date: string | null = null) => ({
  ...{ schedule_type: 'daily' as const, interval: 1, day_of_week: null, day_of_month: null },
  ...{ start_date, end_date },
})

let carol: Client
let marisol: Client
let denise: Client
let plan: CarePlan
beforeEach(async () => {
  world.change()
  ;({ carol, marisol, denise, plan } = await aPlan(world))
})

async function add(draft: Partial<TaskDraft> = {}): Promise<Task> {
  const body = { title: 'Walk', schedule: [daily()], ...draft }
  const [task] = await marisol.call(addTasks, { id: plan.id, body })
  return task!
}
const at = (task: Pick<Task, 'id'>) => ({ id: plan.id, taskId: task.id })
const on = (task: Task, date = task.date!) => ({ last_modified_at: task.last_modified_at, date })
const list = async (from = today, days = 7, query: object = {}) => {
  const page = await marisol.call(listTasks, {
    id: plan.id,
    query: { start_date: from, end_date: addDays(from, days - 1), ...query },
  })
  return page.data.map((task) => `${(task.moved_to ?? task.date)!.slice(8)} ${task.title}`)
}
describe('tasks of a plan', () => {
  test('come on their days, in order of their time, page by page', async () => {
    await add({ title: 'Walk', due_time: '10:30' })
    await add({ title: 'Pills', due_time: '08:00', schedule: [daily(today, addDays(today, 1))] })
    await add({ title: 'Talk' })
    const page = await marisol.call(listTasks, { id: plan.id, query: { limit: 4 } })
    expect(page).toMatchObject({ total_tasks: 16, limit: 4, offset: 0 })
    expect(page.dates).toEqual({
      ...{ '2026-11-21': 3, '2026-11-22': 3, '2026-11-23': 2, '2026-11-24': 2, '2026-11-25': 2 },
      ...{ '2026-11-26': 2, '2026-11-27': 2 },
    })
    expect(page.data.map(({ title, date }) => `${date} ${title}`)).toEqual([
      '2026-11-21 Pills',
      '2026-11-21 Walk',
      '2026-11-21 Talk',
      '2026-11-22 Pills',
    ])
    const next = await marisol.call(listTasks, { id: plan.id, query: { limit: 4, offset: 4 } })
    expect(next.data.map(({ title }) => title)).toEqual(['Walk', 'Talk', 'Walk', 'Talk'])
  })

  test('are found by whose they are, by their kind, and done or not', async () => {
    const pills = await add({ title: 'Pills', adl_map_id: 4, assigned_to: actors.caregiver })
    await add({ title: 'Walk', adl_map_id: 8 })
    await marisol.call(completeTask, { ...at(pills), body: on(pills) })
    expect(await list(today, 1, { assigned_to: actors.caregiver })).toEqual(['21 Pills'])
    expect(await list(today, 1, { category: 8 })).toEqual(['21 Walk'])
    expect(await list(today, 1, { completed: true })).toEqual(['21 Pills'])
    expect(await list(today, 2, { completed: false })).toEqual(['21 Walk', '22 Pills', '22 Walk'])
  })

  test('are asked for by at most 92 days', async () => {
    const ask = (end_date: string) =>
      marisol.call(listTasks, { id: plan.id, query: { start_date: today, end_date } })
    expect((await ask(addDays(today, 91))).total_tasks).toBe(0)
    expect((await refusal(ask(addDays(today, 92)))).fieldErrors).toHaveProperty('end_date')
    expect((await refusal(ask(addDays(today, -1)))).fieldErrors).toHaveProperty('end_date')
  })

  test('of a month cost as many statements as those of a day, whatever there are', async () => {
    for (let n = 0; n < 3; n++) await add({ title: `Task ${n}` })
    // What follows the writes by itself is sent between: the fewest of three are the answer's alone.
    const count = async (days: number) => {
      const counts: number[] = []
      for (let n = 0; n < 3; n++) {
        const before = await statements()
        await list(today, days)
        counts.push((await statements()) - before)
      }
      return Math.min(...counts)
    }
    await list()
    const few = await count(1)
    const drafts = Array.from({ length: 100 }, (_, n) => ({ title: `More ${n}`, schedule: [daily()] }))
    await marisol.call(addTasks, { id: plan.id, query: { many: 1 }, body: drafts })
    expect(await count(31)).toBe(few)
  })

  test('are added together, all or none, with what is wrong under the place of each', async () => {
    const drafts: TaskDraft[] = [
      { title: 'Pills', schedule: [daily()] },
      { title: 'Bath', schedule: [{ ...daily(), day_of_week: 2 }] },
      { title: 'Walk', assigned_to: actors.otherFamily, adl_map_id: 10 },
      { title: 'Never', schedule: [{ ...daily(today, today), schedule_type: 'weekly', day_of_week: 0 }] },
      { title: 'Long ago', start_date: '1999-01-01' },
    ]
    const error = await refusal(marisol.call(addTasks, { id: plan.id, query: { many: 1 }, body: drafts }))
    expect(Object.keys(error.fieldErrors).toSorted()).toEqual([
      ...['1.schedule', '2.adl_map_id', '2.assigned_to', '3.schedule', '4.start_date'],
    ])
    expect(await list()).toEqual([])
    const added = await marisol.call(addTasks, {
      ...{ id: plan.id, query: { many: 1 }, body: [drafts[0]!, { title: 'Once' }] },
    })
    expect(added.map(({ title, date }) => [title, date])).toEqual([
      ['Pills', today],
      ['Once', today],
    ])
    expect((await carol.call(getPlanDay, { id: plan.id })).plan).toMatchObject({
      ...{ has_used_bulk_task: true, total_tasks: 2, today: { date: today, total: 2, settled: 0 } },
    })
  })
})

describe('a task that is done', () => {
  test('is so on its day alone, by whom and when, with what was asked', async () => {
    const task = await add({ questions: ['pain', 'blood_pressure'] })
    const done = await marisol.call(completeTask, {
      ...at(task),
      body: { ...on(task), data: { blood_pressure: [132, 84] }, observation_notes: ' He sat. ' },
    })
    expect(done).toMatchObject({
      outcome: { kind: 'done', late: false, note: 'He sat.', data: { blood_pressure: [132, 84] } },
      affected_tasks: [],
    })
    expect(done.outcome?.user?.id).toBe(actors.caregiver)
    const next = await marisol.call(getTask, { ...at(task), query: { date: addDays(today, 1) } })
    expect(next.outcome).toBeNull()
    const viewed = await carol.call(getTask, { ...at(task), query: { date: today } })
    expect(viewed.assessment_data).toEqual({ blood_pressure: [132, 84] })
    expect(viewed.history.map(({ action, date }) => [action, date])).toEqual([
      [2, today],
      [1, null],
    ])
  })

  test('on one day is no conflict on another, and twice is once', async () => {
    const task = await add()
    const tomorrow = await marisol.call(getTask, { ...at(task), query: { date: addDays(today, -0) } })
    await carol.call(completeTask, { ...at(task), body: on(task) })
    await carol.call(completeTask, { ...at(task), body: on(task) })
    expect((await listPlanHistoryOf(task)).filter((action) => action === 2)).toHaveLength(1)
    const error = await refusal(marisol.call(completeTask, { ...at(task), body: on(tomorrow) }))
    expect([error.kind, (error.current as Task).outcome?.user?.id]).toEqual(['conflict', actors.family])
  })

  test('is not done before its day, nor more than a week after, and late is marked', async () => {
    const task = await add({ schedule: [daily(addDays(today, -10))] })
    const complete = async (days: number) => {
      const date = addDays(today, days)
      const seen = await marisol.call(getTask, { ...at(task), query: { date } })
      return marisol.call(completeTask, { ...at(task), body: on(seen) })
    }
    expect(await kindOf(complete(1))).toBe('conflict')
    expect(await kindOf(complete(-8))).toBe('conflict')
    expect((await complete(-7)).outcome?.late).toBe(true)
    expect((await complete(0)).outcome?.late).toBe(false)
  })

  test('takes no answers that are not asked or cannot be, beside their fields', async () => {
    const task = await add({ questions: ['pain'] })
    const complete = (data: object) =>
      marisol.call(completeTask, { ...at(task), body: { ...on(task), data } as never })
    expect((await refusal(complete({ pain: 11 }))).fieldErrors).toHaveProperty('data.pain')
    expect((await refusal(complete({ took: 'yes' }))).fieldErrors).toHaveProperty('data.took')
    expect((await refusal(complete({ pain: 'much' }))).kind).toBe('invalid')
  })

  test('with a value out of its range tells everybody, in their language, until it is turned off', async () => {
    const task = await add({ questions: ['pain', 'took'] })
    await marisol.call(completeTask, { ...at(task), body: { ...on(task), data: { pain: 8, took: 'yes' } } })
    const { plan: seen } = await denise.call(getPlanDay, { id: plan.id })
    expect(seen.alerts).toMatchObject([
      { text: 'Pain 8 of 10', level: 'urgent', task_id: task.id, date: today, seen: false, own: false },
    ])
  })

  test('is taken back on the same day by whoever did it, or by who may change the tasks', async () => {
    const task = await add()
    const done = await carol.call(completeTask, { ...at(task), body: on(task) })
    const open = await marisol.call(uncompleteTask, { ...at(task), body: on(done) })
    expect([open.outcome, open.completed]).toEqual([null, null])
    expect(await listPlanHistoryOf(task)).toEqual([3, 2, 1])
    expect(await kindOf(marisol.call(uncompleteTask, { ...at(task), body: on(open) }))).toBe('conflict')
    const again = await marisol.call(completeTask, { ...at(task), body: on(open) })
    world.clock.advance(8 * 86_400_000)
    marisol = await world.as('caregiver')
    expect(await kindOf(marisol.call(uncompleteTask, { ...at(task), body: on(again) }))).toBe('forbidden')
  })

  test('by a nurse alone is done by nobody else but the family', async () => {
    const task = await add({ title: 'Dressing', nurse_only: true })
    const error = await refusal(marisol.call(completeTask, { ...at(task), body: on(task) }))
    expect([error.kind, error.code]).toEqual(['forbidden', 'nurse_only'])
    await carol.call(completeTask, { ...at(task), body: on(task) })
  })

  test('may be told up to three days later, with the instant at which it was done', async () => {
    const task = await add()
    const made = (hours: number) => new Date(world.clock.now() - hours * 3_600_000).toISOString()
    const complete = (made_at: string) =>
      marisol.call(completeTask, { ...at(task), body: { ...on(task), made_at } })
    for (const wrong of [made(73), made(-1), 'yesterday'])
      expect((await refusal(complete(wrong))).fieldErrors).toHaveProperty('made_at')
    expect((await complete(made(71))).outcome?.kind).toBe('done')
  })
})

describe('a task that is skipped', () => {
  test('says why, and of something else in words', async () => {
    const task = await add()
    const skip = (reason: 'other' | 'tired', observation_notes?: string) =>
      marisol.call(skipTask, {
        ...at(task),
        body: { ...on(task), reason, ...(observation_notes && { observation_notes }) },
      })
    expect((await refusal(skip('other'))).fieldErrors).toHaveProperty('observation_notes')
    expect((await skip('other', 'The lift is broken.')).outcome).toMatchObject({
      ...{ kind: 'skipped', reason: 'other', note: 'The lift is broken.' },
    })
    expect(await listPlanHistoryOf(task)).toEqual([10, 1])
  })
})

describe('a change of a task that repeats', () => {
  test('has to say which of its days, and which day', async () => {
    const task = await add()
    const change = (body: object) =>
      marisol.call(updateTask, { ...at(task), body: { last_modified_at: task.last_modified_at, ...body } })
    expect((await refusal(change({ title: 'Rest' }))).fieldErrors).toHaveProperty('date')
    expect((await refusal(change({ title: 'Rest', date: today }))).fieldErrors).toHaveProperty('scope')
    const once = await add({ title: 'Once', schedule: [daily(today, today)] })
    const { last_modified_at } = once
    const renamed = await marisol.call(updateTask, { ...at(once), body: { last_modified_at, title: 'One' } })
    expect(renamed.title).toBe('One')
  })

  test('of one day moves it and changes its words, and no other', async () => {
    const task = await add()
    const date = addDays(today, 2)
    const body = { ...on(task, date), scope: 'one' as const, moved_to: addDays(today, 3), title: 'Rest' }
    const moved = await marisol.call(updateTask, { ...at(task), body })
    expect(moved).toMatchObject({ date, moved_to: addDays(today, 3), title: 'Rest', affected_tasks: [] })
    expect(await list(today, 5)).toEqual(['21 Walk', '22 Walk', '24 Rest', '24 Walk', '25 Walk'])
  })

  test('of one and the following parts the task there, and names both parts', async () => {
    const task = await add({ schedule: [daily(today, addDays(today, 4))] })
    const date = addDays(today, 2)
    const body = { ...on(task, date), scope: 'following' as const, title: 'Rest' }
    const changed = await marisol.call(updateTask, { ...at(task), body })
    expect(changed).toMatchObject({ title: 'Rest', date })
    expect(changed.id).not.toBe(task.id)
    expect(changed.affected_tasks.map(({ id, title, date: day }) => [id, title, day])).toEqual([
      [task.id, 'Walk', addDays(today, 1)],
      [changed.id, 'Rest', date],
    ])
    expect(await list()).toEqual(['21 Walk', '22 Walk', '23 Rest', '24 Rest', '25 Rest'])
    const [row] = await world.db
      .select()
      .from(planTasks)
      .where(sql`id = ${changed.id}`)
    expect(row?.continues_id).toBe(task.id)
  })

  test('of all leaves what was done as it was said then', async () => {
    const task = await add({ title: 'Walk', instructions: 'Twice around the tree.' })
    await marisol.call(completeTask, { ...at(task), body: on(task) })
    const date = addDays(today, 1)
    const body = { ...on(task, date), scope: 'all' as const, title: 'Rest', instructions: '' }
    await marisol.call(updateTask, { ...at(task), body })
    expect(await list(today, 3)).toEqual(['21 Walk', '22 Rest', '23 Rest'])
    const done = await marisol.call(getTask, { ...at(task), query: { date: today } })
    expect(done.instructions).toBe('Twice around the tree.')
  })

  test('carries photos, alerts and what was done to the part that goes on', async () => {
    const task = await add()
    const date = addDays(today, 1)
    await world.db.execute(sql`
      insert into task_media (plan_id, task_id, day, kind, media_type, stored_as, bytes, at)
      values (${plan.id}, ${task.id}, ${date}, 'photo', 'image/jpeg', 'plans/x.jpg', 1, now()),
        (${plan.id}, ${task.id}, ${today}, 'photo', 'image/jpeg', 'plans/y.jpg', 1, now())`)
    const body = { ...on(task, date), scope: 'following' as const, title: 'Rest' }
    const changed = await marisol.call(updateTask, { ...at(task), body })
    const photos = async (id: number, day: string) =>
      (await marisol.call(getTask, { id: plan.id, taskId: id, query: { date: day } })).photos.length
    expect([await photos(task.id, today), await photos(changed.id, date)]).toEqual([1, 1])
  })

  test('that somebody else has made meanwhile is a conflict with the task as it is, and with what differs', async () => {
    const task = await add({ instructions: 'Slowly.' })
    const change = { scope: 'all' as const, instructions: 'With the walker.', due_time: '10:30' }
    await carol.call(updateTask, { ...at(task), body: { ...on(task), ...change } })
    const error = await refusal(marisol.call(completeTask, { ...at(task), body: on(task) }))
    expect(error.kind).toBe('conflict')
    expect(error.current).toMatchObject({
      ...{ id: task.id, date: today, instructions: 'With the walker.', due_time: '10:30' },
      differences: [
        { field: 'instructions', before: 'Slowly.', after: 'With the walker.' },
        { field: 'due_time', before: null, after: '10:30' },
      ],
    })
    const { last_modified_at: since } = task
    const diff = await marisol.call(getTaskDiff, { ...at(task), query: { since, date: today } })
    expect(diff.map(({ field, after, user }) => [field, after, user?.id])).toEqual([
      ['instructions', 'With the walker.', actors.family],
      ['due_time', '10:30', actors.family],
    ])
    const seen = error.current as Task
    expect((await marisol.call(completeTask, { ...at(task), body: on(seen) })).outcome?.kind).toBe('done')
    const after = await marisol.call(getTaskDiff, {
      ...{ ...at(task), query: { since: seen.last_modified_at, date: today } },
    })
    expect(after).toMatchObject([{ field: 'state', before: 'open', after: 'done' }])
  })

  test('of other days is no conflict for who does one that reads as it did', async () => {
    const task = await add()
    const date = addDays(today, 3)
    const body = { ...on(task, date), scope: 'following' as const, title: 'Rest' }
    await carol.call(updateTask, { ...at(task), body })
    expect((await marisol.call(completeTask, { ...at(task), body: on(task) })).outcome?.kind).toBe('done')
  })

  test('loses nothing, however two change it in turn', async () => {
    const task = await add()
    const change = async (who: Client, seen: Task, what: object): Promise<Task> => {
      try {
        return await who.call(updateTask, {
          ...{ ...at(task), body: { ...on(seen), scope: 'all', ...what } },
        })
      } catch (error) {
        if (!isApiError(error) || error.kind !== 'conflict') throw error
        return change(who, error.current as Task, what)
      }
    }
    await Promise.all([
      change(carol, task, { title: 'Rest' }),
      change(marisol, task, { instructions: 'Slowly.' }),
      change(carol, task, { due_time: '09:00' }),
      change(marisol, task, { nurse_only: true }),
    ])
    const now = await carol.call(getTask, { ...at(task), query: { date: today } })
    expect(now).toMatchObject({
      ...{ title: 'Rest', instructions: 'Slowly.', due_time: '09:00', nurse_only: true },
    })
    const versions = await world.db.execute(sql`
      select version from plan_task_versions where task_id = ${task.id} order by version`)
    expect(versions.rows.map((row) => (row as { version: number }).version)).toEqual([1, 2, 3, 4, 5])
  })
})

describe('a task that is taken off the plan', () => {
  test.each([
    ['one', ['21 Walk', '23 Walk', '24 Walk']],
    ['following', ['21 Walk']],
    ['all', ['21 Walk']],
  ] as const)('by %s leaves the other days, and what was done', async (scope, left) => {
    const task = await add({ schedule: [daily(today, addDays(today, 3))] })
    await marisol.call(completeTask, { ...at(task), body: on(task) })
    const removed = await marisol.call(removeTask, {
      ...{ ...at(task), body: { ...on(task, addDays(today, 1)), scope } },
    })
    expect(removed.plan_last_modified_at).toMatch(/^p/)
    expect(await list()).toEqual(left)
    expect((await listPlanHistoryOf(task))[0]).toBe(4)
  })

  test('is told so to who has it open, and takes nothing more', async () => {
    const task = await add()
    await carol.call(removeTask, { ...at(task), body: { ...on(task), scope: 'all' } })
    const error = await refusal(marisol.call(completeTask, { ...at(task), body: on(task) }))
    expect([error.kind, (error.current as Task).state]).toEqual(['conflict', 2])
    const seen = await marisol.call(getTask, { ...at(task), query: { date: today } })
    expect(seen).toMatchObject({ state: 2 })
  })

  test('on a day on which it does not come is shown, and is not current', async () => {
    const task = await add({ schedule: [daily(today, addDays(today, 1))] })
    const seen = await marisol.call(getTask, { ...at(task), query: { date: addDays(today, 5) } })
    expect([seen.state, seen.is_current_task]).toEqual([1, false])
  })
})

describe('who edits a task', () => {
  test('holds it for two minutes, which tells others and decides nothing', async () => {
    const task = await add()
    expect((await marisol.call(lockTask, at(task))).lock?.user.id).toBe(actors.caregiver)
    expect((await marisol.call(lockTask, at(task))).lock?.user.id).toBe(actors.caregiver)
    const error = await refusal(carol.call(lockTask, at(task)))
    expect([error.kind, error.code, error.serverMessage]).toEqual([
      ...['conflict', 'locked', 'Marisol R. is changing this task.'],
    ])
    // It is saved all the same.
    const body = { ...on(task), scope: 'all' as const, title: 'Rest' }
    expect((await carol.call(updateTask, { ...at(task), body })).title).toBe('Rest')
    world.clock.advance(121_000)
    expect((await carol.call(lockTask, at(task))).lock?.user.id).toBe(actors.family)
    expect((await marisol.call(unlockTask, at(task))).lock?.user.id).toBe(actors.family)
    expect((await carol.call(unlockTask, at(task))).lock).toBeNull()
  })
})

test('fifty days are done at once by two people, without a conflict and without one being lost', async () => {
  const drafts = Array.from({ length: 30 }, (_, n) => ({ title: `Task ${n}`, schedule: [daily()] }))
  const added = await marisol.call(addTasks, { id: plan.id, query: { many: 1 }, body: drafts })
  const done = await Promise.all(
    added.map((task, n) => (n % 2 ? carol : marisol).call(completeTask, { ...at(task), body: on(task) })),
  )
  expect(done.every(({ outcome }) => outcome?.kind === 'done')).toBe(true)
  expect((await carol.call(getPlanDay, { id: plan.id })).plan.today).toEqual({
    ...{ date: today, total: 30, settled: 30 },
  })
})

async function listPlanHistoryOf({ id }: Pick<Task, 'id'>): Promise<number[]> {
  const history = await carol.call(listPlanHistory, { id: plan.id, query: { limit: 50 } })
  return history.filter(({ task_id }) => task_id === id).map(({ action }) => action)
}

/** How many statements were sent. */
let sent = 0
async function statements(): Promise<number> {
  watch()
  return sent
}
let isWatched = false
function watch(): void {
  if (isWatched) return
  isWatched = true
  const { pool } = world.connection
  pool.on('acquire', () => (sent += 1))
}

describe('a task of a template', () => {
  const inSpanish = async (who: Actor) => {
    const { jar } = await world.visitorAs(who)
    const headers = () => ({ 'Accept-Language': 'es' })
    return createClient({ baseUrl: testOrigin, fetch: jar.fetch, cookies: jar.cookies, headers })
  }
  test('reads in the language of the page while nobody has changed its words', async () => {
    const { id } = await add({ title: 'A walk', template_name: 'walk', instructions: 'With shoes.' })
    const carolEs = await inSpanish('family')
    const at = { id: plan.id, taskId: id }
    const read = await carolEs.call(getTask, { ...at, query: {} })
    expect([read.title, read.instructions]).toEqual(['Una caminata', 'With shoes.'])
    expect((await carol.call(getTask, { ...at, query: {} })).title).toBe('A walk')
    const day = await carolEs.call(getPlanDay, { id: plan.id, query: {} })
    expect(day.tasks.map(({ title }) => title)).toEqual(['Una caminata'])
    const { data } = await carolEs.call(listTasks, { id: plan.id, query: {} })
    expect(new Set(data.map(({ title }) => title))).toEqual(new Set(['Una caminata']))
    const [made] = await carolEs.call(listPlanHistory, { id: plan.id, query: {} })
    expect(made!.title).toBe('Una caminata')

    // What is done keeps saying it in each language; what is changed is said as it was written.
    await carolEs.call(completeTask, { ...at, body: on(read) })
    expect((await carol.call(getTask, { ...at, query: { date: today } })).title).toBe('A walk')
    const again = await carol.call(getTask, { ...at, query: { date: addDays(today, 1) } })
    const body = { ...on(again), scope: 'all' as const, title: 'A walk to the lake' }
    await carol.call(updateTask, { ...at, body })
    const later = { ...at, query: { date: addDays(today, 1) } }
    expect((await carolEs.call(getTask, later)).title).toBe('A walk to the lake')
    const differences = await carolEs.call(getTaskDiff, {
      ...at,
      query: { since: again.last_modified_at },
    })
    expect(differences.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['title', 'Una caminata', 'A walk to the lake'],
    ])
  })

  test('is offered in the language of the page, and what is added in it is read in every other', async () => {
    const carolEs = await inSpanish('family')
    const categories = await carolEs.call(listTaskCategories, { id: plan.id, query: {} })
    const walk = categories.flatMap(({ templates }) => templates).find(({ name }) => name === 'walk')!
    expect(walk.title).toBe('Una caminata')
    const { title, instructions, name: template_name } = walk
    const [added] = await carolEs.call(addTasks, {
      id: plan.id,
      body: { title, instructions, template_name },
    })
    expect(added!.title).toBe('Una caminata')
    const read = await carol.call(getTask, { id: plan.id, taskId: added!.id, query: {} })
    expect([read.title, read.instructions]).toEqual([
      'A walk',
      'With good shoes and the walker. Turn back before it is too much.',
    ])
  })
})
