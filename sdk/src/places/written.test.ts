import { expect, test } from 'vitest'
import { splitStreet } from './address.js'
import { placeLabel } from './placeSearch.js'

test.each([
  ['88 Grand Ave', { street_number: '88', street_name: 'Grand Ave' }],
  ['12B  5th  Street ', { street_number: '12B', street_name: '5th Street' }],
  ['Calle Luna 105', { street_number: '105', street_name: 'Calle Luna' }],
  ['Calle Luna #105', { street_number: '#105', street_name: 'Calle Luna' }],
  ['Grand Avenue', { street_number: '', street_name: 'Grand Avenue' }],
  ['', { street_number: '', street_name: '' }],
])('the street %s has its number and its name', (line, parts) => {
  expect(splitStreet(line)).toEqual(parts)
})

test('a place is written with its state, and with its ZIP code where it has one', () => {
  expect(placeLabel({ city: 'Oakland', state: 'CA', zip_code: '94601' })).toBe('Oakland, CA 94601')
  expect(placeLabel({ city: 'Oakland', state: 'CA' })).toBe('Oakland, CA')
})
