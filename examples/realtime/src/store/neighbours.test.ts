import { EventEmitter } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import {
  get,
  increment,
  off,
  onChildAdded,
  onValue,
  push,
  ref,
  set,
  update,
  type Database,
} from 'firebase/database'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  memoryLeafStore,
  postgresLeafStore,
  postgresNeighbours,
  type LeafStore,
  type Neighbours,
} from '../index.ts'
import { channel, payloadOf, type Hear } from './neighbours.ts'
import { startRealtime, untilValue, type Running } from '../testing/startRealtime.ts'
import type { Leaf } from '../tree/tree.ts'

/** What two processes share, and how one of them joins. */
type Shared = () => Promise<(name: string) => { store: LeafStore; neighbours: Neighbours }>

/** A store in memory that tells of its writes as Postgres does: to everybody, in order, once they are there. */
const inMemory: Shared = async () => {
  const rows = new Map<string, Leaf>()
  const hearers: [name: string, hear: Hear][] = []
  return (name) => {
    const store = memoryLeafStore(rows)
    return {
      store: {
        ...store,
        async write(changes, told) {
          await store.write(changes, told)
          for (const { n, note } of told)
            for (const [who, hear] of hearers) hear(note, who === name ? n : null)
        },
      },
      neighbours: { listen: async (hear) => void hearers.push([name, hear]), close: async () => {} },
    }
  }
}

const url = process.env.TEST_DATABASE_URL
const pools: Pool[] = []
const inPostgres: Shared = async () => {
  const pool = new Pool({ connectionString: url })
  pools.push(pool)
  await pool.query(
    'create table if not exists realtime_leaves (path text collate "C" primary key, value jsonb not null)',
  )
  await pool.query('truncate realtime_leaves')
  return (name) => ({
    store: postgresLeafStore(pool, name),
    neighbours: postgresNeighbours(pool, name, () => undefined),
  })
}

const shared: [where: string, open: Shared][] = [['in memory', inMemory]]
if (url) shared.push(['on one Postgres', inPostgres])

describe.each(shared)('two processes %s', (_, open) => {
  let one: Running
  let other: Running
  beforeAll(async () => {
    const join = await open()
    one = await startRealtime(join('one'))
    other = await startRealtime(join('other'))
  })
  afterAll(async () => {
    await one.stop()
    await other.stop()
    for (const pool of pools.splice(0)) await pool.end()
  })
  afterEach(() => Promise.all([one.realtime.set('room', null), other.realtime.set('room', null)]))

  test('a message written through one is heard through the other, whole', async () => {
    const [writer, reader] = [await one.client('1'), await other.client('2')]
    const room = ref(reader.db, 'room/messages')
    const first = new Promise((heard) => onChildAdded(room, (message) => heard(message.val())))
    await push(ref(writer.db, 'room/messages'), { uid: 1, content: 'Good morning', readBy: { me: true } })
    expect(await first).toEqual({ uid: 1, content: 'Good morning', readBy: { me: true } })
    off(room)
  })

  test('several places written at once are heard at once', async () => {
    const [writer, reader] = [await one.client('1'), await other.client('2')]
    const room = ref(reader.db, 'room')
    const seen: unknown[] = []
    await set(ref(writer.db, 'room'), { a: 1, b: 1 })
    await untilValue<{ a: number } | null>(room, (value) => value?.a === 1)
    onValue(room, (at) => void seen.push(at.val()))
    await update(ref(writer.db, 'room'), { a: 2, b: 2 })
    await expect.poll(() => seen.at(-1)).toEqual({ a: 2, b: 2 })
    expect(seen).toEqual([
      { a: 1, b: 1 },
      { a: 2, b: 2 },
    ])
    off(room)
  })

  test('what is removed through one is gone through the other', async () => {
    const [writer, reader] = [await one.client('1'), await other.client('2')]
    await set(ref(writer.db, 'room/x'), { deep: { er: true } })
    await untilValue(ref(reader.db, 'room/x/deep/er'), (value) => value === true)
    await set(ref(writer.db, 'room/x'), null)
    await untilValue(ref(reader.db, 'room/x'), (value) => value === null)
    expect(other.realtime.get('room/x')).toBeNull()
  })

  test('what both write at once ends the same in both', async () => {
    const [left, right] = [await one.client('1'), await other.client('2')]
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        set(ref((i % 2 ? left : right).db, `room/${i % 4}`), { by: i, [`key${i}`]: true }),
      ),
    )
    const same = () => isDeepStrictEqual(one.realtime.get('room'), other.realtime.get('room'))
    await expect.poll(same, { timeout: 10_000 }).toBe(true)
    // Each place is as one of the two wrote it, and no mixture.
    for (const place of Object.values(one.realtime.get('room') as object) as { by: number }[])
      expect(place).toEqual({ by: place.by, [`key${place.by}`]: true })
    expect((await get(ref(left.db, 'room'))).val()).toEqual((await get(ref(right.db, 'room'))).val())
  })

  test('a count goes on where the other process left it', async () => {
    const [left, right] = [await one.client('1'), await other.client('2')]
    await set(ref(left.db, 'room/count'), increment(2))
    await untilValue(ref(right.db, 'room/count'), (value) => value === 2)
    await set(ref(right.db, 'room/count'), increment(3))
    await untilValue(ref(left.db, 'room/count'), (value) => value === 5)
  })

  test('a sign-in that one ends is ended in the other', async () => {
    const token = await other.realtime.mintCustomToken('7')
    const signIn = async () => {
      const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken'
      const request = new Request(`http://x${path}`, { method: 'POST', body: JSON.stringify({ token }) })
      return (await other.realtime.fetch(request))?.status
    }
    expect(await signIn()).toBe(200)
    await one.realtime.revoke('7')
    await expect.poll(signIn).not.toBe(200)
  })

  test('a session that one ends is closed in the other, and no other session is', async () => {
    const [hers, theirs] = [
      await other.client('8', { session: 'hers' }),
      await other.client('9', { session: 'theirs' }),
    ]
    for (const { db } of [hers, theirs]) await get(ref(db, 'room'))
    const [left, stayed] = [watched(hers.db), watched(theirs.db)]
    await one.realtime.endSession('8', 'hers')
    await expect.poll(() => left.falls).toBe(1)
    expect(stayed.falls).toBe(0)
  })

  test('a process that comes later begins with all of it', async () => {
    await one.realtime.set('room/late', 'here')
    expect(await untilValueIn(other, 'room/late')).toBe('here')
  })
})

/** How often a connection fell since it stood. */
function watched(db: Database): { readonly falls: number } {
  const seen: boolean[] = []
  onValue(ref(db, '.info/connected'), (at) => void seen.push(at.val() === true))
  return {
    get falls() {
      return seen.filter((stands, index) => !stands && seen[index - 1]).length
    },
  }
}

async function untilValueIn({ realtime }: Running, path: string): Promise<unknown> {
  await expect.poll(() => realtime.get(path)).not.toBeNull()
  return realtime.get(path)
}

test.each([
  ['in use', false],
  ['closed already', true],
])('a connection that is told why it ends, and then falls, is let go once: %s', async (_, isClosed) => {
  const released = vi.fn<() => void>()
  const client = Object.assign(new EventEmitter(), {
    query: async () => undefined,
    release() {
      if (released.mock.calls.length > 0) throw new Error('released twice')
      released()
      // As a pool does with what it has back.
      client.on('error', () => undefined)
    },
  })
  const pool = { connect: async () => client } as unknown as Pool
  const neighbours = postgresNeighbours(pool, 'one', () => undefined)
  await neighbours.listen(() => undefined)
  if (isClosed) await neighbours.close()
  client.emit('error', new Error('terminating connection due to administrator command'))
  client.emit('error', new Error('Connection terminated unexpectedly'))
  await neighbours.close()
  expect(released).toHaveBeenCalledOnce()
})

test('a connection that is let go is given back, and hears no more', async () => {
  const asked: string[] = []
  const given: unknown[] = []
  const client = Object.assign(new EventEmitter(), {
    query: async (text: string) => void asked.push(text),
    release: (isBroken: unknown) => void given.push(isBroken),
  })
  const neighbours = postgresNeighbours(
    { connect: async () => client } as unknown as Pool,
    'one',
    () => undefined,
  )
  await neighbours.listen(() => undefined)
  await neighbours.close()
  expect(asked).toEqual([`listen ${channel}`, `unlisten ${channel}`])
  expect(given).toEqual([false])
  expect(client.eventNames()).toEqual([])
})

test('a note that is too long for one payload tells to read everything again', () => {
  const paths = Array.from({ length: 200 }, (_, i) => `a/rather/long/path/${i}/${'x'.repeat(60)}`)
  const noted = (note: { at: string; merge: boolean; paths: string[] }) =>
    JSON.parse(payloadOf('me', { n: 3, note })) as unknown
  expect(noted({ at: 'a', merge: true, paths })).toEqual({ from: 'me', n: 3, note: 'all' })
  const short = { at: 'a', merge: false, paths: ['a'] }
  expect(noted(short)).toEqual({ from: 'me', n: 3, note: short })
})
