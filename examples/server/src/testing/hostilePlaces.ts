import { openAcademy } from '@homecare/sdk/academy'
import { changesThings, type AnyCall } from '@homecare/sdk/client'
import { expect, test } from 'vitest'
import { hostile, senders, type Given } from './hostileInput.ts'
import { sampledCalls } from './sampledCalls.ts'

/** Tests that give every call of some methods something else in each of its places. */
export async function testPlaces(isAsked: (call: AnyCall) => boolean): Promise<void> {
  const { server, allowed, send } = senders()
  const routes = (await sampledCalls()).filter(
    ([, { call }]) => call.bodyKind !== 'multipart' && isAsked(call),
  )
  test.each(routes)('%s', async (_, route, sample) => {
    const actor = await allowed(route, sample)
    // Without an academy, as in the tests, there is nobody whom it lets in.
    if (!actor) return expect(route.call).toBe(openAcademy)
    // Or whatever follows would only be turned away.
    const plain = await send(route.call, (await sample.args(server, actor)) as Given, actor)
    expect([401, 403, 429]).not.toContain(plain)
    const faults: string[] = []
    let given: unknown = await sample.args(server, actor)
    for (const where of placesIn(given, route.call)) {
      for (const value of hostile) {
        const status = await send(route.call, put(given, where, value) as Given, actor)
        // What was turned away has used nothing up, nor has what only reads.
        if (status < 400 && changesThings(route.call)) given = await sample.args(server, actor)
        if (status >= 500 || status === 429)
          faults.push(`${where.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}: ${status}`)
      }
    }
    expect(faults).toEqual([])
  })
}

type Place = readonly string[]

/** Every place in the arguments that holds a value, and the fields of the query and the body that were not given. */
function placesIn(given: unknown, call: AnyCall): Place[] {
  const found: Place[] = []
  const look = (value: unknown, at: Place) => {
    if (at.length > 0 && !(at.length === 1 && (at[0] === 'query' || at[0] === 'body'))) found.push(at)
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value).slice(0, 40)) look(inner, [...at, name])
  }
  look(given, [])
  for (const [part, struct] of [
    ['query', call.query],
    ['body', call.in],
  ] as const) {
    const fields = (struct as { schema?: object } | undefined)?.schema ?? {}
    for (const name of Object.keys(fields))
      if (!found.some((at) => at[0] === part && at[1] === name)) found.push([part, name])
  }
  return found
}

function put(given: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(given)) return given.map((one, at) => (String(at) === name ? put(one, rest, value) : one))
  const record = (given ?? {}) as Record<string, unknown>
  return { ...record, [name]: put(record[name], rest, value) }
}
