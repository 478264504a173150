import { object } from '../structs/struct.js'
import { describe, expect, it } from 'vitest'
import {
  centsField,
  dayField,
  fileField,
  flagFields,
  lineField,
  noteField,
  numberField,
  OptionalNote,
  pageFields,
  shortNoteField,
  timeField,
} from './fields.js'

describe('fields of bodies and queries', () => {
  it.each([
    ['a line', lineField, ['x', 'x'.repeat(200)], ['', 'x'.repeat(201), 7, null]],
    ['a note', noteField, ['', 'x'.repeat(4000)], ['x'.repeat(4001), undefined]],
    ['a short note', shortNoteField, ['', '👵'.repeat(1000)], ['x'.repeat(1001), null]],
    [
      'a day',
      dayField,
      ['2026-11-21', '2028-02-29'],
      ['2026-02-29', '11/21/2026', '2026-11-21T00:00', '', null],
    ],
    ['a time', timeField, ['00:00', '23:59'], ['24:00', '7:00', '07:00:00', null]],
    ['cents', centsField, [0, 2450], [-1, 24.5, '2450', NaN]],
    ['a file', fileField, [new Blob(['x']), new File(['x'], 'a.png')], ['x', null, {}]],
    ['a number of a form', numberField, [0, 1.5, '90', '-3'], ['', 'x', NaN, Infinity, null, true]],
    ['an optional note', OptionalNote, [undefined, {}, { note: 'x' }], [null, { note: 7 }, { words: 'x' }]],
    [
      'a page',
      object(pageFields),
      [{}, { limit: 100, offset: 0 }],
      [{ limit: 0 }, { limit: 101 }, { offset: -1 }],
    ],
    ['flags', object(flagFields(['a', 'b'])), [{}, { a: true, b: false }], [{ a: 1 }, { c: true }]],
  ])('%s is what it should be', (_, struct, right, wrong) => {
    expect(right.filter((value) => !struct.is(value))).toEqual([])
    expect((wrong as unknown[]).filter((value) => struct.is(value))).toEqual([])
  })
})
