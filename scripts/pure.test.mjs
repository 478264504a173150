import { parse } from 'acorn'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markPure, withoutExamples } from './pure.mjs'

const mark = (code) => markPure(code, parse(code, { ecmaVersion: 'latest', sourceType: 'module' }))

test('a value that a call makes is marked, exported or not', () => {
  assert.equal(mark('const a = call(b())'), 'const a = /* @__PURE__ */ (() => (call(b())))()')
  assert.equal(mark('export const a = new A()'), 'export const a = /* @__PURE__ */ (() => (new A()))()')
  assert.equal(mark('const a = { b: [c()] }'), 'const a = /* @__PURE__ */ (() => ({ b: [c()] }))()')
})

test('so is one that reads, spreads, joins or calculates', () => {
  for (const value of ['b.c', '[...b]', '`${b}/`', '20 * b'])
    assert.match(mark(`const a = ${value}`), /@__PURE__/)
})

test('ids of a catalogue that is written out stand in place of it, where something is declared by them', () => {
  const rows = "const a = catalogue([{ id: 1, label: 'One' }, { id: 'b', label: 'Two' }])"
  assert.match(mark(`${rows}\nconst c = call({ in: enums(a.ids) })`), /enums\(\[1,'b'\]\/\* a\.ids \*\/\)/)
  // Made of others, asked for later, or no catalogue.
  for (const code of [
    'const a = catalogue(others)\nconst c = enums(a.ids)',
    `${rows}\nconst c = f(() => a.ids)`,
    'const a = list([{ id: 1 }])\nconst c = enums(a.ids)',
  ])
    assert.doesNotMatch(mark(code), /a\.ids \*\//)
})

test('an example leaves a blank, so that all else stands where it was', () => {
  const code = "var a = call('GET /a/:id/', { out: A }, {\n  id: 1\n});\nvar b = call(1, 2), c = f(1, 2, 3)"
  const left = withoutExamples(code, parse(code, { ecmaVersion: 'latest' }))
  assert.match(left, /^var a = call\('GET \/a\/:id\/', \{ out: A \} {3}\n +\n \);\n/)
  assert.equal(left.length, code.length)
  assert.ok(left.endsWith('var b = call(1, 2), c = f(1, 2, 3)'))
})

test('plain values and functions are left as they are', () => {
  for (const code of [
    'const a = 1',
    'const f = () => g()',
    'function f() { return g() }',
    "export { a } from './a.js'",
  ]) {
    assert.equal(mark(code), code)
  }
})

test('lines stay where they were', () => {
  const code = 'const a = f({\n  b: 1,\n})\nconst c = g()\n'
  assert.equal(mark(code).split('\n').length, code.split('\n').length)
})
