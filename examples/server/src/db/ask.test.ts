import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { emptyWorld } from '../testing/world.ts'
import { ask, written } from './ask.ts'

const server = emptyWorld()

test('a statement is written as the query builder writes it', () => {
  const inner = sql`x = any(${sql.param([1, 2])}::int[]) and ${sql.raw('y')} < ${new Date(0)}`
  const statement = sql`select ${1}, ${null}, ${'words'} where ${sql.join([inner, sql`true`, inner], sql` and `)}${undefined}`
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  expect(written(statement)).toEqual({ sql: text, params })
})

test('its rows come as the database says them, in a transaction too', async () => {
  const statement = sql`select ${2}::int + ${3}::int as sum, ${'2026-11-21'}::date as day`
  const wanted = [{ sum: 5, day: '2026-11-21' }]
  expect(await ask(server.db, statement)).toEqual(wanted)
  expect(await server.db.transaction((tx) => ask(tx, statement))).toEqual(wanted)
})

test('a table of the query builder is none of its words', () => {
  expect(() => written(sql`select 1 from ${users}`)).toThrow('words and values')
})
