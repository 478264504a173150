import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { emptyWorld } from '../testing/world.ts'
import { ask, askBy, askPrepared, preparedAs, written } from './ask.ts'
import type { Db } from './connect.ts'
import { sql as worded } from './words.ts'

const server = emptyWorld()

test('a statement is written as the query builder writes it', () => {
  const inner = sql`x = any(${sql.param([1, 2])}::int[]) and ${sql.raw('y')} < ${new Date(0)}`
  const statement = sql`select ${1}, ${null}, ${'words'} where ${sql.join([inner, sql`true`, inner], sql` and `)}${undefined}`
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  expect(written(statement)).toEqual({ sql: text, params })
})

test('words of ours are those of the query builder', () => {
  const of = (said: typeof worded | typeof sql) =>
    said`select ${1}, ${said.join([said`a`, said`b = ${'c'}`, said.raw('d')], said` and `)}, ${said.param([2])}${undefined}`
  const { sql: text, params } = new PgDialect().sqlToQuery(of(sql))
  expect(new PgDialect().sqlToQuery(of(worded))).toMatchObject({ sql: text, params })
  expect(written(of(worded))).toEqual({ sql: text, params })
})

test('what is prepared has one name for one text, from the second time on, where a connection keeps it, and else none', async () => {
  const asked: unknown[] = []
  const query = async (config: { name?: string }) => (asked.push(config.name), { rows: [] })
  const through = (keepsStatements: boolean) => askBy({} as Db, { pool: { query } as never, keepsStatements })
  const [kept, lent] = [through(true), through(false)]
  for (const value of [1, 2, 3]) await askPrepared(kept, worded`select ${value}::int`)
  for (const value of [1, 2]) await askPrepared(kept, worded`select ${value}::int + 1`)
  await askPrepared(lent, worded`select ${1}::int`)
  await ask(kept, worded`select ${1}::int`)
  const [first, one, again, firstOther, other, ...without] = asked
  expect([one, other]).toEqual([expect.any(String), expect.any(String)])
  expect([first, firstOther, again, other !== one]).toEqual([undefined, undefined, one, true])
  expect(without).toEqual([undefined, undefined])
  expect([preparedAs(kept, 'own'), preparedAs(lent, 'own'), preparedAs({} as Db, 'own')]).toEqual([
    'own',
    '',
    '',
  ])
})

test('its rows come as the database says them, in a transaction too', async () => {
  const statement = sql`select ${2}::int + ${3}::int as sum, ${'2026-11-21'}::date as day`
  const wanted = [{ sum: 5, day: '2026-11-21' }]
  expect(await ask(server.db, statement)).toEqual(wanted)
  for (const _ of [1, 2, 3]) expect(await askPrepared(server.db, statement)).toEqual(wanted)
  expect(await server.db.transaction((tx) => ask(tx, statement))).toEqual(wanted)
})

test('a table of the query builder is none of its words', () => {
  expect(() => written(sql`select 1 from ${users}`)).toThrow('words and values')
})
