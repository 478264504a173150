import { expect, test } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { aBadge } from '../testing/index.js'
import { awaitsConfirmation, badgeGroups } from './badgeGroups.js'

const open = (id: number, progress: number) =>
  aBadge({ id, progress, status: 'in_progress', completed_at: null })
const earned = (id: number, completed_at: string | null) => aBadge({ id, completed_at })

test('badges stand by what is left to do, the nearest and the latest first', () => {
  const badges = [
    earned(1, '2026-01-02T00:00:00.000Z'),
    open(2, 0),
    open(3, 40),
    earned(4, null),
    open(5, 99),
    earned(6, '2026-05-02T00:00:00.000Z'),
  ]
  const groups = badgeGroups({ badges })
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)
  expect([ids(groups.inProgress), ids(groups.toBegin), ids(groups.earned), groups.left]).toEqual([
    [5, 3],
    [2],
    [6, 1, 4],
    3,
  ])
})

test('nothing is left of nothing', () => {
  expect(badgeGroups({ badges: [] })).toEqual({ inProgress: [], toBegin: [], earned: [], left: 0 })
})

test('the last step is ours', () => {
  expect([open(1, 98), open(1, 99), aBadge()].map(awaitsConfirmation)).toEqual([false, true, false])
})

test('nothing is told of what is no badge', () => {
  withHostileValues(1, (a: never) => {
    expect(badgeGroups(a).left).toBe(0)
    expect(awaitsConfirmation(a)).toBe(false)
    return badgeGroups({ badges: a })
  })
})
