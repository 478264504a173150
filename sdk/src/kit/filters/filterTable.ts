import { optional, type Infer } from '../structs/struct.js'
import type { AnyStruct } from '../structs/judge.js'
import type { Locale } from '../text.js'

/*
 * A set of filters is a table: a row for each, which is all that knows how it stands in an address, travels, and is said.
 * What is read, written, sent, counted and taken away is derived from the rows.
 */

/** A filter of what is there already, of values of type `V`: it stands in an address, and nothing is sent. */
export interface ShownFilter<V = unknown> {
  /** Its name in the query of an address. */
  readonly address: string
  /** Its value where it is not set. */
  readonly usual: V
  /** Filters of one group count as one, as the two ends of a range do. */
  readonly group?: string | undefined
  /** Its value for what an address says; what makes no sense is left out. */
  read(written: string): V
  /** As the address says it; empty where it is not set. */
  write(value: V): string
  /** What of it is set, one by one: how it is said, and the value without it. */
  parts(value: V): readonly { say(locale: Locale): string; readonly without: V }[]
}

/** A filter that is asked of the server, under the name `N` as what `F` takes. */
export interface Filter<
  V = unknown,
  N extends string = string,
  F extends AnyStruct = AnyStruct,
> extends ShownFilter<V> {
  /** Its name on the wire, and what the wire takes. */
  readonly wire: N
  readonly field: F
  /** What is sent; undefined for nothing. */
  send(value: V): Infer<F> | undefined
}

/** A set of filters, by the names of their values, in the order in which an address has them. */
export type ShownFilters = Readonly<Record<string, ShownFilter>>
/** A set of filters that are asked of the server. */
export type Filters = Readonly<Record<string, Filter>>

/** The values of a set of filters. */
export type FilterValues<T extends ShownFilters> = {
  readonly [K in keyof T]: T[K]['usual']
}

/** What a set of filters is sent as, by the names on the wire. */
export type SentFilters<T extends Filters> = Partial<WireValues<T>>
type WireValues<T extends Filters> = {
  [N in T[keyof T]['wire']]: Infer<Extract<T[keyof T], { readonly wire: N }>['field']>
}

/** What is told of a filter whose single values have the type `One`. */
interface ShownRow<One> {
  readonly address: string
  readonly group?: string
  /** A value as the address says it; undefined for what makes no sense. */
  readonly read: (written: string) => One | undefined
  /** As the address says it; as text where nothing is told. */
  readonly write?: (one: One) => string
  readonly say: (one: One, locale: Locale) => string
}
interface Row<One, N extends string, F extends AnyStruct> extends ShownRow<One> {
  readonly wire: N
  readonly field: F
}

/** A filter of one value, or none, that is not sent: `usual` stands for none. */
export function oneShown<One, U>(row: ShownRow<One> & { readonly usual: U }): ShownFilter<One | U> {
  const { address, group, usual, read, write = String } = row
  const isSet = (value: One | U): value is One => value !== usual
  return {
    ...{ address, group, usual },
    read: (written) => read(written) ?? usual,
    write: (value) => (isSet(value) ? write(value) : ''),
    parts: (value) => (isSet(value) ? [{ say: (locale) => row.say(value, locale), without: usual }] : []),
  }
}

/** A filter of one value, or none: `usual` stands for none. */
export function oneOf<One, N extends string, F extends AnyStruct, U>(
  row: Row<One, N, F> & {
    readonly usual: U
    /** What is sent for a value. */
    readonly send: (one: One | U) => Infer<F> | undefined
  },
): Filter<One | U, N, F> {
  const { wire, field, send } = row
  return { ...oneShown<One, U>(row), ...{ wire, field, send } }
}

/** A filter of any number of values, which an address parts by commas. Each counts; the same twice is one. */
export function manyOf<One, N extends string, F extends AnyStruct>(
  row: Row<One, N, F> & {
    /** What is sent for values, of which there is at least one. */
    readonly send: (values: readonly One[]) => Infer<F>
  },
): Filter<readonly One[], N, F> {
  const { address, wire, field, group, send, read, write = String } = row
  return {
    ...{ address, wire, field, group, usual: [] },
    read: (written) =>
      [...new Set(written.split(',').flatMap((each) => (each === '' ? [] : (read(each) ?? []))))] as One[],
    write: (values) => values.map(write).join(','),
    send: (values) => (values.length > 0 ? send(values) : undefined),
    parts: (values) =>
      values.map((one) => ({
        say: (locale) => row.say(one, locale),
        without: values.filter((other) => other !== one),
      })),
  }
}

/** The values of filters of which none is set. */
export function usualFilters<T extends ShownFilters>(table: T): FilterValues<T> {
  return mapped(table, ({ usual }) => usual)
}

/** The values of filters in the query of an address. Never throws: what makes no sense is left out. */
export function readFilters<T extends ShownFilters>(table: T, query: URLSearchParams): FilterValues<T> {
  return mapped(table, ({ address, usual, read }) => {
    const written = query.get(address)
    return written === null ? usual : read(written)
  })
}

/** Puts filters into the query of an address; what is not set is taken out. */
export function writeFilters<T extends ShownFilters>(
  table: T,
  values: Partial<FilterValues<T>>,
  query: URLSearchParams,
): void {
  for (const [name, { address, usual, write }] of Object.entries(table)) {
    const written = write(values[name] ?? usual)
    if (written === '') query.delete(address)
    else query.set(address, written)
  }
}

/** What the server is asked for filters. */
export function sentFilters<T extends Filters>(table: T, values: FilterValues<T>): SentFilters<T> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, { wire, send }]) => {
      const sent = send(values[name])
      return sent === undefined ? [] : [[wire, sent]]
    }),
  ) as SentFilters<T>
}

/** A filter that is set: how it is said, and the values without it. */
export interface SetFilter<T extends ShownFilters> {
  readonly name: keyof T & string
  readonly say: (locale: Locale) => string
  readonly without: FilterValues<T>
}

/** The filters that are set, one by one, in the order of the table. */
export function setFilters<T extends ShownFilters>(table: T, values: FilterValues<T>): SetFilter<T>[] {
  return Object.entries(table).flatMap(([name, { parts }]) =>
    parts(values[name]).map(({ say, without }) => ({ name, say, without: { ...values, [name]: without } })),
  )
}

/** How many filters are set. */
export function countFilters<T extends ShownFilters>(table: T, values: FilterValues<T>): number {
  const set = setFilters(table, values)
  const groups = set.flatMap(({ name }) => table[name]?.group ?? [])
  return set.length - groups.length + new Set(groups).size
}

/** The fields of a query that takes filters: each may be missing. */
export function filterFields<T extends Filters>(table: T): FieldsOf<T> {
  return Object.fromEntries(
    Object.values(table).map(({ wire, field }) => [wire, optional(field)]),
  ) as FieldsOf<T>
}

type FieldsOf<T extends Filters> = {
  readonly [K in keyof T as T[K]['wire']]: Optional<T[K]['field']>
}
type Optional<F extends AnyStruct> = ReturnType<typeof optional<Infer<F>, F['schema']>>

function mapped<T extends ShownFilters>(table: T, value: (filter: ShownFilter) => unknown): FilterValues<T> {
  return Object.fromEntries(
    Object.entries(table).map(([name, filter]) => [name, value(filter)]),
  ) as FilterValues<T>
}
