import {
  array,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { Person } from '../../vocabulary/account/person.js'
import { seenActions, seenThings } from '../../vocabulary/careplans/seen.js'

/**
 * Somebody has looked at something of a plan. `n` is its place in the plan's chain and `hash` its link (hexadecimal SHA-256); `by`
 * is null where that person is gone, and `by_user` stays. `record_id` tells which task, note or file it was; `network` is from
 * where, roughly: the first three parts of an address, or the first 48 bits of a longer one. `at` is an instant.
 */
export const PlanSeen = type({
  n: integer(),
  id: number(),
  at: string(),
  by_user: number(),
  by: nullable(Person),
  side: string(),
  action: enums(seenActions.ids),
  what: enums(seenThings.ids),
  record_id: nullable(number()),
  network: string(),
  hash: string(),
})
export type PlanSeen = Infer<typeof PlanSeen>

/** Who saw a plan, the latest first; `head` is the last link of its chain, null while nobody has looked. */
export const PlanSeenPage = type({
  plan_id: number(),
  total: integer(),
  head: nullable(string()),
  rows: array(PlanSeen),
})
export type PlanSeenPage = Infer<typeof PlanSeenPage>

/** Rows of a page of it at most. */
export const seenPageSize = 500

/**
 * Who saw a plan. The family, and a relative who owns the plan with it, see all; everybody else on it their own rows. `before` is
 * the `n` before which the rows lie; `limit` is 50 by default, 500 at most.
 */
export const listPlanSeen = call(
  'GET /v1/plan/:id/seen/',
  {
    query: object({ before: optional(integer()), limit: optional(integer()) }),
    out: PlanSeenPage,
    extension: true,
  },
  { id: 191, query: { limit: 50 } },
)

/** What of an entry its link is made of, in words that never change: a JSON list. */
export const seenWords = (planId: number, row: Omit<PlanSeen, 'n' | 'by' | 'hash'>): string =>
  JSON.stringify([
    ...[planId, row.id, new Date(row.at).toISOString(), row.by_user, row.side],
    ...[row.action, row.what, row.record_id, row.network],
  ])

/** The link of an entry after another: the SHA-256 of the one before, as it is written, and of its words. */
export async function seenLink(before: string, words: string): Promise<string> {
  const hash = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(before + words))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a chain holds: `brokenAt` is the first `n` that does not follow from the one before. */
export interface SeenVerdict {
  readonly holds: boolean
  readonly checked: number
  readonly brokenAt: number | null
  /** The last link, to be compared with one that was written down elsewhere. */
  readonly head: string | null
}

/** Verifies a whole chain, its rows in any order: none is missing, changed or put in between. It needs no connection. */
export async function verifySeen(
  planId: number,
  rows: readonly Omit<PlanSeen, 'by'>[],
): Promise<SeenVerdict> {
  const ordered = rows.toSorted((one, other) => one.n - other.n)
  let head = ''
  for (const [index, row] of ordered.entries()) {
    const link = await seenLink(head, seenWords(planId, row))
    if (row.n !== index + 1 || row.hash !== link)
      return { holds: false, checked: index, brokenAt: index + 1, head: head || null }
    head = link
  }
  return { holds: true, checked: ordered.length, brokenAt: null, head: head || null }
}
