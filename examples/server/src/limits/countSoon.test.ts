import { expect, test } from 'vitest'
import { emptyWorld } from '../testing/world.ts'
import { withoutMemory } from '../db/connect.ts'
import { countSoon } from './countSoon.ts'

const server = emptyWorld()

const limit = { name: 'look', hits: 3, seconds: 60 }

test('hits beyond the limit are refused at once with the seconds to wait, and counted anew afterwards', async () => {
  const { db, clock } = server
  const look = () => countSoon(db, { ...limit, name: 'once' }, ['someone'], clock.now())
  for (let hit = 0; hit < 3; hit++) await look()
  clock.advance(20_000)
  await expect(look()).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '40' } })
  clock.advance(40_000)
  await look()
})

test('processes tell one another once a second what they counted', async () => {
  const { connection, clock } = server
  const [here, there] = [withoutMemory(connection).db, withoutMemory(connection).db]
  const look = (db: typeof here, caller = 'someone') => countSoon(db, limit, [caller], clock.now())
  await look(here)
  await look(here)
  // The other has not heard of the second one yet.
  for (let hit = 0; hit < 2; hit++) await look(there)
  clock.advance(1000)
  await look(here, 'another')
  await expect(look(there)).rejects.toMatchObject({ status: 429 })
  await expect(look(here)).rejects.toMatchObject({ status: 429 })
  await look(there, 'another')
})

test('callers of one request are counted apart', async () => {
  const { db, clock } = server
  const look = (...callers: string[]) => countSoon(db, { ...limit, name: 'both' }, callers, clock.now())
  for (let hit = 0; hit < 3; hit++) await look('first', 'first')
  await expect(look('first')).rejects.toMatchObject({ status: 429 })
  await look('second')
})
