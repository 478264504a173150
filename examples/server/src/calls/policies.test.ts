import { csrfCookie } from '@homecare/sdk/client'
import { isApiError } from '@homecare/sdk/kit'
import { describe, expect, test } from 'vitest'
import { newCsrfToken } from '../http/cookies.ts'
import { registerRoutes } from '../boot/routes.ts'
import { actorNames, actorRole, actors, type Actor } from '../testing/actors.ts'
import { everySample } from '../testing/everySample.ts'
import { senders } from '../testing/hostileInput.ts'
import { sampledCalls } from '../testing/sampledCalls.ts'
import type { Sample } from '../testing/samples.ts'
import type { Visitor } from '../testing/testServer.ts'
import type { Registered } from './on.ts'
import { judgeRole, type Verdict } from './policy.ts'

const { server, sessionOf } = senders()

const samples = await everySample()
const routes = registerRoutes(true).all()

const replayed = await sampledCalls()

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
  test.each(replayed.filter(([, route]) => isAsked(actor, route)))('%s', async (_, route, sample) => {
    const verdict = await expected(actor, route, sample)
    expect(await replay(actor, sample, await isOpenTo(actor, route))).toBe(verdict)
  })
})

/**
 * On a second database (TEST_AGAIN) only calls that are open to the role: a refusal by role asks it for the session, and for
 * nothing that differs from one call to the next.
 */
function isAsked(actor: Actor, { policy: { roles } }: Registered): boolean {
  if (!process.env.TEST_AGAIN || roles === 'anyone') return true
  const role = actorRole(actor)
  return role !== null && roles.includes(role)
}

/** What the policy table promises. */
async function expected(
  actor: Actor,
  { policy }: Registered,
  { members, refused }: Sample,
): Promise<Verdict> {
  const session = await sessionOf(actor)
  expect(session?.user.id ?? null).toBe(actors[actor])
  expect(session?.user.role ?? null).toBe(actorRole(actor))
  const verdict = judgeRole(policy, session)
  const verdictOfRole = verdict === 'partnerView' || verdict === 'passwordFirst' ? 'forbidden' : verdict
  if (verdictOfRole !== 'allowed') return verdictOfRole
  if (policy.resource && !members.includes(actor)) return 'notFound'
  return refused[actor] ?? 'allowed'
}

/** One browser each, for as long as no answer has changed what it keeps. */
const browsers = new Map<Actor, Visitor>()

/** Arguments of each call for those whom their role keeps from it: whatever they name, it is not looked at. */
const forRefused = new Map<Sample, unknown>()

async function argsFor(actor: Actor, sample: Sample, isOpen: boolean): Promise<unknown> {
  if (!isOpen && forRefused.has(sample)) return forRefused.get(sample)
  const args = await sample.args(server, actor)
  forRefused.set(sample, args)
  return args
}

const isOpenTo = async (actor: Actor, { policy }: Registered) =>
  judgeRole(policy, await sessionOf(actor)) === 'allowed'

/** What the server does. A refusal of the arguments is no refusal of the caller. */
async function replay(actor: Actor, sample: Sample, isOpen: boolean): Promise<Verdict | string> {
  const given = await argsFor(actor, sample, isOpen)
  const known = browsers.get(actor)
  const browser = known ?? (await newBrowser(actor))
  const kept = browser.jar.cookies()
  const verdict = await verdictOf(() => browser.care.call(sample.call, given as never))
  if (browser.jar.cookies() === kept) browsers.set(actor, browser)
  else browsers.delete(actor)
  // What was sent before may have ended it.
  if (known && verdict === 'unauthenticated') {
    browsers.delete(actor)
    return replay(actor, sample, isOpen)
  }
  return verdict
}

async function newBrowser(actor: Actor): Promise<Visitor> {
  const browser = await server.visitorAs(actor)
  browser.jar.set(csrfCookie, csrfToken)
  return browser
}

const csrfToken = newCsrfToken()

async function verdictOf(send: () => Promise<unknown>): Promise<Verdict | string> {
  try {
    await send()
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
