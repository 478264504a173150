import fc from '../../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { addDays, fromEpochDay, toEpochDay } from '../../kit/dates/dates.js'
import type { TaskScope } from '../../vocabulary/careplans/catalogue.js'
import { compileSchedule, type ScheduleEntry } from '../recurrence.js'
import {
  changeSeries,
  occurrencesOf,
  removeFromSeries,
  type SeriesChange,
  type SeriesDay,
  type TaskSeries,
} from './scopes.js'

interface Words {
  readonly title: string
  readonly due: string
}
type Series = TaskSeries<Words>

const day0 = '2026-11-01'
const on = (day: number) => addDays(day0, day - 1)
const daily = (from: number, to: number | null = null, interval = 1): ScheduleEntry => ({
  schedule_type: 'daily',
  interval,
  day_of_week: null,
  day_of_month: null,
  start_date: on(from),
  end_date: to === null ? null : on(to),
})
const weekly = (from: number, day_of_week: number, interval = 1): ScheduleEntry => ({
  ...daily(from),
  schedule_type: 'weekly',
  interval,
  day_of_week,
})
const series = (...schedule: readonly ScheduleEntry[]): Series => ({
  fields: { title: 'Walk', due: '09:00' },
  schedule,
  days: new Map(),
  removed: false,
})
const month = { from: on(1), to: on(30) }
/** Each occurrence as `day title`, of one series or of two. */
const shown = (...all: (Series | null)[]) =>
  all
    .flatMap((one) => (one ? occurrencesOf(one, month) : []))
    .map((one) => ({ at: Number(one.shown.slice(8)), title: one.fields.title, state: one.state }))
    .sort((one, other) => one.at - other.at)
const days = (...all: (Series | null)[]) => shown(...all).map(({ at }) => at)
const settle = (of: Series, day: string, state: 'done' | 'skipped'): Series => {
  const own = of.days.get(day)
  const kept = { ...of.fields, ...own?.changes }
  const entry: SeriesDay<Words> = {
    state,
    moved_to: own?.moved_to ?? null,
    changes: own?.changes ?? {},
    kept,
  }
  return { ...of, days: new Map(of.days).set(day, entry) }
}
const change = (of: Series, scope: TaskScope, day: number, what: SeriesChange<Words>) =>
  changeSeries(of, scope, on(day), what)

describe('a change of one day', () => {
  it('changes that day alone', () => {
    const { series: after, successor } = change(series(daily(1, 4)), 'one', 2, { fields: { title: 'Rest' } })
    expect(successor).toBeNull()
    expect(shown(after).map(({ title }) => title)).toEqual(['Walk', 'Rest', 'Walk', 'Walk'])
  })
  it('moves that day alone, which is known by its day of the rule and may come back', () => {
    const moved = change(series(daily(1, 3)), 'one', 2, { moved_to: on(9) }).series
    expect(days(moved)).toEqual([1, 3, 9])
    expect(days(change(moved, 'one', 2, { moved_to: on(2) }).series)).toEqual([1, 2, 3])
  })
  it('may come to lie beside another of its days', () => {
    expect(days(change(series(daily(1, 3)), 'one', 2, { moved_to: on(3) }).series)).toEqual([1, 3, 3])
  })
  it.each(['done', 'skipped'] as const)('leaves one that is %s as it is', (state) => {
    const before = settle(series(daily(1, 3)), on(2), state)
    expect(change(before, 'one', 2, { fields: { title: 'Rest' } }).series).toBe(before)
    expect(removeFromSeries(before, 'one', on(2))).toBe(before)
  })
  it('of a day that has none changes nothing', () => {
    const before = series(daily(1, 3))
    for (const scope of ['one', 'following', 'all'] as const) {
      expect(change(before, scope, 7, { fields: { title: 'Rest' } })).toEqual({
        series: before,
        successor: null,
      })
      expect(removeFromSeries(before, scope, on(7))).toBe(before)
    }
  })
})

describe('faults that calendars have had', () => {
  it('deleting one deleted all', () => {
    expect(days(removeFromSeries(series(daily(1, 5)), 'one', on(3)))).toEqual([1, 2, 4, 5])
  })
  it('this and the following doubled the chosen day, or lost it', () => {
    const { series: before, successor } = change(series(daily(1, 6)), 'following', 3, {
      fields: { title: 'Rest' },
    })
    expect(shown(before, successor)).toEqual(
      [1, 2, 3, 4, 5, 6].map((at) => ({ at, title: at < 3 ? 'Walk' : 'Rest', state: 'open' })),
    )
  })
  it('this and the following doubled the chosen day where it is done, and undoing it lost it', () => {
    const { series: before, successor } = change(settle(series(daily(1, 4)), on(3), 'done'), 'following', 3, {
      fields: { title: 'Rest' },
    })
    expect(shown(before, successor)).toMatchObject([
      { at: 1, title: 'Walk' },
      { at: 2, title: 'Walk' },
      { at: 3, title: 'Walk', state: 'done' },
      { at: 4, title: 'Rest' },
    ])
    const undone = new Map(successor!.days).set(on(3), {
      ...{ state: 'open', moved_to: null, changes: {}, kept: null },
    })
    expect(shown(before, { ...successor!, days: undone })[2]).toEqual({
      at: 3,
      title: 'Rest',
      state: 'open',
    })
  })
  it('every second week became the other week where the following were parted', () => {
    const { series: before, successor } = change(series(weekly(2, 1, 2), weekly(2, 4, 2)), 'following', 19, {
      fields: { title: 'Rest' },
    })
    expect(days(before, successor)).toEqual([2, 5, 16, 19, 30])
    const third = series(daily(1, null, 3), weekly(1, 0))
    const parted = change(third, 'following', 8, { fields: { title: 'Rest' } })
    expect(days(parted.series, parted.successor)).toEqual(days(third))
  })
  it('deleting the following left those that were moved behind', () => {
    const moved = change(series(daily(1, 9)), 'one', 6, { moved_to: on(20) }).series
    expect(days(removeFromSeries(moved, 'following', on(5)))).toEqual([1, 2, 3, 4])
  })
  it('deleting the following brought one back that was moved from before', () => {
    const moved = change(series(daily(1, 9)), 'one', 2, { moved_to: on(20) }).series
    expect(days(removeFromSeries(moved, 'following', on(5)))).toEqual([1, 3, 4])
  })
  it('deleting the following took one that was moved before the day', () => {
    const moved = change(series(daily(1, 9)), 'one', 8, { moved_to: on(2) }).series
    expect(days(removeFromSeries(moved, 'following', on(5)))).toEqual([1, 2, 2, 3, 4])
  })
  it('a moved one was shown twice where the following were parted', () => {
    const earlier = change(series(daily(1, 9)), 'one', 8, { moved_to: on(2) }).series
    const one = change(earlier, 'following', 5, { fields: { title: 'Rest' } })
    expect(days(one.series, one.successor)).toEqual([1, 2, 2, 3, 4, 5, 6, 7, 9])
    const later = change(series(daily(1, 9)), 'one', 2, { moved_to: on(8) }).series
    const other = change(later, 'following', 5, { fields: { title: 'Rest' } })
    expect(days(other.series, other.successor)).toEqual([1, 3, 4, 5, 6, 7, 8, 8, 9])
  })
  it('a deleted day came back when the whole was changed', () => {
    const without = removeFromSeries(series(daily(1, 5)), 'one', on(3))
    expect(days(change(without, 'all', 1, { fields: { title: 'Rest' } }).series)).toEqual([1, 2, 4, 5])
    expect(days(change(without, 'all', 1, { schedule: [daily(2, 6)] }).series)).toEqual([2, 4, 5, 6])
    const parted = change(without, 'following', 2, { schedule: [daily(2, 6)] })
    expect(days(parted.series, parted.successor)).toEqual([1, 2, 4, 5, 6])
  })
  it('changing the whole rewrote what was done', () => {
    const done = settle(series(daily(1, 3)), on(2), 'done')
    const after = change(done, 'all', 1, { fields: { title: 'Rest' }, schedule: [daily(3, 4)] }).series
    expect(shown(after)).toEqual([
      { at: 2, title: 'Walk', state: 'done' },
      { at: 3, title: 'Rest', state: 'open' },
      { at: 4, title: 'Rest', state: 'open' },
    ])
  })
  it('deleting all deleted what was done', () => {
    expect(days(removeFromSeries(settle(series(daily(1, 3)), on(2), 'skipped'), 'all', on(1)))).toEqual([2])
  })
  it('a monthly task drifted when its last day was shorter', () => {
    const monthly: ScheduleEntry = { ...daily(1), schedule_type: 'monthly', day_of_month: 31 }
    const { series: before, successor } = changeSeries(series(monthly), 'following', '2027-02-28', {
      fields: { title: 'Rest' },
    })
    const year = { from: '2026-11-01', to: '2027-05-31' }
    expect([before, successor!].flatMap((one) => occurrencesOf(one, year).map(({ day }) => day))).toEqual([
      ...['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
    ])
  })
})

describe('this and the following', () => {
  it('of the first is the whole, which keeps its number', () => {
    const { series: after, successor } = change(series(daily(3, 6)), 'following', 3, {
      fields: { title: 'Rest' },
    })
    expect(successor).toBeNull()
    expect(shown(after).map(({ title }) => title)).toEqual(['Rest', 'Rest', 'Rest', 'Rest'])
  })
  it('says the same on all of them, also where a day had words of its own', () => {
    const own = change(series(daily(1, 4)), 'one', 3, { fields: { title: 'Stay', due: '11:00' } }).series
    const { series: before, successor } = change(own, 'following', 2, { fields: { title: 'Rest' } })
    expect(occurrencesOf(successor!, month).map(({ fields }) => fields)).toEqual([
      { title: 'Rest', due: '09:00' },
      { title: 'Rest', due: '11:00' },
      { title: 'Rest', due: '09:00' },
    ])
    expect(days(before)).toEqual([1])
  })
  it('takes off the plan what has nothing left', () => {
    expect(removeFromSeries(series(daily(3, 6)), 'following', on(3))).toMatchObject({
      removed: true,
      schedule: [],
    })
  })
})

/* Any sequence of edits, against a list of days that is edited day by day. */

/** One day of the list: of which series, by which day of its rule, where it is shown and what it says. */
interface Cell {
  owner: Owner
  readonly day: string
  shown: string
  fields: Words
  state: 'open' | 'done' | 'skipped'
  /** What was changed of all since it was done: it says so once it is undone. */
  later: Partial<Words>
}
/** A series of the list: what a new day of it says, and the days that it has had and gets no more. */
interface Owner {
  fields: Words
  hits: (day: string) => boolean
  readonly blocked: Set<string>
  live: boolean
}
type Edit =
  | { kind: 'change'; scope: TaskScope; pick: number; change: SeriesChange<Words> }
  | { kind: 'remove'; scope: TaskScope; pick: number }
  | { kind: 'settle'; pick: number; state: 'done' | 'skipped' }
  | { kind: 'undo'; pick: number }

const horizon = Array.from({ length: 50 }, (_, index) => addDays(day0, index))
const last = horizon.at(-1)!

/** Whether a rule hits a day, by walking all days from its start. */
function hitsByWalking(entries: readonly ScheduleEntry[]): (day: string) => boolean {
  const walked = entries.map(({ schedule_type, interval, day_of_week, start_date, end_date }) => {
    const hits = new Set<string>()
    const [start, sunday] = [toEpochDay(start_date)!, toEpochDay(start_date)!]
    const week = sunday - ((new Date(`${start_date}T00:00:00Z`).getUTCDay() + 7) % 7)
    for (let at = start; at <= toEpochDay(last)!; at++) {
      const date = fromEpochDay(at)
      if (end_date !== null && date > end_date) break
      const isHit =
        schedule_type === 'daily'
          ? (at - start) % interval === 0
          : new Date(`${date}T00:00:00Z`).getUTCDay() ===
              (day_of_week ?? new Date(`${start_date}T00:00:00Z`).getUTCDay()) &&
            Math.floor((at - week) / 7) % interval === 0
      if (isHit) hits.add(date)
    }
    return hits
  })
  return (day) => walked.some((hits) => hits.has(day))
}

function begin(owner: Owner): Cell[] {
  return horizon
    .filter((day) => owner.hits(day))
    .map((day) => ({ owner, day, shown: day, fields: owner.fields, state: 'open', later: {} }))
}

/** By where it is shown, its day and its series, so that both sides pick the same. */
const inOrder = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1)
const keyOf = (shownAt: string, day: string, of: number) => `${shownAt} ${day} ${String(of).padStart(3, '0')}`

/** The same edit, on the list of days; `owners` are its series in their order. */
function editList(cells: Cell[], edit: Edit, owners: Owner[]): Cell[] {
  const chosen = cells
    .map((cell) => ({ cell, key: keyOf(cell.shown, cell.day, owners.indexOf(cell.owner)) }))
    .toSorted(inOrder)[edit.pick % Math.max(cells.length, 1)]?.cell
  if (!chosen) return cells
  const { owner } = chosen
  if (edit.kind === 'settle') {
    if (chosen.state === 'open') Object.assign(chosen, { state: edit.state, later: {} })
    return cells
  }
  if (!owner.live) return cells
  if (edit.kind === 'undo') {
    if (chosen.state !== 'open')
      Object.assign(chosen, { state: 'open', fields: { ...chosen.fields, ...chosen.later } })
    return cells
  }
  const isDone = chosen.state !== 'open'
  if (edit.scope === 'one') {
    if (isDone) return cells
    if (edit.kind === 'remove') {
      owner.blocked.add(chosen.day)
      return cells.filter((cell) => cell !== chosen)
    }
    chosen.fields = { ...chosen.fields, ...edit.change.fields }
    chosen.shown = edit.change.moved_to ?? chosen.shown
    return cells
  }
  const from = edit.scope === 'all' ? day0 : chosen.shown
  const isAll = edit.scope === 'all' || !cells.some((cell) => cell.owner === owner && cell.shown < from)
  const reached = cells.filter((cell) => cell.owner === owner && (edit.scope === 'all' || cell.shown >= from))
  if (edit.kind === 'remove') {
    const gone = new Set(reached.filter(({ state }) => state === 'open'))
    if (edit.scope === 'all') owner.live = false
    else {
      for (const { day } of gone) if (day < from) owner.blocked.add(day)
      const old = owner.hits
      owner.hits = (day) => day < from && old(day)
      const left = cells.filter((cell) => cell.owner === owner && !gone.has(cell))
      if (!left.some(({ state }) => state === 'open') && !horizon.some((day) => owner.hits(day)))
        owner.live = cells.some((cell) => cell.owner === owner && !gone.has(cell) && cell.state === 'open')
    }
    return cells.filter((cell) => !gone.has(cell))
  }
  const { fields = {}, schedule } = edit.change
  const chosenRule = schedule && hitsByWalking(schedule)
  const hits = chosenRule && ((day: string) => (edit.scope === 'all' || day >= from) && chosenRule(day))
  const next: Owner = isAll
    ? owner
    : {
        fields: owner.fields,
        hits: (day) => day >= from && before(day),
        blocked: new Set([...owner.blocked].filter((day) => day >= from)),
        live: true,
      }
  const before = owner.hits
  if (!isAll) owners.splice(owners.indexOf(owner) + 1, 0, next)
  next.fields = { ...next.fields, ...fields }
  if (!isAll) {
    owner.hits = (day) => day < from && before(day)
    for (const day of [...owner.blocked]) if (day >= from) owner.blocked.delete(day)
    for (const cell of cells)
      if (cell.owner === owner && cell.shown < from && cell.day >= from) next.blocked.add(cell.day)
    for (const cell of reached) if (cell.day < from) owner.blocked.add(cell.day)
  }
  if (hits) next.hits = hits
  const dropped = new Set(
    reached.filter(({ state, day }) => hits !== undefined && state === 'open' && !hits(day)),
  )
  for (const cell of reached) {
    cell.owner = next
    cell.later = { ...cell.later, ...fields }
    if (cell.state === 'open') cell.fields = { ...cell.fields, ...fields }
  }
  const left = cells.filter((cell) => !dropped.has(cell))
  const has = new Set(left.filter((cell) => cell.owner === next).map(({ day }) => day))
  const added = hits
    ? horizon
        .filter((day) => hits(day) && !has.has(day) && !next.blocked.has(day))
        .map((day): Cell => ({ owner: next, day, shown: day, fields: next.fields, state: 'open', later: {} }))
    : []
  return [...left, ...added]
}

/** The same edit, by the rules. */
function editSeries(all: Series[], edit: Edit): Series[] {
  const found = all
    .flatMap((of, index) =>
      occurrencesOf(of, { from: day0, to: last }).map((one) => ({
        ...{ of, ...one, key: keyOf(one.shown, one.day, index) },
      })),
    )
    .toSorted(inOrder)
  const chosen = found[edit.pick % Math.max(found.length, 1)]
  if (!chosen) return all
  const replaced = (...by: (Series | null)[]) =>
    all.flatMap((one) => (one === chosen.of ? by.filter((each) => each !== null) : [one]))
  if (edit.kind === 'settle')
    return chosen.state === 'open' ? replaced(settle(chosen.of, chosen.day, edit.state)) : all
  if (edit.kind === 'undo') {
    const own = chosen.of.days.get(chosen.day)
    if (!own || own.state === 'open' || chosen.of.removed) return all
    const days = new Map(chosen.of.days).set(chosen.day, { ...own, state: 'open', kept: null })
    return replaced({ ...chosen.of, days })
  }
  if (edit.kind === 'remove') return replaced(removeFromSeries(chosen.of, edit.scope, chosen.day))
  const { series: after, successor } = changeSeries(chosen.of, edit.scope, chosen.day, edit.change)
  return replaced(after, successor)
}

const dayOf = fc.integer({ min: 0, max: horizon.length - 12 }).map((index) => horizon[index]!)
const entry = fc
  .record({
    schedule_type: fc.constantFrom('daily', 'weekly'),
    interval: fc.integer({ min: 1, max: 3 }),
    day_of_week: fc.integer({ min: 0, max: 6 }),
    start_date: dayOf,
    length: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
  })
  .map(({ schedule_type, interval, day_of_week, start_date, length }): ScheduleEntry => ({
    ...{ schedule_type: schedule_type as 'daily' | 'weekly', interval, start_date, day_of_month: null },
    day_of_week: schedule_type === 'weekly' ? day_of_week : null,
    end_date: length === null ? null : addDays(start_date, length),
  }))
const schedule = fc.array(entry, { minLength: 1, maxLength: 2 })
const scope = fc.constantFrom<TaskScope>('one', 'following', 'all')
const pick = fc.nat(200)
const title = fc.constantFrom('Rest', 'Sit', 'Sing').map((word) => ({ title: word }))
const due = fc.constantFrom('07:00', '21:00').map((time) => ({ due: time }))
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .record({
      scope,
      pick,
      fields: fc.oneof(title, due, fc.constant({})),
      schedule: fc.option(schedule, { nil: null }),
      moved_to: fc.option(dayOf, { nil: null }),
    })
    .map(({ scope: which, pick: at, fields, schedule: days, moved_to }): Edit => {
      const isOne = which === 'one'
      return {
        ...{ kind: 'change', scope: which, pick: at },
        change: {
          fields,
          ...(!isOne && days && { schedule: days }),
          ...(isOne && moved_to && { moved_to }),
        },
      }
    }),
  fc.record({ kind: fc.constant('remove' as const), scope, pick }),
  fc.record({
    kind: fc.constant('settle' as const),
    pick,
    state: fc.constantFrom('done', 'skipped'),
  }) as fc.Arbitrary<Edit>,
  fc.record({ kind: fc.constant('undo' as const), pick }),
)

describe('any sequence of edits', () => {
  it('leaves what the same edits leave of a list, day by day', () => {
    fc.assert(
      fc.property(schedule, fc.array(edit, { maxLength: 12 }), (entries, edits) => {
        let all: Series[] = [series(...entries)]
        const first: Owner = {
          ...{ fields: all[0]!.fields, hits: hitsByWalking(entries), blocked: new Set(), live: true },
        }
        const owners = [first]
        let cells = begin(first)
        for (const one of edits) {
          all = editSeries(all, one)
          cells = editList(cells, one, owners)
          const ours = all.flatMap((of) => occurrencesOf(of, { from: day0, to: last }))
          const told = (list: readonly { shown: string; day: string; state: string; fields: Words }[]) =>
            list
              .map(
                ({ shown: at, day, state, fields }) => `${at} ${day} ${state} ${fields.title} ${fields.due}`,
              )
              .toSorted()
          expect(told(ours)).toEqual(told(cells))
        }
      }),
    )
  })
  it('never leaves a day of the rule in two parts', () => {
    fc.assert(
      fc.property(schedule, fc.array(edit, { maxLength: 12 }), (entries, edits) => {
        const fieldsOnly = edits.filter((one) => one.kind !== 'change' || !one.change.schedule)
        const all = fieldsOnly.reduce(editSeries, [series(...entries)])
        const found = all.flatMap((of) => occurrencesOf(of, { from: day0, to: last }).map(({ day }) => day))
        expect(new Set(found).size).toBe(found.length)
        for (const day of found) expect(compileSchedule(entries).on(day)).toBe(true)
      }),
    )
  })
})
