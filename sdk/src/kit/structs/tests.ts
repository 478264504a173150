import type { Context } from 'superstruct'
import { testOf, type AnyStruct, type Test } from './judge.js'
import { isRecord } from '../shape.js'

/*
 * How what each word of `struct.ts` declares is tested in one go; each takes what the word takes. A test says yes only
 * where superstruct does, and asks in the same order, so that a rule meets no value here that it would not meet there.
 */

type Fields = Readonly<Record<string, AnyStruct>>
type Rule = (value: never, context: Context) => unknown
interface Bound {
  readonly exclusive?: boolean
}

export const any = (): Test => () => true
export const string = (): Test => (value) => typeof value === 'string'
export const number = (): Test => (value) => typeof value === 'number' && !Number.isNaN(value)
export const integer = (): Test => Number.isInteger
export const boolean = (): Test => (value) => typeof value === 'boolean'
export const literal =
  (constant: unknown): Test =>
  (value) =>
    value === constant
export const enums =
  (values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value)
/** A rule that asks where its value stands is superstruct's to ask. */
export const define =
  (_: string, rule: Rule): Test =>
  (value) =>
    rule.length < 2 && rule(value as never, nowhere) === true

export function nullable(struct: AnyStruct): Test {
  const test = testOf(struct)
  return (value) => value === null || test(value)
}

export function optional(struct: AnyStruct): Test {
  const test = testOf(struct)
  return (value) => value === undefined || test(value)
}

export function type(schema: Fields): Test {
  const names = Object.keys(schema)
  const tests = Object.values(schema).map(testOf)
  return (value) => {
    if (!isRecord(value)) return false
    for (let at = 0; at < names.length; at++)
      if (!(tests[at] as Test)(value[names[at] as string])) return false
    return true
  }
}

/** Takes no other fields than it names. */
export function object(schema?: Fields): Test {
  if (!schema) return isRecord
  const known = type(schema)
  return (value) => known(value) && Object.keys(value as object).every((name) => Object.hasOwn(schema, name))
}

export function array(element?: AnyStruct): Test {
  const test = element ? testOf(element) : any()
  return (value) => {
    if (!Array.isArray(value)) return false
    // Holes in a list are asked like what is there.
    for (let at = 0; at < value.length; at++) if (!test(value[at])) return false
    return true
  }
}

export function record(key: AnyStruct, inner: AnyStruct): Test {
  const [testKey, test] = [testOf(key), testOf(inner)]
  return (value) => {
    if (!isRecord(value)) return false
    for (const name in value) if (!testKey(name) || !test(value[name])) return false
    return true
  }
}

export function tuple(structs: readonly AnyStruct[]): Test {
  const tests = structs.map(testOf)
  return (value) =>
    Array.isArray(value) && value.length <= tests.length && tests.every((test, at) => test(value[at]))
}

export function union(structs: readonly AnyStruct[]): Test {
  const tests = structs.map(testOf)
  return (value) => tests.some((test) => test(value))
}

export function refine(struct: AnyStruct, name: string, rule: Rule): Test {
  const [test, narrower] = [testOf(struct), define(name, rule)]
  return (value) => test(value) && narrower(value)
}

export const pattern = (struct: AnyStruct, form: RegExp): Test =>
  refine(struct, '', (value) => form.test(value))

export const min = (struct: AnyStruct, least: number, { exclusive }: Bound = {}): Test =>
  refine(struct, '', (value) => (exclusive ? value > least : value >= least))

export const max = (struct: AnyStruct, most: number, { exclusive }: Bound = {}): Test =>
  refine(struct, '', (value) => (exclusive ? value < most : value <= most))

export const size = (struct: AnyStruct, least: number, most = least): Test =>
  refine(struct, '', (value: number | { readonly length: number }) => {
    const length = typeof value === 'number' ? value : value.length
    return least <= length && length <= most
  })

const nowhere: Context = { branch: [], path: [] }
