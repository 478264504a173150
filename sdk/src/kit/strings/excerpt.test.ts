import { expect, it } from 'vitest'
import { withHostileValues } from '../../testing/hostile.js'
import { excerpt } from './excerpt.js'

it.each([
  ['is whole where it is short', 'Two words.', 10, 'Two words.'],
  ['ends with a whole word', 'A few written lines', 9, 'A few…'],
  ['ends without the sign after it', 'He likes baseball, and more', 20, 'He likes baseball…'],
  ['ends without a full stop', 'I cannot any more. We love', 21, 'I cannot any more…'],
  ['is one line', 'One\n\n two  three', 99, 'One two three'],
  ['cuts a word that has no end', 'Incomprehensibilities', 6, 'Incomp…'],
])('an excerpt %s', (_, text, most, shown) => expect(excerpt(text, most)).toBe(shown))

it('never throws', () => withHostileValues(2, (text: never, most: never) => excerpt(text, most)))
