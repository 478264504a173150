import { expect, it } from 'vitest'
import { nameOf, writerOf } from './useChat'

const person = { first_name: 'Paulette', last_initial: 'G', facility_name: null }

it('names a facility by its house, with who writes for it, and anybody else by themselves', () => {
  const house = { ...person, facility_name: 'Harborlight' }
  expect([nameOf(house), writerOf(house)]).toEqual(['Harborlight', 'Paulette G.'])
  expect([nameOf(person), writerOf(person)]).toEqual(['Paulette G.', null])
  expect(nameOf({ ...person, last_initial: '' })).toBe('Paulette')
})
