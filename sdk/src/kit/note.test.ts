import { expect, it } from 'vitest'
import { checkNote } from './note.js'
import { say } from './text.js'

it('a note may be empty, and has 1000 characters at most', () => {
  for (const note of ['', 'I live near.', '👵'.repeat(1000), null]) expect(checkNote(note)).toBeNull()
  expect(say('en', checkNote('x'.repeat(1001))!)).toBe('Please use no more than 1000 characters.')
  expect(say('es', checkNote('x'.repeat(1001))!)).toBe('Use como máximo 1000 caracteres.')
})
