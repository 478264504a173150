import {
  centsField,
  dayField,
  declarationOf,
  fileField,
  noteMaxLength,
  numberField,
  shortNoteField,
  timeField,
  type Declaration,
} from '@homecare/sdk/kit'
import type { Struct } from 'superstruct'

type AnyStruct = Struct<any, any> // oxlint-disable-line typescript/no-explicit-any -- superstruct's own bound
type Fields = Readonly<Record<string, AnyStruct>>
export type JsonSchema = Readonly<Record<string, unknown>>
type SchemaOf = (struct: AnyStruct) => JsonSchema

/** Where a document keeps its named schemas. */
export const schemaPath = '#/components/schemas/'

export interface Schemas {
  /** The JSON schema of a struct with its bounds; of one with a name, a reference to it. */
  readonly of: SchemaOf
  /** The same written out, whether it has a name or not; what stands in it may be referred to. */
  readonly writtenOut: SchemaOf
  /** The named ones that were referred to, by name. */
  named(): Readonly<Record<string, JsonSchema>>
}

/**
 * The JSON schemas of structs that are declared with the SDK's words. Rules in code show where the SDK has one of that kind
 * for all (a day, a time, a short note); others do not.
 */
export function createSchemas(names: ReadonlyMap<unknown, string>): Schemas {
  const named = new Map<string, JsonSchema>()
  const of: SchemaOf = (struct) => {
    const name = names.get(struct)
    if (name === undefined) return writtenOut(struct)
    if (!named.has(name)) named.set(name, writtenOut(struct))
    return { $ref: schemaPath + name }
  }
  const writtenOut: SchemaOf = (struct) => {
    const declared = declarationOf(struct)
    return {
      ...(declared ? words[declared.word](of, ...(declared.given as never[])) : {}),
      ...rules.get(struct),
    }
  }
  return {
    of,
    writtenOut,
    named: () => Object.fromEntries([...named].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/** What no word says of the fields that many calls share. */
const rules = new Map<AnyStruct, JsonSchema>([
  [dayField, { format: 'date' }],
  [timeField, { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'A time of day, HH:MM.' }],
  [centsField, { description: 'An amount of money, in cents.' }],
  [shortNoteField, { maxLength: noteMaxLength }],
  [numberField, { type: 'number' }],
  [fileField, { type: 'string', contentMediaType: 'application/octet-stream' }],
])

/** The schema of what each word declares, of what the word was given. */
const words: Record<Declaration['word'], (of: SchemaOf, ...given: never[]) => JsonSchema> = {
  any: () => ({}),
  define: () => ({}),
  string: () => ({ type: 'string' }),
  number: () => ({ type: 'number' }),
  integer: () => ({ type: 'integer' }),
  boolean: () => ({ type: 'boolean' }),
  literal: (_, constant: unknown) => ({ const: constant }),
  enums: (_, values: readonly unknown[]) => ({ enum: values }),
  nullable: (of, struct: AnyStruct) => orNull(of(struct)),
  optional: (of, struct: AnyStruct) => of(struct),
  type: ofFields,
  object: (of, fields?: Fields) => ({
    ...ofFields(of, fields),
    ...(fields && { additionalProperties: false }),
  }),
  array: (of, element?: AnyStruct) => ({ type: 'array', ...(element && { items: of(element) }) }),
  record: (of, _: AnyStruct, inner: AnyStruct) => ({ type: 'object', additionalProperties: of(inner) }),
  tuple: (of, structs: readonly AnyStruct[]) => ({
    type: 'array',
    prefixItems: structs.map(of),
    items: false,
    minItems: structs.length,
  }),
  union: (of, structs: readonly AnyStruct[]) => ({ anyOf: structs.map(of) }),
  refine: (of, struct: AnyStruct) => of(struct),
  pattern: (of, struct: AnyStruct, form: RegExp) => ({ ...of(struct), pattern: form.source }),
  min: (of, struct: AnyStruct, least: number, bound?: Bound) => ({
    ...of(struct),
    [bound?.exclusive ? 'exclusiveMinimum' : 'minimum']: least,
  }),
  max: (of, struct: AnyStruct, most: number, bound?: Bound) => ({
    ...of(struct),
    [bound?.exclusive ? 'exclusiveMaximum' : 'maximum']: most,
  }),
  size: (of, struct: AnyStruct, least: number, most: number = least) => sized(of(struct), least, most),
}

interface Bound {
  readonly exclusive?: boolean
}

function ofFields(of: SchemaOf, given: Fields = {}): JsonSchema {
  const fields = Object.entries(given)
  const required = fields.filter(([, field]) => !mayBeMissing(field)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, of(field)])),
    ...(required.length > 0 && { required }),
  }
}

/** Whether nothing at all is a value of a struct. */
export const mayBeMissing: (struct: AnyStruct) => boolean = (struct) => struct.is(undefined)

function orNull(schema: JsonSchema): JsonSchema {
  if (Object.keys(schema).length === 0) return schema
  if (Array.isArray(schema['enum'])) return { ...schema, enum: [...(schema['enum'] as unknown[]), null] }
  if (typeof schema['type'] === 'string') return { ...schema, type: [schema['type'], 'null'] }
  return { anyOf: [schema, { type: 'null' }] }
}

/** A size is of a number, of a list or of a text. Least of all is none, and most of all too. */
function sized(schema: JsonSchema, least: number, most: number): JsonSchema {
  const [from, to] =
    schema['type'] === 'array'
      ? ['minItems', 'maxItems']
      : schema['type'] === 'string'
        ? ['minLength', 'maxLength']
        : ['minimum', 'maximum']
  return {
    ...schema,
    ...((least > 0 || from === 'minimum') && { [from]: least }),
    ...(Number.isFinite(most) && { [to]: most }),
  }
}
