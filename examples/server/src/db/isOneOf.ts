import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** That a value is one of some, of which there is at least one: for SQL that is written by hand. */
export const isOneOf = (value: SQLWrapper, all: readonly [string, ...string[]]): SQL =>
  sql`${value} in (${sql.join(
    all.map((one) => sql`${one}`),
    sql`, `,
  )})`
