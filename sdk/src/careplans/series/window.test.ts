import fc from '../../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../../testing/hostile.js'
import { addDays, toEpochDay } from '../../kit/dates/dates.js'
import { compileSchedule, type ScheduleEntry } from '../recurrence.js'
import { occurrencesOf, type SeriesDay } from './scopes.js'
import { expandWindow, type TaskWindow, type WindowDay, type WindowTask } from './window.js'

interface Facts {
  readonly due: number | null
  readonly assigned_to: number | null
}
interface Known {
  readonly task: Omit<WindowTask, 'schedule'> & Facts
  readonly schedule: readonly ScheduleEntry[]
  readonly days: ReadonlyMap<string, SeriesDay<Facts>>
}

const from = '2026-11-01'
const at = (index: number) => addDays(from, index)
const epoch = (day: string) => toEpochDay(day)!

/** As `expandWindow` takes them. */
function given(all: readonly Known[]): [WindowTask[], WindowDay[]] {
  return [
    all.map(({ task, schedule }) => ({ ...task, schedule: compileSchedule(schedule) })),
    all.flatMap(({ task, days }) =>
      [...days].map(([day, own]) => ({
        ...{ task: task.id, day: epoch(day), shown: epoch(own.moved_to ?? day), state: own.state },
        ...(own.kept ?? own.changes),
      })),
    ),
  ]
}

/** The same, by writing all occurrences of every task and sorting them. */
function listed(all: readonly Known[], window: TaskWindow) {
  const { assigned_to, category, completed } = window
  return all
    .filter(({ task }) => category === undefined || task.category === category)
    .flatMap(({ task, schedule, days }) => {
      const { due, assigned_to: whose, removed } = task
      return occurrencesOf({ fields: { due, assigned_to: whose }, schedule, days, removed }, window).map(
        (one) => ({ task, ...one }),
      )
    })
    .filter(({ fields }) => assigned_to === undefined || fields.assigned_to === assigned_to)
    .filter(({ state }) => completed === undefined || completed === (state !== 'open'))
    .toSorted(
      (one, other) =>
        epoch(one.shown) - epoch(other.shown) ||
        (one.fields.due ?? 1440) - (other.fields.due ?? 1440) ||
        one.task.priority - other.task.priority ||
        one.task.id - other.task.id ||
        epoch(one.day) - epoch(other.day),
    )
    .map(({ task, day, shown }) => ({ task: task.id, day, shown }))
}

const day = fc.integer({ min: -20, max: 60 }).map(at)
const due = fc.constantFrom(null, 480, 540)
const whose = fc.constantFrom(null, 51, 52)
const entry = fc
  .record({
    schedule_type: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
    interval: fc.integer({ min: 1, max: 3 }),
    start_date: day,
    end_date: fc.option(day, { nil: null }),
  })
  .map((one): ScheduleEntry => ({ ...one, day_of_week: null, day_of_month: null }))
const single = fc
  .record({
    state: fc.constantFrom('open' as const, 'done' as const, 'skipped' as const, 'removed' as const),
    moved_to: fc.option(day, { nil: null }),
    changes: fc.oneof(fc.constant({}), fc.record({ due, assigned_to: whose })),
    facts: fc.record({ due, assigned_to: whose }),
  })
  .map(({ facts, ...own }): SeriesDay<Facts> => ({
    ...own,
    moved_to: own.state === 'removed' ? null : own.moved_to,
    kept: own.state === 'done' || own.state === 'skipped' ? facts : null,
  }))
const known = fc
  .array(
    fc.record({
      schedule: fc.array(entry, { maxLength: 2 }),
      days: fc.array(fc.tuple(day, single), { maxLength: 6 }).map((all) => new Map(all)),
      task: fc.record({
        ...{ due, assigned_to: whose, priority: fc.nat(1), category: fc.constantFrom(null, 4, 5) },
        removed: fc.boolean(),
      }),
    }),
    { maxLength: 5 },
  )
  .map((all) => all.map((one, index): Known => ({ ...one, task: { id: index + 1, ...one.task } })))
const filters = fc.record(
  { assigned_to: fc.constantFrom(51, 52), category: fc.constantFrom(4, 5), completed: fc.boolean() },
  { requiredKeys: [] },
)

describe('the occurrences of a window', () => {
  it('are those of every task, in order, page by page, with every day counted', () => {
    fc.assert(
      fc.property(known, filters, fc.integer({ min: 1, max: 40 }), (all, filter, limit) => {
        const window = { from, to: at(30), ...filter }
        const expected = listed(all, window)
        const pages = []
        for (let offset = 0; ; offset += limit) {
          const page = expandWindow(...given(all), { ...window, offset, limit })
          expect(page.total).toBe(expected.length)
          expect(page.dates).toEqual(countsOf(expected))
          if (page.rows.length === 0) break
          pages.push(...page.rows)
        }
        expect(pages).toEqual(expected)
      }),
    )
  })

  it('come in pages of thirty, and have an empty one behind the last', () => {
    const daily: ScheduleEntry = {
      ...{ schedule_type: 'daily', interval: 1, day_of_week: null, day_of_month: null },
      ...{ start_date: '2020-01-01', end_date: null },
    }
    const tasks = [1, 2].map((id) => ({
      ...{ id, schedule: compileSchedule([daily]), due: null, priority: 0, assigned_to: null },
      ...{ category: null, removed: false },
    }))
    const window = { from, to: at(29) }
    expect(expandWindow(tasks, [], window).rows).toHaveLength(30)
    expect(expandWindow(tasks, [], { ...window, offset: 60 })).toMatchObject({ total: 60, rows: [] })
  })

  it.each([
    ['ends before it begins', { from, to: '2026-10-31' }],
    ['is longer than 92 days', { from, to: at(92) }],
    ['has no days', { from: '2026-13-01', to: '' }],
  ])('are none where it %s', (_, window) => {
    expect(expandWindow([], [], window)).toEqual({ total: 0, dates: {}, rows: [] })
  })

  it('may be as many days as 92', () => {
    const tasks = given([
      {
        task: { id: 1, due: null, priority: 0, assigned_to: null, category: null, removed: false },
        schedule: [],
        days: new Map([[at(91), { state: 'open', moved_to: null, changes: {}, kept: null }]]),
      },
    ])
    expect(expandWindow(...tasks, { from, to: at(91) }).total).toBe(1)
  })

  it('never throw for a window that is none', () => {
    withHostileValues(1, (window: never) => expandWindow([], [], window))
  })
})

function countsOf(rows: readonly { shown: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { shown } of rows) counts[shown] = (counts[shown] ?? 0) + 1
  return counts
}
