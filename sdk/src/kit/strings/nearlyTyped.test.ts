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
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 9, maxLength: 12 })
  fc.assert(
    fc.property(word, word, (typed, name) => {
      const expected = typed[0] === name[0] && distance(typed, name) <= 2
      expect(isNearlyTyped(typed, name)).toBe(expected)
    }),
  )
})

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
