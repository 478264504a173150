import type { AnyCall, BodyOf, OutOf, PathParams, QueryOf } from '@homecare/sdk/client'
import type { Locale } from '@homecare/sdk/kit'
import type { Session } from '../people/session.ts'
import type { Db } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import type { Policy } from './policy.ts'
import { reading, type Limit } from '../limits/rateLimit.ts'
import { uploadLimits, type UploadLimits } from '../uploads/upload.ts'

type Name<C> = keyof PathParams<C> & string
/** Path parameters as a handler gets them: a number where the name ends in `id`, else a text. */
type Params<C> = { readonly [N in Name<C>]: Lowercase<N> extends `${string}id` ? number : string }

/** What a handler gets. */
export interface Context<C extends AnyCall, S extends Session | null = Session> {
  readonly params: Params<C>
  readonly query: [QueryOf<C>] extends [undefined] ? Record<string, never> : QueryOf<C>
  readonly body: BodyOf<C>
  readonly session: S
  readonly db: Db
  /** The instant, in milliseconds. */
  readonly now: number
  readonly locale: Locale
  /**
   * The language of the page on which the answer is read; where that is not said, `locale`. What is agreed to has to be what was
   * read, whatever language the account has.
   */
  readonly readsIn: Locale
  readonly request: Request
  /** The caller's address. */
  readonly ip: string
  readonly idempotencyKey: string | undefined
  readonly deps: Deps
  readonly reply: Reply
}

/** What a handler may do to its answer, besides returning the data. */
export interface Reply {
  status(status: 200 | 201 | 202): void
  header(name: string, value: string): void
  /** Begins a session with a new id in place of the one there was. */
  signIn(userId: number, remember?: boolean): Promise<void>
  /** Ends the session and takes its cookie away. */
  signOut(): Promise<void>
}

export type Handler<C extends AnyCall, S extends Session | null> = (
  context: Context<C, S>,
) => Promise<OutOf<C>> | OutOf<C>

export interface RouteOptions {
  readonly limit?: Limit | readonly Limit[]
  /** What an upload may hold, where it is less than usual. */
  readonly upload?: Partial<UploadLimits>
  /**
   * The handler sees by its own rows that a key was used, and does nothing twice. Without it, the handler of a call
   * with an idempotency key runs in one transaction with the stored answer: its `db` is that transaction, a failed
   * statement ends it unless it stood in a `db.transaction` of its own, and mail, text messages and realtime writes
   * leave after the commit.
   */
  readonly ownsKey?: true
  /** Part of the sign-up: also taken from partners' pages, of nobody in particular (see `http/guests.ts`). */
  readonly guests?: true
}

/** A call with who may send it and what answers it. */
export interface Registered {
  readonly call: AnyCall
  readonly policy: Policy
  readonly handler: Handler<AnyCall, Session | null>
  readonly limits: readonly Limit[]
  readonly upload: UploadLimits
  readonly ownsKey: boolean
  readonly guests: boolean
}

export interface Routes {
  /** Answers `call` for whom `policy` lets through. Throws when the call is answered already. */
  on<C extends AnyCall, S extends Session | null>(
    call: C,
    policy: Policy<S>,
    handler: Handler<C, NoInfer<S>>,
    options?: RouteOptions,
  ): void
  /** Every call that is answered. */
  all(): readonly Registered[]
}

/** Whether a call reads a record by its number that is not the caller's own, so that one might read them all. */
const isWalkable = ({ method, path }: AnyCall, { resource, roles }: Policy) =>
  method === 'GET' && /:\w*id\b/i.test(path) && !resource && !(roles.length === 1 && roles[0] === 'staff')

export function createRoutes(): Routes {
  const routes = new Map<string, Registered>()
  return {
    on(call, policy, handler, options = {}) {
      const name = call.route.replace(/\/$/, '').replace(/:\w+/g, ':')
      if (routes.has(name)) throw new Error(`${call.route} is answered twice`)
      const { limit = [], ownsKey = false, guests = false } = options
      routes.set(name, {
        call,
        policy,
        handler: handler as Registered['handler'],
        limits: [limit, isWalkable(call, policy) ? reading(call.path) : []].flat(),
        upload: { ...uploadLimits, ...options.upload },
        ownsKey,
        guests,
      })
    },
    all: () => [...routes.values()],
  }
}
