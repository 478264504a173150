import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { fitGroups } from './fitGroups.js'

const page = (offset: number, size: number) => Array.from({ length: size }, (_, index) => offset + index)
const shown = (offset: number, size: number, fitting: number, in_part: number, records: number) =>
  fitGroups(page(offset, size), offset, { fitting, in_part, records }).map(
    ({ fit, items, count, isFirst }) => `${isFirst ? '' : 'more '}${fit} of ${count}: ${items.join(' ')}`,
  )

describe('a page of what fits', () => {
  it.each([
    ['is one where all fits', [0, 3, 3, 0, 3], ['full of 3: 0 1 2']],
    [
      'is parted where the fit changes',
      [0, 5, 2, 2, 5],
      ['full of 2: 0 1', 'more part of 2: 2 3', 'more missing of 1: 4'],
    ],
    ['begins in the middle of a group', [2, 2, 3, 4, 7], ['full of 3: 2', 'more part of 4: 3']],
    ['has one group on a later page', [4, 2, 3, 4, 7], ['more part of 4: 4 5']],
    ['says what comes first where none fits', [0, 2, 0, 2, 2], ['part of 2: 0 1']],
    ['is none where nothing is found', [0, 0, 0, 0, 0], []],
  ] as const)('%s', (_, given, groups) =>
    expect(shown(...(given as [number, number, number, number, number]))).toEqual(groups),
  )
  it('never throws', () => {
    withHostileValues(3, (a: never, b: never, c: never) => fitGroups(a, b, c))
  })
})
