import {
  endBefore,
  get,
  goOffline,
  goOnline,
  increment,
  limitToFirst,
  limitToLast,
  off,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  push,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  startAfter,
  update,
} from 'firebase/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startRealtime, untilValue, type Running } from './testing/startRealtime.ts'

let running: Running
beforeEach(async () => {
  running = await startRealtime()
})
afterEach(() => running.stop())

test('what one client sets, updates and removes, another sees live', async () => {
  const [ann, bea] = [await running.client('ann'), await running.client('bea')]
  const seen: unknown[] = []
  await new Promise<void>((ready) => {
    onValue(ref(bea.db, 'room'), (at) => {
      seen.push(at.val())
      ready()
    })
  })
  await set(ref(ann.db, 'room'), { name: 'kitchen', size: 12, open: false })
  await update(ref(ann.db, 'room'), { size: 13, 'door/color': 'red' })
  await remove(ref(ann.db, 'room/name'))
  await untilValue(
    ref(bea.db, 'room'),
    (value: { name?: string; size?: number }) => value?.size === 13 && !value.name,
  )
  expect(seen).toEqual([
    null,
    { name: 'kitchen', size: 12, open: false },
    { name: 'kitchen', size: 13, open: false, door: { color: 'red' } },
    { size: 13, open: false, door: { color: 'red' } },
  ])
})

test('a pushed child sorts after the ones before it, and the server time is set there', async () => {
  const { db } = await running.client('ann')
  const first = await push(ref(db, 'list'), { at: serverTimestamp() })
  await running.realtime.push('list', { at: 0 })
  await push(ref(db, 'list'), { at: 1 })
  const keys = Object.keys((await get(ref(db, 'list'))).val() as object)
  expect(keys).toHaveLength(3)
  expect(keys[0]).toBe(first.key)
  expect((await get(first)).val()).toEqual({ at: expect.any(Number) })
})

test('empty objects and nulls vanish, with the parents they leave empty', async () => {
  const { db } = await running.client('ann')
  await set(ref(db, 'a/b/c'), 1)
  await update(ref(db, 'a/b'), { c: null, d: {} })
  expect((await get(ref(db, 'a'))).exists()).toBe(false)
  expect(running.realtime.get('')).toBeNull()
})

test('a leaf becomes a parent and a parent a leaf', async () => {
  const { db } = await running.client('ann')
  await set(ref(db, 'a'), 'leaf')
  await set(ref(db, 'a/b'), 1)
  expect(running.realtime.get('a')).toEqual({ b: 1 })
  await set(ref(db, 'a'), 'leaf')
  expect(running.realtime.get('')).toEqual({ a: 'leaf' })
})

test('the key __proto__ is data like any other', async () => {
  const { db } = await running.client('ann')
  await set(ref(db, 'odd/__proto__/x'), 1)
  expect(JSON.stringify(running.realtime.get('odd'))).toBe('{"__proto__":{"x":1}}')
  expect(({} as { x?: number }).x).toBeUndefined()
})

test('a limitToLast window follows what comes, changes, moves and goes', async () => {
  const { db } = await running.client('ann')
  for (const [key, timestamp] of Object.entries({ a: 1, b: 2, c: 3, d: 4 }))
    await running.realtime.set(`m/${key}`, { timestamp })
  const last = query(ref(db, 'm'), orderByChild('timestamp'), limitToLast(2))
  const events: string[] = []
  onChildAdded(last, (at) => events.push(`+${at.key}`))
  onChildChanged(last, (at) => events.push(`~${at.key}`))
  onChildRemoved(last, (at) => events.push(`-${at.key}`))
  const holds = (...keys: string[]) =>
    untilValue(last, (value: object | null) => Object.keys(value ?? {}).join() === keys.join())
  await holds('c', 'd')
  await running.realtime.set('m/e', { timestamp: 5 }) // enters, c leaves
  await holds('d', 'e')
  await running.realtime.set('m/a/text', 'outside: nothing is sent')
  await running.realtime.set('m/e/text', 'changed')
  await running.realtime.set('m/d', null) // leaves, c is back
  await holds('c', 'e')
  await running.realtime.set('m/e/timestamp', 0) // moves out, b comes
  await holds('b', 'c')
  expect(events.join(' ')).toBe('+c +d -c +e ~e -d +c -e +b')
})

test('queries by child, key and value, from either end and between bounds', async () => {
  const { db } = await running.client('ann')
  await running.realtime.set('scores', { x: 3, y: 1, z: 2, 10: 'ten', 9: true })
  await running.realtime.set('people', {
    p: { age: 30 },
    q: { age: 20 },
    r: { age: 30 },
    s: { name: 'ageless' },
  })
  const keys = async (...constraints: Parameters<typeof query> extends [unknown, ...infer C] ? C : never) => {
    const found: string[] = []
    const place = constraints.length > 0 ? ref(db, 'scores') : ref(db)
    ;(await get(query(place, ...constraints))).forEach((at) => void found.push(at.key))
    return found
  }
  expect(await keys(orderByValue())).toEqual(['9', 'y', 'z', 'x', '10'])
  expect(await keys(orderByKey(), limitToFirst(2))).toEqual(['9', '10'])
  expect(await keys(orderByKey(), startAfter('10'))).toEqual(['x', 'y', 'z'])
  expect(await keys(orderByValue(), startAfter(1), endBefore('a'))).toEqual(['z', 'x'])
  const older = await get(query(ref(db, 'people'), orderByChild('age'), endBefore(30, 'r'), limitToLast(2)))
  expect(Object.keys(older.val() as object).sort()).toEqual(['p', 'q'])
})

test('increments of two clients at once all count', async () => {
  const [ann, bea] = [await running.client('ann'), await running.client('bea')]
  const adds = [ann, bea].flatMap(({ db }) =>
    Array.from({ length: 20 }, () => set(ref(db, 'n'), increment(1))),
  )
  await Promise.all([...adds, running.realtime.increment('n', 2)])
  expect(running.realtime.get('n')).toBe(42)
})

test('contended transactions each see the one before', async () => {
  const all = await Promise.all(['ann', 'bea', 'cy'].map((uid) => running.client(uid)))
  const turns = all.flatMap(({ db }) =>
    Array.from({ length: 5 }, () =>
      runTransaction(ref(db, 'account'), (now: { n: number } | null) => ({ n: (now?.n ?? 0) + 1 })),
    ),
  )
  expect((await Promise.all(turns)).every(({ committed }) => committed)).toBe(true)
  expect(running.realtime.get('account/n')).toBe(15)
})

test('client and server agree on the hash of any value, so that transactions on them pass', async () => {
  const { db } = await running.client('ann')
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const odd: Record<string, unknown> = {
    minus: -0.1,
    tiny: 5e-324,
    huge: 1.7e308,
    yes: true,
    no: false,
    emoji: '👩‍⚕️ é',
    empty: '',
  }
  for (let i = 0; i < 2_000; i++) odd[`n${i}`] = random() * 10 ** Math.floor(random() * 20 - 5)
  await running.realtime.set('values', odd)
  await running.realtime.set('ranked', {
    b: { '.value': 1, '.priority': 2 },
    a: { '.value': 1, '.priority': 'x' },
  })
  for (const place of ['values', 'ranked']) {
    // A hash that differs makes the client try 25 times and give up.
    let tries = 0
    const { committed } = await runTransaction(ref(db, place), (now: object | null) => {
      tries++
      return now && { ...now, done: true }
    })
    expect(committed).toBe(true)
    expect(tries).toBeLessThanOrEqual(3)
    expect(running.realtime.get(`${place}/done`)).toBe(true)
  }
})

test('priorities order children and go with their value', async () => {
  const { db } = await running.client('ann')
  await setWithPriority(ref(db, 'p/a'), 'first', 9)
  await setWithPriority(ref(db, 'p/b'), 'second', 1)
  await setPriority(ref(db, 'p/a'), 0)
  const order: string[] = []
  ;(await get(ref(db, 'p'))).forEach((at) => void order.push(`${at.key}:${at.priority}`))
  expect(order).toEqual(['a:0', 'b:1'])
})

test('what was left for the disconnect happens when the socket closes, unless it was cancelled', async () => {
  const [ann, bea] = [await running.client('ann'), await running.client('bea')]
  await set(ref(ann.db, 'presence'), { ann: true, stays: true })
  await onDisconnect(ref(ann.db, 'presence/ann')).set('gone')
  await onDisconnect(ref(ann.db, 'presence')).update({ left: serverTimestamp() })
  await onDisconnect(ref(ann.db, 'presence/stays')).remove()
  await onDisconnect(ref(ann.db, 'presence/stays')).cancel()
  goOffline(ann.db)
  const after = await untilValue(ref(bea.db, 'presence'), (value: { left?: number }) => Boolean(value?.left))
  expect(after).toEqual({ ann: 'gone', stays: true, left: expect.any(Number) })
})

test('writes made while offline are sent after the reconnect, and missed values arrive', async () => {
  const { db } = await running.client('ann')
  await set(ref(db, 'here'), 1)
  onValue(ref(db, 'there'), () => undefined)
  goOffline(db)
  const queued = set(ref(db, 'here'), 2)
  await running.realtime.set('there', 'missed')
  expect(running.realtime.get('here')).toBe(1)
  goOnline(db)
  await queued
  expect(running.realtime.get('here')).toBe(2)
  expect(await untilValue(ref(db, 'there'), (value) => value === 'missed')).toBe('missed')
})

test('a message of more than 16,384 characters comes in pieces', async () => {
  const { db } = await running.client('ann')
  const long = 'häuslich '.repeat(30_000)
  await set(ref(db, 'long'), long)
  expect(running.realtime.get('long')).toBe(long)
  expect((await get(ref(db, 'long'))).val()).toBe(long)
})

test('a listen that ended brings nothing more', async () => {
  const { db } = await running.client('ann')
  const place = ref(db, 'a')
  const seen: unknown[] = []
  await new Promise<void>((ready) => {
    onValue(place, (at) => {
      seen.push(at.val())
      ready()
    })
  })
  off(place)
  await running.realtime.set('a', 1)
  await get(ref(db, 'b'))
  expect(seen).toEqual([null])
})
