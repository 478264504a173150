import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { mapHref } from './mapHref.js'

it('names the place for a map, whatever signs are in it', () => {
  expect(mapHref('418 Lester Avenue & Co, Oakland, CA')).toBe(
    'https://www.google.com/maps/search/?api=1&query=418%20Lester%20Avenue%20%26%20Co%2C%20Oakland%2C%20CA',
  )
  withHostileValues(1, (a: never) => new URL(mapHref(a)))
})
