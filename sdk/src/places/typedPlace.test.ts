import { describe, expect, it } from 'vitest'
import { splitTypedPlace } from './typedPlace.js'

describe('what was typed for a place', () => {
  it.each([
    ['Oakland, CA', { city: 'oakland', state: 'CA' }],
    ['oakland,ca', { city: 'oakland', state: 'CA' }],
    ['New York, New York', { city: 'new-york', state: 'NY' }],
    ['Mayagüez, Puerto Rico', { city: 'mayaguez', state: 'PR' }],
    ['Oakland', { city: 'oakland' }],
    ['Oakland, Nowhere', { city: 'oakland' }],
    ['', { city: '' }],
    [null as unknown as string, { city: '' }],
  ])('%j', (typed, parts) => expect(splitTypedPlace(typed)).toEqual(parts))
})
