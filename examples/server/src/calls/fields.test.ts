import type { AnyCall } from '@homecare/sdk/client'
import { expect, test } from 'vitest'
import { registerRoutes } from '../boot/routes.ts'
import { actorNames } from '../testing/actors.ts'
import { everySample } from '../testing/everySample.ts'
import { fieldsOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { rateLimits } from '../tables/server.ts'

const server = smallWorld()

interface Field {
  readonly schema?: unknown
  is(value: unknown): boolean
}

/** The fields of a name in what a call takes, however deep. */
function fieldsNamed(name: string, struct: unknown): Field[] {
  const schema = (struct as { schema?: unknown } | null | undefined)?.schema
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([own, inner]) => [
    ...(own === name ? [inner as Field] : []),
    ...fieldsNamed(name, inner),
  ])
}
const taken = (name: string) =>
  registerRoutes(true)
    .all()
    .flatMap(({ call }: { call: AnyCall }) =>
      [...fieldsNamed(name, call.in), ...fieldsNamed(name, call.query)].map(
        (field) => [call.route, field] as const,
      ),
    )

test.each([
  ['latitude', 90],
  ['longitude', 180],
])('every %s that a call takes is on the globe', (name, most) => {
  const found = taken(name)
  expect(found.length).toBeGreaterThan(3)
  for (const [route, field] of found)
    for (const sign of [1, -1]) {
      expect([route, field.is(sign * most)]).toEqual([route, true])
      for (const off of [most + 0.001, most + 1, Infinity])
        expect([route, field.is(sign * off)]).toEqual([route, false])
    }
})

const samples = await everySample()
const nameFields = ['first_name', 'last_name', 'patient_first_name', 'patient_last_name', 'reference_name']
const named = registerRoutes(true)
  .all()
  .flatMap(({ call, policy }) => {
    const fields = nameFields.filter((name) => fieldsNamed(name, call.in).length > 0)
    return fields.length > 0 ? [{ route: call.route, call, policy, fields }] : []
  })

test.each(named)(
  'a name that turns the direction of writing round is refused: $route',
  async ({ call, fields }) => {
    const refused = new Set<string>()
    for (const actor of actorNames) {
      await server.db.delete(rateLimits)
      const given = await samples.get(call)!.args(server, actor)
      for (const field of fields) {
        const args = withNames(given, field) as never
        const care = await server.as(actor)
        for (const wrong of await fieldsOf(care.call(call, args))) refused.add(wrong.split('.').at(-1)!)
      }
    }
    expect([...refused]).toEqual(expect.arrayContaining(fields))
  },
)

/** The arguments with the field, wherever it stands in the body, turned round. */
function withNames(given: unknown, field: string): unknown {
  const turned = 'Ana\u202eziuR'
  const put = (value: unknown, isBody: boolean): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const entries = Object.entries(value).map(([name, inner]) => [
      name,
      isBody && name === field ? turned : put(inner, true),
    ])
    return Object.fromEntries(entries)
  }
  const { body = {}, ...rest } = given as { body?: object }
  const changed = put(body, true) as Record<string, unknown>
  return {
    ...rest,
    body:
      JSON.stringify(changed).includes('u202e') || JSON.stringify(changed).includes(turned)
        ? changed
        : { ...changed, [field]: turned },
  }
}
