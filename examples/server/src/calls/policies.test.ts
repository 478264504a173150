import { isApiError } from '@homecare/sdk/kit'
import { describe, expect, test } from 'vitest'
import { readSession } from '../people/session.ts'
import { registerRoutes } from '../boot/routes.ts'
import { actorNames, actors, type Actor } from '../testing/actors.ts'
import { askedRoutes } from '../testing/askedRoutes.ts'
import { everySample } from '../testing/everySample.ts'
import type { Sample } from '../testing/samples.ts'
import { smallWorld } from '../testing/world.ts'
import type { Registered } from './on.ts'
import { judgeRole, type Verdict } from './policy.ts'
import { rateLimits } from '../tables/server.ts'

const server = smallWorld()

const samples = await everySample()
const routes = registerRoutes(true).all()

const replayed = (await askedRoutes()).flatMap((route): [string, Registered, Sample][] => {
  const sample = samples.get(route.call)
  return sample ? [[route.call.route, route, sample]] : []
})

describe('every call', () => {
  test('has a sample to be replayed with', () => {
    const without = routes.filter(({ call }) => !samples.has(call)).map(({ call }) => call.route)
    expect(without).toEqual([])
  })

  test('names the members of its record where its policy asks for them', () => {
    const without = routes.filter(
      ({ call, policy }) => policy.resource && samples.get(call)?.members.length === 0,
    )
    expect(without.map(({ call }) => call.route)).toEqual([])
  })
})

describe.each(actorNames)('as %s', (actor) => {
  test.each(replayed)('%s', async (_, route, sample) => {
    expect(await replay(actor, sample)).toBe(await expected(actor, route, sample))
  })
})

/** What the policy table promises. */
async function expected(
  actor: Actor,
  { policy }: Registered,
  { members, refused }: Sample,
): Promise<Verdict> {
  const { jar } = await server.visitorAs(actor)
  const session = await readSession(server.db, jar.get('session'), server.clock.now())
  expect(session?.user.id ?? null).toBe(actors[actor])
  const verdict = judgeRole(policy, session)
  const verdictOfRole = verdict === 'partnerView' || verdict === 'passwordFirst' ? 'forbidden' : verdict
  if (verdictOfRole !== 'allowed') return verdictOfRole
  if (policy.resource && !members.includes(actor)) return 'notFound'
  return refused[actor] ?? 'allowed'
}

/** What the server does. A refusal of the arguments is no refusal of the caller. */
async function replay(actor: Actor, { call, args }: Sample): Promise<Verdict | string> {
  const given = await args(server, actor)
  await server.db.delete(rateLimits)
  const care = await server.as(actor)
  try {
    await care.call(call, given as never)
    return 'allowed'
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.kind === 'unauthenticated' || error.kind === 'forbidden' || error.kind === 'notFound')
      return error.kind
    return error.kind === 'invalid' || error.kind === 'conflict'
      ? 'allowed'
      : `${error.kind}: ${error.message}`
  }
}
