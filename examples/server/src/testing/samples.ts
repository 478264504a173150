import type { AnyCall, Args } from '@homecare/sdk/client'
import type { Actor } from './actors.ts'
import type { TestServer } from './testServer.ts'

/** Arguments with which a call can be replayed in the small world, by anybody, without spoiling it for the next. */
export interface Sample {
  readonly call: AnyCall
  readonly args: (server: TestServer, actor: Actor) => Promise<unknown>
  /** Whose record the arguments name, where the call's policy asks for that. */
  readonly members: readonly Actor[]
  /** Whom the policy lets through and the handler then refuses, for a rule that is no matter of who may call. */
  readonly refused: Refused
}

type Refused = Readonly<Partial<Record<Actor, 'forbidden' | 'notFound'>>>

/**
 * `sample(getOwnJob, { id: 4 }, { members: ['family'] })`. Arguments that need a look at the database, or a new
 * row each time, are a function of the server. Choose such that a handler does no lasting harm: a wrong password
 * for the call that deletes an account.
 */
export function sample<C extends AnyCall>(
  call: C,
  args: Args<C> | ((server: TestServer, actor: Actor) => Promise<Args<C>>),
  options: { members?: readonly Actor[]; refused?: Refused } = {},
): Sample {
  return {
    call,
    args: async (server, actor) => (typeof args === 'function' ? args(server, actor) : args),
    members: options.members ?? [],
    refused: options.refused ?? {},
  }
}
