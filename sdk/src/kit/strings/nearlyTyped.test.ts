import { expect, it } from 'vitest'
import fc from '../../testing/properties.js'
import { isNearlyTyped } from './nearlyTyped.js'

it.each([
  ['oaklnd', 'oakland', true],
  ['oaklandd', 'oakland', true],
  ['oakalnd', 'oakland', true],
  ['sacremento', 'sacramento', true],
  ['chigaco', 'chicago', true],
  ['san-fransico', 'san-francisco', true],
  ['oakland', 'oakland', true],
  // Too far, or too short to tell.
  ['oklnd', 'oakland', false],
  ['reon', 'reno', false],
  ['ohicagc', 'chicago', false],
  ['chigadi', 'chicago', false],
  ['aokland', 'oakland', false],
  ['atlantis', 'atlanta', false],
  ['', 'oakland', false],
])('%j for %s: %s', (typed, name, expected) => expect(isNearlyTyped(typed, name)).toBe(expected))

it('counts what a table of all distances counts', () => {
  const sign = fc.constantFrom('a', 'b', 'c')
  const word = fc.string({ unit: sign, minLength: 12, maxLength: 15 })
  const slip = fc.tuple(fc.constantFrom('add', 'drop', 'change', 'swap'), fc.nat(11), sign)
  fc.assert(
    fc.property(word, fc.array(slip, { maxLength: 3 }), (name, slips) => {
      const typed = slips.reduce(slipped, name)
      const expected = typed[0] === name[0] && distance(typed, name) <= 2
      expect(isNearlyTyped(typed, name)).toBe(expected)
    }),
  )
})

/** A word after a slip of the hand at one of its signs. */
function slipped(word: string, [what, at, sign]: readonly [string, number, string]): string {
  const [before, here, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)]
  if (what === 'add') return before + sign + here + after
  if (what === 'drop') return before + after
  if (what === 'change') return before + sign + after
  return before + after.slice(0, 1) + here + after.slice(1)
}

/** The slips between two words, from those between all of their beginnings. */
function distance(one: string, other: string): number {
  const table: number[][] = []
  for (let i = 0; i <= one.length; i++) {
    table.push([])
    for (let j = 0; j <= other.length; j++) {
      const at = (up: number, left: number) => table[i - up]?.[j - left] ?? Infinity
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      table[i]!.push(
        i + j === 0
          ? 0
          : Math.min(
              at(1, 0) + 1,
              at(0, 1) + 1,
              at(1, 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
              isSwapped ? at(2, 2) + 1 : Infinity,
            ),
      )
    }
  }
  return table[one.length]![other.length]!
}
