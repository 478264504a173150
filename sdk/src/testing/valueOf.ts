import type { Struct } from 'superstruct'

type AnyStruct = Struct<any, any> // oxlint-disable-line typescript/no-explicit-any -- superstruct's own bound

/**
 * A value that a struct accepts, the same every time: each field of an object, one element of a list, the first of
 * a choice. For answers whose content a test does not care about; builders make those that it does. Throws where
 * a rule of the struct takes none of the texts and numbers that are tried.
 */
export function aValueOf<T>(struct: Struct<T, any>): T // oxlint-disable-line typescript/no-explicit-any -- superstruct's own bound
export function aValueOf(struct: AnyStruct): unknown {
  const value = candidates(struct).find((candidate) => struct.is(candidate))
  if (value === undefined && !struct.is(undefined)) throw new Error(`No value is known for a ${struct.type}`)
  return value
}

function candidates({ type, schema }: AnyStruct): readonly unknown[] {
  switch (type) {
    case 'type':
    case 'object':
      return [schema ? mapValues(schema as Record<string, AnyStruct>) : {}]
    case 'array':
      return schema ? [[aValueOf(schema as AnyStruct)], []] : [[]]
    case 'enums':
      return Object.values(schema as Record<string, unknown>)
    case 'literal':
      return [schema]
    case 'record':
      return [{}]
    case 'boolean':
      return [true]
    default:
      return scalars
  }
}

/** A number, a wage in cents, a day, an instant, a time, a digit string, an address, a plain text: the first that fits is taken. */
const scalars: readonly unknown[] = [
  7,
  2,
  2450,
  'words',
  '2026-12-01',
  '2026-12-01T17:00:00.000Z',
  '09:00',
  '5105550142',
  '123456789',
  {},
  [],
]

function mapValues(schema: Record<string, AnyStruct>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema)
      .map(([name, struct]) => [name, aValueOf(struct)] as const)
      .filter(([, value]) => value !== undefined),
  )
}
