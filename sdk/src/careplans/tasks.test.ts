import { describe, expect, it } from 'vitest'
import { ApiError } from '../kit/error.js'
import { withHostileValues } from '../testing/hostile.js'
import { clockedInPlan, clockEvent } from './clock.js'
import { introSkipped, needsIntro } from './observers.js'
import {
  checkPlanPhoto,
  historyActionLabel,
  isLockedFor,
  isTaskConflict,
  isTaskEnabled,
  observerOf,
  planTimeZone,
} from './tasks.js'
import { carePlanTexts } from './texts.js'

describe('a task', () => {
  it.each([
    [{ state: 1 }, true],
    [{ state: 1, is_current_task: true }, true],
    [{ state: 1, is_current_task: false }, false],
    [{ state: 0 }, false],
    [{ state: 2, is_current_task: true }, false],
  ])('%j is enabled: %s', (task, enabled) => expect(isTaskEnabled(task)).toBe(enabled))
  it.each([
    [new ApiError('conflict', { status: 409 }), true],
    [new ApiError('conflict', { status: 412 }), false],
    [new ApiError('invalid', { status: 400 }), false],
    [{ status: 409 }, false],
  ])('failing with %s is an edit conflict: %s', (failure, conflict) =>
    expect(isTaskConflict(failure)).toBe(conflict),
  )
  it.each([
    [{ assigned_to: 7 }, 7],
    [{ assigned_to: { id: 7 } }, 7],
    [{ assigned_to: null }, null],
    [{}, null],
  ])('%j is observed by %s', (task, id) => expect(observerOf(task)).toBe(id))
  it.each([
    [{ lock: { user: { id: 7 } } }, true],
    [{ lock: { user: { id: 3 } } }, false],
    [{ lock: null }, false],
    [{ lock: { user: null } as never }, false],
    [{}, false],
  ])('%j is locked for user 3: %s', (task, locked) => expect(isLockedFor(task, 3)).toBe(locked))
  it.each([
    [1, 'Created'],
    [2, 'Completed'],
    [3, 'Undo'],
    [4, 'Deleted'],
    [5, 'Assigned'],
    [6, 'Alert added'],
    [7, 'Alert seen'],
    [8, 'Alert turned off'],
    [9, 'Alert deleted'],
    [10, 'Skipped'],
    [11, undefined],
  ])('has a history whose action %i reads %s', (action, label) =>
    expect(historyActionLabel(action)?.[0]).toBe(label),
  )
  it.each([
    ['a.jpg', null],
    ['a.b.JPEG', null],
    ['a.png', null],
    ['a.gif', carePlanTexts.photoFailed],
    ['a.png.exe', carePlanTexts.photoFailed],
    ['', carePlanTexts.photoFailed],
  ])('takes the photo %j: %s', (name, text) => expect(checkPlanPhoto({ name })).toBe(text))
})

describe('a care plan', () => {
  it.each([
    [{}, 'America/Los_Angeles'],
    [{ tzid: null }, 'America/Los_Angeles'],
    [{ tzid: 'America/New_York' }, 'America/New_York'],
  ])('%j is read in %s', (plan, zone) => expect(planTimeZone(plan)).toBe(zone))

  const mina = { user: { id: 1 }, first_visited: null }
  const jose = { user: { id: 2 }, first_visited: '2026-01-01T00:00:00Z' }
  it('shows its introduction until an observer has skipped it', () => {
    expect([needsIntro([mina, jose], 1), needsIntro([mina, jose], 2), needsIntro([mina], 3)]).toEqual([
      true,
      false,
      false,
    ])
    const after = introSkipped([mina, jose], 1, '2026-11-21T12:00:00Z')
    expect(after).toEqual([{ ...mina, first_visited: '2026-11-21T12:00:00Z' }, jose])
    expect(introSkipped(after, 1, '2027-01-01T00:00:00Z')).toEqual(after)
    expect(introSkipped([jose], 2, 'later')).toEqual([jose])
    const sam = { user: { id: 4 }, first_visited: null }
    expect(introSkipped([mina, sam], 4, 'now')).toEqual([mina, { ...sam, first_visited: 'now' }])
    const broken = { user: null, first_visited: null } as never
    expect([needsIntro([broken], 1), introSkipped([broken], 1, 'now')]).toEqual([false, [broken]])
  })
  it('is the one clocked in to, the first of several', () => {
    const plans = [1, 2, 3].map((id) => ({ id, clocked_in: id > 1 }))
    expect(clockedInPlan(plans)?.id).toBe(2)
    expect(clockedInPlan(plans.slice(0, 1))).toBeNull()
  })
})

describe('clocking in and out', () => {
  const at = new Date('2026-11-21T12:00:00Z')
  it('sends when and where it was, to six decimals', () => {
    expect(
      clockEvent(
        { id: 4, clocked_in: false },
        at,
        { latitude: 37.80435149, longitude: -122.2711637 },
        ' Hello ',
      ),
    ).toEqual({
      event: 'clock_in',
      plan_id: 4,
      event_timestamp: '2026-11-21T12:00:00.000Z',
      position: { latitude: 37.804351, longitude: -122.271164 },
      note: 'Hello',
    })
  })
  it.each([
    [undefined],
    [null],
    [{ latitude: 91, longitude: 0 }],
    [{ latitude: -91, longitude: 0 }],
    [{ latitude: Number.NaN, longitude: 0 }],
    [{ latitude: 0, longitude: 181 }],
  ])('sends no position for %j, and no empty note', (position) =>
    expect(clockEvent({ id: 4, clocked_in: true }, at, position, ' ')).toEqual({
      event: 'clock_out',
      plan_id: 4,
      event_timestamp: '2026-11-21T12:00:00.000Z',
      position: null,
    }),
  )
  it('keeps the poles', () =>
    expect(clockEvent({ id: 1, clocked_in: true }, at, { latitude: -90, longitude: 180 })?.position).toEqual({
      latitude: -90,
      longitude: 180,
    }))
  it('sends nothing without an instant', () =>
    expect(clockEvent({ id: 4, clocked_in: true }, new Date(Number.NaN))).toBeNull())
})

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => {
    clockEvent(a, b, c)
    clockEvent({ id: 1, clocked_in: true }, new Date(), a, b)
    const some = [
      isTaskEnabled(a),
      isTaskConflict(a),
      observerOf(a),
      isLockedFor(a, b),
      historyActionLabel(a),
    ]
    return [
      ...some,
      checkPlanPhoto(a),
      planTimeZone(a),
      needsIntro(a, b),
      introSkipped(a, b, c),
      clockedInPlan(a),
    ]
  })
})
