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
