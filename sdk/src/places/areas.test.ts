import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { isAreaServed } from './areas.js'

it.each([
  ['family', 0, false],
  ['family', 2, false],
  ['family', 3, true],
  ['caregiver', 0, false],
  ['caregiver', 1, true],
] as const)('for a %s an area with %d nearby is served: %s', (who, nearby, served) => {
  expect(isAreaServed(who, nearby)).toBe(served)
})

it('takes anything', () => {
  withHostileValues(2, (who: never, nearby: never) => isAreaServed(who, nearby))
})
