import type { Kept } from '../store/store.ts'
import { integer, range, text } from './params.ts'

/** What every list takes. */
export const listing = { limit: integer, starting_after: text, ending_before: text, created: range } as const

interface Asked {
  readonly limit?: number
  readonly starting_after?: string
  readonly ending_before?: string
  readonly created?: {
    readonly gte?: number
    readonly lte?: number
    readonly gt?: number
    readonly lt?: number
  }
}

/** A page of a list, newest first, as the API gives it. */
export function pageOf(url: string, kept: readonly Kept[], asked: Asked): object {
  const { gte = -Infinity, lte = Infinity, gt = -Infinity, lt = Infinity } = asked.created ?? {}
  const within = kept.filter(({ body }) => {
    const { created = 0 } = body as { created?: number }
    return created >= gte && created <= lte && created > gt && created < lt
  })
  const at = (id: string | undefined, none: number) => {
    const found = within.findIndex((one) => one.id === id)
    return id === undefined || found < 0 ? none : found
  }
  const limit = Math.min(Math.max(asked.limit ?? 10, 1), 100)
  const end = at(asked.ending_before, within.length)
  const begin =
    asked.ending_before === undefined ? at(asked.starting_after, -1) + 1 : Math.max(0, end - limit)
  const page = within.slice(begin, Math.min(end, begin + limit))
  return { object: 'list', url, has_more: begin + page.length < end, data: page.map(({ body }) => body) }
}
