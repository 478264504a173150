import * as superstruct from 'superstruct'
import { expect, it } from 'vitest'
import { declarationOf } from './declaration.js'
import * as word from './struct.js'

const { partial: _partial, omit: _omit, ...words } = word

const text = word.string()
const given: Readonly<Record<keyof typeof words, readonly unknown[]>> = {
  any: [],
  string: [],
  number: [],
  integer: [],
  boolean: [],
  literal: [7],
  enums: [['a', 'b']],
  define: ['even', () => true],
  nullable: [text],
  optional: [text],
  type: [{ name: text }],
  object: [{ name: text }],
  array: [text],
  record: [text, text],
  tuple: [[text]],
  union: [[text, word.integer()]],
  refine: [text, 'day', () => true],
  pattern: [text, /^\d$/],
  min: [word.integer(), 1, { exclusive: true }],
  max: [word.integer(), 9],
  size: [text, 1, 3],
}

it.each(Object.entries(words))('tells what was declared with %s, and of what', (name, declare) => {
  const parts = given[name as keyof typeof words]
  const struct = (declare as (...parts: unknown[]) => superstruct.Struct)(...parts)
  expect(declarationOf(struct)).toEqual({ word: name, given: parts })
})

it('tells the fields of a struct that was made of another', () => {
  const whole = word.object({ id: word.integer(), name: text })
  const fields = (struct: superstruct.Struct) => Object.keys(declarationOf(struct)?.given[0] as object)
  expect(fields(word.omit(whole, ['id']) as never)).toEqual(['name'])
  expect(fields(word.partial(whole) as never)).toEqual(['id', 'name'])
})

it('knows nothing of a struct from elsewhere', () => {
  expect(declarationOf(superstruct.string())).toBeUndefined()
})
