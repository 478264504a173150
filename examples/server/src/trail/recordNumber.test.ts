import { expect, it } from 'vitest'
import { recordNumber } from './records.ts'

it.each([
  ['51', 51],
  [2_147_483_647, 2_147_483_647],
  [2_147_483_648, 0],
  ['1.5', 0],
  ['-1', 0],
  ['x', 0],
  [undefined, 0],
])(
  'a record sent as %s has the number %s: what is none asks the database for nothing it cannot hold',
  (sent, number) => {
    expect(recordNumber(sent)).toBe(number)
  },
)
