import type { UserType } from '@homecare/sdk/account'
import type { Text } from '@homecare/sdk/kit'
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'

/** Who may visit: a list names user types; 'visitors' are those who are not signed in. */
export type Who = 'anyone' | 'visitors' | 'signedIn' | readonly UserType[]

/** A screen's address, as data. The order of rows of one shape is the order in which they are tried. */
export interface RouteRow {
  /** `:name` stands for one segment. Literal segments are always tried before named ones. */
  readonly path: string
  /** The screen's file under `src`, without its ending: 'home/HomeScreen'. */
  readonly screen: string
  /** Announced and shown in the tab until the screen's own head says more. */
  readonly title: Text
  readonly who: Who
  /** Rendered for search engines, with a canonical address; any other route is kept out of them. */
  readonly public?: true
  /** Params that this row fixes, as `view: 'grid'`. */
  readonly fixed?: Readonly<Record<string, string>>
  /** Whether the params fit; when not, the next row of the same shape is tried. */
  readonly where?: (params: Readonly<Record<string, string>>) => boolean
  /** Rows with the same word share one mounted screen: going from one to the other keeps what it holds. */
  readonly keeps?: string
  /** The path opens this modal over the page at `beneath`. */
  readonly modal?: string
  /** Path pattern of the page beneath a modal of its own address. */
  readonly beneath?: string
}

export interface Match {
  readonly row: RouteRow
  readonly params: Readonly<Record<string, string>>
}

/** A matcher of paths over a table of rows: wouter's, with every pattern parsed once. */
export function createMatcher(rows: readonly RouteRow[]): (path: string) => Match | null {
  const parsed = new Map(rows.map(({ path }) => [path, parse(path)]))
  const parser = (pattern: string) => parsed.get(pattern) ?? parse(pattern)
  const ordered = rows.toSorted((one, other) => compareText(rank(one.path), rank(other.path)))
  return (path) => {
    for (const row of ordered) {
      const [matches, found] = matchRoute(parser, row.path, path)
      if (!matches) continue
      const params: Record<string, string> = { ...row.fixed }
      for (const name of parser(row.path).keys) params[name] = decoded((found as Captured)[name] ?? '')
      if (!row.where || row.where(params)) return { row, params }
    }
    return null
  }
}

/** What a pattern found, by the names in it. */
type Captured = Readonly<Record<string, string | undefined>>

/** Whether a param may be the number of something. */
export const isId = (param = ''): boolean => /^\d{1,10}$/.test(param)

/** The path of a pattern with its params filled in. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** For each segment 0 for a literal and 1 for a name: compared as text, literals come first. */
function rank(pattern: string): string {
  return pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('')
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
