import { SQL, StringChunk, sql as built, type SQLChunk } from 'drizzle-orm'

/**
 * The query builder's `sql`, for statements that are put together anew with each request out of a hundred parts: the words of a
 * template are taken apart once, and no part is looked at for a table, since there is none (`ask` refuses one).
 */
export const sql = Object.assign(worded, { join, raw: built.raw, param: built.param })

const chunks = new WeakMap<TemplateStringsArray, readonly StringChunk[]>()

function worded<T>(texts: TemplateStringsArray, ...values: unknown[]): SQL<T> {
  let words = chunks.get(texts)
  if (!words) chunks.set(texts, (words = texts.map((text) => new StringChunk(text))))
  // Filled after it is made: it would look at each.
  const statement = new SQL<T>([])
  const { queryChunks } = statement
  for (let at = 0; at < values.length; at++) queryChunks.push(words[at]!, values[at] as SQLChunk)
  queryChunks.push(words[values.length]!)
  return statement
}

function join(parts: readonly SQLChunk[], between: SQLChunk): SQL {
  const statement = new SQL([])
  const { queryChunks } = statement
  for (const [at, part] of parts.entries())
    if (at === 0) queryChunks.push(part)
    else queryChunks.push(between, part)
  return statement
}
