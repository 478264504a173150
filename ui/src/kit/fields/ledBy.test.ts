import { expect, it } from 'vitest'
import { ledBy } from './ledBy'

it.each([
  ['Rate', 'Rate: '],
  ['Who needs care?', 'Who needs care? '],
  ['¿Quién necesita cuidado?', '¿Quién necesita cuidado? '],
  ['Care for:', 'Care for: '],
  ['I have read the terms.', 'I have read the terms. '],
])('leads by “%s”', (label, led) => expect(ledBy(label)).toBe(led))
