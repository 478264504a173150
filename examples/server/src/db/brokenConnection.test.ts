import { expect, test } from 'vitest'
import { emptyWorld } from '../testing/world.ts'

const server = emptyWorld()

test('a connection that breaks while it is lent is no end of the process', async () => {
  const client = await server.connection.pool.connect()
  expect(() =>
    client.emit('error', new Error('terminating connection due to administrator command')),
  ).not.toThrow()
  client.release(true)
  expect((await server.fetch('/health')).status).toBe(200)
})

test('what was prepared on a connection that broke is prepared anew on its successor', async () => {
  const asked = { name: 'a statement', text: 'select $1::int as one', values: [1] }
  for (const _ of [1, 2]) {
    const client = await server.connection.pool.connect()
    for (const _ of [1, 2]) expect((await client.query(asked)).rows).toEqual([{ one: 1 }])
    client.release(true)
  }
})
