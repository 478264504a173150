import { invalid } from '../http/failure.ts'
import type { StoreTx } from '../store/store.ts'

const deepest = 4

/** Puts objects in the place of their ids, where `expand` asks for it: `latest_charge.balance_transaction`, `data.customer`. */
export async function expanded(tx: StoreTx, body: object, paths: readonly string[]): Promise<object> {
  let whole = body
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > deepest)
      throw invalid('You cannot expand more than 4 levels of a property.', {
        code: 'property_expansion_max_depth' as string,
      })
    whole = (await within(tx, whole, parts, path)) as object
  }
  return whole
}

async function within(
  tx: StoreTx,
  value: unknown,
  [part, ...rest]: readonly string[],
  path: string,
): Promise<unknown> {
  if (part === undefined || value === null) return value
  if (Array.isArray(value)) {
    // One after the other: a transaction has one connection, which answers one question at a time.
    const all: unknown[] = []
    for (const one of value) all.push(await within(tx, one, [part, ...rest], path))
    return all
  }
  const record = value as Record<string, unknown>
  if (!(part in record)) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' })
  const inner = record[part]
  const found = typeof inner === 'string' ? ((await tx.get(inner))?.body ?? inner) : inner
  return { ...record, [part]: await within(tx, found, rest, path) }
}
