import { expect, test } from 'vitest'
import { catalogue } from './catalogue.js'

const shapes = catalogue([
  { id: 7, label: ['Circle', 'Círculo'], corners: 0 },
  { id: 3, label: ['Triangle', 'Triángulo'], corners: 3 },
])

test('ids and entries keep the display order', () => {
  expect(shapes.ids).toEqual([7, 3])
  expect(shapes.entries.map((entry) => entry.label[0])).toEqual(['Circle', 'Triangle'])
})

test('an entry is reached by its id', () => {
  expect(shapes.get(3).corners).toBe(3)
  expect(shapes.find(7)?.label[1]).toBe('Círculo')
})

test.each([null, undefined, NaN, 4, '3', {}, [], '__proto__', 'constructor'])(
  'what is no id (%s) has no entry, whatever its type',
  (wrong) => {
    expect(shapes.has(wrong)).toBe(false)
    expect(shapes.find(wrong)).toBeUndefined()
  },
)

test('has narrows data from the wire', () => {
  const wire: unknown = 7
  expect(shapes.has(wire) && shapes.get(wire).corners).toBe(0)
})
