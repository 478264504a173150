import { expect, test } from 'vitest'
import { createClient } from '../client/client.js'
import { refuseWith, fakeServer } from '../testing/fakeServer.js'
import { startConversation } from './calls.js'
import { startAction } from './starting.js'
import { messageOf } from './testing/messages.js'

test('what is sent again after a failure has its key, what is written anew another', async () => {
  const keys: (string | null)[] = []
  let [made, failures, followed] = [0, 1, 0]
  const server = fakeServer().on(startConversation, ({ headers }) => {
    keys.push(headers.get('Idempotency-Key'))
    return failures-- > 0 ? refuseWith(422) : { id: 5, cid: 'c5', message: messageOf(1) }
  })
  const start = startAction(
    createClient({ fetch: server.fetch, pause: async () => undefined, cookies: () => '' }),
    () => `key-${++made}`,
    async () => void followed++,
  )
  expect(await start.run({ to_user: 8, message: 'Hello' })).toBeUndefined()
  expect([start.error.value !== null, followed]).toEqual([true, 0])
  expect(await start.run({ to_user: 8, message: 'Hello' })).toEqual({ id: 5 })
  await start.run({ to_user: 8, message: 'Hello' })
  failures = 1
  await start.run({ to_user: 8, message: 'Hello' })
  await start.run({ to_user: 9, message: 'Hello' })
  expect(keys).toEqual(['key-1', 'key-1', 'key-2', 'key-3', 'key-4'])
  expect(followed).toBe(3)
})
