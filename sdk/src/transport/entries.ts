import type { AnyCall, Args, OutOf, QueryOf } from '../client/call.js'
import type { Client } from '../client/client.js'
import type { CallOptions } from '../client/options.js'
import { maxPageSize } from '../kit/constants.js'

interface PageQuery {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}
type List<E> = readonly E[] | { readonly data: readonly E[] }

/** A call that answers a list, or a page that holds it as `data`, by `limit` and `offset`. */
export type PagedCall<C extends AnyCall> =
  PageQuery extends Pick<NonNullable<QueryOf<C>>, keyof NonNullable<QueryOf<C>> & keyof PageQuery>
    ? OutOf<C> extends List<unknown>
      ? C
      : never
    : never

/** An entry of the lists that a call answers. */
export type EntryOf<C extends AnyCall> = OutOf<C> extends List<infer E> ? E : never

/**
 * All entries of a list, page after page: `for await (const task of entriesOf(care, listTasks, args))`. The next page is
 * asked for once the entries of the one before are used up, and none after a `break`. Pages are of `limit`, 100 where the
 * query says none, and begin at `offset`. Throws as `care.call` does.
 */
export async function* entriesOf<C extends AnyCall>(
  care: Client,
  call: C & PagedCall<C>,
  args?: Args<C>,
  options?: CallOptions,
): AsyncGenerator<EntryOf<C>, void, undefined> {
  const { query } = (args ?? {}) as { readonly query?: PageQuery }
  const limit = query?.limit ?? maxPageSize
  let offset = query?.offset ?? 0
  const send = care.call as (call: AnyCall, args: object, options?: CallOptions) => Promise<List<EntryOf<C>>>
  for (;;) {
    const answer = await send(call, { ...args, query: { ...query, limit, offset } }, options)
    const page = 'data' in answer ? answer.data : answer
    yield* page
    if (page.length < limit) return
    offset += page.length
  }
}
