import { expect, test } from 'vitest'
import { hostileTexts, inherited, senders, type Given } from '../testing/hostileInput.ts'
import { sampledCalls } from '../testing/sampledCalls.ts'

/* Names that every object inherits, as parts of an address, of a query and of a body. */

const { server, allowed, send } = senders()
const routes = (await sampledCalls()).filter(([, { call }]) => call.bodyKind !== 'multipart')

test.each(routes)('%s', async (_, route, sample) => {
  const { call } = route
  const actor = await allowed(route, sample)
  if (!actor) return
  const given = (await sample.args(server, actor)) as Given
  const names = Object.fromEntries(inherited.map((name) => [name, '1']))
  const statuses = [await send(call, { ...given, query: { ...names, ...given.query } }, actor)]
  for (const param of call.path.match(/(?<=:)\w+/g) ?? [])
    statuses.push(await send(call, { ...given, [param]: '__proto__' }, actor))
  if (call.method !== 'GET') {
    for (const text of hostileTexts) statuses.push(await send(call, given, actor, text))
    const fields = Object.keys((call.in as { schema?: object } | undefined)?.schema ?? {})
    const body = fields.map((field) => `"${field}":{"constructor":1}`).join()
    statuses.push(await send(call, given, actor, `{${body}}`))
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})
