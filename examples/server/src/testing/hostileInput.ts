import { csrfCookie, csrfHeader, fillPath, type AnyCall } from '@homecare/sdk/client'
import type { Registered } from '../calls/on.ts'
import { judgeRole } from '../calls/policy.ts'
import { newCsrfToken } from '../http/cookies.ts'
import { readSession, type Session } from '../people/session.ts'
import { actorNames, type Actor } from './actors.ts'
import type { Jar } from './jar.ts'
import type { Sample } from './samples.ts'
import { smallWorld } from './world.ts'

/*
 * For the tests that send every call something else than it takes, by somebody who may send it: whatever comes of it is an
 * answer, and never a fault of ours. Their files part the calls, so that two can be asked at a time.
 */

/** What is put in a place of a call's arguments. */
export const hostile: readonly unknown[] = [
  null,
  true,
  1.5,
  -1,
  2 ** 31,
  1e308,
  '',
  'NUL \u0000 and half a character \ud800',
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  '%',
  'a'.repeat(5_000),
  [],
  [null],
  {},
]

/** What no sample can hold, as it travels. */
export const hostileTexts: readonly string[] = [
  '{"toString":1}',
  '{"__proto__":1}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
]
export const inherited = Object.getOwnPropertyNames(Object.prototype)

export interface Given {
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** A server for one file's tests, no limit of which turns away what is tried, and those who send. */
export function senders() {
  const server = smallWorld({ RATE_LIMIT_FACTOR: '1000' })
  const sessions = new Map<Actor, Session | null>()
  /** One browser each, with a session, for as long as that lasts. */
  const browsers = new Map<Actor, Jar>()

  async function sessionOf(actor: Actor): Promise<Session | null> {
    const known = sessions.get(actor)
    if (known !== undefined) return known
    const { jar } = await server.visitorAs(actor)
    const session = await readSession(server.db, jar.get('session'), server.clock.now())
    sessions.set(actor, session)
    return session
  }

  /** Sends a call with these arguments, or with this as its body; the status of the answer, 0 where no address can be written. */
  async function send(call: AnyCall, given: Given, actor: Actor, raw?: string | FormData): Promise<number> {
    const known = browsers.get(actor)
    const jar = known ?? (await server.visitorAs(actor)).jar
    browsers.set(actor, jar)
    jar.set(csrfCookie, csrfToken)
    const { query, body, ...params } = given
    let path: string
    try {
      path = fillPath(call.path, params)
    } catch {
      // No such address can be written down.
      return 0
    }
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([name, value]) => [name, text(value)]),
    ).toString()
    const isForm = call.bodyKind === 'form'
    const kind =
      call.bodyKind === 'multipart'
        ? 'multipart/form-data; boundary=x'
        : isForm && raw === undefined
          ? 'application/x-www-form-urlencoded'
          : 'application/json'
    const response = await jar.fetch(search ? `${path}?${search}` : path, {
      method: call.method,
      headers: {
        // A form names its own boundary.
        ...(raw instanceof FormData ? {} : { 'Content-Type': kind }),
        [csrfHeader]: csrfToken,
        Origin: 'http://homecare.test',
      },
      ...(call.method !== 'GET' && {
        body:
          raw !== undefined
            ? raw
            : isForm
              ? new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, text(value)]))
              : JSON.stringify(body ?? {}),
      }),
    })
    await response.arrayBuffer()
    // What was sent may have ended the session, or begun another.
    const isChanged = response.headers.getSetCookie().some((cookie) => !cookie.startsWith(`${csrfCookie}=`))
    const isOver = response.status === 401
    if (isChanged || isOver) browsers.delete(actor)
    if (known && isOver) return send(call, given, actor, raw)
    return response.status
  }

  return {
    server,
    /** Somebody whom the call's policy lets through; null where there is nobody. */
    async allowed({ policy }: Registered, { members, refused }: Sample): Promise<Actor | null> {
      for (const actor of actorNames) {
        if (refused[actor] || (policy.resource && !members.includes(actor))) continue
        if (judgeRole(policy, await sessionOf(actor)) === 'allowed') return actor
      }
      return null
    },
    send,
    sessionOf,
  }
}

const csrfToken = newCsrfToken()
/** A value as it travels in an address or in a form. */
export const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
