import type { SentFilters } from '@homecare/sdk/kit'
import type { OpenShift, OpenShiftQuery, shiftFilters } from '@homecare/sdk/shifts'
import { eq, gte, lte, type SQL } from 'drizzle-orm'
import { shifts } from '../tables/shifts.ts'
import { withinBox, type Standpoint } from './shiftRows.ts'

type Sent = Required<SentFilters<typeof shiftFilters>>
type Name = keyof Sent
/** What a filter asks of the tables, and what of a shift as the caregiver is told of it. */
interface Match<V> {
  readonly where: (value: V, from: Standpoint) => SQL | undefined
  readonly keeps?: (shift: OpenShift, value: V) => boolean
}
type Query = { readonly [N in Name]?: Sent[N] | undefined }

/** Which shifts each filter leaves, by its name on the wire. Who is qualified is a rule of the SDK, not a column. */
const matches: { readonly [N in Name]: Match<Sent[N]> } = {
  open_shifts_status: {
    where: () => undefined,
    keeps: ({ has_applied, qualified }, status) =>
      ({ 1: !has_applied, 2: has_applied, 3: qualified && !has_applied })[status],
  },
  start_date: { where: (day) => gte(shifts.day, day) },
  end_date: { where: (day) => lte(shifts.day, day) },
  iso_type: { where: (zone) => eq(shifts.iso_type, zone) },
  shift_block_type: { where: (block) => eq(shifts.shift_block_type, block) },
  distance: {
    where: (miles, from) => withinBox(from, miles),
    keeps: ({ facility }, miles) => facility.distance !== null && facility.distance <= miles,
  },
}

/** What the filters of a query ask of the tables. */
export const matching = (query: OpenShiftQuery, from: Standpoint): (SQL | undefined)[] =>
  asked(query, ({ where }, value) => where(value, from))

/** Whether the filters of a query leave a shift that the tables gave. */
export const isLeft = (query: OpenShiftQuery, shift: OpenShift): boolean =>
  asked(query, ({ keeps }, value) => keeps?.(shift, value) ?? true).every(Boolean)

function asked<A>(query: Query, answer: <V>(match: Match<V>, value: V) => A): A[] {
  const answersOf = <N extends Name>(name: N): A[] => {
    const value = query[name]
    return value === undefined ? [] : [answer<Sent[N]>(matches[name], value as Sent[N])]
  }
  return (Object.keys(matches) as Name[]).flatMap((name) => answersOf(name))
}
