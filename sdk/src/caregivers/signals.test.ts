import { describe, expect, it } from 'vitest'
import { activeWithin, familiesReturned, replyHours, signalLimits } from './signals.js'

const hour = 3_600_000
const now = 1000 * hour
const word = (wait: number | null, ago = 100) => ({
  asked: now - ago * hour,
  answered: wait === null ? null : now - (ago - wait) * hour,
})
const within = (...waits: (number | null)[]) =>
  replyHours(
    waits.map((wait) => word(wait)),
    now,
  )

describe('replies within', () => {
  it.each<[string, (number | null)[], number | null]>([
    ['nobody', [], null],
    ['too few', [0.5, 0.5], null],
    ['half of three', [0.5, 0.5, 30], 1],
    ['the middle of three', [0.5, 3, 30], 4],
    ['half of four', [0.5, 3, 30, 30], 4],
    ['exactly an hour', [1, 1, 1], 1],
    ['a little more', [1.01, 1.01, 1.01], 4],
    ['two days', [47, 47, 47], 48],
    ['longer', [49, 49, 49], null],
    ['as many without an answer', [1, 1, null, null], 1],
    ['more without an answer', [1, 1, null, null, null], null],
  ])('of %s', (_, waits, hours) => expect(within(...waits)).toBe(hours))

  it('leaves out who has not waited long enough to be counted', () => {
    const waiting = { asked: now - 47 * hour, answered: null }
    expect(replyHours([word(1), word(1), waiting], now)).toBe(null)
    expect(replyHours([word(1), word(1), word(1), waiting, waiting, waiting, waiting], now)).toBe(1)
    expect(replyHours([word(1), word(1), { ...waiting, asked: now - 48 * hour }], now)).toBe(1)
  })

  it('is never longer for somebody who answers sooner', () => {
    const waits = [0.2, 0.9, 3, 5, 11, 20, 30, 47, 60, null]
    const rank = (hours: number | null) => hours ?? Infinity
    for (let round = 0; round < 200; round++) {
      const some = Array.from(
        { length: 3 + (round % 6) },
        (_, at) => waits[(round * 7 + at * 3) % waits.length]!,
      )
      const which = round % some.length
      const sooner = some.map((wait, at) => (at === which ? Math.min(wait ?? 47, 47) / 2 : wait))
      expect(rank(within(...sooner))).toBeLessThanOrEqual(rank(within(...some)))
    }
  })

  it('says only the times that are told', () => {
    for (const wait of [0, 1, 2, 10, 13, 25])
      expect(signalLimits.replyHours).toContain(within(wait, wait, wait))
  })
})

it.each<[string, number[], number | null]>([
  ['nobody', [], null],
  ['each once', [1, 2, 3], null],
  ['one family twice', [1, 1], null],
  ['two families twice', [1, 2, 1, 2], 2],
  ['a family three times', [1, 1, 1, 2, 2], 2],
])('families who came back, of %s', (_, hires, count) => expect(familiesReturned(hires)).toBe(count))

it.each<[string, ReturnType<typeof activeWithin>]>([
  ['2026-11-27', 'today'],
  ['2026-11-28', 'today'],
  ['2026-11-26', 'week'],
  ['2026-11-21', 'week'],
  ['2026-11-20', 'month'],
  ['2026-10-29', 'month'],
  ['2026-10-28', null],
  ['never', null],
])('last active on %s', (day, within) => expect(activeWithin(day, '2026-11-27')).toBe(within))
