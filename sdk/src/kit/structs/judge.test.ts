import * as superstruct from 'superstruct'
import { describe, expect, it } from 'vitest'
import { everyCall, exampleOf } from '../../testing/everyCall/index.js'
import { hostileValues } from '../../testing/hostile.js'
import fc from '../../testing/properties.js'
import { aValueOf } from '../../testing/valueOf.js'
import { fits } from './fits.js'
import { testOf, type AnyStruct } from './judge.js'
import * as light from './light/struct.js'
import * as word from './struct.js'

/** What came of asking: a rule may break on a value. */
function outcome(ask: () => boolean): unknown {
  try {
    return ask()
  } catch {
    return 'broke'
  }
}

const verdictOf = (value: unknown, struct: AnyStruct) => outcome(() => superstruct.is(value, struct))
const judged = (value: unknown, struct: AnyStruct) => outcome(() => fits(value, struct))
/** Without superstruct's help. */
const tested = (value: unknown, struct: AnyStruct) => outcome(() => testOf(struct)(value))

const declared = everyCall.flatMap(([, call]) =>
  (
    [
      ['query', call.query, exampleOf(call)['query'] ?? {}],
      ['body', call.in, exampleOf(call)['body']],
      ['answer', call.out, call.out && aValueOf(call.out as AnyStruct)],
    ] as const
  ).flatMap(([place, struct, value]) =>
    struct ? [[`${place} of ${call.route}`, struct as AnyStruct, value] as const] : [],
  ),
)

describe('the verdict on what a call sends and answers is that of its struct', () => {
  it.each(declared)('%s', (_, struct, value) => {
    expect(testOf(struct)(value)).toBe(true)
    for (const other of [...hostileValues, ...spoiledOnce(value)]) {
      const verdict = verdictOf(other, struct)
      expect(judged(other, struct)).toBe(verdict)
      expect(tested(other, struct) === true).toBe(verdict === true)
    }
  })
})

/** The value with another one, and with one more field, in each of its places, one at a time. */
function spoiledOnce(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return []
  const put = (name: string, inner: unknown) =>
    Array.isArray(value)
      ? value.map((one, at) => (String(at) === name ? inner : one))
      : { ...value, [name]: inner }
  return [...Object.entries(value), ['field', undefined] as const].flatMap(([name, inner]) =>
    [undefined, null, {}, 'x', -1.5, ...spoiledOnce(inner)].map((other) => put(name, other)),
  )
}

/** Structs of every word, some levels deep, each with values that it may take and that it may not. */
const { any: anyStruct } = fc.letrec<{ any: readonly [AnyStruct, fc.Arbitrary<unknown>] }>((tie) => {
  const inner = tie('any') as fc.Arbitrary<readonly [AnyStruct, fc.Arbitrary<unknown>]>
  const fields = fc.dictionary(fc.constantFrom('id', 'name', 'length', '__proto__', 'toString'), inner, {
    noNullPrototype: true,
    maxKeys: 3,
  })
  const ofFields = (declare: (schema: never) => unknown) =>
    fields.map((parts) => {
      const schema = Object.fromEntries(Object.entries(parts).map(([name, [struct]]) => [name, struct]))
      const values = Object.fromEntries(Object.entries(parts).map(([name, [, value]]) => [name, value]))
      const value = fc.record(values, { noNullPrototype: true })
      const odd = fc.record({ ...values, extra: fc.anything() }, { requiredKeys: [] })
      return [declare(schema as never), fc.oneof(value, odd)] as const
    })
  const narrowed = inner.chain(([struct, value]) =>
    fc.constantFrom<readonly [unknown, fc.Arbitrary<unknown>]>(
      [word.nullable(struct), fc.option(value)],
      [word.optional(struct), fc.option(value, { nil: undefined })],
      [word.array(struct), fc.oneof(fc.array(value, { maxLength: 3 }), sparse(value))],
      [word.record(word.size(word.string(), 0, 3), struct), fc.dictionary(fc.string(), value)],
      [word.tuple([struct, word.optional(word.string())]), fc.array(value, { maxLength: 3 })],
      [word.union([word.number(), struct]), fc.oneof(fc.integer(), value)],
      [word.refine(struct, 'told', (one) => one !== 3 || 'not three'), fc.oneof(fc.constant(3), value)],
      [word.refine(struct, 'listed', () => []), value],
    ),
  )
  const plain = fc.constantFrom<readonly [unknown, fc.Arbitrary<unknown>]>(
    [word.any(), fc.anything()],
    [word.string(), fc.string()],
    [word.number(), fc.double()],
    [word.integer(), fc.oneof(fc.integer(), fc.double())],
    [word.boolean(), fc.boolean()],
    [word.literal(NaN), fc.constantFrom(NaN, 0)],
    [word.literal('a'), fc.constantFrom('a', 'b')],
    [word.enums([1, NaN, 2]), fc.constantFrom(NaN, 1, 3, '1')],
    [word.enums(['a', 'b']), fc.constantFrom('a', 'c')],
    [word.size(word.string(), 1, 3), fc.string({ maxLength: 5 })],
    [word.size(word.number(), 2), fc.constantFrom(1, 2, 3)],
    [word.size(word.nullable(word.array(word.string())) as never, 1, 2), fc.option(fc.array(fc.string()))],
    [word.size(word.any(), 1, 2), fc.oneof(fc.anything(), fc.constantFrom(new Date(1), new Set([1])))],
    [word.min(word.number(), 1), fc.double({ min: 0, max: 2 })],
    [word.min(word.number(), 1, { exclusive: true }), fc.constantFrom(0, 1, 2)],
    [word.max(word.integer(), 1), fc.constantFrom(0, 1, 2)],
    [word.max(word.integer(), 1, { exclusive: true }), fc.constantFrom(0, 1, 2)],
    [word.pattern(word.string(), /^\d+$/), fc.constantFrom('12', 'x', '')],
    [word.define('even', (value) => Number(value) % 2 === 0), fc.integer()],
    [word.array(), fc.array(fc.anything())],
    [word.object(), fc.object()],
  )
  return {
    any: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      plain,
      narrowed,
      ofFields(word.type),
      ofFields(word.object),
      ofFields((schema) => word.partial(word.type(schema))),
      ofFields((schema) => word.partial(schema)),
      ofFields((schema) => word.omit(word.object(schema), ['name'] as never)),
    ) as fc.Arbitrary<readonly [AnyStruct, fc.Arbitrary<unknown>]>,
  }
})

/** Lists with holes. */
function sparse(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.sparseArray(value, { maxLength: 3, maxNumElements: 2 })
}

const anything = fc.oneof(
  fc.anything({
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSet: true,
    withSparseArray: true,
  }),
  fc.constantFrom(...hostileValues),
)

describe('the verdict on a struct of any words', () => {
  it('is that of superstruct', () => {
    let [takes, refuses] = [0, 0]
    fc.assert(
      fc.property(
        anyStruct.chain(([struct, value]) => fc.tuple(fc.constant(struct), fc.oneof(value, anything))),
        ([struct, value]) => {
          const verdict = verdictOf(value, struct)
          // A choice whose first part does not fit breaks superstruct on a value that it cannot print.
          if (verdict === 'broke') return
          expect(judged(value, struct)).toBe(verdict)
          if (tested(value, struct) === true) expect(verdict).toBe(true)
          if (verdict === true) takes++
          else refuses++
        },
      ),
      { numRuns: 1000 },
    )
    expect(Math.min(takes, refuses)).toBeGreaterThan(200)
  })

  it('is left to superstruct where a part is declared with its own words, or asks where it stands', () => {
    const parts = [
      superstruct.size(superstruct.string(), 1, 3),
      word.refine(word.string(), 'in a record', (_, { branch }) => branch.length === 2),
      word.define<string>('in a record', (_, { path }) => path[0] === 'part'),
    ]
    for (const part of parts) {
      const struct = word.type({ part }) as unknown as AnyStruct
      for (const value of [{ part: 'ab' }, { part: '' }, {}]) {
        expect(fits(value, struct)).toBe(superstruct.is(value, struct))
        expect(testOf(struct)(value)).toBe(false)
      }
      expect(fits({ part: 'ab' }, struct)).toBe(true)
      expect(fits('ab', word.union([word.number(), part as never]))).toBe(
        superstruct.is('ab', superstruct.union([superstruct.number(), part as never])),
      )
    }
  })

  it('is of what an object inherits, too, and not of a function', () => {
    const struct = word.type({ size: word.number() })
    expect([fits(new Set([1]), struct), fits(Object.create({ size: 1 }), struct)]).toEqual([true, true])
    expect(
      fits(
        Object.assign(() => 1, { size: 1 }),
        struct,
      ),
    ).toBe(false)
  })

  it('asks a rule of nothing that does not fit its struct', () => {
    const asked: unknown[] = []
    const even = word.refine(word.type({ n: word.number() }), 'even', ({ n }) => {
      asked.push(n)
      return n % 2 === 0
    })
    expect([{ n: 'x' }, {}, { n: 2 }].map((value) => fits(value, even))).toEqual([false, false, true])
    expect(asked).toEqual([2])
  })
})

it('every word is one of those that browsers load first, too', () => {
  expect(Object.keys(light)).toEqual(Object.keys(word))
})

describe('partial and omit declare what superstruct’s own do', () => {
  const fields = { id: word.number(), name: word.nullable(word.string()) }
  const values = [{}, { id: 1 }, { id: '1' }, { name: null, other: 1 }, { id: undefined, name: 1 }, 7]
  const failuresOf = (value: unknown, struct: AnyStruct) =>
    superstruct
      .validate(value, struct)[0]
      ?.failures()
      .map(({ path, message }) => [path, message])

  it.each<[string, AnyStruct, AnyStruct]>([
    ['partial type', word.partial(word.type(fields)), superstruct.partial(superstruct.type(fields))],
    ['partial object', word.partial(word.object(fields)), superstruct.partial(superstruct.object(fields))],
    ['partial fields', word.partial(fields as never), superstruct.partial(fields as never)],
    [
      'omit of type',
      word.omit(word.type(fields), ['id']),
      superstruct.omit(superstruct.type(fields), ['id']),
    ],
    [
      'omit of object',
      word.omit(word.object(fields), ['id']),
      superstruct.omit(superstruct.object(fields), ['id']),
    ],
  ])('%s', (_, ours, theirs) => {
    expect([ours.type, Object.keys(ours.schema as object)]).toEqual([
      theirs.type,
      Object.keys(theirs.schema as object),
    ])
    for (const value of values) expect(failuresOf(value, ours)).toEqual(failuresOf(value, theirs))
  })
})
