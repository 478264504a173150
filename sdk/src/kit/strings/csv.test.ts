import { expect, it } from 'vitest'
import { csvOf } from './csv.js'

it.each(['=1', '+1', '-1', '@x', '\tx', '＝1', '＋1', '－1', '＠x'])(
  'lets no spreadsheet work out %j',
  (cell) => expect(csvOf([[cell]])).toBe(`'${cell}\r\n`),
)

it.each(['\r=1', '\n=1'])('nor what begins with a line break: %j', (cell) =>
  expect(csvOf([[cell]])).toBe(`"'${cell}"\r\n`),
)

it('keeps commas, quotes and lines in one cell, and numbers numbers', () =>
  expect(csvOf([['a,b', 'say "a"', 'x\ny', null, -3], ['b']])).toBe('"a,b","say ""a""","x\ny",,-3\r\nb\r\n'))

it('is nothing of no rows', () => expect(csvOf([])).toBe(''))
