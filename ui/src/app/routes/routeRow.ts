import type { AddressRow } from '@homecare/sdk/addresses'
import type { Text } from '@homecare/sdk/kit'
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'

/** What stands at an address of the SDK's tables. */
interface ScreenRow {
  /** The screen's file under `src`, without its ending: 'home/HomeScreen'. */
  readonly screen: string
  /** Announced and shown in the tab until the screen's own head says more. */
  readonly title: Text
  /** Params that this row fixes, as `view: 'grid'`. */
  readonly fixed?: Readonly<Record<string, string>>
  /** Whether the params fit, besides that those named as numbers are; when not, the next row of the same shape is tried. */
  readonly where?: (params: Readonly<Record<string, string>>) => boolean
  /** Rows with the same word share one mounted screen: going from one to the other keeps what it holds. */
  readonly keeps?: string
}

/** An address with its screen. The order of rows of one shape is the order in which they are tried. */
export interface RouteRow extends AddressRow, ScreenRow {
  /** `:name` stands for one segment. Literal segments are always tried before named ones. */
  readonly path: string
}

/** The rows of a table of addresses, with the screen of each. */
export function screensAt<P extends string>(
  addresses: Readonly<Record<P, AddressRow>>,
  screens: Readonly<Record<P, ScreenRow>>,
): readonly RouteRow[] {
  return Object.entries<ScreenRow>(screens).map(([path, screen]) => ({
    path,
    ...addresses[path as P],
    ...screen,
  }))
}

/** A screen at the path that each of some names makes. */
export const screenFor = <N extends string, P extends string>(
  names: readonly N[],
  pathOf: (name: N) => P,
  rowOf: (name: N) => ScreenRow,
): Readonly<Record<P, ScreenRow>> =>
  Object.fromEntries(names.map((name) => [pathOf(name), rowOf(name)])) as Record<P, ScreenRow>

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
      if (hasIds(params) && (!row.where || row.where(params))) return { row, params }
    }
    return null
  }
}

/** What a pattern found, by the names in it. */
type Captured = Readonly<Record<string, string | undefined>>

/** Whether every param that is named as one may be the number of something: `id`, `job_id`, `userId`. */
const hasIds = (params: Readonly<Record<string, string>>): boolean =>
  Object.entries(params).every(([name, value]) => !/(^i|_i|I)d$/.test(name) || /^\d{1,10}$/.test(value))

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

/** A path or a segment of it in plain letters; as it stands where it is not well-formed. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
