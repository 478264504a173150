import { expect, it } from 'vitest'
import { paperHref } from './papers.js'

it('names the connection, what is asked for of it, and the language', () => {
  expect(paperHref(81, 'offer', 'es')).toBe('/files/connections/81/offer.pdf?lang=es')
})
