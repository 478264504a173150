import { expect, test } from 'vitest'
import { compareKeys, compareValues, MAX_NAME, MIN_NAME, OBJECT, type SortValue } from './order.ts'

test('values go null, false, true, numbers, texts, objects', () => {
  const inOrder: SortValue[] = [null, false, true, -1, 0, 2.5, '', '10', '9', 'a', OBJECT]
  expect([...inOrder].reverse().sort(compareValues)).toEqual(inOrder)
})

test('keys go 32-bit whole numbers by number, then texts, between the two bounds', () => {
  const inOrder = [MIN_NAME, '-5', '2', '02', '10', '2147483647', '-Mk', '2147483648', 'a', 'b', MAX_NAME]
  expect([...inOrder].reverse().sort(compareKeys)).toEqual(inOrder)
})
