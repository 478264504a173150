import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { isPlaceTold } from './placeTold.js'

const visit = { start: '2026-11-21T17:00:00.000Z', end: '2026-11-22T01:00:00.000Z' }

describe('the street and the telephone of a visit', () => {
  it.each([
    ['2026-11-20T16:59:59.999Z', false],
    ['2026-11-20T17:00:00.000Z', true],
    ['2026-11-21T17:00:00.000Z', true],
    ['2026-11-22T01:00:00.000Z', true],
    ['2026-11-22T12:59:59.999Z', true],
    ['2026-11-22T13:00:00.000Z', false],
  ])('at %s are told: %s', (now, told) => expect(isPlaceTold(visit, new Date(now))).toBe(told))

  it('are told of nothing that is no time, and it never throws', () => {
    for (const { answer } of withHostileValues(2, (a: never, b: never) => isPlaceTold(a, b)))
      expect(answer).toBe(false)
    for (const { answer } of withHostileValues(1, (a: never) =>
      isPlaceTold({ start: a, end: a }, new Date(visit.start)),
    ))
      expect(answer).toBe(false)
  })
})
