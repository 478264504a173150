import { expect, it } from 'vitest'
import { texts } from '../../kit/text.js'
import { wordsAsRead } from './templateWords.js'

const { walk } = texts({ walk: ['A walk', 'Una caminata'] })

it.each([
  ['A walk', 'es', 'Una caminata'],
  ['Una caminata', 'en', 'A walk'],
  ['Una caminata', 'es', 'Una caminata'],
  ['A walk to the lake', 'es', 'A walk to the lake'],
  ['a walk', 'es', 'a walk'],
  ['', 'es', ''],
] as const)('a title of a template, %o, is read in %s as %o', (written, locale, read) => {
  expect(wordsAsRead(written, walk, locale)).toBe(read)
})

it('what was made of no template stays as it was written', () => {
  expect(wordsAsRead('A walk', undefined, 'es')).toBe('A walk')
  expect(wordsAsRead('A walk', null, 'es')).toBe('A walk')
})
