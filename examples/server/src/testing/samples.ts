import type { AnyCall, Args } from '@homecare/sdk'
import type { Actor } from './actors.ts'
import type { TestServer } from './testServer.ts'

/** Arguments with which a call can be replayed in the small world, by anybody, without spoiling it for the next. */
export interface Sample {
  readonly call: AnyCall
  readonly args: (server: TestServer) => Promise<unknown>
  /** Whose record the arguments name, where the call's policy asks for that. */
  readonly members: readonly Actor[]
}

/**
 * `sample(getMyJob, { id: 4 }, { members: ['family'] })`. Arguments that need a look at the database, or a new
 * row each time, are a function of the server. Choose such that a handler does no lasting harm: a wrong password
 * for the call that deletes an account.
 */
export function sample<C extends AnyCall>(
  call: C,
  args: Args<C> | ((server: TestServer) => Promise<Args<C>>),
  options: { members?: readonly Actor[] } = {},
): Sample {
  return {
    call,
    args: async (server) => (typeof args === 'function' ? args(server) : args),
    members: options.members ?? [],
  }
}
