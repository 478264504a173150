import { idempotencyHeader, changesThings, mayRepeat, csrfHeader, type AnyCall } from '@homecare/sdk/client'
import type { Config } from '../config/config.ts'
import { escapeHtml } from '../http/html.ts'
import { jsonSchema, type JsonSchema } from './jsonSchema.ts'
import type { Registered } from './on.ts'

/** The registered calls as an OpenAPI 3.1 document. */
export function openapi(routes: readonly Registered[], config: Config): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = route.call.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[route.call.method.toLowerCase()] = operation(route)
  }
  return {
    openapi: '3.1.0',
    info: { title: config.brand.name, version: '1' },
    servers: [{ url: config.publicUrl }],
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
  }
}

function operation({ call, policy }: Registered): Record<string, unknown> {
  return {
    summary: policy.says,
    tags: [call.path.split('/')[2] ?? ''],
    security: policy.roles === 'anyone' ? [] : [{ session: [] }],
    parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
    ...(call.in
      ? {
          requestBody: {
            required: true,
            content: { [mediaTypes[call.bodyKind]]: { schema: jsonSchema(call.in) } },
          },
        }
      : {}),
    responses: {
      ...(call.envelope === 'none'
        ? { 204: { description: 'Done' } }
        : {
            200: { description: 'Success', content: { 'application/json': { schema: answerSchema(call) } } },
          }),
      default: { description: 'A refusal: status "fail" with message and non_field_errors' },
    },
    ...(call.extension ? { 'x-extension': true } : {}),
  }
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const satisfies Record<AnyCall['bodyKind'], string>

function answerSchema(call: AnyCall): JsonSchema {
  const out = call.out ? jsonSchema(call.out) : { type: 'null' }
  const success = {
    type: 'object',
    properties: { status: { const: 'success' }, data: {} },
    required: ['status'],
  }
  if (call.envelope === 'bare') return out
  if (call.envelope === 'whole') return { allOf: [success, out] }
  const data =
    call.envelope === 'nested' ? { type: 'object', properties: { data: out }, required: ['data'] } : out
  return { ...success, properties: { ...success.properties, data }, required: ['status', 'data'] }
}

const pathParameters = (call: AnyCall) =>
  [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name!.toLowerCase().endsWith('id') ? 'integer' : 'string' },
  }))

function queryParameters(call: AnyCall): Record<string, unknown>[] {
  if (!call.query) return []
  const { properties = {}, required = [] } = jsonSchema(call.query) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function headerParameters(call: AnyCall): Record<string, unknown>[] {
  if (!changesThings(call)) return []
  const schema = { type: 'string' }
  const csrf = { name: csrfHeader, in: 'header', required: true, schema }
  return mayRepeat(call)
    ? [csrf, { name: idempotencyHeader, in: 'header', required: call.money === true, schema }]
    : [csrf]
}

/** A page that lists them, for people. */
export function openapiPage(routes: readonly Registered[], config: Config): string {
  const rows = routes.map(({ call, policy }) => {
    const parts = [
      ...(call.query ? [['Query', call.query]] : []),
      ...(call.in ? [['Body', call.in]] : []),
      ...(call.out ? [['Answer', call.out]] : []),
    ] as [string, NonNullable<AnyCall['out']>][]
    const details = parts
      .map(
        ([title, struct]) =>
          `<h3>${title}</h3><pre>${escapeHtml(JSON.stringify(jsonSchema(struct), null, 2))}</pre>`,
      )
      .join('')
    const marks = [
      call.extension && 'not in the documents',
      call.money && 'moves money',
      call.repeatable && 'may be repeated',
    ]
    const notes = [policy.says, ...marks.filter(Boolean)].join(' · ')
    return `<details><summary><code><b>${call.method}</b> ${escapeHtml(call.path)}</code> <small>${escapeHtml(notes)}</small></summary>${details}</details>`
  })
  return `<p>${routes.length} calls. The same as <a href="/openapi.json">OpenAPI</a>, of ${escapeHtml(config.brand.name)}.</p>${rows.join('')}`
}
