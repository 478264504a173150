import { expect, it } from 'vitest'
import { listed } from './listed.js'

it('joins things as a sentence has them, in both languages, in short where that is asked', () => {
  expect(listed(['Mon', 'Tue'], 'en')).toBe('Mon and Tue')
  expect(listed(['Mon', 'Tue', 'Fri'], 'en')).toBe('Mon, Tue, and Fri')
  expect(listed(['Tue', 'Thu'], 'en', 'short')).toBe('Tue & Thu')
  expect(listed(['lunes', 'martes', 'viernes'], 'es')).toBe('lunes, martes y viernes')
  expect([listed(['15'], 'es'), listed([], 'en')]).toEqual(['15', ''])
})
