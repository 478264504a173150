import { expect, it } from 'vitest'
import { writable } from './letters.mjs'

const latin = (point: number) =>
  (point >= 0x20 && point < 0x7f) || 'éñ¿\u0302\u0303'.includes(String.fromCodePoint(point))

it.each([
  ['¿señora?', '¿señora?', false],
  // Written with a mark apart, it is one letter.
  ['sen\u0303ora', 'señora', false],
  ['ễ', 'e\u0302\u0303', false],
  ['ạ', 'a', true],
  ['a\u00a0b\u202fc\td', 'a b c d', false],
  ['a\u200bb\u0000c\u00add', 'abcd', false],
  ['one\ntwo', 'one\ntwo', false],
  ['李 and 👋', '? and ?', true],
  ['\ud800', '?', true],
  ['', '', false],
])('%j is written %j', (text, written, lost) => {
  expect(writable(text, latin)).toEqual({ text: written, lost })
})
