import { login } from '@homecare/sdk'
import { expect, test } from 'vitest'
import { emptyWorld } from '../testing/world.ts'
import { countHit } from './rateLimit.ts'

const server = emptyWorld()

const limit = { name: 'knock', hits: 2, seconds: 60 }

test('hits beyond the limit are refused with the seconds to wait, and counted anew afterwards', async () => {
  const { db, clock } = server
  const knock = () => countHit(db, limit, ['someone'], clock.now())
  await knock()
  await knock()
  clock.advance(20_000)
  await expect(knock()).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '40' } })
  clock.advance(40_000)
  await knock()
})

test('callers are counted apart, and together in every process', async () => {
  const { db, clock } = server
  await Promise.all(
    ['a', 'b'].flatMap((caller) => [1, 2].map(() => countHit(db, limit, [caller], clock.now()))),
  )
  await expect(countHit(db, limit, ['a'], clock.now())).rejects.toMatchObject({ status: 429 })
})

test('trying passwords of one address is stopped, with Retry-After', async () => {
  const { care } = server.visitor()
  const attempt = () => care.call(login, { body: { email: 'someone@example.com', password: 'guess' } })
  for (let tries = 0; tries < 10; tries++)
    await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(attempt()).rejects.toMatchObject({ kind: 'tooMany', retryAfter: 60 })
})
