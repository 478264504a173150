import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emptyWorld } from '../testing/world.ts'
import { onceCommitted, UsedInsideTransaction } from './guard.ts'

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

test('what follows a commit is done after it with db, in order, and not at all where it is taken back', async () => {
  const { db } = server
  const seen: string[] = []
  const note = (what: string) =>
    onceCommitted(async () => void seen.push(what, String((await db.execute(one)).rows.length)))
  await db.transaction(async (tx) => {
    await note('first')
    await tx.execute(one)
    await note('second')
    seen.push('committing')
  })
  await expect(
    db.transaction(async () => {
      await note('never')
      throw new Error('Taken back')
    }),
  ).rejects.toThrow('Taken back')
  await note('at once')
  expect(seen).toEqual(['committing', 'first', '1', 'second', '1', 'at once', '1'])
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
