import { idempotencyHeader, changesThings, mayRepeat, csrfHeader, type AnyCall } from '@homecare/sdk/client'
import type { Config } from '../config/config.ts'
import { escapeHtml } from '../http/html.ts'
import { createSchemas, mayBeMissing, schemaPath, type JsonSchema, type Schemas } from './jsonSchema.ts'
import type { Registered } from './on.ts'
import { entityNames, sdkNames } from './sdkNames.ts'

/**
 * The registered calls as an OpenAPI 3.1 document. The SDK's entities stand in it once each, by their names, and an
 * operation has the name of its call.
 */
export function openapi(routes: readonly Registered[], config: Config): Record<string, unknown> {
  const schemas = createSchemas(entityNames)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = route.call.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[route.call.method.toLowerCase()] = operation(route, schemas)
  }
  return {
    openapi: '3.1.0',
    info: { title: config.brand.name, version: '1' },
    servers: [{ url: config.publicUrl }],
    paths,
    components: {
      schemas: schemas.named(),
      parameters: headers,
      responses: { Refusal: refusal },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  }
}

function operation({ call, policy }: Registered, schemas: Schemas): Record<string, unknown> {
  const { body, query = {}, ...params } = call.example ?? {}
  return {
    operationId: sdkNames.get(call),
    summary: policy.says,
    tags: [call.path.split('/')[2] ?? ''],
    security: policy.roles === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...pathParameters(call, params),
      ...queryParameters(call, schemas, query as Given),
      ...headerParameters(call),
    ],
    ...(call.in
      ? {
          requestBody: {
            required: !mayBeMissing(call.in),
            content: { [mediaTypes[call.bodyKind]]: { schema: schemas.of(call.in), ...exampleOf(body) } },
          },
        }
      : {}),
    responses: {
      ...(call.envelope === 'none'
        ? { 204: { description: 'Done' } }
        : {
            200: {
              description: 'Success',
              content: { 'application/json': { schema: answerSchema(call, schemas) } },
            },
          }),
      default: { $ref: '#/components/responses/Refusal' },
    },
    ...(call.extension ? { 'x-extension': true } : {}),
  }
}

type Given = Readonly<Record<string, unknown>>

/** What stands beside a schema, where there is an example of it. Files cannot be written down. */
const exampleOf = (value: unknown) =>
  value == null || Object.values(value).some((part) => part instanceof Blob) ? {} : { example: value }

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const satisfies Record<AnyCall['bodyKind'], string>

function answerSchema(call: AnyCall, schemas: Schemas): JsonSchema {
  const out = call.out ? schemas.of(call.out) : { type: 'null' }
  const success = {
    type: 'object',
    properties: { status: { const: 'success' } },
    required: ['status'],
  }
  if (call.envelope === 'bare') return out
  if (call.envelope === 'whole') return { allOf: [success, out] }
  const data =
    call.envelope === 'nested' ? { type: 'object', properties: { data: out }, required: ['data'] } : out
  return { ...success, properties: { ...success.properties, data }, required: ['status', 'data'] }
}

const pathParameters = (call: AnyCall, examples: Given) =>
  [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name!.toLowerCase().endsWith('id') ? 'integer' : 'string' },
    ...exampleOf(examples[name!]),
  }))

function queryParameters(call: AnyCall, schemas: Schemas, examples: Given): Record<string, unknown>[] {
  if (!call.query) return []
  const { properties = {}, required = [] } = schemas.writtenOut(call.query) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...exampleOf(examples[name]),
  }))
}

const header = (name: string, required: boolean) => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string' },
})
const headers = {
  Csrf: header(csrfHeader, true),
  Idempotency: header(idempotencyHeader, false),
  RequiredIdempotency: header(idempotencyHeader, true),
}

function headerParameters(call: AnyCall): Record<string, unknown>[] {
  if (!changesThings(call)) return []
  const refer = (name: keyof typeof headers) => ({ $ref: `#/components/parameters/${name}` })
  if (!mayRepeat(call)) return [refer('Csrf')]
  return [refer('Csrf'), refer(call.money ? 'RequiredIdempotency' : 'Idempotency')]
}

const someTexts = { type: 'array', items: { type: 'string' } }
/** What is answered in place of a success; see the SDK's `ApiError`. */
const refusal = {
  description: 'A refusal, in the language that was asked for',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          status: { const: 'fail' },
          message: {
            type: 'object',
            properties: {
              error_message: { type: 'string' },
              error_code: { type: 'string', description: 'Which rule refused, for programs' },
              error_data: {
                type: 'object',
                additionalProperties: someTexts,
                description: 'What is wrong, by field',
              },
            },
          },
          non_field_errors: someTexts,
          current: { description: 'Of a conflict, the record as it is now' },
        },
        required: ['status', 'message'],
      },
    },
  },
}

/** A page that lists them, for people. */
export function openapiPage(routes: readonly Registered[], config: Config): string {
  const schemas = createSchemas(entityNames)
  const rows = routes.map(({ call, policy }) => {
    const parts = [
      ...(call.query ? [['Query', schemas.writtenOut(call.query)]] : []),
      ...(call.in ? [['Body', schemas.of(call.in)]] : []),
      ...(call.out ? [['Answer', schemas.of(call.out)]] : []),
      ...(call.example ? [['Example', call.example]] : []),
    ] as [string, JsonSchema][]
    const details = parts.map(([title, schema]) => `<h3>${title}</h3>${listing(schema)}`).join('')
    const marks = [
      call.extension && 'not in the documents',
      call.money && 'moves money',
      call.repeatable && 'may be repeated',
    ]
    const notes = [policy.says, ...marks.filter(Boolean)].join(' · ')
    return `<details><summary><code><b>${call.method}</b> ${escapeHtml(call.path)}</code> <small>${escapeHtml(notes)}</small></summary>${details}</details>`
  })
  const entities = Object.entries(schemas.named()).map(
    ([name, schema]) =>
      `<details id="${name}"><summary><code>${name}</code></summary>${listing(schema)}</details>`,
  )
  return `<p>${routes.length} calls. The same as <a href="/openapi.json">OpenAPI</a>, of ${escapeHtml(config.brand.name)}.</p>${rows.join('')}<h2>Schemas</h2>${entities.join('')}`
}

/** A schema to read; those that it refers to are on the same page. */
function listing(schema: JsonSchema): string {
  const text = escapeHtml(JSON.stringify(schema, null, 2))
  const linked = text.replace(
    new RegExp(`${schemaPath}(\\w+)`, 'g'),
    (path, name: string) => `<a href="#${name}">${path}</a>`,
  )
  return `<pre>${linked}</pre>`
}
