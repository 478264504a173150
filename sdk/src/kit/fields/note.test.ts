import { expect, it } from 'vitest'
import { checkLine, checkNote } from './note.js'
import { say } from '../text.js'

it('a note may be empty, and has 1000 characters at most', () => {
  for (const note of ['', 'I live near.', '👵'.repeat(1000), null]) expect(checkNote(note)).toBeNull()
  expect(say('en', checkNote('x'.repeat(1001))!)).toBe('Please use no more than 1000 characters.')
  expect(say('es', checkNote('x'.repeat(1001))!)).toBe('Use como máximo 1000 caracteres.')
})

it('a line may be empty, and has 200 characters at most', () => {
  for (const line of ['', 'Laney College', '👵'.repeat(200), null]) expect(checkLine(line)).toBeNull()
  expect(say('en', checkLine('x'.repeat(201))!)).toBe('Please use no more than 200 characters.')
})
