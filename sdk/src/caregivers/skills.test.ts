import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { clinicalSkills, conditions } from '../vocabulary/caregivers/conditions.js'
import { conditionsShown, isVetted, languageIds, replaceSkills } from './skills.js'

describe('conditions and clinical skills share a field', () => {
  it.each([
    [[1, 5, 30], [2], 'conditions', [2, 30]],
    [[1, 5, 30], [31, 42], 'skills', [1, 5, 31, 42]],
    [[1, 30], [], 'conditions', [30]],
    [[], [19, 28, 29], 'conditions', [28]],
    [[19], [29, 28], 'skills', [29]],
    [[], [3, 3], 'conditions', [3]],
  ] as const)('saved %j, chosen %j in %s: %j', (saved, chosen, editor, ids) =>
    expect(replaceSkills(saved, chosen, editor)).toEqual(ids),
  )
  it('one editor never drops what the other saved', () => {
    const some = fc.subarray([...conditions.ids, ...clinicalSkills.ids])
    fc.assert(
      fc.property(some, some, (saved, chosen) => {
        const after = replaceSkills(saved, chosen, 'conditions')
        expect(after.filter((id) => clinicalSkills.has(id))).toEqual(
          saved.filter((id) => clinicalSkills.has(id)),
        )
        expect(after.filter((id) => conditions.has(id))).toEqual(chosen.filter((id) => conditions.has(id)))
      }),
    )
  })
  it('shows twelve conditions first', () => {
    expect([conditionsShown(false).length, conditionsShown(true).length]).toEqual([12, 27])
    expect(conditionsShown(false)[0]?.id).toBe(1)
  })
})

const [done, begun, not] = [
  { status: 'completed' },
  { status: 'in_progress' },
  { status: 'not_begun' },
] as const
// The last minute of the 20th in Los Angeles, and the first of the 21st.
const [late, next] = [new Date('2026-11-21T07:59:00Z'), new Date('2026-11-21T08:00:00Z')]
it.each([
  ['no badges', [], [], late, false],
  ['all badges', [done, done], [], late, true],
  ['one that was begun', [done, begun], [], late, false],
  ['one that was never begun', [done, not], [], late, false],
  ['a license that expires today', [done], [{ expires: '2026-11-20' }], late, true],
  ['a license that expired yesterday', [done], [{ expires: '2026-11-20' }], next, false],
  [
    'one of two licenses expired',
    [done],
    [{ expires: '2030-01-01' }, { expires: '2020-01-01' }],
    late,
    false,
  ],
  ['a license without a day', [done], [{ expires: null }, {}], late, true],
] as const)('with %s a caregiver is vetted or not', (_, badges, licenses, now, vetted) =>
  expect(isVetted({ badges, licenses }, now)).toBe(vetted),
)

it.each([
  [
    [{ id: 1 }, { id: 20 }],
    [1, 20],
  ],
  [
    [1, { id: 1 }, 20],
    [1, 20],
  ],
  [[], []],
  [[{ id: 1.5 }, '3', null, 2], [2]],
  [null, []],
])('languages read as %j are sent as %j', (read, ids) => expect(languageIds(read as number[])).toEqual(ids))

it('never throws', () => {
  expect(replaceSkills(null as never, null as never, 'skills')).toEqual([])

  withHostileValues(3, (a: never, b: never, c: never) => [
    replaceSkills(a, b, c),
    isVetted(a, b),
    languageIds(b),
    conditionsShown(c),
  ])
})
