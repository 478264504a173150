import { login } from '@homecare/sdk/account'
import { describe, expect, test } from 'vitest'
import { emptyWorld } from '../testing/world.ts'
import { registerRoutes } from '../boot/routes.ts'
import { countedFor, countHit, lettersTo, reading } from './rateLimit.ts'

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

test('where one key has no hits left, those behind it are not counted', async () => {
  const { db, clock } = server
  const knock = (...callers: string[]) => countHit(db, { ...limit, name: 'both' }, callers, clock.now())
  for (let hit = 0; hit < 2; hit++) await knock('first', 'second')
  // Nobody uses up what another has left by knocking on.
  for (let hit = 0; hit < 3; hit++)
    await expect(knock('first', 'third')).rejects.toMatchObject({ status: 429 })
  for (let hit = 0; hit < 2; hit++) await knock('third')
  await expect(knock('fourth', 'second')).rejects.toMatchObject({ status: 429 })
  await knock('fourth', 'fourth')
  await expect(knock('fourth')).rejects.toMatchObject({ status: 429 })
})

test('trying passwords of one address is stopped, with Retry-After', async () => {
  const { care } = server.visitor()
  const attempt = () => care.call(login, { body: { email: 'someone@example.com', password: 'guess' } })
  for (let tries = 0; tries < 10; tries++)
    await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(attempt()).rejects.toMatchObject({ kind: 'tooMany', retryAfter: 60 })
})

describe('a request is counted', () => {
  const body = { email: ' Ana@Example.com' }
  const request = { ip: '::ffff:7.7.7.7', userId: 4, body, params: {} }
  const visit = { ...request, userId: undefined }

  test.each([
    ['for the address and the person', {}, request, ['ip 7.7.7.7', 'user 4']],
    ['of a visitor for the address', {}, visit, ['ip 7.7.7.7']],
    ['for the person alone', { counts: ['person'] as const }, request, ['user 4']],
    ['for whoever it is', { counts: ['caller'] as const }, request, ['user 4']],
    ['for whoever it is, a visitor', { counts: ['caller'] as const }, visit, ['ip 7.7.7.7']],
    ['for the recipient', lettersTo, request, ['email ana@example.com']],
    ['for no recipient where none is named', lettersTo, { ...request, body: [] }, []],
  ])('%s', (_, more, given, keys) => {
    expect(countedFor({ ...limit, ...more }, given)).toEqual(keys)
  })
})

test('every record that is read by its number and is nobody’s own is limited', () => {
  const walkable = registerRoutes(true)
    .all()
    .filter(({ call, policy }) => call.method === 'GET' && /:\w*id/i.test(call.path) && !policy.resource)
  const open = walkable.filter(
    ({ policy, limits }) =>
      policy.roles.length > 1 && !limits.some(({ counts }) => counts?.includes('caller')),
  )
  expect(walkable.length).toBeGreaterThan(8)
  expect(open.map(({ call }) => call.route)).toEqual([])
})

test('a walk along the numbers ends, there or not, and another visitor goes on', async () => {
  const { hits } = reading('')
  const look = async (id: number, ip: string) => {
    const request = new Request(`http://homecare.test/v1/caregivers/${id}/`)
    return (await server.app.fetch(request, ip)).status
  }
  for (let id = 1; id <= hits; id++) expect(await look(id, '7.7.7.7')).toBe(404)
  expect(await look(1, '7.7.7.7')).toBe(429)
  expect(await look(1, '8.8.8.8')).toBe(404)
  server.clock.advance(4 * 3_600_000)
  expect(await look(1, '7.7.7.7')).toBe(404)
})
