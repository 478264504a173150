import type { Struct } from 'superstruct'

type AnyStruct = Struct<any, any> // oxlint-disable-line typescript/no-explicit-any -- superstruct's own bound
export type JsonSchema = Readonly<Record<string, unknown>>

/** A struct as a JSON schema: its shape. Refinements (sizes, bounds) are checks in code and do not show. */
export function jsonSchema(struct: AnyStruct): JsonSchema {
  const schema = bare(struct)
  return isNullable(struct) ? { anyOf: [schema, { type: 'null' }] } : schema
}

function bare(struct: AnyStruct): JsonSchema {
  switch (struct.type) {
    case 'string':
      return { type: 'string' }
    case 'number':
      return { type: 'number' }
    case 'integer':
      return { type: 'integer' }
    case 'boolean':
      return { type: 'boolean' }
    case 'enums':
      return { enum: Object.values(struct.schema as Record<string, unknown>) }
    case 'literal':
      return { const: struct.schema as unknown }
    case 'array':
      return { type: 'array', ...(struct.schema ? { items: jsonSchema(struct.schema as AnyStruct) } : {}) }
    case 'record':
      return { type: 'object', additionalProperties: true }
    case 'object':
    case 'type':
      return ofObject(struct)
    default:
      return {}
  }
}

function ofObject(struct: AnyStruct): JsonSchema {
  const fields = Object.entries((struct.schema ?? {}) as Record<string, AnyStruct>)
  const required = fields.filter(([, field]) => !isOptional(field)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchema(field)])),
    ...(required.length > 0 ? { required } : {}),
    ...(struct.type === 'object' ? { additionalProperties: false } : {}),
  }
}

// `optional` and `nullable` leave no mark on a struct but what it takes.
const isOptional = (struct: AnyStruct) => struct.is(undefined)
const isNullable = (struct: AnyStruct) =>
  struct.is(null) && struct.type !== 'any' && struct.type !== 'unknown'
