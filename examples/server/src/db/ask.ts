import { Param, SQL, StringChunk } from 'drizzle-orm'
import pg from 'pg'
import type { Db, Tx } from './connect.ts'

/** Where a database is asked, and whether a connection there is the same one again, and so has the statements that were prepared on it. */
interface Asked {
  readonly pool: Pick<pg.Pool, 'query'>
  readonly keepsStatements: boolean
}
const pools = new WeakMap<Db | Tx, Asked>()

/** Has `ask` go to a pool by itself, past the query builder. */
export function askBy(db: Db, asked: Asked): Db {
  pools.set(db, asked)
  return db
}

/**
 * Runs a statement of words and values, as `db.execute` does, but writes it in one walk: for what is asked anew with each request
 * and has hundreds of parts. Tables and columns stand in it by their names as words.
 */
export function ask<Row extends object>(db: Db | Tx, statement: SQL): Promise<readonly Row[]> {
  return askWith(db, written(statement))
}

/**
 * The same of a statement that is asked in the same words again and again, whatever its values are: each connection has it planned
 * once, where planning takes the database longer than finding, or nearly as long.
 */
export function askPrepared<Row extends object>(db: Db | Tx, statement: SQL): Promise<readonly Row[]> {
  const asked = pools.get(db)
  return askWith(db, asked?.keepsStatements ? named(asked.pool, written(statement)) : written(statement))
}

/**
 * The name by which a connection has a statement prepared that is always written alike; none where the next statement may
 * go by another connection, which does not know it.
 */
export const preparedAs = (db: Db | Tx, name: string): string => (pools.get(db)?.keepsStatements ? name : '')

interface Written {
  /** Of one that is to be prepared. */
  readonly name?: string
  readonly sql: string
  readonly params: unknown[]
}

async function askWith<Row extends object>(
  db: Db | Tx,
  { name, sql, params }: Written,
): Promise<readonly Row[]> {
  const asked = pools.get(db)
  if (asked) {
    const { rows } = await asked.pool.query<Row>({
      ...(name !== undefined && { name }),
      ...{ text: sql, values: params, types },
    })
    return rows
  }
  const { rows } = await db._.session
    .prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      { sql, params },
      ...([undefined, undefined, false] as const),
    )
    .execute()
  return rows
}

/** Days and instants stay the words of the database, as with the query builder. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format: 'text') =>
    inItsWords.has(id) ? asIs : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
}
const asIs = (told: string) => told
/** Days, instants and spans, and lists of them. */
const inItsWords = new Set([1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231])

/** Which texts the connections of a pool keep, by their names, and which were asked once as yet. */
interface Kept {
  readonly names: Map<string, string>
  readonly once: Set<string>
}
const kept = new WeakMap<object, Kept>()
/** A connection keeps each for good, the largest in 400 kB. */
const mostNames = 24
const mostOnce = 500

/**
 * A statement with its name, by which a connection of a pool that has it prepared finds it again: from the second time on that its text
 * is asked, so that nothing is kept of what few ask for.
 */
export function named(pool: object, written: Written): Written {
  let of = kept.get(pool)
  if (!of) kept.set(pool, (of = { names: new Map(), once: new Set() }))
  const name = of.names.get(written.sql) ?? newName(of, written.sql)
  return name === undefined ? written : { name, ...written }
}

function newName({ names, once }: Kept, text: string): string | undefined {
  if (names.size === mostNames) return undefined
  if (!once.delete(text)) {
    if (once.size === mostOnce) once.clear()
    once.add(text)
    return undefined
  }
  const name = `prepared ${names.size}`
  names.set(text, name)
  return name
}

/** The text of a statement, and its values in their order. */
export function written(statement: SQL): Written {
  const params: unknown[] = []
  let text = ''
  const value = (given: unknown) => {
    text += `$${params.push(given)}`
  }
  const write = (part: unknown): void => {
    if (part instanceof StringChunk) text += part.value.length === 1 ? part.value[0] : part.value.join('')
    else if (part instanceof SQL) for (const inner of part.queryChunks) write(inner)
    else if (part instanceof Param) value(part.encoder.mapToDriverValue(part.value))
    else if (part === undefined) return
    else if (typeof part !== 'object' || part === null || part instanceof Date) value(part)
    else throw new Error('A statement of words and values alone can be asked')
  }
  write(statement)
  return { sql: text, params }
}
