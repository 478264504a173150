import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { aTask, fakeServer, refuseStale } from '../../testing/index.js'
import fc from '../../testing/properties.js'
import type { Task } from '../../vocabulary/careplans/entities.js'
import { scheduleEntries } from '../repeat.js'
import { addTasks, updateTask } from '../taskCalls.js'
import { createTaskForm, mayRepeatAnew, repeats, type TaskForm } from './taskForm.js'
import { taskFormTexts as words } from './taskFormTexts.js'

const today = '2026-11-23'
const daily = (start_date = '2026-11-01') => scheduleEntries({ start_date, end_date: null, option: 1 })
const pills = (more: Partial<Task> = {}): Task =>
  aTask({
    ...{ id: 7, plan_id: 191, title: 'Pills', instructions: 'With food.', date: today, moved_to: null },
    ...{
      schedule: daily(),
      due_time: '08:00',
      prompts: [],
      questions: [],
      assigned_to: null,
      adl_map_id: null,
    },
    ...{ last_modified_at: 't1d0', nurse_only: false },
    ...more,
  })

function setUp(task: Task | null, begin: Partial<TaskForm> = {}) {
  const saved: Task[] = []
  const server = fakeServer()
    .on(addTasks, () => [pills({ id: 9 })])
    .on(updateTask, () => ({ ...pills({ last_modified_at: 't2d0' }), affected_tasks: [] }))
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const form = createTaskForm(care, {
    ...{ planId: 191, task, today, begin, saved: (one) => void saved.push(one) },
  })
  return { server, form, saved }
}
const type = (form: ReturnType<typeof setUp>['form'], values: Partial<TaskForm>) => {
  for (const [name, value] of Object.entries(values)) form.fields[name as 'title'].set(value as never)
}

describe('the form of a task', () => {
  it('adds one, as a template begins it', async () => {
    const { server, form, saved } = setUp(null, { title: 'Breakfast', repeat: 1, start: '11/24/2026' })
    type(form, { instructions: ' Soft food. ', due_time: '08:30', questions: ['ate'] })
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toMatchObject({
      ...{ title: 'Breakfast', instructions: 'Soft food.', due_time: '08:30', questions: ['ate'] },
      schedule: [{ schedule_type: 'daily', start_date: '2026-11-24', end_date: null }],
    })
    expect(saved.map(({ id }) => id)).toEqual([9])
  })

  it('says what is missing, and sends nothing', async () => {
    const { server, form } = setUp(null)
    type(form, { title: ' ', due_time: '25:00', prompts: [{ text: '', priority: 1 }], start: '' })
    expect(await form.submit()).toBe(false)
    expect([
      form.fields.title.shownError.value,
      form.fields.due_time.shownError.value,
      form.fields.prompts.shownError.value,
      form.fields.start.shownError.value,
      server.seen.length,
    ]).toEqual([words.titleRequired, words.timeWrong, words.promptEmpty, words.startRequired, 0])
  })

  it('of one that repeats asks which days change, and sends only what was changed', async () => {
    const { server, form } = setUp(pills())
    type(form, { title: 'Morning pills' })
    expect(await form.submit()).toBe(false)
    expect(form.fields.scope.shownError.value).toBe(words.scopeRequired)
    type(form, { scope: 'all' })
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({
      ...{ last_modified_at: 't1d0', date: today, scope: 'all', title: 'Morning pills' },
    })
  })

  it('moves one day alone, and changes nothing of the rule then', async () => {
    const { server, form } = setUp(pills())
    type(form, { scope: 'one', moved_to: '11/25/2026', repeat: 2 })
    await form.submit()
    expect(server.seen[0]?.body).toEqual({
      ...{ last_modified_at: 't1d0', date: today, scope: 'one', moved_to: '2026-11-25' },
    })
  })

  it('changes the rule from the day on', async () => {
    const { server, form } = setUp(pills())
    type(form, { scope: 'following', repeat: 6, unit: 'week', weekdays: [1, 4] })
    await form.submit()
    const entry = { schedule_type: 'weekly', interval: 1, start_date: today, end_date: null }
    expect(server.seen[0]?.body).toMatchObject({
      scope: 'following',
      schedule: [
        { ...entry, day_of_week: 1 },
        { ...entry, day_of_week: 4 },
      ],
    })
  })

  it.each<[Task | null, TaskForm['scope'], boolean]>([
    [null, null, true],
    [pills({ schedule: scheduleEntries({ start_date: today, end_date: null, option: 0 }) }), null, true],
    [pills(), null, false],
    [pills(), 'one', false],
    [pills(), 'all', false],
    [pills({ schedule: daily('2026-11-24') }), 'all', true],
    [pills(), 'following', true],
  ])('lets the days of %o be changed with %s: %s', (task, scope, may) => {
    expect(mayRepeatAnew(task, scope, today)).toBe(may)
  })

  it('of one that comes once needs no scope, and moves by its day', async () => {
    const once = pills({ schedule: scheduleEntries({ start_date: today, end_date: null, option: 0 }) })
    expect(repeats(once)).toBe(false)
    const { server, form } = setUp(once)
    type(form, { start: '11/30/2026' })
    await form.submit()
    expect(server.seen[0]?.body).toEqual({
      ...{ last_modified_at: 't1d0', date: today },
      schedule: [expect.objectContaining({ start_date: '2026-11-30', end_date: '2026-11-30' })],
    })
  })
})

/** A server that keeps one task, and refuses a change of what is not the latest. */
function taskServer(begin: Task) {
  let now = begin
  let version = 1
  const server = fakeServer().on(updateTask, ({ body }) => {
    const { last_modified_at, date: _, scope: __, ...change } = body as Record<string, unknown>
    if (last_modified_at !== now.last_modified_at) refuseStale({ ...now, differences: [] })
    version += 1
    const prompts = change['prompts'] as Task['prompts'] | undefined
    now = {
      ...{ ...now, ...(change as Partial<Task>), last_modified_at: `t${version}d0` },
      ...(prompts && { prompts: prompts.map((one, id) => ({ ...one, id })) }),
    }
    return { ...now, affected_tasks: [] }
  })
  return { care: () => createClient({ fetch: server.fetch, pause: async () => {} }), now: () => now }
}

const names = [
  'title',
  'instructions',
  'due_time',
  'assigned_to',
  'nurse_only',
  'questions',
  'prompts',
] as const
type Name = (typeof names)[number]
const values: { readonly [K in Name]: readonly TaskForm[K][] } = {
  title: ['Pills', 'Morning pills', 'Evening pills'],
  instructions: ['With food.', 'With water.', ''],
  due_time: ['08:00', '09:30', ''],
  assigned_to: [null, 51, 52],
  nurse_only: [false, true],
  questions: [[], ['took'], ['took', 'pain']],
  prompts: [[], [{ text: 'Slowly', priority: 1 }], [{ text: 'Slowly', priority: 2 }]],
}

describe('two who edit one task', () => {
  const editor = fc.constantFrom(0, 1)
  const step = fc.oneof(
    fc.record({
      who: editor,
      does: fc.constant('types' as const),
      name: fc.constantFrom(...names),
      pick: fc.nat({ max: 2 }),
    }),
    fc.record({ who: editor, does: fc.constant('saves' as const) }),
    fc.record({ who: editor, does: fc.constantFrom('keeps' as const, 'takes' as const) }),
  )

  it('lose nothing, however they take turns: each field says what was saved or chosen last, and nothing goes unasked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const server = taskServer(pills())
        const forms = [0, 1].map(() => {
          const form = createTaskForm(server.care(), { planId: 191, task: pills(), today, saved: () => {} })
          form.fields.scope.set('all')
          return form
        })
        /** What each has read or saved last, and what they have typed since. */
        const typed = [new Map<Name, unknown>(), new Map<Name, unknown>()] as const
        const said = () => sayOf(server.now())
        const seen = [said(), said()]
        for (const one of steps) {
          const form = forms[one.who]!
          const own = typed[one.who]!
          if (one.does === 'types') {
            const value = values[one.name][one.pick % values[one.name].length]
            form.fields[one.name].set(value as never)
            // What is put back to what it said is no change.
            if (same(value, seen[one.who]![one.name])) own.delete(one.name)
            else own.set(one.name, value)
            continue
          }
          if (one.does !== 'saves') {
            for (const { name } of form.conflicts.peek()) {
              form.choose(name, one.does === 'keeps' ? 'mine' : 'theirs')
              if (one.does === 'takes') own.delete(name as Name)
            }
            continue
          }
          const before = said()
          const asked = form.conflicts.peek().length > 0
          const accepted = await form.submit()
          const after = said()
          const mine = (name: Name) => (own.has(name) ? own.get(name) : undefined)
          if (!accepted) {
            // Refused: nothing was written, and whatever both have changed is asked about.
            expect(after).toEqual(before)
            expect(form.conflicts.peek().length).toBeGreaterThan(0)
            if (!asked)
              for (const { name } of form.conflicts.peek())
                expect([
                  own.has(name as Name),
                  same(before[name as Name], seen[one.who]![name as Name]),
                ]).toEqual([true, false])
            seen[one.who] = before
            // What is typed stands where it was typed.
            for (const [name, value] of own) expect(form.fields[name].value.peek()).toEqual(value)
            continue
          }
          for (const name of names) expect(after[name]).toEqual(own.has(name) ? mine(name) : before[name])
          own.clear()
          seen[one.who] = after
        }
      }),
    )
  })
})

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
function sayOf(task: Task): Record<Name, unknown> {
  const { title, instructions, due_time, assigned_to, nurse_only, questions, prompts } = task
  return {
    ...{ title, instructions, due_time: due_time ?? '', assigned_to, nurse_only, questions },
    prompts: prompts.map(({ text, priority }) => ({ text, priority })),
  }
}
