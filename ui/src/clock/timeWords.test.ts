import { say } from '@homecare/sdk/kit'
import { expect, it } from 'vitest'
import { clockedWords } from './timeWords'

const [inAt, outAt] = ['2026-11-26T15:00:00.000Z', '2026-11-26T23:05:00.000Z']

it.each([
  ['9:00 AM – 5:05 PM', { clock_in_at: inAt, clock_out_at: outAt, clock_closed_at: null }],
  // Nobody pressed at the end: it is the planned one.
  ['9:00 AM', { clock_in_at: inAt, clock_out_at: outAt, clock_closed_at: '2026-11-27T02:00:00.000Z' }],
  [null, { clock_in_at: inAt, clock_out_at: null, clock_closed_at: null }],
  [null, { clock_in_at: null, clock_out_at: null, clock_closed_at: null }],
])('a clock says %s', (words, times) => {
  const said = clockedWords(times, 'America/Chicago')
  expect(said && say('en', said).replaceAll(/\s/g, ' ')).toBe(words)
})
