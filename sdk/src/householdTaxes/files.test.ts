import { expect, it } from 'vitest'
import { say } from '../kit/text.js'
import { savingsWords } from './files.js'

it.each([
  [null, 'en', 'You have not opted in.'],
  // The evening of the twentieth in California.
  ['2026-11-21T04:00:00Z', 'en', 'Opted in on November 20, 2026.'],
  ['2026-11-21T04:00:00Z', 'es', 'Participa desde el 20 de noviembre de 2026.'],
] as const)('a household that opted in at %s, in %s', (opted_in_at, locale, words) =>
  expect(say(locale, savingsWords({ opted_in_at }, locale, 'America/Los_Angeles'))).toBe(words),
)
