import type { Locale } from '@homecare/sdk/kit'
import type { Deps } from '../deps/deps.ts'
import { localeOf } from '../http/locale.ts'
import type { Session } from '../people/session.ts'
import type { ReadBody } from '../calls/body.ts'
import type { Attempt } from '../calls/idempotency.ts'
import type { Registered } from '../calls/on.ts'
import type { Touch, Trail } from '../calls/trail.ts'

/** What is known of a request before anything is read of it. */
export interface Arrival {
  readonly requestId: string
  readonly ip: string
}

/** A call on its way to its answer: what came, what the steps so far have found out, and what its answer will carry. */
export interface Passage {
  readonly entry: Registered
  readonly request: Request
  readonly rawParams: Readonly<Record<string, string>>
  readonly arrival: Arrival
  readonly deps: Deps
  readonly trail: Trail
  /** The instant, in milliseconds. */
  readonly now: number
  /** Headers of whatever the answer is. */
  readonly headers: Headers
  readonly said: Said

  locale: Locale
  readsIn: Locale
  session: Session | null
  params: Readonly<Record<string, string | number>>
  query: Readonly<Record<string, unknown>>
  /** Undefined until it has been read. */
  body: ReadBody | undefined
  /** Of somebody with a session: what the trail of a person is written from. */
  touch: Touch | undefined
  /** The key of this attempt, once it is taken. */
  attempt: Attempt | undefined
}

/** What the handler says beside its data: it counts only once the answer is given. */
interface Said {
  readonly headers: Headers
  status: number
  signedInUserId: number | null
  /** Where a guest who has signed up goes on: in place of a session here. */
  goOn: string | undefined
}

/** Finds out something of a call, or throws the Refusal that ends it. */
export type Step = (passage: Passage) => void | Promise<void>

/** A call before its first step. */
export function begin(
  given: Pick<Passage, 'entry' | 'request' | 'rawParams' | 'arrival' | 'deps' | 'trail'>,
): Passage {
  const locale = localeOf(given.request, undefined)
  return {
    ...given,
    now: given.deps.now(),
    headers: new Headers({ 'Cache-Control': 'no-store' }),
    said: { headers: new Headers(), status: 200, signedInUserId: null, goOn: undefined },
    ...{ locale, readsIn: locale },
    session: null,
    params: {},
    query: {},
    body: undefined,
    touch: undefined,
    attempt: undefined,
  }
}
