import { describe, expect, it } from 'vitest'
import { aPerson, anOutcome, aTask } from '../testing/index.js'
import { withHostileValues } from '../testing/hostile.js'
import { isOverdue, mayUndo, overdueFrom, settledOf, shownDay, taskToDo, whyNotSettled } from './standing.js'
import { carePlanTexts } from './texts.js'

const zone = 'America/Los_Angeles'
const day = '2026-11-23'
const pills = aTask({ date: day, due_time: '08:00' })
const walk = aTask({ id: 2, date: day, due_time: null })
const at = (time: string, date = day) => new Date(`${date}T${time}:00-08:00`)
const done = anOutcome({ user: aPerson({ id: 51 }), at: at('09:00').toISOString() })

describe('a task on its day', () => {
  it('is overdue an hour after its time, else at the end of its day', () => {
    expect(isOverdue(pills, at('08:59'), zone)).toBe(false)
    expect(isOverdue(pills, at('09:00'), zone)).toBe(true)
    expect(isOverdue(walk, at('23:59'), zone)).toBe(false)
    expect(isOverdue(walk, at('00:00', '2026-11-24'), zone)).toBe(true)
    expect(isOverdue({ ...pills, outcome: done }, at('23:00'), zone)).toBe(false)
  })
  it('is overdue by the day that it was moved to', () => {
    const moved = { ...pills, moved_to: '2026-11-25' }
    expect([shownDay(moved), overdueFrom(moved, zone)]).toEqual(['2026-11-25', at('09:00', '2026-11-25')])
  })
  it('is due by the clock of its place, also when the clocks change', () => {
    const night = aTask({ date: '2026-11-01', due_time: '00:30' })
    expect(overdueFrom(night, zone)?.toISOString()).toBe('2026-11-01T08:30:00.000Z')
  })
  it('has no time to be overdue without a day', () => {
    expect(overdueFrom(aTask({ date: null }), zone)).toBeNull()
  })

  it.each([
    ['on its day', day, null],
    ['a week late', '2026-11-30', null],
    ['more than a week late', '2026-12-01', carePlanTexts.tooLate],
    ['before its day', '2026-11-22', carePlanTexts.tooEarly],
  ])('can be settled %s: on %s %j', (_, today, why) => expect(whyNotSettled(pills, today)).toBe(why))
  it('can be settled once, and not once it is off the plan', () => {
    expect(whyNotSettled({ ...pills, outcome: done }, day)).toBe(carePlanTexts.alreadySettled)
    expect(whyNotSettled({ ...pills, state: 2 }, day)).toBe(carePlanTexts.taskDisabled)
    expect(whyNotSettled({ ...pills, is_current_task: false }, day)).toBe(carePlanTexts.taskDisabled)
    expect(whyNotSettled({ ...pills, date: null }, day)).toBe(carePlanTexts.taskDisabled)
  })

  it.each([
    ['whoever did it, on the same day', { id: 51, edits: false }, day, true],
    ['whoever did it, the day after', { id: 51, edits: false }, '2026-11-24', false],
    ['somebody else', { id: 52, edits: false }, day, false],
    ['who may change the tasks', { id: 52, edits: true }, '2026-11-30', true],
    ['who may change the tasks, after more than a week', { id: 52, edits: true }, '2026-12-01', false],
  ])('is undone by %s: %j', (_, who, today, may) =>
    expect(mayUndo({ ...pills, outcome: done }, who, today, zone)).toBe(may),
  )
  it('is not undone where nothing was done, or once it is off the plan', () => {
    expect(mayUndo(pills, { id: 51, edits: true }, day, zone)).toBe(false)
    expect(mayUndo({ ...pills, outcome: done, state: 2 }, { id: 51, edits: true }, day, zone)).toBe(false)
  })
})

describe('the task to do now', () => {
  const lunch = aTask({ id: 3, date: day, due_time: '12:00' })
  it('is the first open one whose time has come, or comes within half an hour', () => {
    expect(taskToDo([pills, lunch, walk], at('07:29'), zone)).toBeNull()
    expect(taskToDo([pills, lunch, walk], at('07:30'), zone)).toBe(pills)
    expect(taskToDo([{ ...pills, outcome: done }, lunch, walk], at('11:30'), zone)).toBe(lunch)
  })
  it('is none of those for any time of the day', () => {
    expect(taskToDo([walk], at('23:00'), zone)).toBeNull()
  })
  it('is counted as settled once it is done or skipped', () => {
    expect(settledOf([{ outcome: done }, { outcome: null }])).toBe(1)
  })
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [
    ...[shownDay(a), overdueFrom(a, b), isOverdue(a, b, zone), whyNotSettled(a, b)],
    mayUndo(a, { id: 1, edits: true }, b, zone),
  ])
})
