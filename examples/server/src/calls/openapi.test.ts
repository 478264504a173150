import { existsSync, readdirSync } from 'node:fs'
import { listOwnLicenses } from '@homecare/sdk/credentials'
import { aValueOf } from '@homecare/sdk/testing'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Struct } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { registerRoutes } from '../boot/routes.ts'
import { readConfig } from '../config/config.ts'
import { openapi, openapiPage } from './openapi.ts'
import { entityNames, sdkNames } from './sdkNames.ts'

type Part = Readonly<Record<string, unknown>>
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Part>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Part>> }
}

const config = readConfig({})
const routes = registerRoutes(true).all()
const read = () => JSON.parse(JSON.stringify(openapi(routes, config))) as Document
const whole = read()
const { paths, components } = whole

/** What stands in a part of the document, itself first. */
function within(part: unknown): Part[] {
  if (typeof part !== 'object' || part === null) return []
  return [part as Part, ...Object.values(part).flatMap(within)]
}

describe('the document', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate({ ...read() })).toEqual({ valid: true })
  })

  test('refers to nothing that it does not hold', () => {
    const references = within(whole).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    expect(references).toContain('#/components/schemas/License')
    const held = (reference: string) =>
      reference
        .split('/')
        .slice(1)
        .reduce<unknown>((part, step) => (part as Part | undefined)?.[step], whole)
    expect(references.filter((reference) => held(reference) === undefined)).toEqual([])
  })

  test('holds each entity once, under its name', () => {
    // A few fields may look the same by chance.
    const isLarge = ({ properties = {} }: Part) => Object.keys(properties as object).length > 3
    const entities = new Map(
      Object.entries(components.schemas)
        .filter(([, schema]) => isLarge(schema))
        .map(([name, schema]) => [JSON.stringify(schema), name]),
    )
    expect(entities.size).toBeGreaterThan(50)
    const inner = [paths, ...Object.values(components.schemas).flatMap((schema) => Object.values(schema))]
    const again = inner.flatMap(within).map((part) => entities.get(JSON.stringify(part)))
    expect(again.filter(Boolean)).toEqual([])
  })

  test('gives an operation the name of its call', () => {
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids).toHaveLength(routes.length)
    expect(ids.every((id) => typeof id === 'string')).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    expect(paths[listOwnLicenses.path]?.['get']?.['operationId']).toBe('listOwnLicenses')
  })

  test('asks for a body where the call does, and takes none where it may be missing', () => {
    const bodyOf = (path: string, method: string) =>
      paths[path]?.[method]?.['requestBody'] as Part | undefined
    expect(bodyOf('/v1/caregivers/0/licenses/', 'post')).toMatchObject({ required: true })
    expect(bodyOf('/v1/jobs/{id}/apply/', 'post')).toMatchObject({ required: false })
  })
})

describe('what an entity may be, its schema takes', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'document', components })
  const structs = new Map([...entityNames].map(([struct, name]) => [name, struct as Struct]))

  test.each(Object.keys(components.schemas))('%s', (name) => {
    const judge = ajv.getSchema(`document#/components/schemas/${name}`)!
    const value: unknown = JSON.parse(JSON.stringify(aValueOf(structs.get(name)!)))
    expect(judge(value) || judge.errors).toBe(true)
    expect(judge('something else')).toBe(false)
  })
})

describe('the example of what a call takes', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'document', components })
  const places = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters, requestBody }]) => {
      const content = Object.values((requestBody as Part | undefined)?.['content'] ?? {}) as Part[]
      const held = [...(parameters as Part[]), ...content].filter((part) => 'example' in part)
      return held.map((part) => [`${method} ${path} ${String(part['name'] ?? 'body')}`, part] as const)
    }),
  )

  test('fits its schema', () => {
    for (const [place, { schema, example }] of places) {
      const alone = JSON.stringify(schema).replaceAll('"#/', '"document#/')
      const judge = ajv.compile(JSON.parse(alone) as object)
      expect([place, judge(example) || judge.errors]).toEqual([place, true])
    }
  })

  test('stands at most of them, and nowhere in place of a file', () => {
    expect(places.length).toBeGreaterThan(200)
    expect(places.map(([place]) => place)).not.toContain('post /v1/caregivers/0/documents/ body')
    expect(paths['/v1/jobs/{id}/']?.['get']?.['parameters']).toContainEqual(
      expect.objectContaining({ name: 'id', example: 71 }),
    )
  })
})

const sources = new URL('../../../../sdk/src/', import.meta.url)
const subjects = readdirSync(sources).filter((name) => existsSync(new URL(`${name}/index.ts`, sources)))

test.each(subjects)('calls and entities of @homecare/sdk/%s are known by their names', async (subject) => {
  const values = Object.entries((await import(`../../../../sdk/src/${subject}/index.ts`)) as Part)
  const named = values.filter(([name, value]) => isCall(value) || (isStruct(value) && /^[A-Z]/.test(name)))
  for (const [name, value] of named) expect(sdkNames.get(value)).toBe(name)
})

const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'route' in value
const isStruct = (value: unknown) => typeof value === 'object' && value !== null && 'refiner' in value

test('no two entities have one name', () => {
  const names = [...entityNames].flatMap(([value, name]) => (isStruct(value) ? [name] : []))
  expect(new Set(names).size).toBe(names.length)
})

test('the page leads from where an entity is used to what it is', () => {
  const page = openapiPage(routes, config)
  expect(page).toContain('<a href="#License">#/components/schemas/License</a>')
  expect(page).toContain('<details id="License">')
})
