import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenOutForNobody, unusedExports, workspaceEntries } from './exports.mjs'

const unused = (files, more) =>
  unusedExports(
    Object.entries(files).map(([file, text]) => ({ file, text })),
    { judged: () => true, isEntry: (file) => file === 'src/index.ts', ...more },
  )

test('a name that only its own file uses is told, with its line', () => {
  const found = unused({ 'src/a.ts': 'const one = 1\nexport const two = one\nexport const three = two' })
  assert.deepEqual(found, [
    'src/a.ts:2 exports two, which no other file uses',
    'src/a.ts:3 exports three, which no other file uses',
  ])
})

test('every way to export a name is seen, and a value with its type is told once', () => {
  const text = [
    'export const a = 1',
    'export async function b() {}',
    'export abstract class c {}',
    'export interface d {}',
    'export const e = 1',
    'export type e = number',
    'export const { f, g: h } = a',
    'export { a as i }',
    "export { x as j } from './other'",
  ]
  const names = unused({ 'src/a.ts': text.join('\n'), 'src/other.ts': '' }).map((line) => line.split(' ')[2])
  assert.deepEqual(names.join(''), 'a,b,c,d,e,f,h,i,j,')
})

test('a name that another file imports is asked for, whatever it calls it, also from a test', () => {
  const a = 'export const one = 1\nexport type Two = 2\nexport const three = 3'
  const imports = "import {\n  one as other,\n  type Two,\n} from './a.js'"
  assert.deepEqual(
    unused({ 'src/a.ts': a, 'src/b.ts': imports, 'src/a.test.ts': "import { three } from './a.js'" }),
    [],
  )
})

test('a name is asked for by way of files that pass it on', () => {
  const files = {
    'src/a.ts': 'export const one = 1\nexport const two = 2',
    'src/all.ts': "export * from './a.js'",
    'src/some.ts': "export { one as uno } from './all.js'",
  }
  const user = { 'src/user.ts': "import { uno } from './some.js'" }
  assert.deepEqual(unused({ ...files, ...user }), ['src/a.ts:2 exports two, which no other file uses'])
  assert.equal(unused(files).length, 3)
  assert.deepEqual(unused({ ...files, ...user, 'src/index.ts': "export * from './all.js'" }), [])
})

test('of a file that is imported whole, what is mentioned is asked for; all of it where it is handed on', () => {
  const a = { 'src/a.ts': 'export const one = 1\nexport const two = 2' }
  const two = ['src/a.ts:2 exports two, which no other file uses']
  assert.deepEqual(unused({ ...a, 'src/b.ts': "import * as a from './a'\na.one()" }), two)
  assert.deepEqual(unused({ ...a, 'src/b.ts': "const { one } = await import('./a.ts')" }), two)
  assert.deepEqual(unused({ ...a, 'src/b.ts': "import * as a from './a.ts'\nObject.keys(a)" }), [])
})

test('names may be asked for in other ways, and by the name of a package', () => {
  const a = { 'src/a.ts': 'export const load = 1' }
  assert.deepEqual(unused(a, { isAskedFor: (file, name) => file === 'src/a.ts' && name === 'load' }), [])
  const user = { 'other/b.ts': "import { load } from '@x/a'" }
  const entryOf = (specifier) => (specifier === '@x/a' ? 'src/a.ts' : undefined)
  assert.deepEqual(unused({ ...a, ...user }, { entryOf }), [])
})

test('the entries of a package that others install are theirs to use, those of the others are not', () => {
  const { entryOf, isEntry } = workspaceEntries(['sdk', 'examples/realtime', 'examples/demo-world'])
  assert.equal(entryOf('@homecare/sdk'), 'sdk/src/index.ts')
  assert.equal(entryOf('@homecare/sdk/jobs'), 'sdk/src/jobs/index.ts')
  assert.equal(entryOf('@homecare/realtime'), 'examples/realtime/src/index.ts')
  assert.equal(entryOf('superstruct'), undefined)
  assert.deepEqual(
    [
      'sdk/src/index.ts',
      'sdk/src/jobs/index.ts',
      'sdk/src/jobs/store.ts',
      'examples/realtime/src/index.ts',
    ].map(isEntry),
    [true, true, false, false],
  )
})

test('a function that an entry gives out is a store, a rule, or asked for; whatever is no function stays', () => {
  const declared = [
    'export const listJobs = call()',
    'export interface Job {}',
    'export const limits = { most: 5 }',
    'export function createJobs() {}',
    'export const mayApply = (job: Job): boolean => true',
    'export function jobErrors() {}',
    'export function statusLabel() {}',
    'export function asked() {}',
    'export function named() {}',
    'export function whole() {}',
    'export function ours() {}',
    'export async function oursToo() {}',
    'export const oursAsWell = async (of: string) => of',
    'export const oursTyped: Sort = (one, other) => 0',
    'export function notGivenOut() {}',
  ]
  const given = "export * from './rules.js'\nexport { sort as order, type Kind } from '../kit.js'"
  const found = givenOutForNobody(
    Object.entries({
      'src/jobs/index.ts': given,
      'src/jobs/rules.ts': declared.slice(0, -1).join('\n'),
      'src/kit.ts': `export function sort() {}\nexport type Kind = 1\n${declared.at(-1)}`,
    }).map(([file, text]) => ({ file, text })),
    {
      entries: ['src/jobs/index.ts'],
      askers: [
        { text: "import { asked } from 'sdk/jobs'" },
        { text: "const jobs = await import('sdk/jobs')\njobs.whole()" },
      ],
      words: ['The rule `named` says so.'],
    },
  )
  assert.deepEqual(
    found.map((line) => line.split(' ')[3]),
    ['order', 'ours', 'oursToo', 'oursAsWell', 'oursTyped'],
  )
  assert.equal(found[1], 'src/jobs/index.ts gives out ours of src/jobs/rules.ts, which nobody asks for')
})
