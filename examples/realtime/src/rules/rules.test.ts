import { expect, test } from 'vitest'
import { RulesError } from './expression.ts'
import { compileRules, type Auth, type RuleBranch } from './rules.ts'
import { fromJson } from '../tree/tree.ts'

const NOW = 5_000
const root = fromJson({
  list: { a: { n: 1, text: 'Hello' }, b: true },
  flags: { open: true },
  owners: { u1: 'list' },
})
const user: Auth = { uid: 'u1', token: { role: 'family' } }

function book(rules: RuleBranch) {
  return compileRules({ rules }, () => NOW)
}

/** Whether `expression` holds as the read rule of /list/a, whose last key is `$key`. */
function holds(expression: string, auth: Auth = user): boolean {
  return book({ list: { $key: { '.read': expression } } }).mayRead(root, ['list', 'a'], auth)
}

test.each([
  'true',
  "auth.uid == 'u1'",
  'auth.uid === "u1"',
  "auth.token.role == 'family'",
  'auth.token.missing == null',
  "$key == 'a' && data.exists()",
  "data.child('n').val() == 1",
  "data.child('n').isNumber() && data.child('text').isString() && !data.child('text').isBoolean()",
  "data.child('text').val().length == 5",
  "data.child('text').val().beginsWith('He')",
  "data.hasChildren() && data.hasChildren(['n', 'text']) && data.hasChild('n') && !data.hasChildren(['n', 'x'])",
  "data.parent().child('b').val() == true",
  "root.child('owners/' + auth.uid).val() == 'list'",
  "root.child('owners').child(auth.uid).exists()",
  'now == 5000 && now > 4999.5 && now >= 5000 && now <= 5000 && !(now < 5000)',
  "'a' < 'b' && 1 + 1 == 2",
  'false || (true && !false)',
  'auth == null || auth.uid != null',
])('holds: %s', (expression) => {
  expect(holds(expression)).toBe(true)
})

test.each([
  'false',
  "auth.uid == 'u2'",
  '$key == null',
  "data.child('n').val() == '1'",
  "data.child('n').val() > 'a'",
  "data.child('n')", // no boolean
  'auth && true',
  "data.child('x').val().length == 0", // a member of null
  "data.child('a.b').exists()", // an unlawful path
  'data == data',
  'root.parent().exists()',
])('does not hold: %s', (expression) => {
  expect(holds(expression)).toBe(false)
})

test('nobody has no uid, not even one that equals nothing', () => {
  expect(holds("root.child('nowhere').val() == auth.uid", null)).toBe(false)
  expect(holds('auth.uid == null', null)).toBe(false)
})

test.each([
  'auth.uid ==',
  '(true',
  'true true',
  'process.exit()',
  'constructor',
  '$other == 1',
  "data.constructor('x')",
  "data['val']()",
  'a = b',
  '`x`',
  "'open",
])('refuses to read: %s', (expression) => {
  expect(() => holds(expression)).toThrow(RulesError)
})

test('a grant above holds below, and a refusal below does not take it back', () => {
  const rules = book({ list: { '.read': true, a: { '.read': false } } })
  expect(rules.mayRead(root, ['list', 'a', 'n'], null)).toBe(true)
  expect(rules.mayRead(root, [], null)).toBe(false)
  expect(rules.mayRead(root, ['flags'], null)).toBe(false)
})

test('a literal key goes before a variable', () => {
  const rules = book({ list: { a: { '.read': false }, $any: { '.read': true } } })
  expect(rules.mayRead(root, ['list', 'a'], null)).toBe(false)
  expect(rules.mayRead(root, ['list', 'b'], null)).toBe(true)
})

test('newData is what will stand there, with every part of the write in it', () => {
  const rules = book({
    '.write': "newData.child('list/a/n').val() == 2 && newData.child('flags/open').val() == true",
  })
  const n = { path: ['list', 'a', 'n'], node: fromJson(2) }
  expect(rules.mayWrite(root, [n], null)).toBe(true)
  expect(rules.mayWrite(root, [n, { path: ['flags'], node: null }], null)).toBe(false)
  expect(rules.mayWrite(root, [{ path: ['list'], node: null }], null)).toBe(false)
})

test('every place of a write needs a grant', () => {
  const rules = book({ flags: { '.write': true } })
  const [granted, other] = [
    { path: ['flags', 'x'], node: fromJson(1) },
    { path: ['list'], node: fromJson(1) },
  ]
  expect(rules.mayWrite(root, [granted], null)).toBe(true)
  expect(rules.mayWrite(root, [granted, other], null)).toBe(false)
})

test('validation is asked above, at and below what is written, but not for what is deleted', () => {
  const rules = book({
    '.write': true,
    list: { '.validate': 'newData.hasChildren()', $key: { n: { '.validate': 'newData.isNumber()' } } },
  })
  const write = (path: string[], json: unknown) =>
    rules.mayWrite(root, [{ path, node: fromJson(json) }], null)
  expect(write(['list', 'a', 'n'], 3)).toBe(true)
  expect(write(['list', 'a', 'n'], 'three')).toBe(false)
  expect(write(['list', 'a'], { n: 'three' })).toBe(false)
  expect(write([], { list: { z: { n: 'three' } } })).toBe(false)
  expect(write(['list', 'a', 'n'], null)).toBe(true)
  expect(write(['list'], 'leaf')).toBe(false)
})

test.each([[{ '.reed': true }], [{ list: 'true' }], [{ $a: {}, $b: {} }]])(
  'refuses a rules file such as %j',
  (rules) => {
    expect(() => book(rules as unknown as RuleBranch)).toThrow(RulesError)
  },
)
