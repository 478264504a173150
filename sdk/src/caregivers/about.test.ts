import { expect, test } from 'vitest'
import { checkAbout } from './about.js'
import { aboutTexts } from './texts.js'

test('some text is required, of 2000 characters at most', () => {
  for (const none of ['', '  \n', null, undefined]) expect(checkAbout(none)).toBe(aboutTexts.required)
  expect(checkAbout('I care.')).toBeNull()
  expect(checkAbout('a'.repeat(2000))).toBeNull()
  expect(checkAbout('👵'.repeat(2000))).toBeNull()
  expect(checkAbout('a'.repeat(2001))).toBe(aboutTexts.tooLong)
  expect(checkAbout('a'.repeat(10_000_000))).toBe(aboutTexts.tooLong)
})

test('the texts are the documents’', () => {
  expect(aboutTexts.required[0]).toBe('You must enter some information about yourself.')
  expect(aboutTexts.tooLong[0]).toBe('Please enter no more than 2000 characters.')
})
