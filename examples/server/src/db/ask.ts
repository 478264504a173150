import { Param, SQL, StringChunk } from 'drizzle-orm'
import type { Db, Tx } from './connect.ts'

/**
 * Runs a statement of words and values, as `db.execute` does, but writes it in one walk: for what is asked anew with each request
 * and has hundreds of parts. Tables and columns stand in it by their names as words.
 */
export async function ask<Row>(db: Db | Tx, statement: SQL): Promise<readonly Row[]> {
  const { rows } = await db._.session
    .prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      written(statement),
      ...([undefined, undefined, false] as const),
    )
    .execute()
  return rows
}

/** The text of a statement, and its values in their order. */
export function written(statement: SQL): { readonly sql: string; readonly params: unknown[] } {
  const params: unknown[] = []
  let text = ''
  const value = (given: unknown) => {
    text += `$${params.push(given)}`
  }
  const write = (part: unknown): void => {
    if (part instanceof StringChunk) text += part.value.join('')
    else if (part instanceof SQL) for (const inner of part.queryChunks) write(inner)
    else if (part instanceof Param) value(part.encoder.mapToDriverValue(part.value))
    else if (part === undefined) return
    else if (typeof part !== 'object' || part === null || part instanceof Date) value(part)
    else throw new Error('A statement of words and values alone can be asked')
  }
  write(statement)
  return { sql: text, params }
}
