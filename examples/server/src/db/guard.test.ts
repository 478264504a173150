import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emptyWorld } from '../testing/world.ts'
import { UsedInsideTransaction } from './guard.ts'

const server = emptyWorld()

const one = sql`select 1 as one`

test('db inside a transaction is refused at once, with words that name the mistake', async () => {
  const { db } = server
  const mistakes = [
    () => db.execute(one),
    () => db.transaction((inner) => inner.execute(one)),
    () => server.connection.pool.query('select 1'),
  ]
  for (const mistake of mistakes) {
    const caught: unknown = await db
      .transaction(async () => {
        await mistake()
      })
      .catch((error: unknown) => error)
    const cause = caught instanceof UsedInsideTransaction ? caught : (caught as Error).cause
    expect(cause).toBeInstanceOf(UsedInsideTransaction)
    expect((cause as Error).message).toContain('use the tx')
  }
  expect((await db.execute(one)).rows).toEqual([{ one: 1 }])
})

test('what a transaction leaves behind may use db once it has ended', async () => {
  const { db } = server
  let goOn = (): void => undefined
  let later: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    later = new Promise<void>((resolve) => (goOn = resolve)).then(() => db.execute(one))
    await tx.execute(one)
    await tx.transaction((inner) => inner.execute(one))
  })
  goOn()
  await expect(later).resolves.toMatchObject({ rows: [{ one: 1 }] })
})

test('transactions and plain queries at once each get their own answers', async () => {
  const { db } = server
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const ask = sql`select ${index}::int as asked`
      const { rows } = index % 3 === 0 ? await db.transaction((tx) => tx.execute(ask)) : await db.execute(ask)
      return rows[0]?.['asked']
    }),
  )
  expect(answers).toEqual(answers.map((_, index) => index))
})
