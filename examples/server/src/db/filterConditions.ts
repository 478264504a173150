import type { Filters, SentFilters } from '@homecare/sdk/kit'
import type { SQL } from 'drizzle-orm'

/** What each filter of a table asks of a row, by its name on the wire: one that has no SQL does not compile. */
export type FilterConditions<T extends Filters, Context> = {
  readonly [N in keyof Sent<T>]: (value: Sent<T>[N], context: Context) => readonly SQL[]
}
type Sent<T extends Filters> = Required<SentFilters<T>>

/** What the filters of a query ask. */
export function filterConditions<T extends Filters, Context>(
  conditions: FilterConditions<T, Context>,
  query: { readonly [N in keyof Sent<T>]?: Sent<T>[N] | undefined },
  context: Context,
): SQL[] {
  const conditionsOf = <N extends keyof Sent<T>>(name: N): readonly SQL[] => {
    const value = query[name]
    return value === undefined ? [] : conditions[name](value as Sent<T>[N], context)
  }
  return (Object.keys(conditions) as (keyof Sent<T>)[]).flatMap((name) => conditionsOf(name))
}
