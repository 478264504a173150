import type { Pool, PoolClient } from 'pg'

type Queryable = Pick<Pool | PoolClient, 'query'>
type Row = Readonly<Record<string, unknown>>

/** Rows of one statement: beyond some thousand, a larger one is no faster. */
const perStatement = 2000

/** Gathers rows by table and inserts them in bulk, the tables always in the order in which they refer to each other. */
export function createInserter(db: Queryable, order: readonly string[]) {
  const waiting = new Map<string, Row[]>(order.map((table) => [table, []]))
  let rows = 0

  return {
    add(table: string, added: readonly object[]): void {
      const list = waiting.get(table)
      if (!list) throw new Error(`Seeding does not know the table ${table}`)
      for (const row of added) list.push(row as Row)
      rows += added.length
    },
    /** Inserts what waits, when it is worth a statement or when `all`. */
    async flush(all = false): Promise<void> {
      if (!all && [...waiting.values()].every((list) => list.length < perStatement)) return
      for (const [table, list] of waiting) {
        for (let from = 0; from < list.length; from += perStatement) {
          await insert(db, table, list.slice(from, from + perStatement))
        }
        list.length = 0
      }
    },
    get count() {
      return rows
    },
  }
}

/** One statement whose only parameter is the rows as JSON, which Postgres reads as the table's own row type. */
async function insert(db: Queryable, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const names = columns.map((column) => `"${column}"`).join(', ')
  await db.query(
    `insert into "${table}" (${names}) select ${names} from json_populate_recordset(null::"${table}", $1::json)`,
    [JSON.stringify(rows)],
  )
}
